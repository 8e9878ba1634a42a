import Diagnostics

/// Reports each finding once: at the first step at which it is seen, and again if it goes and comes
/// back or weighs more.
struct FindingCollector {
  private var reported: [Finding] = []
  private var present: [FindingIdentity: Severity] = [:]
  private var claimed: Set<FindingIdentity> = []

  /// Takes what is wrong at the next step.
  mutating func see(_ findings: [Finding]) {
    var now: [FindingIdentity: Severity] = [:]
    for finding in findings {
      let identity = finding.identity
      let before = max(present[identity] ?? .note, now[identity] ?? .note)
      let isKnown = present[identity] != nil || now[identity] != nil
      if !isKnown || finding.severity > before { reported.append(finding) }
      now[identity] = max(finding.severity, now[identity] ?? .note)
    }
    present = now
  }

  /// Marks findings as expected by the scenario.
  mutating func claim(_ findings: [Finding]) {
    claimed.formUnion(findings.map(\.identity))
  }

  /// Everything reported so far, sorted.
  var findings: [Finding] {
    reported.map { finding in
      var finding = finding
      finding.claimed = claimed.contains(finding.identity)
      return finding
    }.sorted(by: precedes)
  }
}

/// What makes two findings the same one.
struct FindingIdentity: Hashable {
  var id: String
  var place: SourceLocation
  var surface: String?
  var owner: String?
  var locale: String?
  var key: String?
}

extension Finding {
  var identity: FindingIdentity {
    FindingIdentity(
      id: id, place: place, surface: surface, owner: owner, locale: locale, key: key)
  }
}
