package import Diagnostics

/// The string resources that one target ships, as the platform finds them in its bundle.
///
/// A value: edits copy only the table file that they change, and sets with equal content are equal.
/// Reading is `ResourceSetReader`'s.
package struct ResourceSet: Equatable, Sendable {
  /// The localizations of the bundle as CFBundle lists them, sorted by spelling, without `Base`:
  /// those with a table file, those that `Info.plist` declares, and the development language
  /// where there is a `Base.lproj` or nothing else.
  package internal(set) var localizations: [BundleLocalization] = []
  /// `CFBundleDevelopmentRegion`, or what the reader was told, or the source language of the first
  /// catalog; nil where nothing says it.
  package internal(set) var developmentLanguage: BundleLocalization?
  /// Whether there is a `Base.lproj`, the second folder in which a table is looked for.
  package internal(set) var hasBase = false
  /// By name.
  package internal(set) var tables: [String: StringTable] = [:]
  /// What was tolerated while reading, in the order read: shapes that the compiler refuses, keys
  /// that stand twice, files that another one hides.
  package internal(set) var problems: [InputProblem] = []

  /// The target's `Info.plist`; nil where none was read.
  package internal(set) var propertyList: InfoPropertyList?

  /// Localizations that exist whether or not a table file of theirs does: `Info.plist`, folders.
  var declared: Set<String> = []

  /// A target without resources.
  package init() {}

  /// The names of the tables, sorted.
  package var tableNames: [String] { tables.keys.sorted() }

  /// The keys of a table in file order; empty where there is no such table.
  package func keys(in table: String) -> [String] { tables[table]?.keys ?? [] }

  /// The file of a table in exactly that localization; nil where the build makes none. `Base` is
  /// asked for as `BundleLocalization.base`.
  package func file(table: String, localization: BundleLocalization) -> TableFile? {
    tables[table]?.files[localization.spelling]
  }

  /// Comment, place and states of a key; nil where the table does not have it in any localization.
  package func facts(of key: String, in table: String) -> KeyFacts? {
    tables[table]?.facts[key]
  }

  /// The localizations whose file of that table has the key, sorted by spelling, `Base` included.
  package func localizations(having key: String, in table: String) -> [BundleLocalization] {
    guard let files = tables[table]?.files else { return [] }
    return files.filter { $0.value.entries[key] != nil }.keys.sorted().map(BundleLocalization.init)
  }

  /// The source language's own entry of a key, for glosses and comparisons; nil where it has none.
  package func sourceEntry(of key: String, in table: String) -> TableEntry? {
    guard let table = tables[table], let language = table.sourceLanguage ?? developmentLanguage
    else { return nil }
    let spelling = table.spelling(of: language.spelling)
    return spelling.flatMap { table.files[$0]?.entries[key] } ?? table.files["Base"]?.entries[key]
  }
}
