import Internationalization
import Languages

/// The words of a text: what is left of it without marks, digits, blanks and the difference between
/// capitals and small letters. Two texts alike in them are the same to whoever reads them.
struct Words: Sendable {
  /// In lower case, in their order; none of one letter alone, but in scripts without blanks.
  let all: [String]
  /// All words, one blank between them.
  let text: String
  /// For each word whether it begins with a capital where no sentence does, as names do.
  let maybeNames: [Bool]

  init(_ text: String) {
    let written = text.split { !$0.isLetter }
    let lower = written.map { $0.lowercased() }
    self.text = lower.joined(separator: " ")
    let hasSmall = written.contains { $0.first?.isLowercase == true }
    var all: [String] = []
    var maybeNames: [Bool] = []
    for (index, word) in lower.enumerated() where word.unicodeScalars.count > 1 {
      all.append(word)
      maybeNames.append(written[index].first?.isUppercase == true && (index > 0 || !hasSmall))
    }
    self.all = all
    self.maybeNames = maybeNames
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether blanks part the words, as they do not in Chinese, Japanese and Thai.
  var areParted: Bool {
    let counts = CharacterScripts.letterCounts(text)
    return !["Hani", "Hira", "Kana", "Thai", "Khmr", "Laoo", "Mymr"].contains {
      counts[$0, default: 0] > 0
    }
  }

  /// Whether letters say that an unparted text is of one language and not of another: kana in
  /// Chinese, or two characters that the language does not use.
  func letters(of other: LanguageTag, ratherThan language: LanguageTag) -> Bool {
    guard let their = ExemplarLetters.letters(of: other),
      let our = ExemplarLetters.letters(of: language), text.count > 3
    else { return false }
    let foreign = text.filter { their.contains($0) && !our.contains($0) }
    let native = text.contains { our.contains($0) && !their.contains($0) }
    return !native && foreign.count > 1
  }
}
