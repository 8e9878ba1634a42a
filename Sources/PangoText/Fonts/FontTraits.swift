import CPango

/// What measuring has to know of a font that Pango chose. Lengths are parts of the font's size.
struct FontTraits {
  /// Its family's name; empty for none.
  var family: String
  /// From the baseline to the top of its line.
  var ascent: Double
  /// From the baseline to the foot of its line.
  var descent: Double
  /// Whether its letters are spaced by their size, so that widths do not just grow with it.
  var hasOpticalSizes: Bool

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let size = Double(max(1, pango_font_description_get_size(description)))
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / size
    descent = Double(pango_font_metrics_get_descent(metrics)) / size
    var axis = hb_ot_var_axis_info_t()
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    hasOpticalSizes = hb_ot_var_find_axis_info(face, FontTraits.opticalSize, &axis) != 0
  }

  /// Those of no font.
  static let none = FontTraits(family: "", ascent: 0, descent: 0, hasOpticalSizes: false)

  private init(family: String, ascent: Double, descent: Double, hasOpticalSizes: Bool) {
    self.family = family
    self.ascent = ascent
    self.descent = descent
    self.hasOpticalSizes = hasOpticalSizes
  }

  /// The axis `opsz` of OpenType.
  private static let opticalSize: hb_tag_t = 0x6F70_737A
}
