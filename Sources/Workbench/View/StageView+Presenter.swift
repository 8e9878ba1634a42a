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
    if let notice = model.notice {
      centre(notice, row: rows - 1, .focus, on: &screen)
    } else if model.isPlaying {
      centre("\(model.glyphs(.cursor)) playing", row: rows - 1, .time, on: &screen)
    }
  }

  /// The picture in the middle.
  private func drawPresented(
    _ pane: StagePane, _ area: CellRectangle, on screen: inout StageScreen
  ) {
    // The cursor has a column, the gutter another.
    let room = StagePictures.Room(columns: area.columns - 2, rows: area.rows, isFilled: true)
    let picture: DevicePicture?
    switch pane {
    case .island:
      let isMinimal = model.frame.surface(.minimal)?.visibility.isShown ?? false
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
