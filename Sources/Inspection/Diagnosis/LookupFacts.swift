import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// Resources, key mapping and lookup.
extension RunDiagnosis {
  // MARK: Resources

  var resourcesState: Diagnosis.State {
    guard provenance.lookup == nil else { return .passed }
    return isLookedUpByNature && ships(judged.expected) ? .passed : .notCrossed
  }

  var resourcesFacts: [Fact] {
    guard let lookup = provenance.lookup else {
      guard isLookedUpByNature else { return [Fact("asked", "none", "none were asked")] }
      let target = render.context.process.target
      return [Fact("target", target.name, "target {}")] + shipping(target, isDetail: false)
        + [Fact("asked", "none", "none were asked", isDetail: true)]
    }
    let step = lookup.steps.last { $0.file != nil } ?? lookup.steps.last
    var facts = [Fact("target", lookup.target.name, "target {}")]
    if let file = step?.file {
      facts.append(Fact("file", .file(file)))
    } else {
      facts.append(Fact("table", lookup.table, "no table {}"))
    }
    if broken == .resources, lookup.languagesWithKey.isEmpty {
      facts.append(Fact("key", lookup.key, "no key {}"))
    } else if let step {
      facts.append(Fact("language", step.language.description))
    }
    if !lookup.otherTargets.isEmpty {
      let others = lookup.otherTargets.map(\.name).joined(separator: ", ")
      let isCause = broken == .resources
      facts.append(
        Fact("other targets", others, "the key is in the table of {}", isDetail: !isCause))
    }
    return facts + shipping(lookup.target, isDetail: true)
  }

  /// What a target ships at the version that the process has which made the text.
  func resources(of target: TargetID) -> ResourceSet? {
    let context = provenance.carried ?? render.context
    return library.sets(at: context.process.resources, settings: context.settings)[target]
  }

  private func ships(_ language: LanguageTag) -> Bool {
    resources(of: render.context.process.target)?.localizations
      .contains { $0.tag?.isSameLanguage(as: language) == true } == true
  }

  private func shipping(_ target: TargetID, isDetail: Bool) -> [Fact] {
    guard let set = resources(of: target) else { return [] }
    let languages = set.localizations.map(\.spelling).joined(separator: " ")
    return [
      Fact("ships", languages.isEmpty ? "no language" : languages, "ships {}", isDetail: isDetail)
    ]
  }

  // MARK: Key mapping

  var keyMappingState: Diagnosis.State { isLookedUpByNature ? .passed : .notCrossed }

  var keyMappingFacts: [Fact] {
    var facts = mappedCodes
    if let lookup = provenance.lookup {
      facts.append(Fact("key", lookup.key, "key {}"))
    } else {
      facts.append(Fact("source", provenance.source.name, provenance.source.phrase))
    }
    if let carried = provenance.carried {
      facts.append(Fact("maker", carried.process.target.name, "made by {} and carried"))
    }
    facts.append(Fact("text", .place(provenance.textPlace), isDetail: true))
    if case .literal(let path) = provenance.source {
      facts += path.map { Fact("passed on", .place($0), isDetail: true) }
    }
    if provenance.viewPlace != provenance.textPlace {
      facts.append(Fact("view", .place(provenance.viewPlace), "shown at {}", isDetail: true))
    }
    return facts
  }

  /// The codes by which the views chose this text.
  private var mappedCodes: [Fact] {
    guard let choices = product.presentations[render.view]?.conditions(to: text.node) else {
      return []
    }
    let evaluator = Evaluator(render.input, context: render.context)
    let fields = choices.compactMap { $0.lazy.compactMap(\.comparedCodes?.field).first }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return fields.compactMap { field in
      guard case .code(let code, _) = evaluator.value(.field(.state, [field])) else { return nil }
      return Fact("code", code, "\(field) {}")
    }
  }

  // MARK: Lookup

  var lookupState: Diagnosis.State {
    guard let lookup = provenance.lookup else {
      return isLookedUpByNature ? .notReached : .notCrossed
    }
    return broken == .resources && lookup.answered == nil ? .notReached : .passed
  }

  var lookupFacts: [Fact] {
    guard let lookup = provenance.lookup else {
      guard let key = keyOfTheSameWords else { return [] }
      return [Fact("key", key, "the key {} says the same")]
    }
    var facts: [Fact] = []
    if let answered = lookup.answered {
      facts.append(Fact("answered", answered.description, "{} answered"))
    } else if let shown = lookup.steps.last?.outcome {
      facts.append(Fact("answered", shown.rawValue, "nothing answered: {} shows"))
    } else {
      facts.append(Fact("answered", "none", "nothing answered"))
    }
    if let category = lookup.category {
      let language = lookup.categoryLanguage.map { " by \($0)" } ?? ""
      facts.append(Fact("plural", category, "plural {}\(language)"))
    }
    if let state = lookup.state { facts.append(Fact("state", state, "state {}")) }
    if lookup.steps.count > 1 || lookup.answered == nil {
      facts += lookup.steps.map {
        Fact($0.language.description, $0.outcome.rawValue, "\($0.language) {}", isDetail: true)
      }
    }
    if lookup.answered == nil, !lookup.languagesWithKey.isEmpty {
      facts.append(Fact("languages", lookup.languagesWithKey.tags, "in {}", isDetail: true))
    }
    if let place = lookup.entryPlace {
      facts.append(Fact("entry", .place(place), isDetail: true))
    }
    return facts
  }

  /// The key of the rendering target whose text in the source language a literal repeats.
  private var keyOfTheSameWords: String? {
    guard case .literal = provenance.source,
      let set = resources(of: render.context.process.target)
    else { return nil }
    let source = product.defaultLanguage
    return set.units().filter { unit in
      unit.text == judged.string && unit.localization.tag?.isSameLanguage(as: source) == true
    }.map(\.key).sorted().first
  }
}

extension TextSource {
  /// As reports name it.
  package var name: String {
    switch self {
    case .catalog: "catalog"
    case .literal: "literal"
    case .payload: "payload"
    case .scenario: "state"
    case .userContent: "user-content"
    case .code: "code"
    case .formatter: "formatter"
    case .joined: "joined"
    case .value: "value"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .catalog: "key"
    case .literal: "no key: a literal in code"
    case .payload: "no key: words of the payload"
    case .scenario: "no key: words of the state"
    case .userContent: "no key: content of people"
    case .code(let field): "no key: the code of \(field)"
    case .formatter: "no key: a formatted value"
    case .joined: "no key: joined in code"
    case .value: "no key: a value"
    }
  }
}
