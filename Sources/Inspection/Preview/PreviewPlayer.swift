import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// Plays what the scenarios of a product offer on a phone in one language, and keeps what each
/// surface shows: the same material as the verification suites have, so that a preview looks at the
/// states which they judge.
struct PreviewPlayer {
  let material: VerificationMaterial
  let conditions: Conditions
  private var cards: [PreviewCard] = []
  private var seen: Set<PreviewCard.Face> = []
  private var looks = 0
  private var differing = 0

  /// On what texts depend besides the state.
  struct Conditions: Hashable {
    var locale: LanguageTag
    var region: String
    /// A device of the kind that chooses among device variants.
    var model: DeviceModel
    var appearance: PreviewAppearance
  }

  private init(_ material: VerificationMaterial, _ conditions: Conditions) {
    self.material = material
    self.conditions = conditions
  }

  /// Every card that differs from the others, in the order of the states.
  static func play(
    _ material: VerificationMaterial, under conditions: Conditions
  ) -> Played {
    var player = PreviewPlayer(material, conditions)
    for activity in material.activities { player.play(activity) }
    if material.activities.isEmpty { player.launch() }
    return Played(
      cards: player.cards,
      extent: PreviewExtent(states: player.looks, differing: player.differing))
  }

  /// What was played, and how much of it there was.
  struct Played {
    var cards: [PreviewCard]
    var extent: PreviewExtent
  }

  /// Fresh, each content; stale, each shape; then the end.
  private mutating func play(_ activity: ActivityMaterial) {
    var script = Script(scenario, at: activity.declaration.place)
    var states: [Int: (label: String, place: SourceLocation)] = [:]
    func look(_ label: String, _ place: SourceLocation) {
      script.look(label)
      states[script.lastStep] = (label, place)
    }
    script.start(activity)
    look(activity.opening.label, activity.opening.place)
    for sample in activity.samples.dropFirst() {
      script.update(activity, with: sample)
      look(sample.label, sample.place)
    }
    for shape in activity.shapes {
      script.update(activity, with: shape)
      script.play(.stale(activity: activity.kind))
      look("\(shape.label), stale", shape.place)
    }
    let ending = activity.ending
    let end = EndEvent(
      activity: activity.kind, state: activity.endsUntold ? [] : ending.fields)
    script.play(.end(end), at: ending.place)
    look("\(ending.label), ended", ending.place)

    var world = World.launched(product: material.product, scenario: script.scenario)
    for step in script.scenario.steps {
      guard case .event(let event) = step.action else { continue }
      reduce(
        &world, Placed(event, at: step.place), product: material.product,
        calendar: material.calendar)
      if let state = states[step.number] { keep(world, state.label, state.place) }
    }
  }

  /// A product without activities has its screen to show.
  private mutating func launch() {
    let world = World.launched(product: material.product, scenario: scenario)
    keep(
      world, "launch",
      SourceLocation(file: material.product.file, line: 1, column: 1))
  }

  private var scenario: Scenario {
    var device = material.device
    device.languages = [conditions.locale]
    device.region = conditions.region
    device.model = conditions.model
    return Scenario(
      name: "preview", file: material.product.file, locale: conditions.locale, device: device,
      now: material.now, settings: material.settings, steps: [])
  }

  private mutating func keep(_ world: World, _ state: String, _ place: SourceLocation) {
    looks += 1
    let known = cards.count
    for card in PreviewCard.cards(in: world, state, at: place, resolving: resolve) { keep(card) }
    if cards.count > known { differing += 1 }
  }

  private mutating func keep(_ card: PreviewCard) {
    guard seen.insert(PreviewCard.Face(card)).inserted else { return }
    cards.append(card)
  }

  private func resolve(_ render: KeptRender, at now: Instant) -> ResolvedSurface {
    var render = render
    render.context.appearance = conditions.appearance.appearance
    if conditions.appearance.isLuminanceReduced {
      render.input.surroundings.isLuminanceReduced = true
    }
    return material.inspector.resolver.resolve(render, at: now)
  }
}
