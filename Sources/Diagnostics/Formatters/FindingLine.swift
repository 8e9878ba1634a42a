/// Findings that are alike in id, place, owner, locale and step, and where they were seen.
package struct FindingGroup: Sendable, Hashable {
  /// The first of them; its message stands for all.
  package var finding: Finding
  /// Their surfaces in the order given.
  package var surfaces: [String]

  package init(finding: Finding, surfaces: [String]) {
    self.finding = finding
    self.surfaces = surfaces
  }

  /// Groups findings, keeping the order of first appearance.
  package static func groups(of findings: [Finding]) -> [FindingGroup] {
    struct Likeness: Hashable {
      var id: String
      var place: SourceLocation
      var owner: String?
      var locale: String?
      var step: Int
      var claimed: Bool
    }
    var order: [Likeness] = []
    var groups: [Likeness: FindingGroup] = [:]
    for finding in findings {
      let likeness = Likeness(
        id: finding.id, place: finding.place, owner: finding.owner, locale: finding.locale,
        step: finding.step, claimed: finding.claimed)
      if groups[likeness] == nil {
        order.append(likeness)
        groups[likeness] = FindingGroup(finding: finding, surfaces: [])
      }
      if let surface = finding.surface, groups[likeness]?.surfaces.contains(surface) == false {
        groups[likeness]?.surfaces.append(surface)
      }
    }
    return order.compactMap { groups[$0] }
  }

  /// Where and when: `(compact-trailing, minimal, fr-CA, step 6)`; empty when nothing is known.
  package var context: String {
    let parts = surfaces + [finding.locale].compactMap { $0 } + ["step \(finding.step)"]
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// `file:line:column: severity: message [id] (surface, locale, step)`, as compilers print.
  package func line(paths: PathStyle) -> String {
    let place = finding.place
    let severity = finding.claimed ? "note: claimed" : finding.severity.rawValue
    return
      ("\(paths.show(place.file)):\(place.line):\(place.column): \(severity): "
      + "\(finding.message) [\(finding.id)] \(context)").spelledOut
  }

  /// The further places of the finding, as compilers print notes.
  package func noteLines(paths: PathStyle) -> [String] {
    finding.notes.map { note in
      "\(paths.show(note.place.file)):\(note.place.line):\(note.place.column): note: \(note.message)"
        .spelledOut
    }
  }

  /// A workflow command of GitHub Actions, which puts the finding on the line of the change.
  package func gitHubCommand(paths: PathStyle) -> String {
    let place = finding.place
    return GitHubCommand(
      severity: finding.claimed ? .note : finding.severity, place: place, title: finding.id,
      message: "\(finding.message) [\(finding.id)] \(context)"
    ).text(paths: paths)
  }
}
