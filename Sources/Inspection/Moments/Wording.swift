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
  /// Words to the texts of each key that has them in some language.
  private let keysOfWords: [String: [[LanguageTag: String]]]
  /// How many texts of a language hold a word.
  private let vocabulary: [String: [String: Int]]

  /// Indexes every entry of the sets.
  package init(
    sets: [TargetID: ResourceSet], brands: [String], supported: [LanguageTag], source: LanguageTag
  ) {
    self.brands = brands
    self.supported = supported
    self.source = source
    var languages: [String: Set<LanguageTag>] = [:]
    var texts: [[String]: [LanguageTag: String]] = [:]
    var vocabulary: [String: [String: Int]] = [:]
    for (target, set) in sets.sorted(by: { $0.key < $1.key }) {
      for unit in set.units() {
        let words = Wording.normalize(Wording.literalWords(of: unit.text))
        guard !words.isEmpty, let tag = unit.localization.tag else { continue }
        languages[words, default: []].insert(tag)
        texts[[target.name, unit.table, unit.key], default: [:]][tag] = words
        for word in Set(Wording.tokens(of: words)) {
          vocabulary[tag.language, default: [:]][word, default: 0] += 1
        }
      }
    }
    var keysOfWords: [String: [[LanguageTag: String]]] = [:]
    for key in texts.values {
      for words in Set(key.values) { keysOfWords[words, default: []].append(key) }
    }
    self.languages = languages
    self.keysOfWords = keysOfWords
    self.vocabulary = vocabulary
  }

  /// Letters that carry meaning: brands taken out.
  package func letters(of text: String) -> Int {
    CharacterScripts.letterCount(withoutBrands(text))
  }

  /// The language in which a loaded catalog has exactly these words, else the only supported one
  /// that is written in their script; nil when neither tells.
  package func language(of text: String, besides expected: LanguageTag) -> LanguageTag? {
    if let found = self.language(withWords: text, besides: expected) { return found }
    guard let script = CharacterScripts.dominant(withoutBrands(text)) else { return nil }
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
    let own = withoutBrands(run.ownWords)
    if let script = foreignScript(of: own, language: answered) { return .script(script) }
    let words = Wording.normalize(own)
    guard let found = languages[words] else { return nil }
    let others = found.filter { !$0.isSameLanguage(as: answered) }
    guard !others.isEmpty else { return nil }
    let tokens = Wording.tokens(of: words)
    guard tokens.count > 1 else { return nil }
    if others.contains(where: { $0.isSameLanguage(as: source) }) {
      let isUntranslated =
        tokens.count > 2 ? isUnusual(words, answered) : isForeign(tokens, answered)
      return isUntranslated ? .sameWords(source) : nil
    }
    guard tokens.count > 2, let other = supported.first(where: others.contains) else { return nil }
    return isForeign(tokens, answered) ? .sameWords(other) : nil
  }

  /// Names that every language leaves as they are contradict nothing: no more than about half of
  /// the languages of a key may share the words.
  private func isUnusual(_ words: String, _ answered: LanguageTag) -> Bool {
    (keysOfWords[words] ?? []).contains { texts in
      guard texts[answered] == words else { return false }
      let sharing = texts.values.filter { $0 == words }.count
      return texts.count <= 2 || sharing * 2 <= texts.count + 1
    }
  }

  /// Whether no other text of the language holds any of the words, while some other text of another
  /// language does. Two words alike prove little: “Live Activity” stands in many tables.
  private func isForeign(_ tokens: [String], _ answered: LanguageTag) -> Bool {
    func holds(_ language: String, _ word: String) -> Bool {
      // The text in question counts once itself.
      (vocabulary[language]?[word] ?? 0) > 1
    }
    if tokens.contains(where: { holds(answered.language, $0) }) { return false }
    return vocabulary.keys.contains { language in
      language != answered.language && tokens.contains { holds(language, $0) }
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
      guard !brand.isEmpty, text.mayHold(brand) else { return text }
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
      switch piece.kind {
      case .literal(let text): text
      case .percent: "%"
      case .specifier, .substitution, .variationArgument: " "
      }
    }.joined()
  }

  /// The words of at least two letters, in lower case.
  private static func tokens(of words: String) -> [String] {
    words.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "'" }
      .filter { $0.count > 1 }.map(String.init)
  }

  private static func normalize(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// False where a word certainly does not stand here: a search of bytes, far quicker than one of
  /// characters, which other than ASCII can be written in several ways.
  fileprivate func mayHold(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { start in
          text[start] == first && text[start..<start + word.count].elementsEqual(word)
        }
      }
    }
  }
}

/// Why words cannot be of the language of their table.
package enum Contradiction: Sendable, Hashable {
  /// Another language's table has exactly these words.
  case sameWords(LanguageTag)
  /// An ISO 15924 code that the language is not written in.
  case script(String)
}
