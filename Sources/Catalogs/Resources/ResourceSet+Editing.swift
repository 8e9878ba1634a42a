package import Diagnostics

/// Edits, as an update of the app or a twin of a product brings them. Replacing a whole target's
/// resources is assigning another set.
extension ResourceSet {
  /// Removes what the localization says for the key; without a localization the key itself.
  ///
  /// A localization is named by its spelling, else by any spelling of the same tag. A catalog's
  /// language whose last entry is gone has no file any more; a `.strings` file stays, empty. A key
  /// of a catalog that loses its text in the source language is its own text from then on.
  /// - Returns: whether anything was there to remove.
  @discardableResult
  package mutating func remove(table: String, localization: String?, key: String) -> Bool {
    guard tables[table]?.facts[key] != nil else { return false }
    guard let localization else {
      tables[table]?.remove(key)
      listLocalizations()
      return true
    }
    guard let spelling = tables[table]?.spelling(of: localization),
      tables[table]?.files[spelling]?.entries[key]?.origin == .written
    else { return false }
    tables[table]?.remove(key, in: spelling)
    listLocalizations()
    return true
  }

  /// Sets what the localization says for the key to one text, in a table, a file, a key that may
  /// be new. Its place stays that of the text before, else of the key; `place` is for a new key.
  package mutating func set(
    table: String, localization: String, key: String, value: String, at place: SourceLocation
  ) {
    tables[table, default: StringTable(name: table)].set(
      key, in: localization, to: value, at: place)
    listLocalizations()
  }
}

extension StringTable {
  /// The spelling under which there is a file: the same, or the first of the same tag.
  func spelling(of localization: String) -> String? {
    if files[localization] != nil { return localization }
    guard let tag = BundleLocalization(localization).tag else { return nil }
    return files.keys.sorted().first { BundleLocalization($0).tag == tag }
  }

  fileprivate mutating func remove(_ key: String) {
    facts[key] = nil
    keys.removeAll { $0 == key }
    for spelling in files.keys {
      files[spelling]?.entries[key] = nil
      dropIfEmpty(spelling)
    }
  }

  fileprivate mutating func remove(_ key: String, in spelling: String) {
    files[spelling]?.entries[key] = nil
    if !hidesKey(key), spelling == sourceLanguage?.spelling, let place = facts[key]?.place {
      files[spelling]?.entries[key] = .keyAsText(key, at: place)
    } else if !files.values.contains(where: { $0.entries[key] != nil }) {
      remove(key)
    }
    dropIfEmpty(spelling)
  }

  private mutating func dropIfEmpty(_ spelling: String) {
    guard let file = files[spelling], file.origin == .catalog, file.entries.isEmpty else { return }
    files[spelling] = nil
  }

  fileprivate mutating func set(
    _ key: String, in localization: String, to value: String, at place: SourceLocation
  ) {
    let spelling = spelling(of: localization) ?? localization
    let old = files[spelling]?.entries[key]
    let place = old?.place ?? facts[key]?.place ?? place
    if facts[key] == nil {
      facts[key] = KeyFacts(at: place)
      keys.append(key)
    }
    if files[spelling] == nil { files[spelling] = siblingFile(fallback: place.file) }
    let unit = StringUnit(value, state: old?.form.units.first?.state, at: place)
    files[spelling]?.entries[key] = TableEntry(.text(unit), at: place)
  }

  /// An empty file for a localization that had none: in the catalog, where there is one.
  private func siblingFile(fallback path: String) -> TableFile {
    let catalog = files.sorted { $0.key < $1.key }.first { $0.value.origin == .catalog }
    return TableFile(path: catalog?.value.path ?? path, origin: .catalog)
  }
}

extension TableEntry {
  /// The entry of a source language that says nothing for a key.
  static func keyAsText(_ key: String, at place: SourceLocation) -> TableEntry {
    TableEntry(.text(StringUnit(key, at: place)), at: place, origin: .key)
  }
}
