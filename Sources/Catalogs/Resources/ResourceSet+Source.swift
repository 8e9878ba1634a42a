/// Views of a set that depend on its source language.
extension ResourceSet {
  /// The set that a build makes which fills what is not translated: every localization of a
  /// catalog says what the source language says for keys that it has nothing for.
  ///
  /// Whether Xcode does so is unpublished; by default it is taken not to. Edits come first, then
  /// this: it does not remember what was missing.
  package func fillingUntranslated() -> ResourceSet {
    var filled = self
    for (name, table) in tables { filled.tables[name] = table.fillingUntranslated() }
    filled.listLocalizations()
    return filled
  }

  /// Whether the key is what people should read in the source language: the source language says
  /// the same as the key, or says nothing and the key reads like a text (`isIdentifierKey`). Many
  /// projects with `.strings` files have none for the source language, or only a few keys in it.
  ///
  /// False for a key that no language has, for one of a storyboard, whose text stands there, and
  /// where nothing says which language is the source.
  package func keyIsSourceText(_ key: String, in table: String) -> Bool {
    guard let strings = tables[table], strings.facts[key] != nil else { return false }
    guard let entry = sourceEntry(of: key, in: table) else {
      let isKnown = (strings.sourceLanguage ?? developmentLanguage) != nil
      return isKnown && !strings.hidesKey(key) && !isIdentifierKey(key)
    }
    switch entry.origin {
    case .key: return !isIdentifierKey(key)
    case .written, .source: return entry.form.units.contains { $0.text == key }
    }
  }
}

extension StringTable {
  fileprivate func fillingUntranslated() -> StringTable {
    guard let source = sourceLanguage, let sourceFile = files[source.spelling],
      sourceFile.origin == .catalog
    else { return self }
    var filled = self
    for (spelling, file) in files where spelling != source.spelling && file.origin == .catalog {
      for key in keys where file.entries[key] == nil {
        guard var entry = sourceFile.entries[key] else { continue }
        entry.origin = .source
        filled.files[spelling]?.entries[key] = entry
      }
    }
    return filled
  }
}
