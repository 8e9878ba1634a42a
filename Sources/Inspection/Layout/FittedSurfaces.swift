import Layout
import Localization
import Presentation
import Synchronization

/// Fits surfaces with one shaper, those that show the same on the same device once.
final class FittedSurfaces: Sendable {
  let shaper: any TextShaping
  private let known = Mutex<[Key: [Surface: PlacedSurface]]>([:])

  init(shaper: any TextShaping) { self.shaper = shaper }

  /// Beyond this many, everything is forgotten: a long matrix never needs the first ones again.
  private static let limit = 4096

  /// Everything that fitting depends on: not when and why the surface was rendered.
  private struct Key: Hashable {
    var device: DeviceModel
    /// Where they are shown once more; nil for a place of their own.
    var place: SurfaceFrame?
    var surfaces: [Shown]

    struct Shown: Hashable {
      var surface: Surface
      var textSize: DynamicTypeSize
      var view: ResolvedView
      var texts: [ResolvedText]
      var provenances: [Provenance]

      init(_ resolved: ResolvedSurface) {
        surface = resolved.render.surface
        textSize = resolved.render.drawnTextSize
        view = resolved.view
        texts = resolved.texts
        provenances = resolved.provenances
      }

      /// The words tell most surfaces apart; the rest is compared, not hashed.
      func hash(into hasher: inout Hasher) {
        hasher.combine(surface)
        for text in texts { hasher.combine(text.string) }
      }
    }
  }

  /// The surfaces in their places: one that has a frame to itself, or the regions that share one.
  func placed(_ surfaces: [ResolvedSurface], on device: DeviceModel) -> [Surface: PlacedSurface] {
    remembered(Key(device: device, place: nil, surfaces: surfaces.map(Key.Shown.init))) {
      if let first = surfaces.first?.render.surface, device.frame(of: first)?.form == .region {
        return fitExpanded(surfaces, on: device, shaper: shaper)
      }
      return surfaces.reduce(into: [:]) { placed, one in
        placed[one.render.surface] = fitSurface(one, on: device, shaper: shaper)
      }
    }
  }

  /// The surfaces where they are shown once more, each with the render that it is kept as.
  func placed(
    _ surfaces: [ResolvedSurface], in frame: SurfaceFrame, of device: DeviceModel
  ) -> [Surface: PlacedSurface] {
    let key = Key(device: device, place: frame, surfaces: surfaces.map(Key.Shown.init))
    var placed = remembered(key) { fitOnceMore(surfaces, in: frame, shaper: shaper) }
    // What was fitted may have been an earlier render that shows the same.
    for surface in surfaces { placed[surface.render.surface]?.resolved.render = surface.render }
    return placed
  }

  private func remembered(
    _ key: Key, _ fit: () -> [Surface: PlacedSurface]
  ) -> [Surface: PlacedSurface] {
    if let placed = known.withLock({ $0[key] }) { return placed }
    let placed = fit()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[key] = placed
    }
    return placed
  }
}
