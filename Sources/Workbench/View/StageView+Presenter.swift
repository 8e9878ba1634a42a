import Diagnostics
import Inspection
import Internationalization
import Languages
import Layout
import Presentation
import Simulation

extension StageView {
  /// For an enlarged font: what is shown, one surface, the caption, how far the script is. After a
  /// change of language both names, each in its own language.
  func drawPresenter(on screen: inout StageScreen) {
    let (columns, rows) = (screen.grid.columns, screen.grid.rows)
    screen.grid.write(
      model.source.product.name, column: 1, row: 0, columns: columns / 3, style: .title)
    _ = drawDecided(on: &screen)
    let caption = model.frame.caption ?? ""
    let captionRow = rows - 5
    centre(caption, row: captionRow, .plain, on: &screen)
    if let change = model.languageChange {
      let arrow = model.glyphs == .unicode ? "→" : "->"
      let before = LanguageNames.name(of: change.before, in: change.before)
      let after = LanguageNames.name(of: change.after, in: change.after)
      centre("\(before) \(arrow) \(after)", row: captionRow + 1, .time, on: &screen)
    }
    drawProgress(row: rows - 2, on: &screen)
    guard let presented = model.presented else { return }
    let room = captionRow - 3
    let area = CellRectangle(column: 0, row: 2, columns: columns, rows: room)
    drawPresented(presented, area, on: &screen)
    drawLegend(of: presented, row: captionRow - 1, on: &screen)
    if let notice = model.notice {
      centre(notice, row: rows - 1, .focus, on: &screen)
    } else {
      drawState(row: rows - 1, on: &screen)
    }
  }

  /// Whether the script runs, and if not, which key goes on; then what else works here, as far as
  /// there is room.
  private func drawState(row: Int, on screen: inout StageScreen) {
    let separator = model.glyphs(.separator)
    let past = model.glyphs(.stepPast)
    let state =
      model.isPlaying
      ? "\(model.glyphs(.cursor)) playing"
      : model.waitsForKey
        ? "\(past) the script pauses \(separator) space goes on"
        : model.isAtEnd
          ? "\(past) the end \(separator) space plays it again"
          : "\(past) paused \(separator) space plays"
    var hints = ["Tab surface", "Esc leaves"]
    func width() -> Int {
      hints.reduce(screen.grid.cellWidth(state)) { $0 + 3 + screen.grid.cellWidth($1) }
    }
    while !hints.isEmpty, width() > screen.grid.columns - 2 { hints.removeLast() }
    var column = (screen.grid.columns - width()) / 2
    let style: CellStyle = model.isPlaying || model.waitsForKey ? .time : .quiet
    column += screen.grid.write(state, column: column, row: row, style: style)
    for hint in hints {
      column += 3 + screen.grid.write(hint, column: column + 3, row: row, style: .quiet)
    }
  }

  /// What the numbers beside the picture stand for.
  private func drawLegend(of pane: StagePane, row: Int, on screen: inout StageScreen) {
    guard model.shows.marks else { return }
    let surfaces = presentedSurfaces(pane)
    let shown = findings.filter { $0.runs.contains { surfaces.contains($0.surface) } }
    var words = shown.map { finding in
      ["\(finding.number)", finding.tag?.text(model.glyphs), finding.finding.id]
        .compactMap { $0 }.joined(separator: " ")
    }
    func line() -> String {
      let rest = shown.count - words.count
      return (words + (rest > 0 ? ["+ \(rest)"] : [])).joined(separator: "   ")
    }
    while words.count > 1, screen.grid.cellWidth(line()) > screen.grid.columns - 2 {
      words.removeLast()
    }
    centre(line(), row: row, .quiet, on: &screen)
  }

  /// What a pane of the presenter shows of the device at this moment.
  private func presentedSurfaces(_ pane: StagePane) -> [Surface] {
    switch pane {
    case .island: isMinimal ? [.minimal] : StagePictures.slots
    case .expanded: StagePictures.regions
    case .lockScreen, .displays, .stale, .ended, .findings, .voiceOver, .log, .inspect, .matrix,
      .cell, .evidence, .slots, .needs, .cards, .sizes:
      [.lockScreen]
    }
  }

  private var isMinimal: Bool { model.frame.surface(.minimal)?.visibility.isShown ?? false }

  /// The picture in the middle.
  private func drawPresented(
    _ pane: StagePane, _ area: CellRectangle, on screen: inout StageScreen
  ) {
    // The cursor has a column, the gutter another.
    let room = StagePictures.Room(columns: area.columns - 2, rows: area.rows, isFilled: true)
    let picture: DevicePicture?
    switch pane {
    case .island:
      picture = isMinimal ? pictures.minimal(isAttached: true, room) : pictures.compact(room)
    case .expanded: picture = pictures.expanded(room).picture
    case .lockScreen, .displays, .stale, .ended, .findings, .voiceOver, .log, .inspect, .matrix,
      .cell, .evidence, .slots, .needs, .cards, .sizes:
      picture = pictures.lockScreen(room)?.picture
    }
    guard let picture else {
      centre("nothing on the Lock Screen", row: area.row + 2, .quiet, on: &screen)
      return
    }
    let rows = min(picture.grid.rows, area.rows)
    let left = max(0, (area.columns - picture.grid.columns) / 2)
    let gutter = min(area.columns - left - picture.grid.columns, 9)
    show(
      picture,
      CellRectangle(
        column: left - 1, row: area.row - 1 + (area.rows - rows) / 2,
        columns: picture.grid.columns + 1 + gutter, rows: rows + 1),
      gutter: gutter >= 8 ? .tags(columns: gutter) : .number, hasCursor: true, isLive: true,
      on: &screen)
  }

  private func drawProgress(row: Int, on screen: inout StageScreen) {
    let steps = model.source.steps.count
    let spacing = max(1, min(3, (screen.grid.columns - 4) / max(1, steps)))
    let width = (steps - 1) * spacing + 1
    let fits = width <= screen.grid.columns - 4
    guard steps > 0, fits else {
      centre("\(model.position.step) / \(steps)", row: row, .quiet, on: &screen)
      return
    }
    _ = drawMarks(
      from: (screen.grid.columns - width) / 2, row: row, room: width, spacing: spacing,
      on: &screen)
  }

  private func centre(
    _ text: String, row: Int, _ style: CellStyle, on screen: inout StageScreen
  ) {
    let width = min(screen.grid.cellWidth(text), screen.grid.columns - 2)
    screen.grid.write(
      text, column: (screen.grid.columns - width) / 2, row: row, columns: width, style: style)
  }
}
