internal import CICU

/// How many terminal cells a text takes.
///
/// Marks and controls have none, wide and full-width characters and emoji two, all others one;
/// ambiguous ones are narrow (UAX #11). A cluster of several letters is as wide as they are
/// together, as terminals draw it.
package enum CellWidth {
  /// The cells of one grapheme cluster.
  package static func of(_ cluster: Character) -> Int {
    if let ascii = cluster.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    let scalars = cluster.unicodeScalars
    let first = scalars.first!
    if scalars.count > 1, isEmojiSequence(scalars) { return 2 }
    if scalars.count > 1, scalars.contains(textPresentation), cicu_is_emoji(first.value) {
      return 1
    }
    return scalars.reduce(0) { $0 + Int(cicu_width($1.value)) }
  }

  /// The cells of a text on one line.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Whether a cluster is one picture made of several: a flag, a keycap, a joined or modified one.
  package static func isEmojiSequence(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.count > 1 && isEmojiSequence(cluster.unicodeScalars)
  }

  /// Flags, keycaps, joined and modified pictures, and pictures asked for with U+FE0F.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    let first = scalars.first!.value
    let second = scalars.dropFirst().first!
    if (0x1F1E6...0x1F1FF).contains(first) { return (0x1F1E6...0x1F1FF).contains(second.value) }
    if scalars.contains(emojiPresentation) { return cicu_is_emoji(first) }
    if (0x1F3FB...0x1F3FF).contains(second.value) { return cicu_is_emoji(first) }
    return scalars.contains(joiner) && cicu_is_pictographic(first)
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
  private static let textPresentation: Unicode.Scalar = "\u{FE0E}"
}
