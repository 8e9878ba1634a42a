package import Languages

/// What a text of the development language becomes in a pseudolocale: a pure function of the text.
///
/// Specifiers and references (`%1$@`, `%#@name@`, `%arg`, `%%`), markup and entities, the targets of
/// links, code spans, escapes, what stands in braces, addresses and digits stay as they are.
package struct PseudoText {
  private let pseudolocale: Pseudolocale

  package init(_ pseudolocale: Pseudolocale) {
    self.pseudolocale = pseudolocale
  }

  /// The text in the pseudolocale; blank texts stay.
  ///
  /// - Parameter isWhole: whether it is all that is shown, not a substitution inside another text:
  ///   brackets stand around the whole.
  package func text(_ source: String, isWhole: Bool = true) -> String {
    guard !source.allSatisfy(\.isWhitespace) else { return source }
    let parts = PseudoTextParts(source).parts
    let words = parts.map { part in
      switch part {
      case .fixed(let text): text
      case .plain(let characters): plain(characters)
      }
    }.joined()
    switch pseudolocale {
    case .accentedLonger:
      let longer = words + filler(letters: parts.reduce(0) { $0 + $1.letters })
      return isWhole ? "[\(longer)]" : longer
    case .bounded: return isWhole ? "[# \(words) #]" : words
    case .fakeRightToLeft, .accented, .doubleLength, .rightToLeft: return words
    }
  }

  private func plain(_ characters: [Character]) -> String {
    switch pseudolocale {
    case .accentedLonger, .accented: String(characters.map(PseudoText.accented))
    case .doubleLength:
      stretches(characters, at: \.isNewline) { "\($0) \($0)" }
    case .fakeRightToLeft:
      // Word by word, so that each is whole on whichever line it comes to stand. Numbers are written
      // from left to right in every direction.
      stretches(characters, at: { $0.isWhitespace || $0.isNumber }) { "\u{202E}\($0)\u{202C}" }
    case .bounded, .rightToLeft: String(characters)
    }
  }

  /// Changes what lies between the first and the last letter of each stretch between separators.
  private func stretches(
    _ characters: [Character], at isSeparator: (Character) -> Bool,
    change: (String) -> String
  ) -> String {
    characters.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .reduce(into: "") { text, stretch in
        if let first = stretch.firstIndex(where: \.isLetter),
          let last = stretch.lastIndex(where: \.isLetter)
        {
          text += String(stretch[..<first]) + change(String(stretch[first...last]))
          text += String(stretch[(last + 1)...])
        } else {
          text += String(stretch)
        }
        if stretch.endIndex < characters.endIndex { text.append(characters[stretch.endIndex]) }
      }
  }

  /// Words that make a text about 40 % longer: as many whole ones as come nearest.
  private func filler(letters: Int) -> String {
    let wanted = letters * 2
    var text = ""
    var length = 0
    var index = 0
    while true {
      let word = PseudoText.counting[index % PseudoText.counting.count]
      let next = length + word.count + 1
      // In fifths of a letter; short texts grow more in translation, so that as near is near enough.
      guard abs(next * 5 - wanted) <= abs(length * 5 - wanted) else { return text }
      text += " " + word
      length = next
      index += 1
    }
  }

  /// “one two three …”, as on Android.
  private static let counting = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ].map { String($0.map(accented)) }

  private static func accented(_ character: Character) -> Character {
    accents[character] ?? character
  }

  /// Only bare letters: one with a mark of its own stays. No sign is ASCII, so that none can become
  /// part of a specifier.
  private static let accents = [Character: Character](
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖƤǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
