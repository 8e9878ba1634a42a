import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation

/// The boundaries that a run of text crossed, and at which one it broke. Everything is read off the
/// run's provenance, its verdict and the world; nothing is looked up again.
struct InspectChain {
  let subject: InspectSubject
  let model: StageModel

  /// A boundary with what happened there.
  struct Link: Hashable {
    var boundary: Boundary
    var state: State
    /// In a line.
    var words: String
    /// What has a line of its own where there is room.
    var more: String?
  }

  /// How a run fared at a boundary.
  enum State: Hashable {
    case passed
    case broke
    /// It does not cross this one.
    case notCrossed
  }

  /// In the order of the diagnosis; delivery only where it broke there.
  var links: [Link] {
    Boundary.allCases.compactMap { boundary in
      switch boundary {
      case .delivery:
        broken == .delivery
          ? Link(boundary: .delivery, state: .broke, words: subject.judged?.finding?.message ?? "")
          : nil
      case .localeDecision: link(boundary, decision)
      case .resources: link(boundary, resources)
      case .keyMapping: link(boundary, keyMapping)
      case .lookup: link(boundary, lookup)
      case .formatter: link(boundary, formatter)
      case .regeneration: link(boundary, regeneration)
      case .onScreen: link(boundary, onScreen)
      }
    }
  }

  /// Where it broke, by the verdict on the run.
  var broken: Boundary? {
    subject.judged?.finding.flatMap { CheckRegistry.definition($0.id)?.boundary }
  }

  /// What is told of a boundary.
  struct Told {
    var words: String
    var more: String?
    var isCrossed = true
  }

  private func link(_ boundary: Boundary, _ told: Told) -> Link {
    let breaks = broken == boundary || boundary == .onScreen && cut != nil && broken == nil
    return Link(
      boundary: boundary, state: breaks ? .broke : told.isCrossed ? .passed : .notCrossed,
      words: told.words, more: told.more)
  }

  private var dot: String { " \(model.glyphs(.separator)) " }

  func join(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: dot) }

  func clock(_ instant: Instant) -> String {
    ScenarioStage.clock(instant, model.frame.frame.world)
  }

  // MARK: Boundaries

  private var decision: Told {
    let world = model.frame.frame.world
    let decision = world.decision
    let device = world.device.languages.map(\.description).joined(separator: ", ")
    let match = LanguageMatch(world.device.languages, among: model.source.product.supported)
    let why: [String?] =
      switch decision.rule {
      case .appPreference: ["chosen in the app", "device \(device)"]
      case .platformAppLocale: ["chosen in Settings for the app", "device \(device)"]
      case .deviceMatch: ["device list \(device)", match.map { "\($0.kind.words) match" }]
      case .productDefault: ["device list \(device)", "no match: the default"]
      }
    let supported = model.source.product.supported.map(\.description).joined(separator: " ")
    return Told(
      words: join(["\(decision.tag) r\(decision.revision)"] + why),
      more: join([asked, "supported \(supported)"]))
  }

  /// Which languages this run was asked in.
  private var asked: String? {
    if let lookup = subject.provenance.lookup {
      return "asked \(lookup.asked.map(\.description).joined(separator: " "))"
    }
    switch subject.provenance.binding?.asked {
    case .process: return "asked as the process"
    case .device: return "asked as the device"
    case .languages(let tags): return "asked \(tags.map(\.description).joined(separator: " "))"
    case nil: return nil
    }
  }

  private var resources: Told {
    guard let lookup = subject.provenance.lookup else {
      return Told(words: "none were asked", isCrossed: false)
    }
    let step = lookup.steps.last { $0.file != nil } ?? lookup.steps.last
    let others = lookup.otherTargets.map(\.name).joined(separator: ", ")
    return Told(
      words: join([
        "target \(lookup.target)", step?.file.map(shortFile) ?? "no table \(lookup.table)",
        step?.language.description,
      ]),
      more: others.isEmpty ? nil : "the key is in the table of \(others)")
  }

  private var keyMapping: Told {
    let provenance = subject.provenance
    let place = model.shortPlace(provenance.textPlace)
    let isOneFile = provenance.textPlace.file == provenance.viewPlace.file
    let view =
      isOneFile
      ? ":\(provenance.viewPlace.line):\(provenance.viewPlace.column)"
      : model.shortPlace(provenance.viewPlace)
    let isOne = provenance.textPlace == provenance.viewPlace
    let more = isOne ? place : "\(place) \(model.glyphs == .ascii ? "->" : "→") \(view)"
    if let lookup = provenance.lookup {
      let carried = provenance.carried.map { "made by \($0.process.target) and carried" }
      return Told(words: join(["key \(lookup.key)", carried]), more: more)
    }
    switch provenance.source {
    case .catalog: return Told(words: "key", more: more)
    case .literal: return Told(words: "no key: a literal in code", more: more)
    case .payload: return Told(words: "no key: words of the payload", more: more)
    case .scenario: return Told(words: "no key: words of the state", more: more)
    case .userContent:
      return Told(words: "no key: content of people", more: more, isCrossed: false)
    case .code(let field): return Told(words: "no key: the code of \(field)", more: more)
    case .formatter: return Told(words: "no key: a formatted value", more: more, isCrossed: false)
    case .joined: return Told(words: "no key: joined in code", more: more)
    case .value: return Told(words: "no key: a value", more: more, isCrossed: false)
    }
  }

  private var lookup: Told {
    guard let lookup = subject.provenance.lookup else {
      return Told(words: "not reached", isCrossed: false)
    }
    let steps = lookup.steps.map { "\($0.language) \($0.outcome.rawValue)" }
    let plural = lookup.category.map { category in
      "plural \(category)" + (lookup.categoryLanguage.map { " by \($0)" } ?? "")
    }
    let more =
      lookup.steps.count > 1 || lookup.answered == nil
      ? steps.joined(separator: ", ") : nil
    return Told(
      words: join([
        lookup.answered.map { "\($0) answered" } ?? "nothing answered", plural,
        lookup.state.map { "state \($0)" },
        lookup.entryPlace.map { "line \($0.line):\($0.column)" },
      ]), more: more)
  }

  private var formatter: Told {
    let formats = ([subject.provenance] + subject.arguments).compactMap(\.format)
    guard let first = formats.first else {
      return Told(words: "none in this run", isCrossed: false)
    }
    let words = formats.map { "\($0.formatter) in \($0.locale)" }
    let unique = words.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let zone = formats.lazy.compactMap(\.timeZone).first
    return Told(words: join([unique.joined(separator: ", "), "\(first.numbering) digits", zone]))
  }

  private var regeneration: Told {
    let render = subject.surface.resolved.render
    let revision = render.context.store.revision.map { "under r\($0)" }
    let now = model.frame.decision.revision
    let isOld = render.context.store.revision.map { $0 < now } ?? false
    return Told(
      words: join([
        "drawn \(clock(render.at)) " + (revision ?? "without a revision"),
        "by \(render.cause.kind)", isOld ? "the app is at r\(now)" : nil,
      ]))
  }
}

extension LanguageMatch.Kind {
  /// As an adjective.
  fileprivate var words: String {
    switch self {
    case .exact: "exact"
    case .normalized: "normalized"
    case .related: "related"
    case .laterExact: "later exact"
    case .lastResort: "last resort"
    case .noLanguage: "no-language"
    }
  }
}

extension InspectChain {
  private func shortFile(_ file: String) -> String { model.shortPath(file) }
}
