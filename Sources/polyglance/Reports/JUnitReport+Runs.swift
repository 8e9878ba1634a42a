import Diagnostics
import Inspection
import Languages
import Simulation

extension JUnitReport {
  /// A suite a run: a case for each expectation, one for each finding that counts, and one that
  /// passes when there is none.
  init(runs: [LoadedRun], failOn: Severity?) {
    self.init(
      suites: runs.map { run in
        let paths = run.loaded.folderPaths
        let name =
          "\(run.loaded.root): \(run.result.scenario.name) (\(run.circumstances(among: runs)))"
        let groups = FindingGroup.groups(of: run.result.counting(failOn))
        let findings = groups.map { group in
          Case(
            className: name, name: "\(group.finding.id) \(group.context)",
            failure: Failure(
              type: group.finding.id, message: group.finding.message,
              text: group.line(paths: paths)))
        }
        let sound = Case(className: name, name: "no finding that counts", failure: nil)
        return Suite(
          name: name,
          cases: run.result.expectations.map { Case($0, className: name, paths: paths) }
            + (findings.isEmpty ? [sound] : findings))
      })
  }
}

extension JUnitReport.Case {
  fileprivate init(_ result: ExpectationResult, className: String, paths: PathStyle) {
    self.init(
      className: className, name: "step \(result.step): \(result.expected)",
      failure: result.line(paths: paths).map { line in
        JUnitReport.Failure(
          type: "expectation", message: "expected \(result.expected), found \(result.found)",
          text: line)
      })
  }
}
