/// The room that a device gives a surface. Lengths are points, on Android dp.
package struct SurfaceFrame: Hashable, Sendable {
  package let surface: Surface
  package let form: SurfaceForm
  /// Least and most.
  package let width: ClosedRange<Double>
  /// Least and most; infinite where the surface scrolls.
  package let height: ClosedRange<Double>
  /// Between the edge and the content.
  package let margin: Double
  /// How much larger the surface is drawn than it is laid out; a StandBy card 2, a widget of an iPad
  /// less than 1.
  package let scale: Double
  package let source: SizeSource
  /// The other display that it is on, as `Apple Watch 40 mm`, `2×1 cells`; nil: the device's own.
  package let display: String?

  init(
    _ surface: Surface, _ form: SurfaceForm, width: ClosedRange<Double>,
    height: ClosedRange<Double>, margin: Double = 0, scale: Double = 1, on display: String? = nil,
    _ source: SizeSource
  ) {
    self.surface = surface
    self.form = form
    self.width = width
    self.height = height
    self.margin = margin
    self.scale = scale
    self.display = display
    self.source = source
  }

  init(
    _ surface: Surface, _ form: SurfaceForm, _ width: Double, _ height: Double,
    margin: Double = 0, scale: Double = 1, on display: String? = nil, _ source: SizeSource
  ) {
    self.init(
      surface, form, width: width...width, height: height...height, margin: margin, scale: scale,
      on: display, source)
  }

  /// The frame for another surface of the same size.
  func of(_ surface: Surface, scale: Double = 1, _ source: SizeSource) -> SurfaceFrame {
    SurfaceFrame(
      surface, form, width: width, height: height, margin: margin, scale: scale, on: display, source
    )
  }

  /// `371×84–160`; with `at 2×` where it is drawn larger or smaller.
  package var size: String {
    let size = "\(SurfaceFrame.range(width))×\(SurfaceFrame.range(height))"
    return scale == 1 ? size : "\(size) at \(points(scale))×"
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    if range.lowerBound == range.upperBound { return points(range.lowerBound) }
    guard range.upperBound.isFinite else { return "\(points(range.lowerBound))+" }
    return "\(points(range.lowerBound))–\(points(range.upperBound))"
  }
}

/// How a surface uses its frame.
package enum SurfaceForm: Hashable, Sendable {
  /// Full width within margins, as high as its content between two limits.
  case card
  /// A place in the island without margins.
  case slot
  /// A part of the expanded island, whose whole the frame is.
  case region
  /// Two presentations in a row, leading and trailing.
  case row
}

/// Whether a device has a place for a surface.
package enum SurfacePlace: Hashable, Sendable {
  /// One or more displays, the smallest first: what fits there fits them all.
  case frames([SurfaceFrame])
  /// It has none; why, as `no island on iPhone SE (3rd generation)`.
  case none(String)
}
