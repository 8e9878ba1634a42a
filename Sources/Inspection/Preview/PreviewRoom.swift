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
  init?(for card: PreviewCard, on device: DeviceModel) {
    var frames: [Frame] = []
    for surface in card.seen {
      guard let frame = device.frame(of: surface) else { return nil }
      frames.append(
        Frame(
          form: frame.form, width: frame.width, height: frame.height, margin: frame.margin,
          scale: frame.scale))
    }
    self.frames = frames
  }
}

extension PreviewCard {
  /// The surfaces in their places on a device, at a text size; none where it has no place for them.
  func placed(
    on device: DeviceModel, at textSize: DynamicTypeSize, shaper: any TextShaping
  ) -> [Surface: PlacedSurface] {
    // What is said does not hang on the text size.
    let surfaces = surfaces.map { surface in
      var surface = surface
      surface.render.context.textSize = textSize
      return surface
    }
    if let shownOn {
      guard let frame = device.frame(of: shownOn) else { return [:] }
      return fitRow(
        leading: surfaces.first { $0.render.surface != .compactTrailing },
        trailing: surfaces.first { $0.render.surface == .compactTrailing }, in: frame,
        shaper: shaper)
    }
    if let only = surfaces.first, surfaces.count == 1, !only.render.surface.isExpandedRegion {
      return fitSurface(only, on: device, shaper: shaper).map { [only.render.surface: $0] } ?? [:]
    }
    return fitExpanded(surfaces, on: device, shaper: shaper)
  }
}
