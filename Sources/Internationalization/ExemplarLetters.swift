internal import CICU
package import Languages

/// The letters that a language's own words are written with. Source: CLDR, main exemplar characters.
package final class ExemplarLetters: Sendable {
  private let letters: Set<Character>

  private init?(_ language: LanguageTag) {
    let locale = language.icuIdentifier
    let count = cicu_exemplars(locale, nil, 0)
    guard count > 0 else { return nil }
    var ranges = [UInt32](repeating: 0, count: Int(count))
    guard cicu_exemplars(locale, &ranges, count) == count else { return nil }
    var letters: Set<Character> = []
    for start in stride(from: 0, to: ranges.count, by: 2) {
      for value in ranges[start]...ranges[start + 1] {
        if let scalar = Unicode.Scalar(value) { letters.insert(Character(scalar)) }
      }
    }
    self.letters = letters
  }

  private static let known = Cache<LanguageTag, ExemplarLetters>()

  /// The letters of a language; nil where CLDR lists none.
  package static func letters(of language: LanguageTag) -> ExemplarLetters? {
    known.value(language) { ExemplarLetters($0) }
  }

  /// Whether a language's own words may have that letter, in capitals or not; marks, digits and
  /// signs are anybody's.
  package func contains(_ letter: Character) -> Bool {
    if !letter.isLetter || letters.contains(letter) { return true }
    let lower = letter.lowercased()
    if lower.count == 1, letters.contains(Character(lower)) { return true }
    // A syllable of several scalars, or a letter with a mark that no scalar has as one.
    return lower.unicodeScalars.count > 1
      && lower.unicodeScalars.allSatisfy { letters.contains(Character($0)) }
  }
}
