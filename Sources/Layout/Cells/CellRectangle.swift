/// A rectangle of cells; columns and rows count from 0.
package struct CellRectangle: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The first column after it.
  package var endColumn: Int { column + columns }

  /// The first row after it.
  package var endRow: Int { row + rows }

  /// Whether the cell lies inside.
  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The rectangle without so many cells at each side.
  package func inset(columns: Int, rows: Int) -> CellRectangle {
    CellRectangle(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }
}
