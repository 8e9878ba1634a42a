import CPango
import Internationalization
import Layout

/// The advances of a text's glyphs by the byte at which their cluster begins, in parts of the size
/// of the font.
struct ShapedGlyphs {
  private var cells: [Cell]
  private var items: [Item] = []
  private var itemAt = 0
  /// How far the glyphs of tall scripts reach. Faces ask for the tallest that they could write, with
  /// marks that a screen never shows: twice the size for Noto Sans Arabic, which the system's face
  /// does not take.
  private(set) var tall: ReferenceShape.Height?
  /// Whether a face spaces its letters by their size.
  var hasOpticalSizes = false
  private let size: Double

  /// What begins at a byte.
  private struct Cell {
    /// Whether a cluster of glyphs begins here.
    var isStart = false
    /// The sum of its glyphs.
    var advance = 0
    /// The widest of its glyphs.
    var widest = 0
    /// Glyphs that no face has.
    var missing = 0
  }

  /// A part of one font and one script.
  private struct Item {
    var end: Int
    var isPrimary: Bool
    var isJoined: Bool
  }

  /// - Parameter size: of the font, in points.
  init(bytes: Int, size: Double) {
    cells = Array(repeating: Cell(), count: bytes)
    self.size = size
  }

  /// A length in Pango's units, as a part of the size of the font.
  private func em(_ units: some BinaryInteger) -> Double {
    Double(units) / (size * Double(PANGO_SCALE))
  }

  /// Takes in the glyphs of one item. Items come in logical order.
  mutating func add(
    _ string: UnsafeMutablePointer<PangoGlyphString>, at start: Int, length: Int,
    font: UnsafeMutablePointer<PangoFont>?, script: UInt8, isPrimary: Bool
  ) {
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let at = start + Int(string.pointee.log_clusters[index])
      guard cells.indices.contains(at) else { continue }
      cells[at].isStart = true
      let width = Int(glyph.geometry.width)
      cells[at].advance += width
      cells[at].widest = max(cells[at].widest, width)
      if glyph.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0, width > 0 {
        cells[at].missing += 1
      }
    }
    items.append(
      Item(
        end: start + length, isPrimary: isPrimary, isJoined: WrittenScript.isJoined(script)))
    if !isPrimary, WrittenScript.isTall(script) {
      var ink = PangoRectangle()
      pango_glyph_string_extents(string, font, &ink, nil)
      tall = ReferenceShape.Height(
        ascent: em(-ink.y), descent: em(ink.y + ink.height)
      ).union(tall)
    }
  }

  /// The text's clusters: graphemes, joined to one where a glyph stands for several.
  mutating func clusters(
    of text: String, _ breaks: LineBreaks
  ) -> [ReferenceShape.Cluster] {
    var breaks = breaks
    var clusters: [ReferenceShape.Cluster] = []
    clusters.reserveCapacity(cells.count)
    var start = 0
    for character in text {
      let end = start + character.utf8.count
      let isWritten = (start..<end).contains { cells[$0].isStart }
      // Without a glyph of its own, and no control: the glyph before stands for it too.
      if !isWritten, let last = clusters.last, !character.isControl, character != softHyphen,
        last.end == Int32(start), !last.traits.contains(.tab), last.breakAfter != .mandatory
      {
        clusters[clusters.count - 1].end = Int32(end)
        clusters[clusters.count - 1].breakAfter = breaks.at(end)
      } else {
        var traits = traits(of: character, at: start)
        let advance = advance(of: character, start..<end)
        if advance.isGuessed { traits.remove(.tracked) }
        clusters.append(
          ReferenceShape.Cluster(
            start: Int32(start), end: Int32(end), advance: advance.em, traits: traits,
            breakAfter: breaks.at(end)))
      }
      start = end
    }
    return clusters
  }

  private mutating func traits(of character: Character, at byte: Int) -> ReferenceShape.Traits {
    let first = character.unicodeScalars.first!
    if first == "\t" { return [.tab] }
    if character == softHyphen { return [.softHyphen] }
    var traits: ReferenceShape.Traits = []
    if character.unicodeScalars.allSatisfy(\.hangsOverLineEnd) { traits.insert(.space) }
    while itemAt < items.count, items[itemAt].end <= byte { itemAt += 1 }
    guard itemAt < items.count else { return traits }
    let item = items[itemAt]
    if item.isJoined, first.properties.isAlphabetic { return traits }
    traits.insert(.tightened)
    if item.isPrimary, WrittenScript.isTracked(first) { traits.insert(.tracked) }
    return traits
  }

  /// A part of the font's size; guessed where no face has a glyph.
  private func advance(
    of character: Character, _ range: Range<Int>
  ) -> (em: Double, isGuessed: Bool) {
    var (advance, widest, missing) = (0, 0, 0)
    for cell in cells[range] {
      advance += cell.advance
      widest = max(widest, cell.widest)
      missing += cell.missing
    }
    // A box with a number in it says nothing of the letter that a device has in its place.
    if missing > 0 { return (CellWidth.of(character) == 2 ? 1 : 0.6, true) }
    // A device has one picture where this machine's faces have only its parts.
    let isSequence = range.count > 4 && CellWidth.isEmojiSequence(character)
    return (em(isSequence ? widest : advance), false)
  }
}

extension Character {
  /// Whether it is one that no face has a glyph for.
  fileprivate var isControl: Bool {
    let first = unicodeScalars.first!
    return first.properties.generalCategory == .control || first.isLineEnd
  }
}
