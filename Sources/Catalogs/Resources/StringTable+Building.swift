import Diagnostics

/// Tables as the build makes them.
extension StringTable {
  /// What Xcode builds of a catalog: a table file for each language in which an entry has a value,
  /// and for the source language.
  ///
  /// - Parameter sourceLanguage: stands in where the catalog names none.
  init(_ catalog: Catalog, isInterface: Bool, sourceLanguage: BundleLocalization?) {
    self.init(
      name: catalog.table, sourceLanguage: catalog.sourceLanguage ?? sourceLanguage,
      isInterface: isInterface)
    keys.reserveCapacity(catalog.entries.count)
    facts.reserveCapacity(catalog.entries.count)
    for entry in catalog.entries {
      keys.append(entry.key)
      facts[entry.key] = entry.facts
    }
    recognizeInterface()
    for entry in catalog.entries { add(entry, of: catalog) }
  }

  private mutating func add(_ entry: CatalogEntry, of catalog: Catalog) {
    var isSaidInSource = false
    for localization in entry.localizations {
      guard let form = localization.form?.built else { continue }
      let spelling = localization.language.spelling
      if spelling == sourceLanguage?.spelling { isSaidInSource = true }
      files[spelling, default: TableFile(path: catalog.file, origin: .catalog)].entries[entry.key] =
        TableEntry(form, at: form.firstPlace ?? localization.place)
    }
    guard !isSaidInSource, !hidesKey(entry.key), let source = sourceLanguage?.spelling else {
      return
    }
    files[source, default: TableFile(path: catalog.file, origin: .catalog)].entries[entry.key] =
      .keyAsText(entry.key, at: entry.facts.place)
  }

  /// Adds the files of one localization; `.stringsdict` overrides `.strings`.
  /// - Returns: a problem where the localization has a file already, which is kept.
  mutating func add(
    strings: StringsTable?, dictionary: StringsTable?, of spelling: String
  ) -> InputProblem? {
    guard let path = strings?.file ?? dictionary?.file else { return nil }
    if let first = files[spelling] { return .tableTwice(name, in: path, first: first.path) }
    var file = TableFile(path: path, origin: .propertyList)
    for entry in (strings?.entries ?? []) + (dictionary?.entries ?? []) {
      file.entries[entry.key] = TableEntry(
        entry.form, at: entry.form.firstPlace ?? entry.keyPlace)
      if facts[entry.key] == nil {
        keys.append(entry.key)
        facts[entry.key] = KeyFacts(at: entry.keyPlace, comment: entry.comment)
      }
    }
    files[spelling] = file
    return nil
  }

  /// Marks the table of a storyboard, by its keys.
  mutating func recognizeInterface() {
    if !keys.isEmpty, keys.allSatisfy(isInterfaceKey) { isInterface = true }
  }
}

extension StringTable {
  /// Whether a missing text of the key shows what stands in the storyboard, never the key.
  package func hidesKey(_ key: String) -> Bool { isInterface && isInterfaceKey(key) }
}

/// Whether a key is `<object id>.<property>`, as `F8V-Wb-Ixd.title` or
/// `F8V-Wb-Ixd.segmentTitles[0]`: ids are three, two and three ASCII letters or digits.
private func isInterfaceKey(_ key: String) -> Bool {
  let bytes = Array(key.utf8.prefix(12))
  guard bytes.count == 12 else { return false }
  for (index, byte) in bytes.enumerated() {
    switch index {
    case 3, 6: if byte != UInt8(ascii: "-") { return false }
    case 10: if byte != UInt8(ascii: ".") { return false }
    default: if !isLetterOrDigit(byte) { return false }
    }
  }
  return true
}

extension EntryForm {
  /// Where its first text stands.
  fileprivate var firstPlace: SourceLocation? {
    switch self {
    case .text(let unit): unit.place
    case .plural(let variants): variants.list.first?.value.place
    case .device(let variants), .width(let variants): variants.list.first?.value.firstPlace
    case .substituted(let parent, _): parent.firstPlace
    case .stringSet(let units): units.first?.place
    }
  }
}
