import Layout

extension CellLook {
  /// Whether an empty cell looks otherwise than the terminal's own.
  var showsOnBlank: Bool { background != nil || isUnderlined || isReversed }

  /// The sequence that gives this look, whatever was before.
  var sgr: String {
    var bytes: [UInt8] = []
    writeSGR(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the sequence that gives this look, whatever was before.
  func writeSGR(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[0".utf8)
    if isBold { bytes.append(contentsOf: ";1".utf8) }
    if isUnderlined { bytes.append(contentsOf: ";4".utf8) }
    if isReversed { bytes.append(contentsOf: ";7".utf8) }
    if let foreground { CellLook.write(foreground, base: 30, to: &bytes) }
    if let background { CellLook.write(background, base: 40, to: &bytes) }
    bytes.append(UInt8(ascii: "m"))
  }

  /// The eight colours have parameters of their own, the others those of xterm.
  private static func write(_ colour: Int, base: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ";"))
    if (0..<8).contains(colour) {
      bytes.append(contentsOf: String(base + colour).utf8)
    } else {
      bytes.append(contentsOf: String(base + 8).utf8)
      bytes.append(contentsOf: ";5;".utf8)
      bytes.append(contentsOf: String(colour).utf8)
    }
  }
}
