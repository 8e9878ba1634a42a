import Internationalization
import Languages
import Synchronization

/// The short forms of units in a language: what CLDR writes for a short or narrow unit and not for a
/// full one, as `min`, `Std`, `мин`. A voice spells them, or takes them for something else (`m`).
enum UnitShortForms {
  private static let units = [
    "second", "minute", "hour", "day", "week", "meter", "kilometer", "mile", "foot",
  ]
  private static let known = Mutex<[LanguageTag: Set<String>]>([:])

  /// In lower case, without a full stop.
  static func words(in language: LanguageTag) -> Set<String> {
    known.withLock { known in
      if let words = known[language] { return words }
      let words = make(language)
      known[language] = words
      return words
    }
  }

  /// Enough numbers for each plural form to come up.
  private static func make(_ language: LanguageTag) -> Set<String> {
    let locale = FormattingLocale(tag: language)
    func words(_ width: FormatWidth) -> Set<String> {
      var words: Set<String> = []
      for unit in units {
        for number: Int64 in [0, 1, 2, 3, 5, 11, 21] {
          let text = InternationalFormats.shared.number(
            .int(number), NumberStyle(.unit(unit), width: width), in: locale)
          words.formUnion(letterRuns(text))
        }
      }
      return words
    }
    return words(.short).union(words(.narrow)).subtracting(words(.wide))
  }

  private static func letterRuns(_ text: String) -> [String] {
    text.split { !$0.isPartOfWord }.map { $0.lowercased() }
  }
}

extension UnitShortForms {
  /// The first number with a short form in a text, as `4 min`; nil where there is none.
  ///
  /// A single letter after a space may be a word of the language, as a preposition: it counts only
  /// where no word follows.
  static func first(in text: String, words: Set<String>) -> String? {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      guard characters[index].isNumber else {
        index += 1
        continue
      }
      let start = index
      while index < characters.count, isInNumber(characters, index) { index += 1 }
      let number = index
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      let word = index
      while index < characters.count, characters[index].isPartOfWord { index += 1 }
      guard index > word, words.contains(String(characters[word..<index]).lowercased()) else {
        continue
      }
      // `d’arrêts`, `m-commerce`.
      if index < characters.count, "’'-".contains(characters[index]) { continue }
      let isLoneLetter = index - word == 1 && word > number
      let rest = characters[index...].drop { $0.isWhitespace }
      if isLoneLetter, rest.first?.isLetter == true { continue }
      return String(characters[start..<index])
    }
    return nil
  }
}

/// Whether a digit stands there, or a sign between two of them, as in `12,5`.
private func isInNumber(_ characters: [Character], _ index: Int) -> Bool {
  if characters[index].isNumber { return true }
  return ".,٫٬’'\u{A0}\u{202F}".contains(characters[index]) && index + 1 < characters.count
    && characters[index + 1].isNumber
}

extension Character {
  /// Letters with their marks, and the signs of abbreviation that are written inside words.
  fileprivate var isPartOfWord: Bool {
    isLetter || self == "\u{5F3}" || self == "\u{5F4}" || self == "\u{970}"
  }
}
