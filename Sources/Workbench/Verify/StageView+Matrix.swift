import Diagnostics
import Inspection
import Languages
import Layout
import Simulation

extension StageView {
  /// What the header says on Verify, longest first.
  func matrixTitles(_ product: String) -> [String] {
    guard let source = model.matrix.source else { return [product] }
    let cases = "\(source.rows.count) cases \(model.glyphs(.by)) \(source.locales.count) locales"
    if geometry.matrix == nil, let cell = cellName { return [cell] }
    return [join(product, source.device, cases), join(product, cases), product]
  }

  /// The case and the locale under the cursor.
  var cellName: String? {
    guard let row = model.matrix.row, let locale = model.matrix.locale else { return nil }
    return join(row.definition.id, locale.description)
  }

  /// Cases by locales: what is shown of them, how far they were run, and a row each.
  func drawMatrix(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let source = model.matrix.source else {
      drawNoMatrix(area, on: &screen)
      return
    }
    rule(
      area, title: suites(source), measure: "\(model.matrix.count) cells",
      titleStyle: model.matrix.isOpen ? .title : titleStyle(.matrix), on: &screen)
    drawMatrixFilter(area, on: &screen)
    drawProgress(area, on: &screen)
    let rows = model.matrix.rows
    let room = max(1, area.rows - StageGeometry.matrixChrome)
    let shown = Array(rows.dropFirst(model.matrix.top).prefix(room))
    let wanted =
      source.rows.map { $0.definition.id.count + $0.definition.title.count + 4 }.max() ?? 0
    let columns = MatrixColumns(
      model.matrix.columns.map { ($0, source.locales[$0]) }, cursor: model.matrix.cursor.column,
      wanted: wanted, room: area.columns)
    drawLocales(columns, source, row: area.row + 3, area, on: &screen)
    for (index, row) in shown.enumerated() {
      drawRow(row, columns, source, at: area.row + 4 + index, area, on: &screen)
    }
    let below = rows.count - model.matrix.top - shown.count
    if below > 0 {
      let text = "\(model.glyphs(.cutHere)) \(below) more"
      let width = screen.grid.cellWidth(text)
      screen.grid.write(
        text, column: area.endColumn - 1 - width, row: area.endRow - 2, style: .quiet)
    }
    if rows.isEmpty || columns.shown.isEmpty {
      screen.grid.write(
        model.matrix.choice == .failing && model.filter == nil
          ? "nothing fails of what was run" : "nothing is left of the filter: Esc shows all",
        column: area.column + 2, row: area.row + 4, columns: area.columns - 3, style: .quiet)
    } else if geometry.cell == nil {
      drawUnderCursor(area, reserved: below > 0 ? 10 : 0, on: &screen)
    }
    drawLegend(area, on: &screen)
  }

  private func drawNoMatrix(_ area: CellRectangle, on screen: inout StageScreen) {
    rule(area, title: "Verify", titleStyle: titleStyle(.matrix), on: &screen)
    var lines = [PaneLine(pieces: [.init(" reading the product and its scenarios", .quiet)])]
    if let problem = model.matrix.problem {
      lines = [
        PaneLine(pieces: [
          .init(" "), .init(model.glyphs(.fails), .bad), .init(" \(problem.title)"),
        ])
      ]
      lines += problem.lines.map { PaneLine(pieces: [.init("   \($0)")]) }
    }
    drawList(lines, .matrix, area, on: &screen)
  }

  /// Suites with how many cases each has; the one under the cursor has its sign.
  private func suites(_ source: any MatrixSource) -> String {
    var names: [(name: String, count: Int)] = []
    for row in source.rows {
      if names.last?.name == row.suite {
        names[names.count - 1].count += 1
      } else {
        names.append((row.suite, 1))
      }
    }
    let parts = names.map { suite in
      (suite.name == model.matrix.row?.suite ? model.glyphs(.cursor) : "")
        + "\(suite.name) \(suite.count)"
    }
    return parts.joined(separator: " \(model.glyphs(.separator)) ")
  }

  private func drawMatrixFilter(_ area: CellRectangle, on screen: inout StageScreen) {
    let row = area.row + 1
    var filter: [Piece] = [.init(" / "), .init("no filter", .quiet)]
    if let typed = model.filter {
      filter[1] = .init(
        typed.field.text + (typed.isTyping ? textCursor(model.glyphs) : ""),
        typed.isTyping ? .focus : .plain)
    }
    let choices = MatrixChoice.allCases.map { choice in
      (choice == model.matrix.choice ? model.glyphs(.cursor) : " ") + choice.rawValue
    }.joined(separator: " ")
    filter.append(.init("a \(choices)", .quiet, isTrailing: true))
    draw(filter, column: area.column, row: row, columns: area.columns, on: &screen)
    let half = area.columns / 2
    screen.add(
      .command(.filter), CellRectangle(column: area.column, row: row, columns: half, rows: 1))
    screen.add(
      .command(.choice),
      CellRectangle(column: area.column + half, row: row, columns: area.columns - half, rows: 1))
  }

  private func drawProgress(_ area: CellRectangle, on screen: inout StageScreen) {
    let matrix = model.matrix
    let ran = matrix.results.count
    let whole = String(matrix.count)
    let done = String(repeating: " ", count: max(0, whole.count - String(ran).count)) + "\(ran)"
    let columns = max(8, min(24, area.columns - 56))
    var filled = matrix.count == 0 ? 0 : ran * columns / matrix.count
    if ran < matrix.count { filled = min(filled, columns - 1) }
    let tip = filled == 0 || filled == columns ? 0 : 1
    var pieces: [Piece] = [
      .init(" ran \(done)/\(whole) "),
      .init(String(repeating: model.glyphs(.barFilled), count: filled), .time),
      .init(String(repeating: model.glyphs(.barTip), count: tip), .time),
      .init(String(repeating: model.glyphs(.barEmpty), count: columns - filled - tip), .rule),
      .init(" "),
    ]
    for verdict in CellVerdict.allCases {
      let count = matrix.count(verdict)
      if verdict == .notApplicable, count == 0 { continue }
      let state = MatrixCellState.judged(verdict)
      pieces += [.init(" "), .init(model.glyphs(state.glyph), state.style), .init(" \(count) ")]
    }
    let word =
      matrix.isRunning
      ? "running" : ran == 0 ? "space runs" : ran < matrix.count ? "paused" : ""
    pieces.append(.init(word, matrix.isRunning ? .time : .quiet, isTrailing: true))
    draw(pieces, column: area.column, row: area.row + 2, columns: area.columns, on: &screen)
  }

  private func drawLocales(
    _ columns: MatrixColumns, _ source: any MatrixSource, row: Int, _ area: CellRectangle,
    on screen: inout StageScreen
  ) {
    for column in columns.shown {
      let isSelected = column.index == model.matrix.cursor.column
      screen.grid.write(
        source.locales[column.index].description, column: area.column + column.column, row: row,
        columns: column.width - 1, style: isSelected ? .title : .quiet)
    }
    let sign = model.glyphs(.cutHere)
    if columns.hidesBefore {
      screen.grid.write(
        sign, column: area.column + columns.title - 2, row: row, style: .quiet)
    }
    if columns.hidesAfter {
      screen.grid.write(sign, column: area.endColumn - 2, row: row, style: .quiet)
    }
  }

  private func drawRow(
    _ index: Int, _ columns: MatrixColumns, _ source: any MatrixSource, at row: Int,
    _ area: CellRectangle, on screen: inout StageScreen
  ) {
    let isSelected = index == model.matrix.cursor.row
    let definition = source.rows[index].definition
    if isSelected {
      screen.grid.write(model.glyphs(.cursor), column: area.column + 1, row: row, style: .focus)
    }
    screen.grid.write(
      "\(definition.id) \(definition.title)", column: area.column + 2, row: row,
      columns: columns.title - 3)
    for column in columns.shown {
      let key = MatrixModel.Key(row: index, column: column.index)
      let state = model.matrix.state(key)
      let x = area.column + column.column
      screen.grid.write(model.glyphs(state.glyph), column: x, row: row, style: state.style)
      let cell = CellRectangle(column: x - 1, row: row, columns: min(column.width, 5), rows: 1)
      screen.add(.cell(key), cell)
      if key == model.matrix.cursor { screen.grid.restyle(cell) { $0.isReversed = true } }
    }
  }

  /// What became of the cell under the cursor, where it has no pane.
  private func drawUnderCursor(
    _ area: CellRectangle, reserved: Int, on screen: inout StageScreen
  ) {
    let matrix = model.matrix
    let state = matrix.state(matrix.cursor)
    let selected = matrix.selected
    var text = " \(cellName ?? "") \(state.words)"
    if let boundary = selected?.boundary { text += " at \(boundary.rawValue)" }
    let said = selected.flatMap { $0.telling?.id ?? $0.failure ?? $0.reason }
    if let said, state != .judged(.pass) { text += ": \(said)" }
    draw(
      [.init(" "), .init(model.glyphs(state.glyph), state.style), .init(text)],
      column: area.column, row: area.endRow - 2, columns: area.columns - reserved, on: &screen)
  }

  private func drawLegend(_ area: CellRectangle, on screen: inout StageScreen) {
    let states: [(MatrixCellState, String)] = [
      (.judged(.pass), "passes"), (.judged(.fail), "fails"),
      (.judged(.inconclusive), "could not look"), (.judged(.notApplicable), "n/a"),
      (.running, "runs now"), (.notRun, "not run"),
    ]
    var pieces: [Piece] = []
    for (state, words) in states {
      pieces += [
        .init(pieces.isEmpty ? " " : "  "), .init(model.glyphs(state.glyph), state.style),
        .init(" \(words)", .quiet),
      ]
    }
    draw(pieces, column: area.column, row: area.endRow - 1, columns: area.columns, on: &screen)
  }
}
