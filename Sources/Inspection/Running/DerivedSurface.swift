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
}

extension Surface {
  /// Whose renders a derived surface shows of those that there are.
  func sources(among rendered: [Surface: KeptRender]) -> [Surface] {
    // A car shows the small family that is declared for the watch.
    let isSmall = self == .carPlay && rendered[.smartStack] != nil
    return (isSmall ? [.smartStack] : row.shows).filter { rendered[$0] != nil }
  }
}
