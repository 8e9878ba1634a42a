import CNcurses
import Layout
import Workbench

extension NcursesDevice {
  /// Writes the clusters that curses cannot hold, and what stands between them, into rows that curses
  /// has just sent. It takes their cells for blank and may have sent blanks for some of them though
  /// they did not change; what stood there before may not have been blank for the terminal either.
  func writePastCurses(_ grid: CellGrid, over before: CellGrid?, rows: [Int]) {
    var wrote = false
    for row in rows where row < size.rows {
      let cells = grid.row(row).prefix(size.columns)
      guard
        let range = Self.written(cells, over: before?.row(row).prefix(size.columns))
      else { continue }
      write(cells, range, row: Int32(row))
      wrote = true
    }
    if wrote { curses_flush() }
  }

  /// The columns of the words with such clusters, to where the last may reach in the terminal.
  static func written(
    _ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>?,
    width: (Unicode.Scalar) -> Int = CellCharacter.width
  ) -> Range<Int>? {
    var range: Range<Int>?
    for row in [cells, before].compactMap({ $0 }) {
      for (column, cell) in row.enumerated() where !cell.isContinuation {
        guard case .written(_, let columns) = CellCharacter(cell, width: width) else {
          continue
        }
        let end = min(cells.count, column + max(columns, cell.width))
        range = min(range?.lowerBound ?? column, column)..<max(range?.upperBound ?? end, end)
      }
    }
    guard var range else { return nil }
    // Words are written whole, so that a terminal which shapes letters has those of one together, and
    // no wide cluster by a half.
    func isBlank(_ column: Int) -> Bool { cells[cells.startIndex + column].isBlank }
    while range.lowerBound > 0, !isBlank(range.lowerBound - 1) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < cells.count, !isBlank(range.upperBound) {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private func write(_ cells: ArraySlice<Cell>, _ range: Range<Int>, row: Int32) {
    curses_move(row, Int32(range.lowerBound))
    var style: CellStyle?
    // After a joiner a terminal may take the next letter into the same cell: its own is blank then.
    var isJoined = false
    for column in range {
      let cell = cells[cells.startIndex + column]
      guard !cell.isContinuation else { continue }
      if style != cell.style {
        let look = palette.look(cell.style)
        curses_look(attributes(look), pair(look))
        style = cell.style
      }
      let isWritten: Bool
      let scalars: [Unicode.Scalar]
      switch CellCharacter(cell) {
      case .held(let held): (isWritten, scalars) = (false, held)
      case .written(let written, _): (isWritten, scalars) = (true, written)
      }
      if isJoined {
        write([" "])
        curses_move(row, Int32(column))
      }
      write(CellCharacter.prefix(scalars, columns: cells.count - column))
      let next = column + cell.width
      if isWritten || isJoined, next < cells.count { curses_move(row, Int32(next)) }
      isJoined = scalars.last == "\u{200D}"
    }
  }

  private func write(_ scalars: ArraySlice<Unicode.Scalar>) {
    let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
    bytes.withUnsafeBytes { buffer in
      curses_write(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }
}
