import Catalogs
import Diagnostics
import Internationalization
import Languages

/// An entry in a script that its language is not written in is seen without a run. A run judges the
/// texts that it shows, with more evidence: there the verdict stands.
extension WrongLanguage {
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard key.facts.shouldTranslate else { return [] }
    let source = key.source?.form.units.map(\.text) ?? []
    return key.entries.compactMap { entry in
      let own = WritingScripts.expected(in: entry.language)
      guard !entry.isSource, !own.isEmpty else { return nil }
      for unit in entry.entry.form.units where !source.contains(unit.text) {
        let words = FormatString(unit.text).words.without(resources.brands)
        guard let script = Self.foreignScript(of: words, own: own),
          !Self.isWritten(entry, mostlyIn: script, resources.resources.tables[key.table])
        else { continue }
        return key.finding(
          definition,
          statement(unit.text.inQuotes, in: entry.language, .script(script))
            + ": put the translation there",
          in: entry, at: unit.place, severity: .warning)
      }
      return nil
    }
  }

  /// Entries with the words of another language's table, where they are not at home. What the source
  /// text says as well is left to `identical-to-source`.
  static func inspect(_ resources: InspectedResources) -> [Finding] {
    let vocabulary = Vocabulary([resources.resources], brands: resources.brands)
    return resources.resources.tableNames.flatMap { table in
      resources.resources.keys(in: table).flatMap { name -> [Finding] in
        guard let key = resources.key(name, in: table), key.facts.shouldTranslate,
          key.facts.extractionState != "stale"
        else { return [] }
        return key.entries.compactMap { inspect($0, of: key, vocabulary, resources) }
      }
    }
  }

  private static func inspect(
    _ entry: InspectedEntry, of key: InspectedKey, _ vocabulary: Vocabulary,
    _ resources: InspectedResources
  ) -> Finding? {
    let source = resources.sourceLanguage
    guard !entry.isSource, !entry.language.isSameLanguage(as: source) else { return nil }
    let scripts = WritingScripts.expected(in: entry.language)
    for unit in entry.entry.form.units {
      let words = Words(FormatString(unit.text).words.without(resources.brands))
      let others = vocabulary.languages(having: words)
      guard others.count > 1, !others.contains(where: { $0.isSameLanguage(as: source) }),
        // Words in no script of the language are told above.
        CharacterScripts.letterCounts(words.text).keys.contains(where: scripts.contains),
        let owner = vocabulary.owner(
          of: words, in: entry.language, among: others.sorted(), source: source)
      else { continue }
      return key.finding(
        definition,
        statement(unit.text.inQuotes, in: entry.language, .sameWords(owner))
          + ": put the translation there",
        in: entry, at: unit.place, severity: .warning)
    }
    return nil
  }

  /// Languages that are written in more than one script, whichever the tag without one stands for.
  private static let ofTwoScripts: Set<String> = [
    "az", "bs", "ha", "kk", "ks", "ku", "mn", "ms", "pa", "sd", "shi", "sr", "tg", "tk", "ug", "uz",
    "zgh",
  ]

  /// Whether the table's other texts in a language of two scripts are in that script, too: then the
  /// tag is imprecise, and the words are right. As many texts as settle it are looked at.
  private static func isWritten(
    _ entry: InspectedEntry, mostlyIn script: String, _ table: StringTable?
  ) -> Bool {
    guard ofTwoScripts.contains(entry.language.language), entry.language.script == nil,
      let table, let file = table.files[entry.localization.spelling]
    else { return false }
    let scripts = table.keys.lazy.compactMap { file.entries[$0]?.form.units.first?.text }
      .compactMap { CharacterScripts.dominant(FormatString($0).words) }.prefix(100)
    let all = Array(scripts)
    return all.count(where: { $0 == script }) * 2 >= all.count
  }

  /// The script of words of which none is in the language's own; nil for a single Latin word, as
  /// names and abbreviations are, and for few letters.
  private static func foreignScript(of words: String, own: Set<String>) -> String? {
    let counts = CharacterScripts.letterCounts(words)
    guard counts.keys.allSatisfy({ !own.contains($0) }),
      let script = CharacterScripts.dominant(words)
    else { return nil }
    // Capitals, digits and marks make names in every language.
    let prose = words.split(whereSeparator: \.isWhitespace).filter { word in
      word.count > 2 && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
    }
    let isSentence = prose.contains { $0.first?.isLowercase == true } && prose.count > 1
    return script == "Latn"
      ? (isSentence ? script : nil) : (counts[script, default: 0] > 3 ? script : nil)
  }
}
