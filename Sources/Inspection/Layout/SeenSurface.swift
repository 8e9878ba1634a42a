package import Layout
import Localization
package import Presentation
import Simulation

/// A render where people see it: in its own place, or in one where it is shown once more.
package struct SeenSurface: Sendable {
  /// Where it is seen, as `smart-stack` for a compact presentation on a watch.
  package let surface: Surface
  package let placed: PlacedSurface

  init(on surface: Surface, _ placed: PlacedSurface) {
    self.surface = surface
    self.placed = placed
  }
}

extension Surface {
  /// Where an activity is shown once more in a room of its own. The banner, Always-On and StandBy
  /// give what they show the room of the Lock Screen: what fits there fits them.
  static let shownOnceMore: [Surface] = [.smartStack, .carPlay, .macMenuBar]
}

/// What a world shows once more, where people can see it, on the smallest display of each place.
///
/// - Parameter surfaces: with all their views, since another room may choose others.
func seenOnceMore(
  _ surfaces: [ResolvedSurface], in world: World, fitted: FittedSurfaces
) -> [SeenSurface] {
  let device = world.device.model
  return world.renders.keys.sorted().flatMap { owner -> [SeenSurface] in
    guard case .activity = owner, let rendered = world.renders[owner] else { return [] }
    return Surface.shownOnceMore.flatMap { place -> [SeenSurface] in
      guard rendered[place] == nil, let frame = device.frame(of: place),
        visibility(of: place, owner: owner, in: world).isOrMayBeShown
      else { return [] }
      let shows = place.sources(among: rendered)
      let sources = surfaces.filter {
        $0.render.owner == owner && shows.contains($0.render.surface)
      }
      return fitted.placed(sources, in: frame, of: device)
        .sorted { $0.key < $1.key }.map { SeenSurface(on: place, $0.value.shown) }
    }
  }
}
