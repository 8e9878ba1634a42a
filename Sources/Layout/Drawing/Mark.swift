package import Presentation

/// A run of text that is in the wrong language, or a text with another finding, as a picture shows it.
package struct Mark: Hashable, Sendable {
  package var surface: Surface
  /// Index into the surface's texts; a spoken text has no cells but its number in the gutter.
  package var text: Int
  /// UTF-8 offsets into the text.
  package var range: Range<Int>
  /// The language that the run is in; nil where it has none, as a raw key.
  package var language: String?
  /// The letter of the reason, as `P` for payload; nil where the words are right, as of a text that
  /// is cut, which has its line in the gutter and no brackets.
  package var reason: String?
  /// Number of the finding in the list beside the picture.
  package var finding: Int?
  /// Index of the language's tint; nil where there is no language.
  package var tint: Int?
  /// What else the gutter says where it has room, as `cut, 16.1 pt over`.
  package var note: String?

  package init(
    surface: Surface, text: Int, range: Range<Int>, language: String?, reason: String?,
    finding: Int? = nil, tint: Int? = nil, note: String? = nil
  ) {
    self.surface = surface
    self.text = text
    self.range = range
    self.language = language
    self.reason = reason
    self.finding = finding
    self.tint = tint
    self.note = note
  }

  /// Language and reason, as `en·P`; `–·K` where there is no language.
  package func tag(_ glyphs: GlyphSet) -> String? {
    reason.map { reason in
      switch glyphs {
      case .unicode: "\(language ?? "–")·\(reason)"
      case .narrow, .ascii: "\(language ?? "--") \(reason)"
      }
    }
  }
}
