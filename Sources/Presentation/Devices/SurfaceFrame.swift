/// The room that a device gives a surface. Lengths are points.
package struct SurfaceFrame: Hashable, Sendable {
  package let surface: Surface
  package let form: SurfaceForm
  /// Least and most.
  package let width: ClosedRange<Double>
  /// Least and most; infinite where the surface scrolls.
  package let height: ClosedRange<Double>
  /// Between the edge and the content.
  package let margin: Double
  /// How much larger the surface is drawn than it was laid out.
  package let scale: Double
  package let source: SizeSource

  init(
    _ surface: Surface, _ form: SurfaceForm, width: ClosedRange<Double>,
    height: ClosedRange<Double>, margin: Double = 0, scale: Double = 1, _ source: SizeSource
  ) {
    self.surface = surface
    self.form = form
    self.width = width
    self.height = height
    self.margin = margin
    self.scale = scale
    self.source = source
  }

  /// `371×84–160`.
  package var size: String { "\(SurfaceFrame.range(width))×\(SurfaceFrame.range(height))" }

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
}

/// Whether a device has a place for a surface.
package enum SurfacePlace: Hashable, Sendable {
  case frame(SurfaceFrame)
  /// It has none; why, as `no island on iPhone SE (3rd generation)`.
  case none(String)
}
