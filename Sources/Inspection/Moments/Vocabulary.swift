import Catalogs
import Internationalization
import Languages

/// Which words the texts of catalogs have in each language, and whose they are where the tables of
/// two languages have the same.
struct Vocabulary: Sendable {
  /// Each key's texts by language.
  private var keys: [[LanguageTag: Set<String>]] = []
  /// A text to the keys that have it in some language.
  private var keysOfText: [String: Set<Int>] = [:]
  /// A word to the keys that have it, by the language without its region.
  private var keysOfWord: [String: [String: Set<Int>]] = [:]

  /// Indexes every entry of the sets.
  init(_ sets: [ResourceSet], brands: [String]) {
    for set in sets {
      var known: [[String]: Int] = [:]
      for unit in set.units() {
        guard let tag = unit.localization.tag else { continue }
        let words = Words(FormatString(unit.text).words.without(brands))
        guard !words.isEmpty else { continue }
        let name = [unit.table, unit.key]
        let key = known[name] ?? keys.count
        if key == keys.count {
          known[name] = key
          keys.append([:])
        }
        keys[key][tag, default: []].insert(words.text)
        keysOfText[words.text, default: []].insert(key)
        for word in words.all {
          keysOfWord[word, default: [:]][tag.language, default: []].insert(key)
        }
      }
    }
  }

  /// The languages of which some table has exactly these words.
  func languages(having words: Words) -> Set<LanguageTag> {
    Set(
      (keysOfText[words.text] ?? []).flatMap { key in
        keys[key].filter { $0.value.contains(words.text) }.keys
      })
  }

  /// Names that every language leaves as they are contradict nothing: whether no more than about
  /// half of the languages of a key share the words.
  func isUnusual(_ words: Words, in language: LanguageTag) -> Bool {
    (keysOfText[words.text] ?? []).contains { key in
      let texts = keys[key]
      guard texts[language]?.contains(words.text) == true else { return false }
      let sharing = texts.values.count { $0.contains(words.text) }
      return texts.count <= 2 || sharing * 2 <= texts.count + 1
    }
  }

  /// Whether no other text of the language holds any of the words, while some other text of another
  /// language does. Two words alike prove little: “Live Activity” stands in many tables.
  func isForeign(_ words: Words, to language: LanguageTag) -> Bool {
    func holds(_ language: String, _ word: String) -> Bool {
      (keysOfWord[word]?[language] ?? []).contains {
        keysOfText[words.text]?.contains($0) != true
      }
    }
    if words.all.contains(where: { holds(language.language, $0) }) { return false }
    return words.all.contains { word in
      (keysOfWord[word]?.keys).map { $0.contains { holds($0, word) } } == true
    }
  }
}

extension Vocabulary {
  /// The language whose words these are, of those that have them in some table, rather than the one
  /// whose table they were found in: nil where they may well be its own.
  ///
  /// A word is at home where it is a function word, where its letters are the language's, or where
  /// the language's other texts have it; what is at home in both proves nothing. Languages of one
  /// family share whole sentences: there the letters or the function words have to tell. One word
  /// is never enough.
  ///
  /// - Parameter candidates: the likelier first.
  /// - Parameter source: words that the source language has as well are loans to both.
  func owner(
    of words: Words, in language: LanguageTag, among candidates: [LanguageTag], source: LanguageTag
  ) -> LanguageTag? {
    candidates.first { other in
      other.language != language.language && other.pseudolocale == nil
        && isOf(words, other, ratherThan: language, source: source)
    }
  }

  private func isOf(
    _ words: Words, _ other: LanguageTag, ratherThan language: LanguageTag, source: LanguageTag
  ) -> Bool {
    guard words.areParted else { return words.letters(of: other, ratherThan: language) }
    let theirs = FunctionWords.words(of: other) ?? []
    let own = FunctionWords.words(of: language)
    let their = ExemplarLetters.letters(of: other)
    let our = ExemplarLetters.letters(of: language)
    var telling: Set<String> = []
    var byLetters: Set<String> = []
    var byFunction: Set<String> = []
    var byVocabulary: Set<String> = []
    var native: Set<String> = []
    for (word, isName) in zip(words.all, words.maybeNames) {
      // A word that the source has as well is a loan, or a name.
      guard keysOfWord[word]?[source.language] == nil else { continue }
      telling.insert(word)
      let (isTheirs, isOurs) = (theirs.contains(word), own?.contains(word) == true)
      // German has capitals where others have names.
      let tells = !isName || other.language == "de"
      // Without a list of the language's own, any word may be one of them.
      if own != nil, tells, isTheirs, !isOurs { byFunction.insert(word) }
      if isOurs, !isTheirs { native.insert(word) }
      if isTheirs || isOurs { continue }
      let fitsTheirs = their.map { word.allSatisfy($0.contains) } ?? true
      let fitsOurs = our.map { word.allSatisfy($0.contains) } ?? true
      let isHeldThere = isHeld(word, by: other, notBy: language, besides: words)
      let isHeldHere = isHeld(word, by: language, notBy: other, besides: words)
      if tells, fitsTheirs, !fitsOurs, !isHeldHere {
        byLetters.insert(word)
      } else if tells, isHeldThere, !isHeldHere {
        byVocabulary.insert(word)
      } else if isHeldHere && !isHeldThere || fitsOurs && !fitsTheirs {
        native.insert(word)
      }
    }
    let foreign = byLetters.count + byFunction.count + byVocabulary.count
    guard telling.count > 1, native.isEmpty || foreign >= 3 * native.count else { return false }
    return language.isRelated(to: other)
      ? !byLetters.isEmpty || byFunction.count > 1 : foreign > 0
  }

  /// Whether a text of the language has the word under a key for which the other language has other
  /// words.
  private func isHeld(
    _ word: String, by language: LanguageTag, notBy other: LanguageTag, besides words: Words
  ) -> Bool {
    guard let holders = keysOfWord[word]?[language.language] else { return false }
    return holders.contains { key in
      let texts = self.texts(of: language, at: key)
      return !texts.contains(words.text) && texts.isDisjoint(with: self.texts(of: other, at: key))
    }
  }

  private func texts(of language: LanguageTag, at key: Int) -> Set<String> {
    keys[key].reduce(into: []) { texts, entry in
      if entry.key.language == language.language { texts.formUnion(entry.value) }
    }
  }
}
