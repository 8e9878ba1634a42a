/// A picture made of cells, the one thing that terminal, text and SVG are made from.
///
/// Drawing outside the grid does nothing, and no drawing ever leaves half of a wide cluster behind.
package struct CellGrid: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The glyphs that everything is drawn with.
  package let glyphs: GlyphSet
  private var cells: [Cell]
  private var arms: [LineArms]

  /// An empty grid.
  package init(columns: Int, rows: Int, glyphs: GlyphSet = .unicode) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.glyphs = glyphs
    cells = Array(repeating: .blank, count: self.columns * self.rows)
    arms = Array(repeating: [], count: self.columns * self.rows)
  }

  /// The whole grid.
  package var bounds: CellRectangle {
    CellRectangle(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// The cell there, blank outside the grid.
  package subscript(column: Int, row: Int) -> Cell {
    bounds.contains(column: column, row: row) ? cells[row * columns + column] : .blank
  }

  /// The cells of one row, left to right.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// The cells of one row in place.
  func withCells<Result>(row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[row * columns..<(row + 1) * columns]))
    }
  }

  /// The rows in which it differs from a grid of the same size.
  package func changedRows(since before: CellGrid) -> [Int] {
    (0..<rows).filter { row($0) != before.row($0) }
  }

  /// Whether both are one grid in memory, which tells at no cost that they are equal.
  package func sharesCells(with other: CellGrid) -> Bool {
    cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
    } && columns == other.columns
  }

  /// Puts one cluster of one or two cells; a wide one that would stick out at the right edge leaves
  /// a blank.
  package mutating func put(_ cell: Cell, column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    if cell.width == 2, column + 1 >= columns {
      replace(Cell(" ", style: cell.style), column: column, row: row)
      return
    }
    replace(cell, column: column, row: row)
    if cell.width == 2 {
      replace(Cell("", width: 0, style: cell.style), column: column + 1, row: row)
    }
  }

  /// Changes the styles of the cells in a rectangle.
  package mutating func restyle(_ area: CellRectangle, _ change: (inout CellStyle) -> Void) {
    for row in max(0, area.row)..<max(0, area.row, min(rows, area.endRow)) {
      for column in max(0, area.column)..<max(0, area.column, min(columns, area.endColumn)) {
        change(&cells[row * columns + column].style)
      }
    }
  }

  /// Blanks a rectangle.
  package mutating func clear(_ area: CellRectangle, style: CellStyle = .plain) {
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        put(Cell(" ", style: style), column: column, row: row)
      }
    }
  }

  /// Copies another grid here; what sticks out is left away, a wide cluster at an edge becomes
  /// blank. `area` is the part of the other grid, the whole of it when nil.
  package mutating func blit(
    _ other: CellGrid, column: Int, row: Int, area: CellRectangle? = nil
  ) {
    let area = area ?? other.bounds
    for y in 0..<area.rows {
      for x in 0..<area.columns {
        var cell = other[area.column + x, area.row + y]
        if cell.isContinuation {
          guard x == 0 else { continue }
          cell = Cell(" ", style: cell.style)
        } else if cell.width == 2, x + 1 == area.columns {
          cell = Cell(" ", style: cell.style)
        }
        put(cell, column: column + x, row: row + y)
        setArms(
          other.arms(column: area.column + x, row: area.row + y), column: column + x, row: row + y)
      }
    }
  }

  /// The part of the grid in a rectangle, as a grid of its own.
  package func part(_ area: CellRectangle) -> CellGrid {
    var part = CellGrid(columns: area.columns, rows: area.rows, glyphs: glyphs)
    part.blit(self, column: 0, row: 0, area: area)
    return part
  }

  /// The rows as plain text, trailing blanks included: each is as wide as the grid.
  package var lines: [String] {
    (0..<rows).map { row in self.row(row).map(\.text).joined() }
  }

  /// Which arms a line has in that cell; empty where there is none.
  func arms(column: Int, row: Int) -> LineArms {
    bounds.contains(column: column, row: row) ? arms[row * columns + column] : []
  }

  /// Remembers the arms of the line glyph that was put there.
  mutating func setArms(_ value: LineArms, column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    arms[row * columns + column] = value
  }

  /// Overwrites one cell and blanks the other half of a wide cluster that was there.
  private mutating func replace(_ cell: Cell, column: Int, row: Int) {
    let index = row * columns + column
    if cells[index].isContinuation, column > 0, cells[index - 1].width == 2 {
      cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    }
    if cells[index].width == 2, column + 1 < columns {
      cells[index + 1] = Cell(" ", style: cells[index + 1].style)
    }
    cells[index] = cell
    arms[index] = []
  }
}
