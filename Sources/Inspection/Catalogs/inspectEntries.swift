import Catalogs
package import Diagnostics
package import Languages

/// Names what one key says in one language.
package struct EntryName: Hashable, Sendable {
  package var table: String
  package var key: String
  /// The language of the table file that answers; of `Base`, the development language.
  package var language: LanguageTag

  package init(table: String, key: String, language: LanguageTag) {
    self.table = table
    self.key = key
    self.language = language
  }
}

/// Every catalog check over one target's resources: what is wrong with its entries and, where all
/// are looked at, with the resources as a whole (undeclared languages, shapes that do not compile,
/// keys that stand twice: all that `ResourceSet.problems` holds).
///
/// Findings carry the place in the catalog, `key`, and as `locale` the language of the translation;
/// no surface, no step. Severities of the resources are applied. Sorted by place, id, locale.
///
/// - Parameter only: the entries that a run rendered; nil looks at everything, as `lint` does.
package func inspectEntries(
  of resources: InspectedResources, only: Set<EntryName>? = nil
) -> [Finding] {
  var found: [Finding] = []
  func inspect(_ name: String, in table: String, languages: Set<LanguageTag>?) {
    guard let key = resources.key(name, in: table, languages: languages) else { return }
    // What a run rendered was asked for, whatever the catalog thinks.
    let isUnused = only == nil && key.facts.extractionState == "stale"
    for check in CheckRegistry.catalogs where !isUnused || check.judgesUnused {
      found += check.inspect(key, in: resources)
    }
  }
  if let only {
    let keys = Dictionary(grouping: only) { TableKey(table: $0.table, key: $0.key) }
    for (key, names) in keys {
      inspect(key.key, in: key.table, languages: Set(names.map(\.language)))
    }
  } else {
    found = CheckRegistry.catalogs.flatMap { $0.inspect(resources) }
    for table in resources.resources.tableNames {
      for key in resources.resources.keys(in: table) { inspect(key, in: table, languages: nil) }
    }
  }
  return found.compactMap(resources.weighed).sorted {
    if $0.place != $1.place { return $0.place < $1.place }
    let (a, b) = ($0, $1)
    return (a.id, a.locale ?? "", a.key ?? "", a.message)
      < (b.id, b.locale ?? "", b.key ?? "", b.message)
  }
}

private struct TableKey: Hashable {
  var table: String
  var key: String
}

extension StringTable {
  /// Whether a missing text of the key shows what stands in a storyboard: by the table, or by the
  /// comment that Xcode writes for an object of one.
  func leavesToInterface(_ key: String) -> Bool {
    hidesKey(key) || facts[key]?.comment?.contains("; ObjectID = \"") == true
  }
}

extension InspectedResources {
  /// The words that a key is translated from; nil where no file has them: a storyboard or the
  /// caller's default value does.
  func source(of key: String, in table: StringTable) -> TableEntry? {
    guard let entry = resources.sourceEntry(of: key, in: table.name) else { return nil }
    let isName = entry.origin == .key && (isIdentifierKey(key) || table.leavesToInterface(key))
    return isName ? nil : entry
  }

  /// The key with the entries in those languages; nil languages takes all. Translators' notes
  /// (`qqq`) and folders that name no language have no entries here.
  func key(
    _ key: String, in table: String, languages: Set<LanguageTag>? = nil
  ) -> InspectedKey? {
    guard let strings = resources.tables[table], let facts = strings.facts[key] else { return nil }
    var inspected = InspectedKey(
      table: table, key: key, facts: facts, source: source(of: key, in: strings),
      isHidden: strings.leavesToInterface(key))
    let source = strings.sourceLanguage?.tag ?? resources.developmentLanguage?.tag ?? sourceLanguage
    for localization in resources.localizations(having: key, in: table) {
      let isBase = localization == .base
      guard let language = isBase ? source : localization.tag, language.isLanguage,
        languages?.contains(language) != false,
        let entry = strings.files[localization.spelling]?.entries[key], entry.origin != .source
      else { continue }
      inspected.entries.append(
        InspectedEntry(
          localization: localization, language: language, entry: entry,
          isSource: isBase || language == source))
    }
    return inspected
  }

  /// A finding with the severity in force; nil where it is off.
  fileprivate func weighed(_ finding: Finding) -> Finding? {
    guard let severity = severities[finding.id] ?? finding.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
