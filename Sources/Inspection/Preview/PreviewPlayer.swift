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
  static func cards(
    of material: VerificationMaterial, under conditions: Conditions
  ) -> [PreviewCard] {
    var player = PreviewPlayer(material, conditions)
    for activity in material.activities { player.play(activity) }
    if material.activities.isEmpty { player.launch() }
    return player.cards
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
    for owner in world.renders.keys.sorted() {
      let kind: String
      switch owner {
      case .activity(let id): kind = world.activities[id]?.kind ?? id
      case .appScreen: kind = InventoryStates.app
      }
      let renders = world.renders[owner] ?? [:]
      let surfaces = renders.sorted { $0.key < $1.key }
        .filter { canBeSeen($0.key, of: owner, in: world) }
        .map { resolve($0.value, at: world.clock) }
      let regions = surfaces.filter { $0.render.surface.isExpandedRegion }
      let groups =
        surfaces.filter { !$0.render.surface.isExpandedRegion }.map { [$0] }
        + (regions.isEmpty ? [] : [regions])
      for group in groups {
        keep(PreviewCard(owner: kind, state: state, statePlace: place, surfaces: group))
      }
      guard owner != .appScreen else { continue }
      for surface in PreviewPlayer.rows where renders[surface] == nil {
        guard canBeSeen(surface, of: owner, in: world) else { continue }
        keep(
          PreviewCard(
            owner: kind, state: state, statePlace: place,
            surfaces: surface.sources(among: renders).compactMap { renders[$0] }
              .map { resolve($0, at: world.clock) }, shownOn: surface))
      }
    }
  }

  /// Where presentations are shown once more in another room. The banner, Always-On and StandBy give
  /// what they show the room of the Lock Screen.
  private static let rows: [Surface] = [.smartStack, .carPlay, .macMenuBar]

  private mutating func keep(_ card: PreviewCard) {
    guard card.surfaces.contains(where: \.showsText),
      seen.insert(PreviewCard.Face(card)).inserted
    else { return }
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

  /// What the phone would show if it chose this presentation; after the end the island is empty.
  /// Another device than the one that plays may have the surface.
  private func canBeSeen(_ surface: Surface, of owner: Owner, in world: World) -> Bool {
    switch visibility(of: surface, owner: owner, in: world) {
    case .shown, .shownAs, .absent: true
    case .hidden(let reason):
      switch reason {
      case .oneApp, .twoApps, .otherActivity, .inBackground, .locked, .unlocked, .noAlert, .inUse:
        true
      case .ended, .pending, .dismissed, .notRunning, .transient: false
      }
    }
  }
}

extension ResolvedSurface {
  fileprivate var showsText: Bool { texts.contains { $0.role == .visible } }
}
