import Catalogs
import Diagnostics
import Languages

/// A key of a table, as catalog checks see it.
struct InspectedKey: Sendable {
  var table: String
  var key: String
  var facts: KeyFacts
  /// What the source language says; nil where it says nothing, and for a key of a storyboard, whose
  /// text stands there.
  var source: TableEntry?
  /// Whether a missing text shows the storyboard's, never the key.
  var isHidden: Bool
  /// The entries to look at, by the spelling of their localizations.
  var entries: [InspectedEntry] = []
}

/// What one key says in one localization.
struct InspectedEntry: Sendable {
  /// As its folder or the catalog spells it.
  var localization: BundleLocalization
  /// The language of the words; that of the source for `Base`.
  var language: LanguageTag
  var entry: TableEntry
  /// Whether it is the source language's own.
  var isSource: Bool
}

extension InspectedKey {
  /// A finding about what the key says in a localization, at the text's own line.
  func finding(
    _ definition: CheckDefinition, _ message: String, in entry: InspectedEntry,
    at place: SourceLocation? = nil, severity: Severity? = nil, notes: [Finding.Note] = []
  ) -> Finding {
    var all = notes
    if all.isEmpty, !entry.isSource, let source, source.origin == .written {
      all = [Finding.Note("the text in the source language", at: source.place)]
    }
    return Finding(
      id: definition.id, severity: severity ?? definition.severity, message: message,
      boundary: definition.boundary.rawValue, place: place ?? entry.entry.place,
      locale: entry.language.description, key: key, notes: all,
      evidence: [Finding.Evidence("table", table)])
  }

  /// A finding about the key, whatever the language.
  func finding(
    _ definition: CheckDefinition, _ message: String, severity: Severity? = nil
  ) -> Finding {
    Finding(
      id: definition.id, severity: severity ?? definition.severity, message: message,
      boundary: definition.boundary.rawValue, place: facts.place, key: key,
      evidence: [Finding.Evidence("table", table)])
  }
}
