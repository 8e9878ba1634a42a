import CPango
import Presentation

extension PangoFonts {
  /// Which families shape a sample, and what none has.
  func answer(for sample: ScriptSample) -> ScriptAnswer {
    prepare(language: sample.language, direction: .leftToRight)
    pango_context_set_font_description(context, face(.regular).description)
    var answer = ScriptAnswer(sample: sample, families: [], missing: [])
    let bytes = Array(sample.text.utf8)
    sample.text.withCString { text in
      let items = pango_itemize_with_base_dir(
        context, PANGO_DIRECTION_LTR, text, 0, Int32(bytes.count),
        attributes(hasEvenDigits: false), nil)
      let string = pango_glyph_string_new()!
      defer { pango_glyph_string_free(string) }
      forEachItem(items) { item in
        let start = Int(item.pointee.offset)
        pango_shape_with_flags(
          text + start, item.pointee.length, text, Int32(bytes.count), &item.pointee.analysis,
          string, PANGO_SHAPE_NONE)
        let part = String(
          decoding: bytes[start..<start + Int(item.pointee.length)], as: UTF8.self)
        let isMissing = (0..<Int(string.pointee.num_glyphs)).contains {
          string.pointee.glyphs[$0].glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0
        }
        if isMissing {
          answer.missing += part
        } else if let font = item.pointee.analysis.font {
          let family = traits(of: font).family
          if !answer.families.contains(family) { answer.families.append(family) }
        }
      }
    }
    return answer
  }

  /// Calls back for each item of a list, and frees it.
  func forEachItem(
    _ items: UnsafeMutablePointer<GList>?, _ body: (UnsafeMutablePointer<PangoItem>) -> Void
  ) {
    var next = items
    while let link = next {
      let item = link.pointee.data.assumingMemoryBound(to: PangoItem.self)
      body(item)
      pango_item_free(item)
      next = link.pointee.next
    }
    g_list_free(items)
  }
}
