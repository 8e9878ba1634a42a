import Layout
import Localization
import Presentation

/// How much room a device gives a card, without where that is written: devices with equal rooms show
/// it alike.
struct PreviewRoom: Hashable {
  private let frames: [Frame]

  private struct Frame: Hashable {
    var form: SurfaceForm
    var width: ClosedRange<Double>
    var height: ClosedRange<Double>
    var margin: Double
    var scale: Double
  }

  /// Nil where the device has no place for one of its surfaces.
  ///
  /// - Parameter display: of several that show the surface; nil for the device's own, or the
  ///   smallest.
  init?(for card: PreviewCard, on device: DeviceModel, display: String? = nil) {
    var frames: [Frame] = []
    for surface in card.seen {
      guard let frame = device.frame(of: surface, on: display) else { return nil }
      frames.append(
        Frame(
          form: frame.form, width: frame.width, height: frame.height, margin: frame.margin,
          scale: frame.scale))
    }
    self.frames = frames
  }
}

extension DeviceModel {
  /// The room of a surface on one of the displays that show it; on the smallest where none is named.
  func frame(of surface: Surface, on display: String?) -> SurfaceFrame? {
    let frames = frames(of: surface)
    guard let display else { return frames.first }
    return frames.first { $0.display == display }
  }
}

extension PreviewCard {
  /// The surfaces in their places on a device, at a text size; none where it has no place for them.
  func placed(
    on device: DeviceModel, display: String? = nil, at textSize: DynamicTypeSize,
    shaper: any TextShaping
  ) -> [Surface: PlacedSurface] {
    // What is said does not hang on the text size.
    let surfaces = surfaces.map { surface in
      var surface = surface
      surface.render.context.textSize = textSize
      return surface
    }
    if surfaces.contains(where: \.render.surface.isExpandedRegion) {
      return fitExpanded(surfaces, on: device, shaper: shaper)
    }
    guard let own = surfaces.first?.render.surface,
      let frame = device.frame(of: shownOn ?? own, on: display)
    else { return [:] }
    guard shownOn == nil else { return fitOnceMore(surfaces, in: frame, shaper: shaper) }
    return [own: fitSurface(surfaces[0], in: frame, shaper: shaper)]
  }
}
