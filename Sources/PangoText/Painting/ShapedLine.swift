import CPango
import Layout
import Presentation

/// The glyphs of one line in the order in which they stand, left to right.
final class ShapedLine {
  private var runs: [Run] = []
  /// In points.
  private(set) var width = 0.0

  /// Glyphs of one font.
  private struct Run {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    var width: Double
  }

  /// Shapes a line at its size, with tracking and tightening as measuring counts them.
  init(_ text: PointText, _ fonts: PangoFonts) {
    let font = text.font
    fonts.prepare(
      language: text.language, direction: text.isRightToLeft ? .rightToLeft : .leftToRight)
    let description = fonts.description(font.weight, size: font.size)
    defer { pango_font_description_free(description) }
    pango_context_set_font_description(fonts.context, description)
    let primary = fonts.face(font.weight).traits.family
    var string = text.string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        let items = pango_itemize_with_base_dir(
          fonts.context, PangoFonts.base(text.isRightToLeft ? .rightToLeft : .leftToRight), start,
          0, Int32(bytes.count), fonts.attributes(hasEvenDigits: font.hasEvenDigits), nil)
        let visual = pango_reorder_items(items)
        var next = visual
        while let link = next {
          let item = link.pointee.data.assumingMemoryBound(to: PangoItem.self)
          add(item, start, bytes, font, primary, fonts)
          next = link.pointee.next
        }
        g_list_free(visual)
        next = items
        while let link = next {
          pango_item_free(link.pointee.data.assumingMemoryBound(to: PangoItem.self))
          next = link.pointee.next
        }
        g_list_free(items)
      }
    }
  }

  deinit {
    for run in runs {
      pango_glyph_string_free(run.glyphs)
      g_object_unref(run.font)
    }
  }

  /// Draws the line from the origin on.
  func show(on cairo: OpaquePointer) {
    var x = 0.0
    for run in runs {
      cairo_move_to(cairo, x, 0)
      pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
      x += run.width
    }
  }

  private func add(
    _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ font: PointFont, _ primary: String,
    _ fonts: PangoFonts
  ) {
    guard let face = item.pointee.analysis.font else { return }
    let glyphs = pango_glyph_string_new()!
    let offset = Int(item.pointee.offset)
    pango_shape_with_flags(
      text + offset, item.pointee.length, text, Int32(bytes.count), &item.pointee.analysis, glyphs,
      PANGO_SHAPE_NONE)
    let isPrimary = fonts.traits(of: face).family == primary
    let isJoined = WrittenScript.isJoined(item.pointee.analysis.script)
    if font.tracking != 0 && isPrimary || font.tightening != 0 {
      space(glyphs, bytes, offset, font, isPrimary: isPrimary, isJoined: isJoined)
    }
    let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
    g_object_ref(face)
    runs.append(Run(font: face, glyphs: glyphs, width: width))
    self.width += width
  }

  /// Adds to the last glyph of each cluster what comes after a letter.
  private func space(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ offset: Int, _ font: PointFont, isPrimary: Bool, isJoined: Bool
  ) {
    let count = Int(glyphs.pointee.num_glyphs)
    var advance: Int32 = 0
    for index in 0..<count {
      let cluster = glyphs.pointee.log_clusters[index]
      advance += glyphs.pointee.glyphs[index].geometry.width
      guard index + 1 == count || glyphs.pointee.log_clusters[index + 1] != cluster else {
        continue
      }
      defer { advance = 0 }
      guard advance > 0, let letter = scalar(bytes, offset + Int(cluster)) else { continue }
      if isJoined, letter.properties.isAlphabetic { continue }
      var space = -font.tightening
      if isPrimary, WrittenScript.isTracked(letter) { space += font.tracking }
      glyphs.pointee.glyphs[index].geometry.width += Int32((space * Double(PANGO_SCALE)).rounded())
    }
  }

  private func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Unicode.Scalar? {
    guard at < bytes.count else { return nil }
    return String(decoding: bytes[at..<min(bytes.count, at + 4)], as: UTF8.self).unicodeScalars
      .first
  }
}
