import Languages
import Layout
import Presentation
import Simulation

extension StageView {
  /// The picture in its pane, with what changed in it where it is live; where it has more rows than the pane, the ones before the last go.
  func show(
    _ picture: DevicePicture, _ area: CellRectangle, gutter: DevicePicture.Gutter? = nil,
    hasCursor: Bool, isLive: Bool, on screen: inout StageScreen
  ) {
    let width = area.columns - 1 - picture.grid.columns
    let wanted: DevicePicture.Gutter =
      geometry.gutter == 1 ? .number : .tags(columns: max(1, width))
    let gutter = model.shows.marks ? gutter ?? wanted : .none
    var picture = picture
    if isLive { flash(&picture) }
    let run = hasCursor ? model.cursor?.run : nil
    let pane = picture.pane(
      gutter: gutter, cursor: run.map { ($0.surface, $0.text, $0.span) })
    let rows = area.rows - 1
    let shown = pane.grid.rows <= rows ? pane.grid.rows : rows - 1
    let columns = pane.grid.columns
    screen.grid.blit(
      pane.grid, column: area.column, row: area.row + 1,
      area: CellRectangle(column: 0, row: 0, columns: columns, rows: shown))
    if isLive { drawChanges(picture, area, rows: shown, on: &screen) }
    if hasCursor {
      addTargets(pane, area, rows: shown, on: &screen)
      drawGlosses(picture, area, rows: shown, on: &screen)
    }
    guard shown < pane.grid.rows else { return }
    screen.grid.blit(
      pane.grid, column: area.column, row: area.endRow - 1,
      area: CellRectangle(column: 0, row: pane.grid.rows - 1, columns: columns, rows: 1))
    screen.grid.write(
      screen.grid.glyphs(.cutHere), column: area.column + picture.grid.columns - 2,
      row: area.endRow - 1, style: .quiet)
  }

  /// What has just changed is reversed, then underlined.
  private func flash(_ picture: inout DevicePicture) {
    guard let flash = model.flash,
      let look = flash.look(isPresenting: model.presented != nil)
    else { return }
    for run in flash.runs {
      picture.restyle(surface: run.surface, text: run.text) { $0 = flashing($0, look) }
    }
  }

  /// A press on a text puts the cursor there.
  private func addTargets(
    _ pane: DevicePicture, _ area: CellRectangle, rows: Int, on screen: inout StageScreen
  ) {
    for row in 0..<rows {
      for column in 0..<pane.grid.columns {
        guard let hit = pane.hit(column: column, row: row) else { continue }
        screen.add(
          .run(StageRun(surface: hit.surface, text: hit.text)),
          CellRectangle(
            column: area.column + column, row: area.row + 1 + row, columns: 1, rows: 1))
      }
    }
  }

  /// `∆` in the gutter of what differs from the step before, after what stands there already.
  private func drawChanges(
    _ picture: DevicePicture, _ area: CellRectangle, rows: Int, on screen: inout StageScreen
  ) {
    let first = area.column + 1 + picture.grid.columns
    var marked: Set<Int> = []
    for run in model.changed.sorted(by: { ($0.surface, $0.text) < ($1.surface, $1.text) }) {
      guard
        let cell = picture.cells(surface: run.surface, text: run.text).first(where: {
          $0.row < rows
        })
      else { continue }
      let row = area.row + 1 + cell.row
      let end = geometry.gutter == 1 ? first + 1 : min(area.endColumn, screen.grid.columns)
      var column = geometry.gutter == 1 ? first : first + 1
      guard marked.insert(row).inserted else { continue }
      if let last = (column..<max(column, end)).last(where: { !screen.grid[$0, row].isBlank }) {
        column = geometry.gutter > 1 ? last + 2 : last + 1
      }
      // Where the gutter is full, before it.
      if column >= end, geometry.gutter > 1 { column = first }
      guard column < end, screen.grid[column, row].isBlank else { continue }
      screen.grid.write(screen.grid.glyphs(.changed), column: column, row: row, style: .time)
    }
  }

  /// Under a text, where the row is free, what it says in the source language.
  private func drawGlosses(
    _ picture: DevicePicture, _ area: CellRectangle, rows: Int, on screen: inout StageScreen
  ) {
    guard model.shows.gloss else { return }
    for (surface, text) in picture.texts {
      guard let gloss = gloss(StageRun(surface: surface, text: text)) else { continue }
      let cells = picture.cells(surface: surface, text: text)
      let limit = min(rows, picture.grid.rows) - 1
      guard let start = cells.first, let last = cells.last, last.row + 1 < limit
      else { continue }
      let row = last.row + 1
      let inside = 2..<(picture.grid.columns - 2)
      let width = min(screen.grid.cellWidth(gloss), inside.upperBound - inside.lowerBound)
      let column = max(inside.lowerBound, min(start.column, inside.upperBound - width))
      // A row that says anything else would seem to be glossed with it.
      let isFree = inside.allSatisfy { picture.grid[$0, row].isBlank }
      guard isFree else { continue }
      screen.grid.write(
        gloss, column: area.column + 1 + column, row: area.row + 1 + row, columns: width,
        style: .quiet, kind: .content(language: model.source.product.defaultLanguage.description))
    }
  }

  /// What a text says in the source language; nil where it is said already.
  func gloss(_ run: StageRun) -> String? {
    guard let surface = model.frame.surface(run.surface) else { return nil }
    let glosses = model.source.glosses(of: surface, at: model.position)
    return glosses.indices.contains(run.text) ? glosses[run.text] : nil
  }

  /// Names and points of the regions that a pane shows, for `b`.
  func bounds(_ pane: StagePane) -> String {
    guard model.shows.bounds else { return "" }
    let surfaces: [(String, Surface)] =
      switch pane {
      case .island: [("leading", .compactLeading), ("trailing", .compactTrailing)]
      case .expanded:
        [
          ("leading", .expandedLeading), ("trailing", .expandedTrailing),
          ("center", .expandedCenter), ("bottom", .expandedBottom),
        ]
      case .lockScreen, .displays, .stale, .ended, .findings, .voiceOver, .log, .inspect, .matrix,
        .cell, .evidence, .slots, .needs, .cards, .sizes:
        []
      }
    let parts = surfaces.compactMap { name, surface in
      pictures.placed(surface).map { "\(name) \(pictures.points(surface, $0))" }
    }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + " pt"
  }
}
