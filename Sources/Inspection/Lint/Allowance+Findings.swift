package import Diagnostics
import Simulation

extension Allowance {
  /// Whether the team lives with a finding.
  package func allows(_ finding: Finding) -> Bool {
    CheckRegistry.ids(named: id).contains(finding.id) && fits(finding)
  }
}

extension Product {
  /// A finding as the product weighs it; nil where it is off or allowed.
  func weighed(_ finding: Finding) -> Finding? {
    guard let severity = severity(of: finding.id, finding.severity),
      !allowances.contains(where: { $0.allows(finding) })
    else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
