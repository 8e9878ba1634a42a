import Languages
import Presentation
package import Simulation

/// The states in which the surfaces of a product are looked at.
///
/// From scenarios, what each render was made from, and besides it each code of each declared type;
/// without scenarios from the types alone.
package struct InventoryStates: Sendable {
  /// By owner, as `delivery`, `app`: what a scenario brought.
  private(set) var brought: [String: Set<Situation>] = [:]
  /// By owner: what the declared types allow besides.
  private(set) var allowed: [String: Set<Situation>] = [:]
  /// By owner: the alerts that came with its updates, each once.
  private(set) var alerts: [String: Set<KeptRender>] = [:]
  /// By owner: who sent.
  private(set) var senders: [String: Set<InventoryElement.UpdateSource>] = [:]

  /// What a view is given.
  struct Situation: Hashable {
    var input: RenderInput
    var context: RenderContext
  }

  /// Plays the scenarios, each for its own locale, and varies what they bring.
  package init(product: Product, scenarios: [Scenario], calendar: any CivilCalendar) {
    for scenario in scenarios { play(scenario, product, calendar) }
    if let app = product.appTarget, brought[InventoryStates.app] == nil {
      var context = InventoryStates.context(of: app.id, product)
      context.decision = product.defaultLanguage
      allowed[InventoryStates.app] = [Situation(input: RenderInput(), context: context)]
    }
    for activity in product.activities {
      let bases = brought[activity.kind] ?? [InventoryStates.sample(activity, product)]
      let missing = InventoryStates.withoutOptionals(activity, product)
      let all = brought[activity.kind] == nil ? bases.union([missing]) : bases
      allowed[activity.kind] = all.reduce(into: []) { varied, base in
        varied.formUnion(InventoryStates.variations(of: base, activity.contentState))
      }
    }
  }

  /// How many different inputs there are.
  package var count: Int {
    Set(brought.keys).union(allowed.keys).reduce(0) { sum, owner in
      sum + Set(situations(of: owner).map(\.input)).count
    }
  }

  func situations(of owner: String) -> Set<Situation> {
    brought[owner, default: []].union(allowed[owner, default: []])
  }

  private mutating func play(
    _ scenario: Scenario, _ product: Product, _ calendar: any CivilCalendar
  ) {
    var world = World.launched(product: product, scenario: scenario)
    note(world)
    for step in scenario.steps {
      guard case .event(let event) = step.action else { continue }
      reduce(&world, Placed(event, at: step.place), product: product, calendar: calendar)
      note(world)
    }
  }

  private mutating func note(_ world: World) {
    for alert in world.alerts {
      alerts[InventoryStates.name(of: alert.owner, in: world), default: []].insert(alert)
    }
    for (owner, renders) in world.renders {
      let name = InventoryStates.name(of: owner, in: world)
      for render in renders.values {
        let situation = Situation(input: render.input, context: render.context)
        brought[name, default: []].insert(situation)
        switch render.cause.kind {
        case "push": senders[name, default: []].insert(.push)
        case "start", "update", "end": senders[name, default: []].insert(.local)
        default: break
        }
      }
    }
  }

  private static func name(of owner: Owner, in world: World) -> String {
    switch owner {
    case .activity(let id): world.activities[id]?.kind ?? id
    case .appScreen: app
    }
  }

  static let app = "app"

  // MARK: From the types

  /// A state in which nothing is missing.
  private static func sample(_ activity: ActivityDeclaration, _ product: Product) -> Situation {
    situation(activity, product) { $0.sample }
  }

  /// A state in which everything is missing that may be.
  private static func withoutOptionals(
    _ activity: ActivityDeclaration, _ product: Product
  ) -> Situation {
    situation(activity, product) { $0.isOptional ? .null : $0.sample }
  }

  private static func situation(
    _ activity: ActivityDeclaration, _ product: Product, _ value: (FieldType) -> Value
  ) -> Situation {
    func record(_ fields: [FieldDeclaration]) -> [String: Value] {
      Dictionary(fields.map { ($0.name, value($0.type)) }) { first, _ in first }
    }
    return Situation(
      input: RenderInput(
        state: record(activity.contentState), attributes: record(activity.attributes)),
      context: context(of: activity.target, product))
  }

  /// A process of the target on a phone in the default language.
  private static func context(of target: TargetID, _ product: Product) -> RenderContext {
    let language = product.defaultLanguage
    return RenderContext(
      process: ProcessFacts(
        target: target, launchedAt: Instant(0), languages: [language],
        resources: ResourceVersion(edits: product.edits)),
      decision: nil, store: TaggedRevision(tag: language, revision: 1), content: nil,
      deviceLanguages: [language], region: "US", timeZone: "UTC", settings: product.settings)
  }

  /// The base, fresh and stale, with each code and each Boolean, one field at a time.
  private static func variations(
    of base: Situation, _ fields: [FieldDeclaration]
  ) -> Set<Situation> {
    var states = [base.input.state]
    for field in fields {
      for value in field.type.alternatives(of: field.name) {
        var state = base.input.state
        state[field.name] = value
        states.append(state)
      }
    }
    return Set(
      states.flatMap { state in
        [false, true].map { isStale in
          var situation = base
          situation.input.state = state
          situation.input.isStale = isStale
          return situation
        }
      })
  }
}

extension FieldType {
  /// A plain value of the type.
  fileprivate var sample: Value {
    switch self {
    case .string, .url, .uuid, .data: .text("", .userContent)
    case .userText: .text("A", .userContent)
    case .int, .revision: .int(1)
    case .double: .double(0.5)
    case .bool: .bool(true)
    case .date: .date(Instant(0))
    case .duration: .duration(60)
    case .decimal: .decimal("1")
    case .languageTag: .tag(LanguageTag(language: "en"))
    case .codes(let codes, unknown: _): codes.first.map { .code($0, of: "") } ?? .null
    case .list(let element): .list([element.sample])
    case .record(let fields):
      .record(Dictionary(fields.map { ($0.name, $0.type.sample) }) { first, _ in first })
    case .optional(let wrapped): wrapped.sample
    }
  }

  /// The values that must each be seen: every code, both Booleans.
  fileprivate func alternatives(of name: String) -> [Value] {
    switch self {
    case .codes(let codes, unknown: .reject): codes.map { .code($0, of: name) }
    case .codes(let codes, unknown: .keep):
      // A code that nobody declared, as a newer server may send it.
      codes.map { .code($0, of: name) } + [.code("", of: name)]
    case .bool: [.bool(false), .bool(true)]
    case .optional(let wrapped): wrapped.alternatives(of: name) + [.null]
    case .string, .int, .double, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .list, .record:
      []
    }
  }
}
