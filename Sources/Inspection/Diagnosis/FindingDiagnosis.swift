import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The diagnosis of a finding that marks no run of text: a payload that was refused, a symbol
/// without a name, a card that does not say that it is stale.
struct FindingDiagnosis {
  let finding: Finding
  let frame: Frame
  let product: Product
  let library: ResourceLibrary

  private typealias Fact = Diagnosis.Fact
  private typealias Link = Diagnosis.Link

  var diagnosis: Diagnosis {
    let links: [Link] = Boundary.allCases.compactMap { boundary in
      if boundary == .delivery, broken != .delivery { return nil }
      let state: Diagnosis.State = boundary == broken ? .broke : self.state(boundary)
      let own = boundary == broken ? ownFacts : []
      return Link(boundary: boundary, state: state, facts: own + facts(boundary))
    }
    return Diagnosis(links: links, finding: finding.id)
  }

  private var broken: Boundary? { finding.breakingBoundary }

  private var surface: InspectedSurface? {
    frame.surfaces.first {
      $0.surface.id == finding.surface && $0.owner.description == finding.owner
    }
  }

  private var setting: RenderSetting? {
    surface.map { RenderSetting(surface: $0, world: frame.world, product: product) }
  }

  /// The push that the finding is about; nil where it is about none.
  private var push: PushRecord? {
    guard broken == .delivery else { return nil }
    return frame.world.pushes.first { push in
      push.refusal?.place == finding.place || push.place == finding.place
        || finding.notes.contains { $0.place == push.place }
        || finding.place.file.hasSuffix(push.file)
    }
  }

  private func state(_ boundary: Boundary) -> Diagnosis.State {
    let isAfter = broken.map { $0.position < boundary.position } ?? false
    if push?.refusal != nil { return .notReached }
    switch boundary {
    case .delivery: return .notCrossed
    case .localeDecision: return .passed
    case .resources: return surface == nil ? .notCrossed : .passed
    case .keyMapping, .formatter: return .notCrossed
    case .lookup: return isAfter && broken == .keyMapping ? .notReached : .notCrossed
    case .regeneration: return setting == nil ? .notCrossed : .passed
    case .onScreen: return setting?.onScreenState(broken) ?? .notCrossed
    }
  }

  /// What the finding itself says, in ids and codes.
  private var ownFacts: [Fact] {
    var facts = [Fact("finding", finding.id)]
    if let key = finding.key { facts.append(Fact("key", key)) }
    facts.append(Fact("at", .place(finding.place)))
    return facts + finding.evidence.map { Fact($0.name, $0.value, "\($0.name) {}", isDetail: true) }
  }

  private func facts(_ boundary: Boundary) -> [Fact] {
    switch boundary {
    case .delivery: return push.map(facts) ?? []
    case .localeDecision:
      return frame.world.decisionFacts(of: product) + frame.world.partyFacts(of: product)
    case .resources:
      guard let context = surface?.resolved.render.context else { return [] }
      let target = context.process.target
      let set = library.sets(at: context.process.resources, settings: context.settings)[target]
      let languages = set?.localizations.map(\.spelling).joined(separator: " ")
      return [Fact("target", target.name, "target {}")]
        + [languages].compactMap { $0 }.map { Fact("ships", $0, "ships {}") }
    case .keyMapping, .lookup, .formatter: return []
    case .regeneration: return setting?.regenerationFacts ?? []
    case .onScreen: return setting?.onScreenFacts ?? standing
    }
  }

  private func facts(_ push: PushRecord) -> [Fact] {
    var facts: [Fact] = [
      Fact("payload", .file(push.file)), Fact("outcome", push.outcome.word),
      Fact("bytes", "\(push.size)", "{} bytes", isDetail: true),
    ]
    if let event = push.event { facts.append(Fact("event", event.rawValue, "event {}")) }
    if let activity = push.activity { facts.append(Fact("activity", activity, "for {}")) }
    if let timestamp = push.timestamp {
      facts.append(Fact("timestamp", "\(timestamp)", "timestamp {}", isDetail: true))
    }
    facts.append(Fact("sent at", .place(push.place), "sent at {}", isDetail: true))
    return facts
  }

  /// What of the activity stays on the phone when an update is lost.
  private var standing: [Fact] {
    guard let id = push?.activity, let render = frame.world.renders[.activity(id)]?.values.first
    else { return [] }
    return [Fact("drawn", .time(render.at), "the content of {} stays")]
  }
}

extension Boundary {
  fileprivate var position: Int { Boundary.allCases.firstIndex(of: self) ?? 0 }
}

extension PushOutcome {
  /// As reports name it.
  package var word: String {
    switch self {
    case .applied: "applied"
    case .refused(let refusal): refusal.word
    case .missed: "missed"
    case .held: "held"
    }
  }
}
