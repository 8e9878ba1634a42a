import CPango
import Presentation

/// Pango's font map and a context that measures as a device does: one unit is one point, no glyph
/// is moved to a whole pixel and no outline is hinted. Everything that shapes or paints text gets
/// its fonts here, so that a picture shows what was measured.
///
/// They are made, used and freed under the `FreeTypeLock`, as by `SharedFonts`.
final class PangoFonts {
  /// The family that was asked for.
  let family: String
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var faces: [FaceKey: PrimaryFace] = [:]
  /// What is known of a font that Pango chose; fonts are kept, so that no address is used twice.
  private var traits: [UnsafeMutablePointer<PangoFont>: FontTraits] = [:]
  private var languages: [String?: OpaquePointer] = [:]
  /// `…` and `-` for each kind of text.
  var signs: [SignKey: ReferenceShape.Cluster] = [:]
  private let evenDigits: OpaquePointer
  private let plain: OpaquePointer

  struct SignKey: Hashable {
    var sign: String
    var subject: ShapingSubject
  }

  private struct FaceKey: Hashable {
    var weight: FontWeight
    var size: Double
  }

  init(family: String) {
    _ = PangoFonts.isPrepared
    self.family = family
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    plain = pango_attr_list_new()
    evenDigits = pango_attr_list_new()
    pango_attr_list_insert(evenDigits, pango_attr_font_features_new("tnum=1"))
  }

  deinit {
    for font in traits.keys { g_object_unref(font) }
    for face in faces.values { pango_font_description_free(face.description) }
    pango_attr_list_unref(plain)
    pango_attr_list_unref(evenDigits)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Pango asks the environment which language Han letters are in where a text does not say. The
  /// same text must measure alike everywhere, so it is answered once, and the environment is put
  /// back as it was.
  private static let isPrepared: Bool = {
    let name = "PANGO_LANGUAGE"
    let own = g_getenv(name).map { String(cString: $0) }
    g_setenv(name, "en", 1)
    _ = pango_language_get_preferred()
    if let own { g_setenv(name, own, 1) } else { g_unsetenv(name) }
    return true
  }()

  /// Sets language and direction for what is itemized next.
  func prepare(language: String?, direction: LayoutDirection) {
    pango_context_set_language(context, pangoLanguage(language))
    pango_context_set_base_dir(context, PangoFonts.base(direction))
  }

  private func pangoLanguage(_ tag: String?) -> OpaquePointer? {
    if let known = languages[tag] { return known }
    let found = pango_language_from_string(FontLanguage.name(of: tag))
    languages[tag] = found
    return found
  }

  static func base(_ direction: LayoutDirection) -> PangoDirection {
    switch direction {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }

  /// What asks for even digits, or for nothing.
  func attributes(hasEvenDigits: Bool) -> OpaquePointer { hasEvenDigits ? evenDigits : plain }

  /// The family in a weight, at a size in points.
  func face(_ weight: FontWeight, size: Double = ReferenceSize.points) -> PrimaryFace {
    let key = FaceKey(weight: weight, size: size)
    if let known = faces[key] { return known }
    let face = PrimaryFace(description: description(weight, size: size), self)
    faces[key] = face
    return face
  }

  /// Whether any font is installed; without one nothing can be measured or written.
  var hasFont: Bool { !face(.regular).traits.family.isEmpty }

  /// Every family of this machine, in alphabetical order.
  var installedFamilies: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { families?[$0] }
      .compactMap { pango_font_family_get_name($0).map { String(cString: $0) } }.sorted()
  }

  /// The family at a size in points; to be freed by who takes it.
  func description(_ weight: FontWeight, size: Double) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, PangoFonts.families(family))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.number)))
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// A family with its companions, as Pango takes them.
  static func families(_ family: String) -> String {
    ([family] + companions).joined(separator: ",")
  }

  /// Faces that are asked before whatever fontconfig would choose for scripts that the family lacks.
  /// Its usual choice there is DejaVu Sans, which is a fifth wider than the faces of any phone.
  private static let companions = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian",
    "Noto Sans Lao",
  ]

  /// What is known of a font.
  func traits(of font: UnsafeMutablePointer<PangoFont>) -> FontTraits {
    if let known = traits[font] { return known }
    let found = FontTraits(font)
    g_object_ref(font)
    traits[font] = found
    return found
  }
}
