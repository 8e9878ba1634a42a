import CPango

/// What measuring has to know of a font that Pango chose. Lengths are parts of the font's size.
struct FontTraits {
  /// Its family's name.
  var family: String
  /// From the baseline to the top of its line.
  var ascent: Double
  /// From the baseline to the foot of its line.
  var descent: Double

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    ascent = ReferenceSize.em(pango_font_metrics_get_ascent(metrics))
    descent = ReferenceSize.em(pango_font_metrics_get_descent(metrics))
  }
}
