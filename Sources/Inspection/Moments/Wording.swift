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
  /// Whose words are taken to be right.
  private let source: LanguageTag
  /// Words without their placeholders to the languages whose tables hold them.
  private let languages: [String: Set<LanguageTag>]
  private let vocabulary: Vocabulary

  /// Indexes every entry of the sets.
  package init(
    sets: [TargetID: ResourceSet], brands: [String], supported: [LanguageTag], source: LanguageTag
  ) {
    self.brands = brands
    self.supported = supported
    self.source = source
    vocabulary = Vocabulary(sets.sorted { $0.key < $1.key }.map(\.value), brands: brands)
    var languages: [String: Set<LanguageTag>] = [:]
    for set in sets.values {
      for unit in set.units() {
        let words = Wording.normalize(FormatString(unit.text).words)
        guard !words.isEmpty, let tag = unit.localization.tag else { continue }
        languages[words, default: []].insert(tag)
      }
    }
    self.languages = languages
  }

  /// Letters that carry meaning: brands taken out.
  package func letters(of text: String) -> Int {
    CharacterScripts.letterCount(text.without(brands))
  }

  /// The language in which a loaded catalog has exactly these words, else the only supported one
  /// that is written in their script; nil when neither tells.
  package func language(of text: String, besides expected: LanguageTag) -> LanguageTag? {
    if let found = self.language(withWords: text, besides: expected) { return found }
    return CharacterScripts.dominant(text.without(brands)).flatMap(language(writtenIn:))
  }

  /// The language that evidence against a table speaks for; nil where several are written so.
  func language(by evidence: Contradiction) -> LanguageTag? {
    switch evidence {
    case .sameWords(let language): language
    case .script(let script): language(writtenIn: script)
    }
  }

  /// The only supported language that is written in the script; nil where none or several are.
  private func language(writtenIn script: String) -> LanguageTag? {
    let written = supported.filter { WritingScripts.expected(in: $0).contains(script) }
    let names = Set(written.map(\.language))
    return names.count == 1 ? written.first : nil
  }

  /// The language in which a loaded catalog has exactly these words; nil when none has.
  func language(withWords text: String, besides expected: LanguageTag) -> LanguageTag? {
    guard let found = languages[Wording.normalize(text)] else { return nil }
    return found.first { $0 == expected }
      ?? supported.first { found.contains($0) } ?? found.sorted().first
  }

  /// Evidence that the words of an entry are not of the language that its table is for. The source
  /// language is never doubted: its words are what the others are translations of, and what
  /// pseudolocales are made of.
  func contradiction(of run: RunOfText, answered: LanguageTag) -> Contradiction? {
    guard !answered.isSameLanguage(as: source), answered.pseudolocale == nil else { return nil }
    let own = run.ownWords.without(brands)
    if let script = foreignScript(of: own, language: answered) { return .script(script) }
    let words = Words(own)
    let others = vocabulary.languages(having: words).filter { !$0.isSameLanguage(as: answered) }
    guard !others.isEmpty else { return nil }
    if others.contains(where: { $0.isSameLanguage(as: source) }) {
      guard words.all.count > 1 else { return nil }
      let isUntranslated =
        words.all.count > 2
        ? vocabulary.isUnusual(words, in: answered) : vocabulary.isForeign(words, to: answered)
      return isUntranslated ? .sameWords(source) : nil
    }
    let candidates = supported.filter(others.contains) + others.subtracting(supported).sorted()
    return vocabulary.owner(of: words, in: answered, among: candidates, source: source)
      .map { .sameWords($0) }
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
