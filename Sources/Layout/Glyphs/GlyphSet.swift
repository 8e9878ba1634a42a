/// What a terminal can be trusted to show.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  case unicode
  /// ASCII lines with the signs that are never two cells wide, for terminals that make `─` two
  /// cells wide.
  case narrow
  /// For terminals without UTF-8.
  case ascii

  /// The glyph as this set draws it.
  package func callAsFunction(_ glyph: Glyph) -> String {
    switch self {
    case .unicode: glyph.forms.unicode
    case .narrow: glyph.forms.isNeverWide ? glyph.forms.unicode : glyph.forms.ascii
    case .ascii: glyph.forms.ascii
    }
  }

  /// The ASCII or narrow form of a cluster that one of our glyphs is made of; nil for any other.
  func substitute(_ cluster: String) -> String? {
    self == .unicode ? nil : (self == .narrow ? Glyph.narrowForms : Glyph.asciiForms)[cluster]
  }
}
