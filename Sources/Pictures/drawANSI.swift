package import Layout

/// A grid as text with SGR sequences (ECMA-48, 8.3.117), one line a row.
///
/// There is no other control than SGR and line ends: the text can be kept in a file, printed, or
/// put into a log. Every line begins and ends in the terminal's own look, so that lines can be cut
/// out; blanks at the ends of lines are left away where nothing of their look would be seen.
package func drawANSI(_ grid: CellGrid, palette: Palette) -> String {
  var text = ""
  for row in 0..<grid.rows {
    var cells = grid.row(row)
    while let last = cells.last, last.isBlank, !palette.look(last.style).showsOnBlank {
      cells.removeLast()
    }
    var current = CellLook()
    for cell in cells where !cell.isContinuation {
      var look = palette.look(cell.style)
      // A blank takes any look that is not seen on it.
      if cell.isBlank, !look.showsOnBlank, !current.showsOnBlank { look = current }
      if look != current { text += look.sgr }
      current = look
      text += cell.text
    }
    if current != CellLook() { text += CellLook().sgr }
    text += "\n"
  }
  return text
}

extension CellLook {
  /// Whether an empty cell looks otherwise than the terminal's own.
  fileprivate var showsOnBlank: Bool { background != nil || isUnderlined || isReversed }

  /// The sequence that gives this look, whatever was before.
  fileprivate var sgr: String {
    var parameters = ["0"]
    if isBold { parameters.append("1") }
    if isUnderlined { parameters.append("4") }
    if isReversed { parameters.append("7") }
    if let foreground { parameters.append(CellLook.parameter(foreground, base: 30)) }
    if let background { parameters.append(CellLook.parameter(background, base: 40)) }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The eight colours have parameters of their own, the others those of xterm.
  private static func parameter(_ colour: Int, base: Int) -> String {
    (0..<8).contains(colour) ? "\(base + colour)" : "\(base + 8);5;\(colour)"
  }
}
