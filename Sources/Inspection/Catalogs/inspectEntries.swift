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
  if only == nil { found += CheckRegistry.catalogs.flatMap { $0.inspect(resources) } }
  let wanted = only.map { Dictionary(grouping: $0) { TableKey(table: $0.table, key: $0.key) } }
  for table in resources.resources.tableNames {
    for name in resources.resources.keys(in: table) {
      let languages: Set<LanguageTag>?
      if let wanted {
        guard let names = wanted[TableKey(table: table, key: name)] else { continue }
        languages = Set(names.map(\.language))
      } else {
        languages = nil
      }
      guard let key = resources.key(name, in: table, languages: languages) else { continue }
      for check in CheckRegistry.catalogs { found += check.inspect(key, in: resources) }
    }
  }
  return found.compactMap(resources.weighed).sorted {
    if $0.place != $1.place { return $0.place < $1.place }
    return ($0.id, $0.locale ?? "", $0.message) < ($1.id, $1.locale ?? "", $1.message)
  }
}

private struct TableKey: Hashable {
  var table: String
  var key: String
}

extension InspectedResources {
  /// The key with the entries in those languages; nil languages takes all. Translators' notes
  /// (`qqq`) and folders that name no language have no entries here.
  fileprivate func key(
    _ key: String, in table: String, languages: Set<LanguageTag>?
  ) -> InspectedKey? {
    guard let strings = resources.tables[table], let facts = strings.facts[key] else { return nil }
    let isHidden = strings.hidesKey(key)
    var inspected = InspectedKey(
      table: table, key: key, facts: facts,
      source: resources.sourceEntry(of: key, in: table), isHidden: isHidden)
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
