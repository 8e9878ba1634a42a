import Internationalization
import Languages

/// The list of languages over the Stage, which narrows as one types.
package struct LanguagePicker: Hashable, Sendable {
  package private(set) var field = LineField()
  /// Index into the languages that match.
  package private(set) var selection = 0
  /// Where it is chosen; nil where it is only looked at.
  package private(set) var route: LanguageRoute?
  let languages: [Language]
  /// Whose keys are counted; nil where nothing is.
  let target: String?
  /// Parts of the keys that are translated, from 0 to 1.
  let translated: [LanguageTag: Double]

  /// One that can be chosen.
  struct Language: Hashable, Sendable {
    var tag: LanguageTag
    /// In the language itself.
    var name: String
    /// For searching, in English.
    var english: String
  }

  /// Opens on the language in force.
  /// - Parameter offered: what can be chosen, pseudolocales included.
  init(
    _ offered: [LanguageTag], current: LanguageTag, route: LanguageRoute? = .inApp,
    target: String? = nil, translated: [LanguageTag: Double] = [:]
  ) {
    languages = LanguagePicker.languages(offered)
    selection = offered.firstIndex(of: current) ?? 0
    self.route = route
    self.target = target
    self.translated = translated
  }

  /// With their names.
  static func languages(_ tags: [LanguageTag]) -> [Language] {
    tags.map { tag in
      if let pseudolocale = tag.pseudolocale {
        let name = "pseudo: \(pseudolocale.words)"
        return Language(tag: tag, name: name, english: name)
      }
      return Language(
        tag: tag, name: LanguageNames.name(of: tag, in: tag), english: LanguageNames.english(tag))
    }
  }

  /// What matches what was typed, best first.
  var matches: [Language] { LanguagePicker.matches(field.text, in: languages) }

  /// What matches a query, best first: tags and names that begin so, then those that contain it.
  static func matches(_ query: String, in languages: [Language]) -> [Language] {
    let wanted = query.lowercased()
    guard !wanted.isEmpty else { return languages }
    func rank(_ language: Language) -> Int? {
      let names = [language.tag.description, language.name, language.english]
        .map { $0.lowercased() }
      if names[0] == wanted { return 0 }
      if names.contains(where: { $0.hasPrefix(wanted) }) { return 1 }
      return names.contains { $0.contains(wanted) } ? 2 : nil
    }
    return languages.enumerated()
      .compactMap { entry in rank(entry.element).map { (rank: $0, entry: entry) } }
      .sorted { ($0.rank, $0.entry.offset) < ($1.rank, $1.entry.offset) }
      .map(\.entry.element)
  }

  /// The one that Enter chooses; nil where none matches.
  var selected: Language? { matches.indices.contains(selection) ? matches[selection] : nil }

  /// Whole percents of the keys, as a reader takes them: 100 only where all are.
  func percent(_ tag: LanguageTag) -> Int? {
    translated.isEmpty ? nil : Int((translated[tag] ?? 0) * 100)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .up: selection = max(0, selection - 1)
    case .down: select(selection + 1)
    case .pageUp: selection = max(0, selection - 5)
    case .pageDown: select(selection + 5)
    case .home: selection = 0
    case .end: select(matches.count - 1)
    case .tab: turnRoute(by: 1)
    case .backTab: turnRoute(by: -1)
    case .character, .control, .left, .right, .enter, .escape, .backspace, .delete, .function:
      if field.press(key) { selection = 0 }
    }
  }

  /// One of those that match, by its place.
  mutating func select(_ index: Int) { selection = max(0, min(matches.count - 1, index)) }

  mutating func turnRoute(by step: Int) {
    guard let route else { return }
    let all = LanguageRoute.allCases
    let index = all.firstIndex(of: route) ?? 0
    self.route = all[(index + step + all.count) % all.count]
  }
}
