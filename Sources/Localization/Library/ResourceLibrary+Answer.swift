package import Catalogs
package import Languages
package import Presentation

/// What a bundle has for a key that the system looks up.
package struct BundleAnswer: Sendable {
  /// Where the answer stands, with its form; nil where the key itself is shown.
  package var entry: TableEntry?
  /// What was asked and what happened.
  package var trace: LookupTrace
}

extension ResourceLibrary {
  /// What a bundle answers to a process of its own with these languages, by the platform's rule.
  package func answer(
    _ key: MessageKey, of target: TargetID, languages: [LanguageTag], at version: ResourceVersion
  ) -> BundleAnswer {
    let snapshot = self.snapshot(at: version, settings: PlatformSettings())
    let question = ResourceSnapshot.Question(
      target: target, main: target, asked: .process, processLanguages: languages,
      deviceLanguages: languages, withoutMatch: PlatformSettings()[.environmentWithoutMatch])
    var lookup = KeyLookup(
      key, target: target, choice: snapshot.choice(question), rule: .platform, in: snapshot)
    guard case .entry(let entry, _) = lookup.find() else {
      return BundleAnswer(entry: nil, trace: lookup.trace)
    }
    return BundleAnswer(entry: entry, trace: lookup.trace)
  }
}
