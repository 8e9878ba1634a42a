package import Presentation

/// A line of text of a picture, where it stands and as it was fitted.
package struct PointText: Hashable, Sendable {
  /// What stands on the line, in logical order, with its `…`.
  package var string: String
  package var font: PointFont
  package var colour: PointColour
  /// The left edge of the line, whatever its direction; without a width the point that it is
  /// aligned at.
  package var x: Double
  package var baseline: Double
  /// The width that the line was measured to have; nil for one that nobody measured.
  package var width: Double?
  /// Where a line without a width stands at its `x`.
  package var anchor: Anchor
  /// Direction of its paragraph.
  package var isRightToLeft: Bool
  /// As `fr-CA`; nil where none is known.
  package var language: String?

  /// Which part of a line stands at a point.
  package enum Anchor: Hashable, Sendable {
    case left
    case middle
  }

  package init(
    _ string: String, font: PointFont, colour: PointColour, x: Double, baseline: Double,
    width: Double? = nil, anchor: Anchor = .left, isRightToLeft: Bool = false,
    language: String? = nil
  ) {
    self.string = string
    self.font = font
    self.colour = colour
    self.x = x
    self.baseline = baseline
    self.width = width
    self.anchor = anchor
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// What a line of a picture is written with.
package struct PointFont: Hashable, Sendable {
  /// Families in order of preference, the generic one last.
  package var families: [String]
  /// In points.
  package var size: Double
  package var weight: FontWeight
  /// What the system's face adds after each letter of its own scripts, in points.
  package var tracking: Double
  /// Taken away after each letter that does not join the next, in points.
  package var tightening: Double
  /// Whether every digit is as wide as the widest.
  package var hasEvenDigits: Bool

  package init(
    families: [String], size: Double, weight: FontWeight = .regular, tracking: Double = 0,
    tightening: Double = 0, hasEvenDigits: Bool = false
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.tightening = tightening
    self.hasEvenDigits = hasEvenDigits
  }
}
