import Layout

extension StageGeometry {
  /// Verify: the grid beside the cell under its cursor from 120 columns on; else the grid, or the
  /// cell that is open.
  mutating func layVerify(_ size: ScreenSize, isZoomed: Bool, isCellOpen: Bool) {
    let area = CellRectangle(
      column: 0, row: Self.firstRow, columns: size.columns, rows: size.rows - 2)
    guard size.columns >= 120, !isZoomed else {
      if isCellOpen { layCell(area) } else { matrix = area }
      return
    }
    let left =
      size.columns >= 200 ? size.columns / 2 : size.columns - 44 - (size.columns - 120) / 2
    let right = size.columns - left
    let brokeRows = min(9, area.rows / 3)
    let evidenceRows = max(5, (area.rows - brokeRows) / 3)
    var row = area.row
    func take(_ rows: Int) -> CellRectangle {
      defer { row += rows }
      return CellRectangle(column: left, row: row, columns: right, rows: rows)
    }
    matrix = CellRectangle(column: 0, row: area.row, columns: left, rows: area.rows)
    cell = take(area.rows - brokeRows - evidenceRows)
    broke = take(brokeRows)
    evidence = take(evidenceRows)
    lines.append(Line(column: left, firstRow: area.row, lastRow: area.endRow - 1))
  }

  /// A cell that has the screen: its presentations beside the evidence, or over it where it is
  /// narrow, and the boundaries below.
  private mutating func layCell(_ area: CellRectangle) {
    let brokeRows = area.rows >= (area.columns >= 80 ? 16 : 22) ? 9 : 0
    let upper = area.rows - brokeRows
    if brokeRows > 0 {
      broke = CellRectangle(
        column: 0, row: area.row + upper, columns: area.columns, rows: brokeRows)
    }
    if area.columns >= 80 {
      let left = area.columns * 41 / 80
      cell = CellRectangle(column: 0, row: area.row, columns: left, rows: upper)
      evidence = CellRectangle(
        column: left, row: area.row, columns: area.columns - left, rows: upper)
      lines.append(
        Line(column: left, firstRow: area.row, lastRow: area.row + upper - (broke == nil ? 1 : 0)))
    } else {
      let list = upper / 2
      cell = CellRectangle(column: 0, row: area.row, columns: area.columns, rows: list)
      evidence = CellRectangle(
        column: 0, row: area.row + list, columns: area.columns, rows: upper - list)
    }
  }

  /// Rows of the grid that are no cases: its rule, the filter, the counts, the locales, and below
  /// them the cell under the cursor and the signs.
  static let matrixChrome = 6
}
