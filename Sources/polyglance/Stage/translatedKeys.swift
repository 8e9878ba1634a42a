import Catalogs
import Languages
import Localization
import Presentation
import Workbench

/// Counts, for the list of languages, which part of a target's keys each one has.
func translatedKeys(in library: ResourceLibrary) -> TranslatedKeys {
  { target, version in
    guard let set = library.sets(at: version)[target] else { return [:] }
    var counts: [LanguageTag: Int] = [:]
    var total = 0
    for table in set.tableNames {
      for key in set.keys(in: table) {
        total += 1
        // A copy of the source text that the build put into another file is no translation.
        let written = set.localizations(having: key, in: table)
          .filter { set.file(table: table, localization: $0)?.entry(key)?.origin != .source }
        let tags = written.compactMap { $0 == .base ? set.developmentLanguage?.tag : $0.tag }
        for tag in Set(tags) { counts[tag, default: 0] += 1 }
      }
    }
    return total == 0 ? [:] : counts.mapValues { Double($0) / Double(total) }
  }
}
