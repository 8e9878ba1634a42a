import Layout

extension CellLook {
  /// Whether an empty cell looks otherwise than the terminal's own.
  var showsOnBlank: Bool { background != nil || isUnderlined || isReversed }

  /// The sequence that gives this look, whatever was before.
  var sgr: String {
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
