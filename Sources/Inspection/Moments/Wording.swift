package import Catalogs
import Internationalization
package import Languages
import Localization
package import Presentation

/// What the loaded catalogs know about words: which language has exactly these, in which script a
/// language is written, which words are brands.
package struct Wording: Sendable {
  private let brands: [String]
  private let supported: [LanguageTag]
  /// Words without their placeholders to the languages whose tables hold them.
  private let languages: [String: Set<LanguageTag>]
  /// Table and key to the words of each localization.
  private let wordsOfKey: [String: [LanguageTag: String]]

  /// Indexes every entry of the sets.
  package init(sets: [TargetID: ResourceSet], brands: [String], supported: [LanguageTag]) {
    self.brands = brands
    self.supported = supported
    var languages: [String: Set<LanguageTag>] = [:]
    var wordsOfKey: [String: [LanguageTag: String]] = [:]
    for (target, set) in sets.sorted(by: { $0.key < $1.key }) {
      for unit in set.units() {
        let words = Wording.normalize(Wording.literalWords(of: unit.text))
        guard !words.isEmpty else { continue }
        guard let tag = unit.localization.tag else { continue }
        languages[words, default: []].insert(tag)
        wordsOfKey["\(target)|\(unit.table)|\(unit.key)", default: [:]][tag] = words
      }
    }
    self.languages = languages
    self.wordsOfKey = wordsOfKey
  }

  /// Letters that carry meaning: brands taken out.
  package func letters(of text: String) -> Int {
    CharacterScripts.letterCount(withoutBrands(text))
  }

  /// The language in which a loaded catalog has exactly these words, else the only supported one
  /// that is written in their script; nil when neither tells.
  package func language(of text: String, besides expected: LanguageTag) -> LanguageTag? {
    if let found = languages[Wording.normalize(text)] {
      return found.first { $0 == expected }
        ?? supported.first { found.contains($0) } ?? found.sorted().first
    }
    guard let script = CharacterScripts.dominant(withoutBrands(text)) else { return nil }
    let written = supported.filter { WritingScripts.expected(in: $0).contains(script) }
    let names = Set(written.map(\.language))
    return names.count == 1 ? written.first : nil
  }

  /// Evidence that the words of an entry are not of the language that its table is for.
  func contradiction(of run: RunOfText, answered: LanguageTag) -> Contradiction? {
    let own = withoutBrands(run.ownWords)
    if let script = foreignScript(of: own, language: answered) { return .script(script) }
    let words = Wording.normalize(own)
    guard words.split(separator: " ").filter({ $0.count > 1 }).count > 2,
      let found = languages[words]
    else { return nil }
    let others = found.filter { !$0.isSameLanguage(as: answered) }
    guard !others.isEmpty, isUnusual(words, answered) else { return nil }
    return supported.first { others.contains($0) }.map(Contradiction.sameWords)
      ?? others.sorted().first.map(Contradiction.sameWords)
  }

  /// Names that every language leaves as they are contradict nothing: no more than about
  /// half of the languages of a key may share the words.
  private func isUnusual(_ words: String, _ answered: LanguageTag) -> Bool {
    wordsOfKey.values.contains { texts in
      guard texts[answered] == words else { return false }
      let sharing = texts.values.filter { $0 == words }.count
      return texts.count <= 2 || sharing * 2 <= texts.count + 1
    }
  }

  private func foreignScript(of text: String, language: LanguageTag) -> String? {
    guard let script = CharacterScripts.dominant(text) else { return nil }
    let own = WritingScripts.expected(in: language)
    if own.isEmpty || CharacterScripts.letterCounts(text).keys.contains(where: own.contains) {
      return nil
    }
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.count > 1 }
    // Latin names stand in every script; a sentence does not.
    let needed = script == "Latn" ? words.count > 2 : letters(of: text) > 3
    return needed ? script : nil
  }

  private func withoutBrands(_ text: String) -> String {
    brands.reduce(text) { text, brand in
      guard !brand.isEmpty else { return text }
      var rest = text[...]
      var result = ""
      while let range = rest.firstRange(of: brand) {
        result += rest[..<range.lowerBound] + " "
        rest = rest[range.upperBound...]
      }
      return result + rest
    }
  }

  /// The words of a format string, with a space for each placeholder.
  private static func literalWords(of format: String) -> String {
    FormatString(format).pieces.map { piece in
      if case .literal(let text) = piece.kind { text } else { " " }
    }.joined()
  }

  private static func normalize(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Why words cannot be of the language of their table.
package enum Contradiction: Sendable, Hashable {
  /// Another language's table has exactly these words.
  case sameWords(LanguageTag)
  /// An ISO 15924 code that the language is not written in.
  case script(String)
}
