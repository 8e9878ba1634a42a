/// One table of one localization as the platform opens it: `fr.lproj/Localizable.strings` with
/// `.stringsdict` laid over it, or what is built into them from a catalog.
package struct TableFile: Hashable, Sendable {
  /// The file that people edit, as given by whoever read it: the catalog, the `.strings`, or the
  /// `.stringsdict` where it stands alone.
  package var path: String
  package var origin: Origin
  /// By key. No order: `StringTable.keys` has the file's.
  package var entries: [String: TableEntry]

  /// What the file is made from.
  package enum Origin: Hashable, Sendable {
    /// A String Catalog: the file exists only where some entry has a value.
    case catalog
    /// A property list of its own, which exists even where it is empty.
    case propertyList
  }

  package init(path: String, origin: Origin, entries: [String: TableEntry] = [:]) {
    self.path = path
    self.origin = origin
    self.entries = entries
  }

  /// The entry of a key. Canonically equivalent spellings are one key here, as in any Swift String.
  package func entry(_ key: String) -> TableEntry? { entries[key] }
}
