import CPango

/// Measures by HarfBuzz alone, without Pango: the faces are told, not found.
final class HarfBuzzPeer {
  /// A face of a file.
  struct Face {
    let font: OpaquePointer
    let unitsPerEm: Double
    let family: String

    func has(_ scalar: Unicode.Scalar) -> Bool {
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }
  }

  let primary: Face
  let fallback: Face?

  /// Nil where one of the families is not installed.
  init?(family: String, fallback other: String?, weight: Int) {
    guard let primary = HarfBuzzPeer.face(family, weight: weight) else { return nil }
    self.primary = primary
    guard let other else {
      fallback = nil
      return
    }
    guard let found = HarfBuzzPeer.face(other, weight: weight) else { return nil }
    fallback = found
  }

  deinit {
    for face in [primary, fallback].compactMap({ $0 }) { hb_font_destroy(face.font) }
  }

  /// The advances of a text at a size, in points, and how many letters the primary face has in it.
  func measure(_ text: String, size: Double, language: String) -> (width: Double, primary: Int) {
    var (width, letters) = (0.0, 0)
    for run in runs(text) {
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf8(buffer, run.text, -1, 0, -1)
      hb_buffer_guess_segment_properties(buffer)
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
      hb_shape(run.face.font, buffer, nil, 0)
      var count: UInt32 = 0
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
      for index in 0..<Int(count) {
        width += Double(positions![index].x_advance) / run.face.unitsPerEm * size
      }
      if run.face.family == primary.family { letters += run.text.count }
    }
    return (width, letters)
  }

  /// Stretches of one face. A space takes the face of the letter before it, or the primary face
  /// where the letter after it has that and the two run in one direction.
  private func runs(_ text: String) -> [(text: String, face: Face)] {
    let isRightToLeft = text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    var runs: [(text: String, face: Face)] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let first = character.unicodeScalars.first!
      var face = primary.has(first) ? primary : fallback ?? primary
      if first == " ", let last = runs.last {
        let next = characters[index...].first { $0 != " " }?.unicodeScalars.first
        let isPrimary = !isRightToLeft && next.map(primary.has) == true
        face = isPrimary ? primary : last.face
      }
      if runs.last?.face.family == face.family {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), face))
      }
    }
    return runs
  }

  private static func face(_ family: String, weight: Int) -> Face? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var name: UnsafeMutablePointer<FcChar8>?
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FAMILY, 0, &name) == FcResultMatch, let name,
      FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetInteger(match, FC_INDEX, 0, &index) == FcResultMatch,
      String(cString: name) == family
    else { return nil }
    let blob = file.withMemoryRebound(to: CChar.self, capacity: 1) {
      hb_blob_create_from_file_or_fail($0)
    }
    guard let blob else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    let font = hb_font_create(face)!
    hb_font_set_scale(font, Int32(units), Int32(units))
    return Face(font: font, unitsPerEm: Double(units), family: family)
  }
}
