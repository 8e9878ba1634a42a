import Catalogs
import Diagnostics
import Languages

/// A language has the table and not the key.
enum Untranslated: CatalogCheck {
  static let definition = CheckDefinition(
    id: "untranslated", scope: .catalog, severity: .warning, boundary: .lookup,
    explanation: Explanation(
      meaning: """
        A language has the table and no text for a key of it, or an empty one. The platform looks in one file: \
        once `fr` has the table, a key that is missing there is not looked for in English. The \
        default value in code shows, or the key itself (CFBundle).
        """,
      onDevice: """
        One English line among translated ones, or `delivery.status.nearby` in plain sight.
        """,
      mend: """
        Translate the key in every language that has the table; or take a language that is hardly \
        begun out of the build.
        """,
      inSwift: """
        Give `defaultValue:` where the key is a name, so that people at least read words.
        """,
      inCatalog: """
        Keys that nobody translates have `"shouldTranslate" : false`.
        """,
      before: """
        "en" : "Almost at your door", "fr" missing, while other keys have "fr"
        """,
      after: """
        "en" : "Almost at your door", "fr" : "Presque à votre porte"
        """))

  /// A language with fewer than this part of a table's keys is told once, not key by key.
  private static let begun = 0.5

  static func inspect(_ resources: InspectedResources) -> [Finding] {
    resources.resources.tableNames.flatMap { inspect($0, resources) }
  }

  /// A text that is there and empty: the platform takes it for an answer (CFBundle).
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard key.facts.shouldTranslate, !key.isHidden, let source = key.source,
      source.form.holdsLetters
    else { return [] }
    // A value that the compiler found and that says nothing is empty in the source, too.
    if source.origin == .key, key.facts.extractionState == "extracted_with_value" { return [] }
    return key.entries.compactMap { entry in
      let units = entry.entry.form.units
      guard !entry.isSource, !units.isEmpty,
        units.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) })
      else { return nil }
      return key.finding(
        definition, "\(key.key.inQuotes) is empty in \(entry.language): nothing shows", in: entry,
        severity: .error)
    }
  }

  private static func inspect(_ name: String, _ resources: InspectedResources) -> [Finding] {
    guard let table = resources.resources.tables[name] else { return [] }
    let source = table.sourceLanguage?.tag ?? resources.sourceLanguage
    let wanted = table.keys.filter { key in
      guard let facts = table.facts[key], facts.shouldTranslate else { return false }
      // What the code does not ask for any more needs no translation, nor does a storyboard's.
      return facts.extractionState != "stale" && !table.leavesToInterface(key)
        && resources.resources.sourceEntry(of: key, in: name)?.form.holdsLetters == true
    }
    let others = table.files.filter { spelling, _ in
      let language = BundleLocalization(spelling).tag
      return language?.isLanguage == true && language?.isSameLanguage(as: source) == false
    }
    if others.isEmpty { return [] }
    let isTranslated = { (key: String) in others.values.contains { $0.entries[key] != nil } }
    let nowhere = wanted.filter { !isTranslated($0) }.compactMap { key in
      table.facts[key].map { untranslated(key, name, $0, resources, others.count) }
    }
    return nowhere
      + gaps(of: wanted.filter(isTranslated), in: table, source: source, resources)
  }

  /// Keys that some languages have and others lack.
  private static func gaps(
    of wanted: [String], in table: StringTable, source: LanguageTag, _ resources: InspectedResources
  ) -> [Finding] {
    let name = table.name
    return table.files.keys.sorted().flatMap { spelling -> [Finding] in
      guard let file = table.files[spelling], let language = BundleLocalization(spelling).tag,
        language.isLanguage, language != source
      else { return [] }
      let isVariety = language.isSameLanguage(as: source)
      let missing = wanted.filter { key in
        guard file.entries[key] == nil else { return false }
        // A variety of the source language loses nothing where what shows is the source text.
        return !isVariety || !showsSourceText(key, in: table, resources)
      }
      if missing.isEmpty { return [] }
      if Double(wanted.count - missing.count) < Self.begun * Double(wanted.count) {
        return [overlay(name, file, language, wanted.count, missing.count)]
      }
      return missing.compactMap { key in
        table.facts[key].map { finding(key, name, language, $0.place) }
      }
    }
  }

  /// Whether the key, or the default value that the compiler found beside it in code and nobody has
  /// changed since, is the source text.
  private static func showsSourceText(
    _ key: String, in table: StringTable, _ resources: InspectedResources
  ) -> Bool {
    if resources.resources.keyIsSourceText(key, in: table.name) { return true }
    guard table.facts[key]?.extractionState == "extracted_with_value",
      let source = resources.resources.sourceEntry(of: key, in: table.name)
    else { return false }
    return source.form.units.allSatisfy { $0.state == .new }
  }

  private static func finding(
    _ key: String, _ table: String, _ language: LanguageTag, _ place: SourceLocation
  ) -> Finding {
    let shows = isIdentifierKey(key) ? "its default value or the key itself" : "the key"
    return Finding(
      id: definition.id, severity: definition.severity,
      message: "\(key.inQuotes) is not translated into \(language): no other language steps in, "
        + "and \(shows) shows",
      boundary: definition.boundary.rawValue, place: place, locale: language.description, key: key,
      evidence: [Finding.Evidence("table", table)])
  }

  /// A key that no language has. What the compiler found in code and nobody has written a text for
  /// may be no text for people at all.
  private static func untranslated(
    _ key: String, _ table: String, _ facts: KeyFacts, _ resources: InspectedResources, _ count: Int
  ) -> Finding {
    let isWritten = resources.resources.sourceEntry(of: key, in: table)?.origin == .written
    let languages = count == 1 ? "the other language" : "any of the \(count) other languages"
    return Finding(
      id: definition.id, severity: isWritten ? definition.severity : .note,
      message: "\(key.inQuotes) is not translated into \(languages): translate it, or say that it "
        + "is not for translation",
      boundary: definition.boundary.rawValue, place: facts.place, key: key,
      evidence: [Finding.Evidence("table", table)])
  }

  private static func overlay(
    _ table: String, _ file: TableFile, _ language: LanguageTag, _ all: Int, _ missing: Int
  ) -> Finding {
    let first = file.entries.values.map(\.place).min()
    return Finding(
      id: definition.id, severity: definition.severity,
      message:
        "\(all - missing) of the \(all) texts of ‘\(table)’ are translated into \(language), "
        + "and no other language steps in for the \(missing) missing: translate them, or leave the "
        + "language out of the build",
      boundary: definition.boundary.rawValue,
      place: first ?? SourceLocation(file: file.path, line: 1, column: 1),
      locale: language.description, evidence: [Finding.Evidence("table", table)])
  }
}
