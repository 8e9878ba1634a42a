import Internationalization
import Languages

/// The list of languages over the Stage, which narrows as one types.
package struct LanguagePicker: Hashable, Sendable {
  package internal(set) var query = ""
  /// Index into the languages that match.
  package internal(set) var selection = 0
  package internal(set) var route = LanguageRoute.inApp
  let languages: [Language]

  /// One that can be chosen.
  struct Language: Hashable, Sendable {
    var tag: LanguageTag
    /// In the language itself.
    var name: String
    /// For searching, in English.
    var english: String
  }

  /// Opens on the language in force.
  init(_ supported: [LanguageTag], current: LanguageTag) {
    languages = supported.map {
      Language(
        tag: $0, name: LanguageNames.name(of: $0, in: $0), english: LanguageNames.english($0))
    }
    selection = supported.firstIndex(of: current) ?? 0
  }

  /// What matches the query, best first: tags and names that begin so, then those that contain it.
  var matches: [Language] {
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

  mutating func move(by step: Int) {
    selection = max(0, min(matches.count - 1, selection + step))
  }

  mutating func type(_ character: Character) {
    query.append(character)
    selection = 0
  }

  mutating func erase() {
    if !query.isEmpty { query.removeLast() }
    selection = 0
  }

  mutating func turnRoute(by step: Int) {
    let all = LanguageRoute.allCases
    let index = all.firstIndex(of: route) ?? 0
    route = all[(index + step + all.count) % all.count]
  }
}
