/// What of a text is drawn over another of the same surface.
package struct TextOverlap: Hashable, Sendable {
  /// The other text: an index into the surface's texts.
  package var text: Int
  /// Points of the line that stand on the other.
  package var points: Double

  package init(text: Int, points: Double) {
    self.text = text
    self.points = points
  }
}
