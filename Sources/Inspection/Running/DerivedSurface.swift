package import Layout
import Localization
package import Presentation
package import Simulation

/// A place where the system shows an activity once more, from the renders of other surfaces.
package struct DerivedSurface: Sendable, Hashable {
  package var surface: Surface
  package var owner: Owner
  /// Whose renders it shows; empty where the product declares none of them.
  package var shows: [Surface]
  /// Whether it is seen at this moment, and if not, why.
  package var visibility: Visibility
}

extension Frame {
  /// The places where each activity is shown once more without a render of its own: by owner, then
  /// in the order of surfaces.
  package var derived: [DerivedSurface] {
    world.renders.keys.sorted().flatMap { owner -> [DerivedSurface] in
      guard case .activity = owner, let rendered = world.renders[owner] else { return [] }
      return Surface.derived.filter { rendered[$0] == nil }.map { surface in
        DerivedSurface(
          surface: surface, owner: owner, shows: surface.sources(among: rendered),
          visibility: visibility(of: surface, owner: owner, in: world))
      }
    }
  }

  /// What an activity shows on one of the surfaces where it is shown once more, in the room that the
  /// device gives it: one presentation, or two in a row. Empty where there is no room or nothing to
  /// show.
  package func placed(
    _ surface: Surface, of owner: Owner, in frame: SurfaceFrame
  ) -> [PlacedSurface] {
    fitted(surface, of: owner, in: frame).map { placed in
      var placed = placed
      placed.isInert = surface == .carPlay
      return placed
    }
  }

  private func fitted(
    _ surface: Surface, of owner: Owner, in frame: SurfaceFrame
  ) -> [PlacedSurface] {
    func whole(_ surface: Surface) -> ResolvedSurface? {
      surfaces.first { $0.surface == surface && $0.owner == owner }?.whole
    }
    let shows = derived.first { $0.surface == surface && $0.owner == owner }?.shows ?? []
    let sources = whole(surface).map { [$0] } ?? shows.compactMap(whole)
    return fitOnceMore(sources, in: frame, shaper: shaper)
      .sorted { $0.key < $1.key }.map(\.value.shown)
  }
}

extension Surface {
  /// Whose renders a derived surface shows of those that there are.
  func sources(among rendered: [Surface: KeptRender]) -> [Surface] {
    // A car shows the small family that is declared for the watch.
    let isSmall = self == .carPlay && rendered[.smartStack] != nil
    return (isSmall ? [.smartStack] : row.shows).filter { rendered[$0] != nil }
  }
}
