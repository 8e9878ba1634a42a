import Inspection
package import Layout
package import Presentation
import Simulation

/// What the panes show of the focused activity at one moment, in its places.
package struct StagePlaces: Hashable, Sendable {
  /// Nil for a device without one.
  package var island: Island?
  package var surfaces: [Surface: PlacedSurface]
  /// What the Lock Screen would show if the activity went stale or ended now.
  package var hypothetical: [PlacedSurface]

  package init(
    island: Island?, surfaces: [Surface: PlacedSurface], hypothetical: [PlacedSurface] = []
  ) {
    self.island = island
    self.surfaces = surfaces
    self.hypothetical = hypothetical
  }
}

extension StagePlaces {
  /// - Returns: nil where no activity has the panes.
  init?(_ frame: StageFrame) {
    guard frame.focus != nil else { return nil }
    island = frame.frame.world.device.model.island
    surfaces = Surface.activity.reduce(into: [:]) { $0[$1] = frame.surface($1)?.placed }
    hypothetical = [frame.ifStale, frame.ifEnded].compactMap { $0?.placed }
  }
}

extension StageSource {
  package var places: [StagePlaces] {
    steps.indices.compactMap { StagePlaces(frame(at: StagePosition(step: $0 + 1))) }
  }
}
