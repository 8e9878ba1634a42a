package import Layout
import Localization
package import Presentation

/// Surfaces that share a frame on a device, fitted when somebody first asks and remembered for as
/// long as nothing changes that fitting depends on.
package final class SurfacePlacement: Sendable {
  private let surfaces: [ResolvedSurface]
  private let device: DeviceModel
  private let fitted: FittedSurfaces
  /// Whether what no `ViewThatFits` took is left out, once all was fitted.
  private let isShown: Bool

  init(
    _ surfaces: [ResolvedSurface], on device: DeviceModel, fitted: FittedSurfaces, isShown: Bool
  ) {
    self.surfaces = surfaces
    self.isShown = isShown
    self.device = device
    self.fitted = fitted
  }

  /// What texts are measured with.
  package var measure: TextMeasure { fitted.shaper.measure }

  /// A surface as it was given, with the views that are not shown; nil for one that is not among
  /// these.
  func whole(_ surface: Surface) -> ResolvedSurface? {
    surfaces.first { $0.render.surface == surface }
  }

  /// A surface in its place; nil for one that is not among these.
  package func placed(_ surface: Surface) -> PlacedSurface? {
    guard let own = surfaces.first(where: { $0.render.surface == surface }),
      var placed = fitted.placed(surfaces, on: device)[surface]
    else { return nil }
    // What it was fitted for may have been an earlier render that shows the same.
    placed.resolved.render = own.render
    return isShown ? placed.shown : placed
  }
}

extension SurfacePlacement: Hashable {
  package static func == (a: SurfacePlacement, b: SurfacePlacement) -> Bool {
    a === b || (a.device == b.device && a.isShown == b.isShown && a.surfaces == b.surfaces)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(surfaces.count) }
}

/// The place of each surface of a moment.
struct Placements: Sendable {
  private var byOwner: [Owner: [Surface: SurfacePlacement]] = [:]

  /// - Parameter isShown: whether what no `ViewThatFits` took is left out. It is fitted all the
  ///   same, since a stack asks every child of such a view before it shares out its room.
  init(
    of surfaces: [ResolvedSurface], on device: DeviceModel, fitted: FittedSurfaces, isShown: Bool
  ) {
    for surface in surfaces {
      let owner = surface.render.owner
      guard let frame = device.frame(of: surface.render.surface),
        byOwner[owner]?[surface.render.surface] == nil
      else { continue }
      // The regions of the expanded island are fitted together.
      let isRegion = frame.form == .region
      let shared = surfaces.filter { other in
        other.render.owner == owner
          && (isRegion
            ? device.frame(of: other.render.surface)?.form == .region
            : other.render.surface == surface.render.surface)
      }
      let placement = SurfacePlacement(shared, on: device, fitted: fitted, isShown: isShown)
      for one in shared { byOwner[owner, default: [:]][one.render.surface] = placement }
    }
  }

  /// Nil where the surface has no place on the device.
  subscript(_ surface: ResolvedSurface) -> SurfacePlacement? {
    byOwner[surface.render.owner]?[surface.render.surface]
  }
}
