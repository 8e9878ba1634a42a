package import Diagnostics

/// One key of a String Catalog.
package struct CatalogEntry: Hashable, Sendable {
  /// May be empty, blank, hold line ends and specifiers.
  package var key: String
  /// The key's place, comment, states.
  package var facts: KeyFacts
  /// In file order; empty where the key is written as `{}`, its text being the key.
  package var localizations: [CatalogLocalization]

  package init(_ key: String, facts: KeyFacts, localizations: [CatalogLocalization] = []) {
    self.key = key
    self.facts = facts
    self.localizations = localizations
  }
}

/// What a String Catalog says for one key in one language.
package struct CatalogLocalization: Hashable, Sendable {
  package var language: BundleLocalization
  /// Where the language is named.
  package var place: SourceLocation
  /// Nil where nothing is said, or nothing that compiles.
  package var form: EntryForm?

  package init(_ language: BundleLocalization, form: EntryForm?, at place: SourceLocation) {
    self.language = language
    self.form = form
    self.place = place
  }
}
