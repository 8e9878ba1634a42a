import Diagnostics
import Inspection
import Languages
import Simulation

extension JUnitReport {
  /// A suite a run: a case for each expectation, one for each finding that counts, and one that
  /// passes when there is none.
  ///
  /// - Parameter paths: of the places that servers jump to; what is told counts from the product.
  init(runs: [LoadedRun], failOn: Severity?, paths: PathStyle) {
    self.init(
      suites: runs.map { run in
        let folderPaths = run.loaded.folderPaths
        let name =
          "\(run.loaded.root): \(run.result.scenario.name) (\(run.circumstances(among: runs)))"
        let groups = FindingGroup.groups(of: run.result.counting(failOn))
        let findings = groups.map { group in
          Case(
            className: name, name: "\(group.finding.id) \(group.context)",
            place: Place(group.finding.place, paths: paths),
            failure: Failure(
              type: group.finding.id, message: group.finding.message,
              text: group.line(paths: folderPaths)))
        }
        let sound = Case(className: name, name: "no finding that counts", failure: nil)
        return Suite(
          name: name,
          cases: run.result.expectations.map {
            Case(
              $0, className: name, folderPaths: folderPaths,
              place: Place($0.place, paths: paths))
          } + (findings.isEmpty ? [sound] : findings))
      })
  }
}

extension JUnitReport.Case {
  fileprivate init(
    _ result: ExpectationResult, className: String, folderPaths: PathStyle,
    place: JUnitReport.Place
  ) {
    self.init(
      className: className, name: "step \(result.step): \(result.expected)", place: place,
      failure: result.line(paths: folderPaths).map { line in
        JUnitReport.Failure(
          type: ExpectationResult.label,
          message: "expected \(result.expected), found \(result.found)",
          text: line)
      })
  }
}
