package import Layout
import Localization
package import Presentation

/// Surfaces that share a frame on a device, fitted when somebody first asks and remembered for as
/// long as nothing changes that fitting depends on.
package final class SurfacePlacement: Sendable {
  private let surfaces: [ResolvedSurface]
  private let device: DeviceModel
  private let fitted: FittedSurfaces

  init(_ surfaces: [ResolvedSurface], on device: DeviceModel, fitted: FittedSurfaces) {
    self.surfaces = surfaces
    self.device = device
    self.fitted = fitted
  }

  /// A surface in its place; nil for one that is not among these.
  package func placed(_ surface: Surface) -> PlacedSurface? {
    guard let own = surfaces.first(where: { $0.render.surface == surface }),
      var placed = fitted.placed(surfaces, on: device)[surface]
    else { return nil }
    // What it was fitted for may have been an earlier render that shows the same.
    placed.resolved = own
    return placed
  }
}

extension SurfacePlacement: Hashable {
  package static func == (a: SurfacePlacement, b: SurfacePlacement) -> Bool {
    a === b || (a.device == b.device && a.surfaces == b.surfaces)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(surfaces.count) }
}

/// The place of each surface of a moment.
struct Placements: Sendable {
  private var byOwner: [Owner: [Surface: SurfacePlacement]] = [:]

  init(of surfaces: [ResolvedSurface], on device: DeviceModel, fitted: FittedSurfaces) {
    for surface in surfaces where surface.render.surface.isMeasured {
      guard device.frame(of: surface.render.surface) != nil else { continue }
      let owner = surface.render.owner
      if byOwner[owner]?[surface.render.surface] != nil { continue }
      let shared =
        surface.render.surface.isExpandedRegion
        ? surfaces.filter { $0.render.owner == owner && $0.render.surface.isExpandedRegion }
        : [surface]
      let placement = SurfacePlacement(shared, on: device, fitted: fitted)
      for one in shared { byOwner[owner, default: [:]][one.render.surface] = placement }
    }
  }

  /// Nil where the surface has no place on the device.
  subscript(_ surface: ResolvedSurface) -> SurfacePlacement? {
    byOwner[surface.render.owner]?[surface.render.surface]
  }
}

extension Surface {
  /// Whether the platform publishes how much room it has.
  fileprivate var isMeasured: Bool { Surface.activity.contains(self) }
}
