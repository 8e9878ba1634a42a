import Diagnostics
package import Languages

extension ResourceSet {
  /// The set with one localization more, made from each table's source language: every text of every
  /// key, variants and substitutions included. A key that is not for translation says what it says
  /// in the source language; one that says nothing there says nothing here. A localization of that
  /// name that is there already stays.
  package func generating(_ pseudolocale: Pseudolocale, as tag: LanguageTag) -> ResourceSet {
    var set = self
    for (name, table) in tables where table.files[tag.description] == nil {
      set.tables[name]?.files[tag.description] = generatedFile(pseudolocale, of: table)
    }
    set.listLocalizations()
    return set
  }

  private func generatedFile(_ pseudolocale: Pseudolocale, of table: StringTable) -> TableFile? {
    var entries: [String: TableEntry] = [:]
    var path: String?
    for key in table.keys {
      guard let source = spoken(key, in: table) else { continue }
      path = path ?? source.path
      entries[key] = source.entry
      if table.facts[key]?.shouldTranslate != false {
        entries[key]?.form = source.entry.form.generated(PseudoText(pseudolocale), isWhole: true)
      }
    }
    return path.map { TableFile(path: $0, origin: .catalog, entries: entries) }
  }

  /// What a key says in the source language, and the file that people edit to change it.
  private func spoken(
    _ key: String, in table: StringTable
  ) -> (entry: TableEntry, path: String)? {
    if let entry = sourceEntry(of: key, in: table.name) { return (entry, entry.place.file) }
    guard keyIsSourceText(key, in: table.name), let place = table.facts[key]?.place else {
      return nil
    }
    return (.keyAsText(key, at: place), place.file)
  }
}

extension EntryForm {
  fileprivate func generated(_ text: PseudoText, isWhole: Bool) -> EntryForm {
    switch self {
    case .text(let unit): .text(unit.generated(text, isWhole: isWhole))
    case .plural(let variants):
      .plural(variants.compactMap { $0.generated(text, isWhole: isWhole) })
    case .device(let variants):
      .device(variants.compactMap { $0.generated(text, isWhole: isWhole) })
    case .width(let variants):
      .width(variants.compactMap { $0.generated(text, isWhole: isWhole) })
    case .substituted(let parent, let substitutions):
      .substituted(
        parent.generated(text, isWhole: isWhole),
        substitutions.map { substitution in
          var generated = substitution
          generated.form = substitution.form.generated(text, isWhole: false)
          return generated
        })
    case .stringSet(let units):
      .stringSet(units.map { $0.generated(text, isWhole: isWhole) })
    }
  }
}

extension StringUnit {
  /// Nobody has reviewed it, and nobody needs to: it has no state.
  fileprivate func generated(_ text: PseudoText, isWhole: Bool) -> StringUnit {
    StringUnit(text.text(self.text, isWhole: isWhole), at: place)
  }
}
