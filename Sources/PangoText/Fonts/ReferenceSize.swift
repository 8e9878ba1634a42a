import CPango

/// The size that texts are shaped at, whatever size they are shown at: without hinting advances
/// grow with the size, so one shaping serves them all. It is large, so that Pango's units (1/1024 of
/// a point) are too small to count.
enum ReferenceSize {
  static let points = 64.0

  /// A length in Pango's units, as a part of the size of the font.
  static func em(_ units: some BinaryInteger) -> Double {
    Double(units) / (points * Double(PANGO_SCALE))
  }
}
