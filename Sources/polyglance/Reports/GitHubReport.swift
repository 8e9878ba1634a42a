import Diagnostics
import Inspection

/// The result of `run` as workflow commands of GitHub Actions.
struct GitHubReport {
  var runs: [LoadedRun]
  var paths: PathStyle

  /// The lines, each with its end.
  var text: String {
    runs.flatMap { run -> [String] in
      let findings = FindingGroup.groups(of: run.result.findings)
      let failures = run.result.expectations.filter { !$0.passed }.map { result in
        FindingGroup(
          finding: Finding(
            id: ExpectationResult.label, severity: .error,
            message: "expected \(result.expected), found \(result.found)", place: result.place,
            locale: result.locale, step: result.step),
          surfaces: [result.surface].compactMap { $0 })
      }
      return (findings + failures).map { $0.gitHubCommand(paths: paths) }
    }.map { $0 + "\n" }.joined()
  }
}
