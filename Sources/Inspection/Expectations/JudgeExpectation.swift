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
      guard inspected.isPresented else { return false }
      if let surface = expectation.surface,
        !isShown(inspected.surface, of: inspected.owner, on: surface)
      {
        return false
      }
      guard expectation.activity != nil else { return true }
      return inspected.owner == activity.map { Owner.activity($0.id) }
    }
  }

  /// Whether what is expected of one surface is expected of the other's render: where a presentation
  /// is shown once more, it is that presentation's.
  private func isShown(_ rendered: Surface, of owner: Owner, on surface: Surface) -> Bool {
    if rendered == surface { return true }
    return frame.derived.contains {
      $0.surface == surface && $0.owner == owner && $0.shows.contains(rendered)
    }
  }

  var findings: [Finding] {
    frame.findings.filter { finding in
      if let surface = expectation.surface, finding.surface != surface.id {
        guard let rendered = finding.surface.flatMap(Surface.init(id:)), let owner = finding.owner,
          isShown(rendered, of: .activity(owner), on: surface)
        else { return false }
      }
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
    if let missing { return Claim(holds: false, expected: expected, found: missing) }
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
    guard !claim.holds, missing == nil, elements.isEmpty else { return claim }
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
    if let missing { return Claim(holds: false, expected: expected, found: missing) }
    return Claim(holds: holds, expected: expected, found: summary(texts.map { "‘\($0)’" }))
  }

  private func absent(_ names: [String]) -> Claim {
    let ids = Set(names.flatMap(CheckRegistry.ids(named:)))
    let expected = "no \(names.joined(separator: ", "))"
    // Of a name that no activity bears nothing would ever be found.
    if let name = expectation.activity, activity == nil {
      return Claim(holds: false, expected: expected, found: "no activity ‘\(name)’")
    }
    if let missing, ids.contains(where: isOfRenders) {
      return Claim(holds: false, expected: expected, found: missing)
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

  /// Whether findings of that id are about what is shown.
  private func isOfRenders(_ id: String) -> Bool {
    CheckRegistry.definition(id)?.scope == .render
  }

  /// Why there is no card that the expectation could look at; nil where there is one.
  private var missing: String? {
    missingPresentation(
      of: expectation.surface, named: expectation.activity, activity: activity, in: frame)
  }

  /// Why nobody could look for findings that are made from points; nil where somebody did.
  private func unmeasured(among ids: Set<String>) -> String? {
    guard !ids.isDisjoint(with: CheckRegistry.ids(named: "cut")) else { return nil }
    if !frame.measure.isOfPoints {
      return "nobody measured: texts are counted in cells, which cannot tell what is cut"
    }
    guard let surface = expectation.surface, Surface.derived.contains(surface),
      surface != .banner, surface != .alwaysOn, !surfaces.contains(where: { $0.surface == surface })
    else { return nil }
    return "nobody looked: what is cut is found on \(summary(surfaces.map(\.surface.id))) alone"
  }

  private func finding(_ match: FindingMatch) -> Claim {
    let found = findings.filter { finding in
      finding.id == match.id
        && (match.surface == nil || finding.surface == match.surface?.id)
        && (match.locale == nil || finding.locale == match.locale?.description)
        && (match.key == nil || finding.key == match.key)
        && (match.file == nil || finding.place.file.isPath(endingIn: match.file ?? ""))
    }
    let count = match.count.map { "\($0) of " } ?? ""
    if let missing, found.isEmpty, isOfRenders(match.id) {
      return Claim(holds: false, expected: "\(count)finding \(match.id)", found: missing)
    }
    let holds = match.count.map { found.count == $0 } ?? !found.isEmpty
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
