import Catalogs
import Languages

extension ResourceSet {
  /// The language that a localization's files are in: `Base` is written in the development
  /// language; `und` where nothing says which that is.
  func language(of localization: BundleLocalization) -> LanguageTag {
    localization.tag ?? developmentLanguage?.tag ?? LanguageTag(language: "und")
  }

  /// The languages in which the key is written, `Base` included, sorted; copies of the source text
  /// that a build put into other files do not count.
  func languages(having key: String, in table: String) -> [LanguageTag] {
    let written = localizations(having: key, in: table)
      .filter { file(table: table, localization: $0)?.entry(key)?.origin != .source }
    return Set(written.compactMap { $0 == .base ? language(of: $0) : $0.tag }).sorted()
  }
}
