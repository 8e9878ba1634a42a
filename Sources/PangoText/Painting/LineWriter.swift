import CPango
import Layout

/// Writes lines of text with the fonts that measure them. A line that comes again is not shaped
/// again.
struct LineWriter {
  /// Whether there is any font.
  let hasFont: Bool
  /// By family.
  private var fonts: [String: PangoFonts]
  private var lines: [Key: ShapedLine] = [:]
  /// The families of this machine, in lower case.
  private let installed: Set<String>

  private struct Key: Hashable {
    var string: String
    var font: PointFont
    var isRightToLeft: Bool
    var language: String?
  }

  init() {
    let usual = PangoFonts(family: PangoTextShaper.defaultFamily)
    hasFont = usual.hasFont
    installed = Set(usual.installedFamilies.map { $0.lowercased() })
    fonts = [usual.family: usual]
  }

  /// Writes a line in the colour that is set, in its place and as wide as it was measured.
  mutating func write(_ text: PointText, on cairo: OpaquePointer) {
    let key = Key(
      string: text.string, font: text.font, isRightToLeft: text.isRightToLeft,
      language: text.language)
    let line: ShapedLine
    if let known = lines[key] {
      line = known
    } else {
      let fonts = fonts(of: text.font.families)
      pango_cairo_update_context(cairo, fonts.context)
      line = ShapedLine(text, fonts)
      lines[key] = line
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let x =
      switch text.anchor {
      case .left: text.x
      case .middle: text.x - (text.width ?? line.width) / 2
      }
    cairo_translate(cairo, x, text.baseline)
    if let width = text.width, width > 0, line.width > 0, abs(width - line.width) > 0.02 {
      cairo_scale(cairo, width / line.width, 1)
    }
    line.show(on: cairo)
  }

  /// The first family of a list that is installed.
  private mutating func fonts(of families: [String]) -> PangoFonts {
    let family =
      families.first { installed.contains($0.lowercased()) } ?? families.last
      ?? PangoTextShaper.defaultFamily
    if let known = fonts[family] { return known }
    let made = PangoFonts(family: family)
    fonts[family] = made
    return made
  }
}
