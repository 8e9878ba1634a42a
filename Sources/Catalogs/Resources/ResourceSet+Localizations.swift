/// Which localizations the platform sees.
extension ResourceSet {
  /// Lists the localizations anew after a change of files.
  ///
  /// CFBundle: `CFBundleLocalizations` and the `.lproj` folders, with the development region where
  /// there is a `Base.lproj` or nothing else. `mul.lproj` holds catalogs of many languages.
  mutating func listLocalizations() {
    var spellings = declared
    for table in tables.values { spellings.formUnion(table.files.keys) }
    hasBase = spellings.remove("Base") != nil
    spellings.remove("mul")
    if let developmentLanguage, hasBase || spellings.isEmpty {
      let isListed = spellings.contains { BundleLocalization($0).tag == developmentLanguage.tag }
      if !isListed { spellings.insert(developmentLanguage.spelling) }
    }
    localizations = spellings.sorted().map(BundleLocalization.init)
  }
}
