import Catalogs
package import Diagnostics
import Simulation

/// Every check that needs no run: of entries, of resources, of payloads.
///
/// - Returns: findings sorted by place, without those that the team allows, and what was read.
package func lint(_ subject: LintSubject) -> (findings: [Finding], read: ReadCount) {
  var found: [Finding] = []
  var known: Set<Finding> = []
  // Two targets may ship one folder.
  for finding in subject.targets.flatMap({ inspectEntries(of: $0) })
  where known.insert(finding).inserted {
    found.append(finding)
  }
  found += subject.payloads.flatMap { inspect($0) }.compactMap { finding in
    guard let severity = subject.severities[finding.id] ?? finding.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
  if !subject.isWhole {
    let files = Set(subject.files)
    found.removeAll { !files.contains($0.place.file) }
  }
  var unused = Set(subject.allowances.indices)
  found.removeAll { finding in
    let allowing = subject.allowances.indices.filter { subject.allowances[$0].allows(finding) }
    unused.subtract(allowing)
    return !allowing.isEmpty
  }
  if subject.isWhole {
    found += unused.sorted().compactMap { AllowanceUnused.finding(subject.allowances[$0]) }
  }
  return (found.sorted(by: comesBefore), count(subject))
}

/// By file, line, column, id, language.
private func comesBefore(_ a: Finding, _ b: Finding) -> Bool {
  if a.place != b.place { return a.place < b.place }
  return (a.id, a.locale ?? "", a.key ?? "", a.message)
    < (b.id, b.locale ?? "", b.key ?? "", b.message)
}

private func count(_ subject: LintSubject) -> ReadCount {
  var count = ReadCount()
  count.files = Set(subject.files).count
  count.payloads = subject.payloads.count
  for target in subject.targets {
    for table in target.resources.tableNames {
      count.keys += target.resources.keys(in: table).count
    }
  }
  if let product = subject.product {
    for view in product.presentations.values { view.count(into: &count) }
  }
  return count
}
