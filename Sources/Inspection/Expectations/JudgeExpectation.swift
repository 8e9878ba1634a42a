import Diagnostics
import Internationalization
import Languages
import Localization
import Presentation
package import Simulation

/// Holds each entry of an expectation against the frame of its step.
package func judge(
  _ expectation: Expectation, at step: Int, frame: Frame, product: Product
) -> [ExpectationResult] {
  let witness = Witness(expectation: expectation, frame: frame, product: product)
  return expectation.entries.map { entry in
    let claim = witness.judge(entry.value)
    return ExpectationResult(
      step: step, place: entry.place, passed: claim.holds, expected: claim.expected,
      found: claim.found, surface: expectation.surface?.id,
      locale: frame.world.decision.tag.description, claims: claim.claims)
  }
}

/// What an entry says, and what was there.
private struct Claim {
  var holds: Bool
  var expected: String
  var found: String
  var claims: [Finding] = []
}

/// The part of a frame that an expectation looks at.
private struct Witness {
  var expectation: Expectation
  var frame: Frame
  var product: Product

  var activity: Activity? {
    frame.world.activityID(named: expectation.activity).flatMap { frame.world.activities[$0] }
  }

  var surfaces: [InspectedSurface] { narrowed(frame.surfaces) }

  private func narrowed(_ surfaces: [InspectedSurface]) -> [InspectedSurface] {
    surfaces.filter { inspected in
      if let surface = expectation.surface, inspected.surface != surface { return false }
      guard expectation.activity != nil else { return true }
      return inspected.owner == activity.map { Owner.activity($0.id) }
    }
  }

  var findings: [Finding] {
    frame.findings.filter { finding in
      if let surface = expectation.surface, finding.surface != surface.id { return false }
      guard expectation.activity != nil else { return true }
      return finding.owner == activity?.id
    }
  }

  func judge(_ entry: Expectation.Entry) -> Claim {
    let decision = frame.world.decision
    switch entry {
    case .language(let tag):
      return Claim(
        holds: decision.tag == tag, expected: "language \(tag)", found: "\(decision.tag)")
    case .source(let rule):
      return Claim(
        holds: decision.rule == rule, expected: "source \(rule.rawValue)",
        found: decision.rule.rawValue)
    case .revision(let revision):
      return Claim(
        holds: decision.revision == revision, expected: "revision \(revision)",
        found: "\(decision.revision)")
    case .everywhere(let tag): return everywhere(tag)
    case .state(let phase):
      return Claim(
        holds: activity?.phase == phase, expected: "state \(phase.rawValue)",
        found: activity?.phase.rawValue ?? "no activity")
    case .text(let match):
      return text(match, among: surfaces.flatMap { $0.resolved.texts.map(\.string) }, "text")
    case .spoken(let match): return spoken(match)
    case .absent(let names): return absent(names)
    case .finding(let match): return finding(match)
    }
  }

  private func everywhere(_ tag: LanguageTag) -> Claim {
    let expected = "every text in \(tag)"
    let surfaces = self.surfaces + narrowed(frame.earlierAlerts)
    if surfaces.isEmpty, let surface = expectation.surface {
      return Claim(holds: false, expected: expected, found: "no render of \(surface)")
    }
    if surfaces.isEmpty, let name = expectation.activity {
      let found = activity == nil ? "no activity ‘\(name)’" : "no render of ‘\(name)’"
      return Claim(holds: false, expected: expected, found: found)
    }
    var others: [String] = []
    for surface in surfaces {
      for run in surface.judged where !run.isNeutral && !run.isIn(tag, surface, product) {
        let language = run.language?.description ?? "no known language"
        others.append("‘\(run.string)’ in \(language) (\(surface.surface))")
      }
    }
    return Claim(holds: others.isEmpty, expected: expected, found: summary(others))
  }

  /// Elements are compared as they are read, label to hint, and by their parts.
  private func spoken(_ match: TextMatch) -> Claim {
    let elements = surfaces.flatMap(\.spoken.elements)
    let parts = elements.filter { $0.parts.count > 1 }.flatMap { $0.parts.map(\.string) }
    let claim = text(match, among: elements.map(\.utterance) + parts, "spoken text")
    guard !claim.holds, elements.isEmpty else { return claim }
    return Claim(holds: false, expected: claim.expected, found: "nothing to read")
  }

  private func text(_ match: TextMatch, among texts: [String], _ noun: String) -> Claim {
    let holds: Bool
    let expected: String
    switch match {
    case .equals(let wanted):
      holds = texts.contains(wanted)
      expected = "a \(noun) ‘\(wanted)’"
    case .contains(let part):
      holds = texts.contains { $0.contains(part) }
      expected = "a \(noun) with ‘\(part)’"
    case .matches(let pattern):
      let outcomes = texts.map(RegularExpression(pattern).search)
      holds = outcomes.contains(.found)
      expected = "a \(noun) that matches ‘\(pattern)’"
      if !holds, outcomes.contains(.gaveUp) {
        return Claim(
          holds: false, expected: expected, found: "no end of the search: simplify the expression")
      }
    }
    return Claim(holds: holds, expected: expected, found: summary(texts.map { "‘\($0)’" }))
  }

  private func absent(_ names: [String]) -> Claim {
    let ids = Set(names.flatMap(CheckRegistry.ids(named:)))
    let expected = "no \(names.joined(separator: ", "))"
    // Of a name that no activity bears nothing would ever be found.
    if let name = expectation.activity, activity == nil {
      return Claim(holds: false, expected: expected, found: "no activity ‘\(name)’")
    }
    let present = findings.filter { ids.contains($0.id) }
    if present.isEmpty, let unseen = unmeasured(among: ids) {
      return Claim(holds: false, expected: expected, found: unseen)
    }
    return Claim(
      holds: present.isEmpty, expected: expected,
      found: summary(
        present.map { "\($0.id)\($0.surface.map { " (\($0))" } ?? "")" }))
  }

  /// Why nobody could look for findings that are made from points; nil where somebody did.
  private func unmeasured(among ids: Set<String>) -> String? {
    guard !frame.measure.isOfPoints, !ids.isDisjoint(with: CheckRegistry.ids(named: "cut")) else {
      return nil
    }
    return "nobody measured: texts are counted in cells, which cannot tell what is cut"
  }

  private func finding(_ match: FindingMatch) -> Claim {
    let found = findings.filter { finding in
      finding.id == match.id
        && (match.surface == nil || finding.surface == match.surface?.id)
        && (match.locale == nil || finding.locale == match.locale?.description)
        && (match.key == nil || finding.key == match.key)
        && (match.file == nil || finding.place.file.isPath(endingIn: match.file ?? ""))
    }
    let holds = match.count.map { found.count == $0 } ?? !found.isEmpty
    let count = match.count.map { "\($0) of " } ?? ""
    return Claim(
      holds: holds, expected: "\(count)finding \(match.id)",
      found: found.isEmpty
        ? unmeasured(among: [match.id]) ?? summary(findings.map(\.id)) : "\(found.count)",
      claims: holds ? found : [])
  }

  /// The first few of what was there; a card has dozens of texts.
  private func summary(_ items: [String]) -> String {
    var distinct: [String] = []
    for item in items where !distinct.contains(item) { distinct.append(item) }
    guard !distinct.isEmpty else { return "none" }
    let rest = distinct.count > 3 ? " and \(distinct.count - 3) more" : ""
    return distinct.prefix(3).joined(separator: ", ") + rest
  }
}

extension Judged {
  /// Whether a run counts as being in that language. A region may stand in where they are loose,
  /// and always for a formatter, which follows the person's.
  func isIn(_ tag: LanguageTag, _ surface: InspectedSurface, _ product: Product) -> Bool {
    guard let language, language.isSameLanguage(as: tag) else { return false }
    let span = surface.resolved.texts[text].spans[self.span]
    let isFormatted = surface.resolved.provenances[span.provenance].source == .formatter
    return isFormatted || !product.regionsAreStrict || language.region == tag.region
  }
}

extension String {
  /// Whether the path's last parts are those of the other.
  fileprivate func isPath(endingIn other: String) -> Bool {
    self == other || hasSuffix("/" + other)
  }
}
