import Layout
import Presentation

/// What the glyphs of a text depend on besides its words; its size is none of it.
struct ShapingSubject: Hashable, Sendable {
  var weight: FontWeight
  var hasEvenDigits: Bool
  var direction: LayoutDirection
  var language: String?

  init(_ style: TextStyle) {
    weight = style.drawnWeight
    hasEvenDigits = style.hasEvenDigits
    direction = style.direction
    language = style.language
  }
}
