import Languages
import Localization
import Presentation
import Simulation

extension World {
  /// What is known of the decision in force: its source, whether it is stored, since when.
  func decisionFacts(of product: Product) -> [Diagnosis.Fact] {
    typealias Fact = Diagnosis.Fact
    var facts = [
      Fact("decision", "\(decision.tag) r\(decision.revision)"),
      Fact("source", decision.rule.rawValue, decision.rule.phrase),
    ]
    let isOfTheList = decision.rule == .deviceMatch
    if isOfTheList { facts.append(Fact("device", device.languages.tags, " {}")) }
    if decision.event > 0 { facts.append(Fact("decided at", .time(decidedAt), " at {}")) }
    facts += storedFacts(product)
    if !isOfTheList { facts.append(Fact("device", device.languages.tags, "device {}")) }
    if isOfTheList,
      let match = LanguageMatch(device.languages, among: product.choosable)
    {
      facts.append(Fact("match", match.kind.words, "{} match"))
    }
    return facts
  }

  /// Whether the decision outlives the process, and what stands in its place.
  private func storedFacts(_ product: Product) -> [Diagnosis.Fact] {
    typealias Fact = Diagnosis.Fact
    switch product.inAppLanguage {
    case .none: return []
    case .appleLanguages:
      guard decision.rule == .appPreference else { return [] }
      return appleLanguages == decision.tag
        ? [Fact("stored", decision.tag.description, ", stored for the next launch")]
        : [Fact("stored", "no", ", not stored")]
    case .store:
      guard decision.rule == .appPreference else {
        return store.preference.map {
          [Fact("stored", $0, ", the stored {} skipped")]
        } ?? []
      }
      if store.preference.flatMap({ LanguageTag($0) }) != decision.tag {
        return [Fact("stored", store.preference ?? "nothing", ", not stored: the store has {}")]
      }
      return [
        store.tag == decision.tag
          ? Fact("stored", decision.tag.description, ", stored")
          : Fact("stored", store.pair.words, ", stored, its revision not raised: {}")
      ]
    }
  }

  /// What the other parties go by, and what the product supports.
  func partyFacts(of product: Product) -> [Diagnosis.Fact] {
    typealias Fact = Diagnosis.Fact
    var facts: [Fact] = []
    if server.tag != nil || product.serverTarget != nil {
      facts.append(Fact("server", server.words, "server has {}", isDetail: true))
    }
    let supported = product.supported.map(\.description).joined(separator: " ")
    facts.append(Fact("supported", supported, "supported {}", isDetail: true))
    return facts
  }
}

extension RunDiagnosis {
  /// The decision in force, and what of it the run was asked in.
  var decisionFacts: [Fact] {
    let isBroken = broken == .localeDecision
    let asked = askedFacts(isDetail: !isBroken)
    let context = render.context
    let languages = context.process.languages.tags
    let process = Fact(
      "process", languages, "\(context.process.target.name) launched with {}", isDetail: true)
    var read = [Fact("read", context.store.words, "this render read {}", isDetail: true)]
    if let content = context.content {
      read.append(Fact("content", content.words, "its content carries {}", isDetail: true))
    }
    let world = frame.world
    return world.decisionFacts(of: product) + asked + read + [process]
      + world.partyFacts(of: product)
  }

  /// Which languages the run was asked in, and what said so.
  private func askedFacts(isDetail: Bool) -> [Fact] {
    var facts: [Fact] = []
    if let lookup = provenance.lookup {
      facts.append(Fact("asked", lookup.asked.tags, "asked {}", isDetail: isDetail))
    } else if case .languages(let tags)? = provenance.binding?.asked {
      facts.append(Fact("asked", tags.tags, "asked {}", isDetail: isDetail))
    }
    if let binding = provenance.binding {
      facts.append(Fact("bound to", binding.source.words, "bound to {}", isDetail: isDetail))
    }
    return facts
  }
}

extension DecisionRule {
  fileprivate var phrase: String {
    switch self {
    case .appPreference: "chosen in the app"
    case .platformAppLocale: "chosen in Settings for the app"
    case .deviceMatch: "by the device’s list"
    case .productDefault: "no match: the default"
    }
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

extension LocaleBinding {
  /// What a locale was taken from.
  fileprivate var words: String {
    switch self {
    case .environment: "the environment"
    case .process: "the process"
    case .device: "the device"
    case .store: "the store"
    case .fixed(let tag): "the fixed \(tag)"
    case .languages: "a list of languages"
    case .expression(.field(_, let path)): "the field \(path.joined(separator: "."))"
    case .expression: "an expression"
    }
  }
}
