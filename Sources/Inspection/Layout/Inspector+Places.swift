package import Layout
import Localization
package import Presentation
package import Simulation

extension Inspector {
  /// What a world keeps of an owner, each surface that the world's device has in its place there;
  /// nothing is judged.
  package func placed(_ owner: Owner, in world: World) -> [Surface: PlacedSurface] {
    let surfaces = (world.renders[owner] ?? [:]).sorted { $0.key < $1.key }
      .map { resolver.resolve($0.value, at: world.clock) }
    let placements = placements(of: surfaces, in: world)
    return surfaces.reduce(into: [:]) { placed, surface in
      placed[surface.render.surface] = placements[surface]?.placed(surface.render.surface)
    }
  }
}
