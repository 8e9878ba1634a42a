package import Catalogs
package import Languages
package import Presentation

extension Resolver {
  /// Who answers when a view asks for a key in one language, apart from any render: the trace of the
  /// lookup, and the entry where a table has one.
  ///
  /// - Parameters:
  ///   - target: the target that renders; its bundle answers unless the key names another.
  ///   - language: the environment's, and the process's where the bundle has nothing for it.
  package func answer(
    to key: MessageKey, of target: TargetID, in language: LanguageTag,
    at version: ResourceVersion, settings: PlatformSettings = PlatformSettings()
  ) -> (trace: LookupTrace, entry: TableEntry?) {
    let owner =
      switch key.bundle {
      case .own: target
      case .app: library.app
      case .target(let other): other
      }
    let snapshot = library.snapshot(at: version, settings: settings)
    let choice = snapshot.choice(
      ResourceSnapshot.Question(
        target: owner, main: target, asked: .languages([language]),
        processLanguages: [language], deviceLanguages: [language],
        withoutMatch: settings[.environmentWithoutMatch]))
    var lookup = KeyLookup(key, target: owner, choice: choice, rule: rule, in: snapshot)
    let answer = lookup.find()
    switch answer {
    case .entry(let entry, _): return (lookup.trace, entry)
    case .text: return (lookup.trace, nil)
    }
  }
}
