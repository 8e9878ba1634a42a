import Layout

extension CellLook {
  /// Whether an empty cell looks otherwise than the terminal's own.
  var showsOnBlank: Bool { background != nil || isUnderlined || isReversed }

  /// The sequence that gives this look, whatever was before.
  var sgr: String {
    var sequence = "\u{1B}[0"
    if isBold { sequence += ";1" }
    if isUnderlined { sequence += ";4" }
    if isReversed { sequence += ";7" }
    if let foreground { sequence += CellLook.parameter(foreground, base: 30) }
    if let background { sequence += CellLook.parameter(background, base: 40) }
    return sequence + "m"
  }

  /// The eight colours have parameters of their own, the others those of xterm.
  private static func parameter(_ colour: Int, base: Int) -> String {
    (0..<8).contains(colour) ? ";\(base + colour)" : ";\(base + 8);5;\(colour)"
  }
}
