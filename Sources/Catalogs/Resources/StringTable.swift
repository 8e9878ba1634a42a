/// One table of a target in all its localizations.
package struct StringTable: Hashable, Sendable {
  package var name: String
  /// The language in which the keys are written, where a catalog names it.
  package var sourceLanguage: BundleLocalization?
  /// Whether it belongs to a storyboard, by its `mul.lproj` folder or since all its keys are
  /// `<object id>.<property>`; see `hidesKey`.
  package var isInterface: Bool
  /// In the order of the file that had them first.
  package internal(set) var keys: [String]
  package internal(set) var facts: [String: KeyFacts]
  /// By the spelling of the localization.
  package internal(set) var files: [String: TableFile]

  package init(
    name: String, sourceLanguage: BundleLocalization? = nil, isInterface: Bool = false
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.isInterface = isInterface
    keys = []
    facts = [:]
    files = [:]
  }
}
