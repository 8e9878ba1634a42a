import CPango
import Layout
import Presentation

/// The families of this machine.
package enum FontFamilies {
  /// Every family, in alphabetical order.
  package static func installed() -> [String] {
    let fonts = PangoFonts(family: PangoTextShaper.defaultFamily)
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fonts.map, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { families?[$0] }
      .compactMap { pango_font_family_get_name($0).map { String(cString: $0) } }.sorted()
  }
}
