package import Layout

/// A grid as plain text: one line a row, without the blanks at the ends of lines.
package func drawText(_ grid: CellGrid) -> String {
  grid.lines.map { line in
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}
