import Layout
import Presentation

/// What the glyphs of a text depend on besides its words; of its size they do so only
/// in faces with optical sizes.
struct ShapingSubject: Hashable, Sendable {
  var weight: FontWeight
  var hasEvenDigits: Bool
  var direction: LayoutDirection
  var language: String?
  /// The size to shape at, in points.
  var size: Double

  init(_ style: TextStyle, size: Double = ReferenceSize.points) {
    self.size = size
    weight = style.drawnWeight
    hasEvenDigits = style.hasEvenDigits
    direction = style.direction
    language = style.language
  }
}
