import Diagnostics
import Localization
import Presentation
import Simulation

extension PreviewCard {
  /// What people can see of a world, as soon as the phone chooses it: each surface, the regions of
  /// the island together, and what is shown once more. Without cards that show no text.
  ///
  /// - Parameters:
  ///   - state: in few words.
  ///   - place: the line that gave the state.
  static func cards(
    in world: World, _ state: String, at place: SourceLocation,
    resolving resolve: (KeptRender, Instant) -> ResolvedSurface
  ) -> [PreviewCard] {
    world.renders.keys.sorted().flatMap { owner -> [PreviewCard] in
      let kind: String
      switch owner {
      case .activity(let id): kind = world.activities[id]?.kind ?? id
      case .appScreen: kind = InventoryStates.app
      }
      func card(_ surfaces: [ResolvedSurface], shownOn surface: Surface? = nil) -> PreviewCard {
        PreviewCard(
          owner: kind, state: state, statePlace: place, surfaces: surfaces, shownOn: surface)
      }
      let renders = world.renders[owner] ?? [:]
      let surfaces = renders.sorted { $0.key < $1.key }
        .filter { canBeSeen($0.key, of: owner, in: world) }
        .map { resolve($0.value, world.clock) }
      let regions = surfaces.filter { $0.render.surface.isExpandedRegion }
      var cards = surfaces.filter { !$0.render.surface.isExpandedRegion }.map { card([$0]) }
      if !regions.isEmpty { cards.append(card(regions)) }
      if owner != .appScreen {
        for surface in Surface.derived where renders[surface] == nil {
          guard canBeSeen(surface, of: owner, in: world) else { continue }
          let sources = surface.sources(among: renders).compactMap { renders[$0] }
          cards.append(card(sources.map { resolve($0, world.clock) }, shownOn: surface))
        }
      }
      return cards.filter { $0.surfaces.contains(where: \.showsText) }
    }
  }

  /// Another device than the one that plays may have the surface. The banner shows the Lock Screen’s
  /// presentation whenever there is one.
  private static func canBeSeen(_ surface: Surface, of owner: Owner, in world: World) -> Bool {
    let asked = surface == .banner ? .lockScreen : surface
    switch visibility(of: asked, owner: owner, in: world) {
    case .absent: return true
    case .shown, .shownAs, .hidden:
      return visibility(of: asked, owner: owner, in: world).isOrMayBeShown
    }
  }

  /// Whether it gives what it shows no room of its own: what fits on the Lock Screen fits here.
  var hasRoomOfLockScreen: Bool {
    shownOn.map { !Surface.shownOnceMore.contains($0) } ?? false
  }
}

extension ResolvedSurface {
  fileprivate var showsText: Bool { texts.contains { $0.role == .visible } }
}
