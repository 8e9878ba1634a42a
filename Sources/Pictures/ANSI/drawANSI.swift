package import Layout

/// A grid as text with SGR sequences (ECMA-48, 8.3.117), one line a row.
///
/// There is no other control than SGR and line ends: the text can be kept in a file, printed, or
/// put into a log. Every line begins and ends in the terminal's own look, so that lines can be cut
/// out; blanks at the ends of lines are left away where nothing of their look would be seen.
package func drawANSI(_ grid: CellGrid, palette: Palette) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(3 * grid.columns * grid.rows)
  let plain = CellLook()
  for row in 0..<grid.rows {
    let runs = grid.runs(row: row).map { (run: $0, look: palette.look($0.style)) }
    var end = 0
    if let last = runs.lastIndex(where: {
      $0.look.showsOnBlank || $0.run.inkEnd > $0.run.columns.lowerBound
    }) {
      let (run, look) = runs[last]
      end = look.showsOnBlank ? run.columns.upperBound : run.inkEnd
    }
    var current = plain
    for (run, look) in runs where run.columns.lowerBound < end && !run.isHalf {
      var start = run.columns.lowerBound
      let stop = min(end, run.columns.upperBound)
      // A blank takes any look that is not seen on it.
      if !look.showsOnBlank, !current.showsOnBlank {
        let ink = min(stop, run.firstInk)
        grid.write(start..<ink, row: row, to: &bytes)
        start = ink
      }
      guard start < stop else { continue }
      if look != current {
        look.writeSGR(to: &bytes)
        current = look
      }
      grid.write(start..<stop, row: row, to: &bytes)
    }
    if current != plain { plain.writeSGR(to: &bytes) }
    bytes.append(0xA)
  }
  return String(decoding: bytes, as: UTF8.self)
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
