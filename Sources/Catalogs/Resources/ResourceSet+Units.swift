package import Diagnostics

/// One text of a set with all that names it.
package struct ResourceUnit: Hashable, Sendable {
  package var table: String
  package var key: String
  package var localization: BundleLocalization
  /// The text as written, its specifiers unread.
  package var text: String
  /// Where the text stands; of a key that is its own text, where the key stands.
  package var place: SourceLocation
}

extension ResourceSet {
  /// Every text that is written in a table, variants and substitutions included, for reverse
  /// lookup. Keys that are their own text count as the source language's; copies of the source
  /// text in other languages do not count.
  ///
  /// Order: tables by name, keys in file order, localizations by spelling, variants in file order.
  package func units() -> [ResourceUnit] {
    var all: [ResourceUnit] = []
    for name in tableNames {
      guard let table = tables[name] else { continue }
      let files = table.files.sorted { $0.key < $1.key }
        .map { (BundleLocalization($0.key), $0.value) }
      for key in table.keys {
        for (localization, file) in files {
          guard let entry = file.entries[key], entry.origin != .source else { continue }
          for unit in entry.form.units {
            all.append(
              ResourceUnit(
                table: name, key: key, localization: localization, text: unit.text,
                place: unit.place))
          }
        }
      }
    }
    return all
  }
}
