extension Unicode.Scalar {
  /// Whether a terminal or a reader could take it for a command: C0, DEL, C1, line and paragraph
  /// separators, and the controls of the bidirectional algorithm.
  package var isUnsafe: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text with every unsafe scalar spelled out as `⟨U+202E⟩`, so that it cannot act.
  package var spelledOut: String {
    guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafe {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
