import CPango
import Internationalization
import Layout
import Presentation

extension PangoFonts {
  /// Shapes a text as if it stood on one line that never ends.
  func shape(_ text: String, _ subject: ShapingSubject) -> ReferenceShape {
    prepare(language: subject.language, direction: subject.direction)
    let face = face(subject.weight, size: subject.size)
    var glyphs = glyphs(of: text, face, subject)
    return ReferenceShape(
      clusters: glyphs.clusters(of: text, LineBreaks(text, language: subject.language)),
      ellipsis: sign("…", face, subject),
      hyphen: text.contains(softHyphen) ? sign("-", face, subject) : nil,
      primary: ReferenceShape.Height(
        ascent: face.traits.ascent, descent: face.traits.descent),
      tall: glyphs.tall,
      isLinear: !face.traits.hasOpticalSizes && !glyphs.hasOpticalSizes)
  }

  /// A sign of the device as it stands in texts like these.
  private func sign(
    _ sign: String, _ face: PrimaryFace, _ subject: ShapingSubject
  ) -> ReferenceShape.Cluster {
    let key = SignKey(sign: sign, subject: subject)
    if let known = signs[key] { return known }
    var glyphs = glyphs(of: sign, face, subject)
    let cluster = glyphs.clusters(of: sign, LineBreaks("", language: nil))[0]
    signs[key] = cluster
    return cluster
  }

  /// The glyphs of a text, by the bytes that they stand for.
  private func glyphs(
    of text: String, _ face: PrimaryFace, _ subject: ShapingSubject
  ) -> ShapedGlyphs {
    var text = text
    return text.withUTF8 { bytes in
      var glyphs = ShapedGlyphs(bytes: bytes.count, size: subject.size)
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        pango_context_set_font_description(context, face.description)
        for stretch in PangoFonts.printable(bytes) {
          shape(start + stretch.lowerBound, stretch, face, subject, into: &glyphs)
        }
      }
      return glyphs
    }
  }

  /// Shapes a stretch without controls, which no face has glyphs for.
  private func shape(
    _ text: UnsafePointer<CChar>, _ stretch: Range<Int>, _ face: PrimaryFace,
    _ subject: ShapingSubject, into glyphs: inout ShapedGlyphs
  ) {
    let items = pango_itemize_with_base_dir(
      context, PangoFonts.base(subject.direction), text, 0, Int32(stretch.count),
      attributes(hasEvenDigits: subject.hasEvenDigits), nil)
    let string = pango_glyph_string_new()!
    defer { pango_glyph_string_free(string) }
    forEachItem(items) { item in
      pango_shape_with_flags(
        text + Int(item.pointee.offset), item.pointee.length, text, Int32(stretch.count),
        &item.pointee.analysis, string, PANGO_SHAPE_NONE)
      let font = item.pointee.analysis.font.map { traits(of: $0) } ?? face.traits
      glyphs.add(
        string, at: stretch.lowerBound + Int(item.pointee.offset), length: Int(item.pointee.length),
        font: item.pointee.analysis.font, script: item.pointee.analysis.script,
        isPrimary: font.family == face.traits.family)
      if font.hasOpticalSizes { glyphs.hasOpticalSizes = true }
    }
  }

  /// The stretches between controls, ends of lines and of paragraphs, as byte offsets.
  private static func printable(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    var at = 0
    while at < bytes.count {
      let length = controlLength(bytes, at)
      guard length > 0 else {
        at += 1
        continue
      }
      if start < at { stretches.append(start..<at) }
      at += length
      start = at
    }
    if start < bytes.count { stretches.append(start..<bytes.count) }
    return stretches
  }

  /// How many bytes the control takes that begins there; 0 for what is none.
  private static func controlLength(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    switch bytes[at] {
    case ..<0x20, 0x7F: 1
    // U+0080 to U+009F.
    case 0xC2 where at + 1 < bytes.count && bytes[at + 1] < 0xA0: 2
    // U+2028 and U+2029.
    case 0xE2
    where at + 2 < bytes.count && bytes[at + 1] == 0x80 && (0xA8...0xA9).contains(bytes[at + 2]):
      3
    default: 0
    }
  }
}
