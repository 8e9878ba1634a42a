import Inspection
import Languages
import Layout
import Presentation

extension StageView {
  /// What a text needs in each locale against the room that it has.
  func drawNeeds(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let previewer = model.preview.previewer, let page = model.preview.page else {
      drawNoPreview(area, on: &screen)
      return
    }
    let room = page.isOneRoom ? page.cell?.available.points : "each its own room"
    let against = room.map { ", against \(model.glyphs(.limit)) \($0)" } ?? ""
    let title = isMeasured ? "needs\(against)" : "texts"
    if geometry.slots == nil {
      // Without pictures the table says what is shown.
      let whole = join(previewTitle(page), title)
      listRule(
        area, .needs, title: whole,
        measure: arrangement(page, beside: whole, columns: area.columns, previewer.measure.words),
        on: &screen)
    } else {
      listRule(area, .needs, title: title, measure: previewer.measure.words, on: &screen)
    }
    guard !page.rows.isEmpty else {
      screen.grid.write(
        "nothing is left of the filter: Esc shows all", column: area.column + 2, row: area.row + 1,
        columns: area.columns - 3, style: .quiet)
      return
    }
    let table = NeedsTable(page, columns: area.columns, screen.grid)
    let rows = needRows(area, of: page)
    for index in rows {
      let row = area.row + 1 + index - rows.lowerBound
      drawNeed(
        page.rows[index], table, isSelected: index == page.row, row: row, area, on: &screen)
      screen.add(
        .previewRow(index),
        CellRectangle(column: area.column, row: row, columns: area.columns, rows: 1))
    }
    drawMoreNeeds(rows, of: page.rows.count, area, on: &screen)
  }

  /// The rows in sight. Where not all are, the last line of the pane says how many are not.
  private func needRows(_ area: CellRectangle, of page: PreviewPage) -> Range<Int> {
    let count = page.rows.count
    let room = count <= area.rows - 1 ? count : max(1, area.rows - 2)
    let first = max(0, min(page.row - room + 1, count - room))
    return first..<min(count, first + room)
  }

  /// `» 3 more`, at the right of a line of its own.
  private func drawMoreNeeds(
    _ rows: Range<Int>, of count: Int, _ area: CellRectangle, on screen: inout StageScreen
  ) {
    guard rows.count < count, area.rows > 2 else { return }
    let below = count - rows.upperBound
    let words = below > 0 ? "\(below) more" : "\(rows.lowerBound) more above"
    let more = "\(model.glyphs(.cutHere)) \(words)"
    screen.grid.write(
      more, column: area.endColumn - 1 - screen.grid.cellWidth(more), row: area.endRow - 1,
      style: .quiet)
  }

  private func drawNoPreview(_ area: CellRectangle, on screen: inout StageScreen) {
    rule(area, title: "Preview", titleStyle: titleStyle(.needs), on: &screen)
    var lines: [PaneLine] = []
    if let problem = model.preview.problem {
      lines = [
        PaneLine(pieces: [
          .init(" "), .init(model.glyphs(.fails), .bad), .init(" \(problem.title)"),
        ])
      ]
      lines += problem.lines.map { PaneLine(pieces: [.init("   \($0)")]) }
    } else if model.preview.previewer == nil {
      lines = [PaneLine(pieces: [.init(" reading the product and its scenarios", .quiet)])]
    } else if !model.preview.unmeasured.isEmpty {
      lines = [PaneLine(pieces: [.init(" measuring", .quiet)])]
    } else if model.filter != nil {
      lines = [PaneLine(pieces: [.init(" nothing is left of the filter: Esc shows all", .quiet)])]
    } else {
      let device = model.preview.device?.name ?? "the device"
      lines = [
        PaneLine(pieces: [.init(" no text of this product has a place on \(device)", .quiet)])
      ]
    }
    drawList(lines, .needs, area, columns: area.columns, on: &screen)
  }

  private func drawNeed(
    _ cell: PreviewCell, _ table: NeedsTable, isSelected: Bool, row: Int, _ area: CellRectangle,
    on screen: inout StageScreen
  ) {
    let end = area.endColumn - 1
    let plain: CellStyle = isQuiet(cell) ? .quiet : .plain
    let language = cell.locale.description
    let direction = cell.direction
    if isSelected {
      screen.grid.write(model.glyphs(.cursor), column: area.column, row: row, style: .focus)
    }
    screen.grid.write(
      cell.locale.shortTag, column: area.column + 2, row: row, columns: table.tag, style: plain)
    screen.grid.write(
      cell.text.oneLine, column: area.column + table.textStart, row: row, columns: table.text,
      style: plain, direction: direction, kind: .content(language: language))
    guard isMeasured else {
      screen.grid.write(
        cell.name, column: area.column + table.needStart, row: row,
        columns: end - area.column - table.needStart, style: .quiet)
      return
    }
    let needEnd = area.column + table.needStart + NeedsTable.figure
    let need = cell.needs
    screen.grid.write(need, column: needEnd - need.count, row: row, style: plain)
    if table.hasOwnRooms {
      screen.grid.write(
        " of " + cell.has, column: needEnd, row: row, columns: NeedsTable.ofRoom,
        style: .quiet)
    }
    drawBar(cell, table, row: row, area, plain, on: &screen)
    screen.grid.write(
      over(cell), column: area.column + table.overStart, row: row, style: style(cell))
    screen.grid.write(
      cell.outcome, column: area.column + table.outcomeStart, row: row,
      columns: end - area.column - table.outcomeStart, style: plain)
  }

  /// A bar as long as what is needed; what passes the limit is over.
  private func drawBar(
    _ cell: PreviewCell, _ table: NeedsTable, row: Int, _ area: CellRectangle, _ plain: CellStyle,
    on screen: inout StageScreen
  ) {
    let bar = table.bar(cell)
    let start = area.column + table.barStart
    let filled = model.glyphs(.barFilled)
    screen.grid.write(
      String(repeating: filled, count: bar.inside), column: start, row: row, style: plain)
    let limit = start + table.limit
    screen.grid.write(
      model.glyphs(bar.beyond > 0 ? .limitPassed : .limit), column: limit, row: row,
      style: bar.beyond > 0 ? style(cell) : .rule)
    guard bar.beyond > 0 else { return }
    let text =
      String(repeating: filled, count: bar.beyond) + (bar.isCut ? model.glyphs(.cutHere) : "")
    screen.grid.write(text, column: limit + 1, row: row, style: style(cell))
  }
}

/// The columns of the table, and how long its bars are.
struct NeedsTable {
  let tag: Int
  let text: Int
  let bars: Int
  /// Cells of the figures of a row.
  let need: Int
  /// Cells from the beginning of a bar to the limit.
  let limit: Int
  /// Whether each row says what room it has.
  let hasOwnRooms: Bool

  /// Cells of `343.0`, and of ` of 343.0`.
  static let figure = 5
  static let ofRoom = 9

  var textStart: Int { 2 + tag + 1 }
  var needStart: Int { textStart + text + 1 }
  var barStart: Int { needStart + need + 1 }
  var overStart: Int { barStart + bars + 1 }
  /// Cells of `+32.6`, `+14.0 high`.
  let over: Int
  var outcomeStart: Int { overStart + over + 1 }

  init(_ page: PreviewPage, columns: Int, _ grid: CellGrid) {
    let rows = page.rows
    // What is told in lines or in height has a room of its own.
    hasOwnRooms =
      !page.isOneRoom
      || rows.contains { if case .width? = $0.lack { false } else { $0.lack != nil } }
    over = max(7, rows.map { $0.over(minus: "-").count }.max() ?? 0)
    let tags = rows.map { $0.locale.shortTag.count }.max() ?? 0
    tag = max(6, tags + 1)
    let longest =
      rows.map {
        grid.cellWidth($0.text.oneLine, kind: .content(language: $0.locale.description))
      }.max() ?? 0
    let outcomes = rows.map { $0.outcome.count }.max() ?? 0
    // Tag, figures and blanks have what they need, the outcome up to a third, the bar the rest.
    need = NeedsTable.figure + (hasOwnRooms ? NeedsTable.ofRoom : 1)
    let fixed = 2 + tag + 1 + 1 + need + 1 + 1 + over + 2
    let outcome = min(outcomes + 1, max(10, (columns - fixed) * 2 / 5))
    text = max(8, min(longest, (columns - fixed - outcome) / 2))
    bars = max(8, columns - fixed - outcome - text)
    let most = rows.map(\.share).max() ?? 1
    // What needs many times the room would leave nothing to see of it.
    let ratio = max(1.15, min(3, most))
    limit = max(2, Int(Double(bars - 2) / ratio))
  }

  /// The cells before the limit and beyond it, and whether it goes on out of sight.
  func bar(_ cell: PreviewCell) -> (inside: Int, beyond: Int, isCut: Bool) {
    let part = min(100, max(0, cell.share))
    let length = Int((part * Double(limit)).rounded())
    guard (cell.lack?.over ?? cell.over) > 0 else { return (min(limit, length), 0, false) }
    let room = bars - limit - 1
    let beyond = max(1, length - limit)
    return beyond > room ? (limit, room - 1, true) : (limit, beyond, false)
  }
}

extension String {
  /// With blanks for what ends lines.
  var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
