import Inspection

/// Which cases `verify` runs: suites by id, or single cases.
struct SuiteChoice {
  let suites: [VerificationSuite]

  /// All where nothing is named; suites and cases keep the order of the registry.
  init(_ names: [String]) throws(UsageError) {
    let all = SuiteRegistry.all
    let known = all.flatMap { [$0.id] + $0.cases.map { $0.definition.id } }
    if let unknown = names.first(where: { !known.contains($0.uppercased()) }) {
      throw UsageError(
        "there is no suite and no case ‘\(unknown)’", nearest: nearest(unknown, among: known))
    }
    let wanted = Set(names.map { $0.uppercased() })
    suites =
      wanted.isEmpty
      ? all
      : all.compactMap { suite in
        if wanted.contains(suite.id) { return suite }
        let cases = suite.cases.filter { wanted.contains($0.definition.id) }
        guard !cases.isEmpty else { return nil }
        return VerificationSuite(id: suite.id, title: suite.title, cases: cases)
      }
  }
}
