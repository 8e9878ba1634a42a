package import Layout

/// A grid as text with SGR sequences (ECMA-48, 8.3.117), one line a row.
///
/// There is no other control than SGR and line ends: the text can be kept in a file, printed, or
/// put into a log. Every line begins and ends in the terminal's own look, so that lines can be cut
/// out; blanks at the ends of lines are left away where nothing of their look would be seen.
package func drawANSI(_ grid: CellGrid, palette: Palette) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(3 * grid.columns * grid.rows)
  var seen = SeenLook(palette)
  for row in 0..<grid.rows {
    var cells = grid.row(row)
    while let last = cells.last, last.isBlank, !seen.of(last.style).showsOnBlank {
      cells.removeLast()
    }
    var current = CellLook()
    for cell in cells where !cell.isContinuation {
      var look = seen.of(cell.style)
      // A blank takes any look that is not seen on it.
      if cell.isBlank, !look.showsOnBlank, !current.showsOnBlank { look = current }
      if look != current {
        bytes.append(contentsOf: look.sgr.utf8)
        current = look
      }
      for byte in cell.text.utf8 { bytes.append(byte) }
    }
    if current != CellLook() { bytes.append(contentsOf: CellLook().sgr.utf8) }
    bytes.append(0xA)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The look of the last style that was asked for; neighbours mostly have the same.
private struct SeenLook {
  private let palette: Palette
  private var style = CellStyle.plain
  private var look: CellLook

  init(_ palette: Palette) {
    self.palette = palette
    look = palette.look(.plain)
  }

  mutating func of(_ style: CellStyle) -> CellLook {
    if !(style == self.style) { (self.style, look) = (style, palette.look(style)) }
    return look
  }
}

/// What turns a terminal that shows one grid into one that shows another of the same size, as control
/// sequences (ECMA-48: CUP, SGR); only what changed is written. Between updates the terminal is in its
/// own look.
package func drawANSI(
  _ grid: CellGrid, since before: CellGrid, palette: Palette
) -> String {
  var text = ""
  var current = CellLook()
  for row in grid.changedRows(since: before) {
    for columns in changedColumns(grid, before, row: row) {
      text += "\u{1B}[\(row + 1);\(columns.lowerBound + 1)H"
      for column in columns {
        let cell = grid[column, row]
        if cell.isContinuation { continue }
        let look = palette.look(cell.style)
        if look != current { text += look.sgr }
        current = look
        text += cell.text
      }
    }
  }
  return current == CellLook() ? text : text + CellLook().sgr
}

/// The stretches of a row to write again. To write a few cells that did not change is shorter than to
/// go past them, and half a wide cluster is never written.
private func changedColumns(_ grid: CellGrid, _ before: CellGrid, row: Int) -> [Range<Int>] {
  var stretches: [Range<Int>] = []
  for column in 0..<grid.columns where grid[column, row] != before[column, row] {
    let start = grid[column, row].isContinuation ? column - 1 : column
    let end = column + max(1, grid[column, row].width)
    if let last = stretches.last, start <= last.upperBound + 6 {
      stretches[stretches.count - 1] = last.lowerBound..<max(end, last.upperBound)
    } else {
      stretches.append(max(0, start)..<end)
    }
  }
  return stretches.map { $0.clamped(to: 0..<grid.columns) }
}
