/// The size that texts are shaped at, whatever size they are shown at: without hinting advances
/// grow with the size, so one shaping serves them all. It is large, so that Pango's units (1/1024 of
/// a point) are too small to count.
enum ReferenceSize {
  /// For faces that are drawn alike at every size.
  static let points = 64.0

  /// For faces with optical sizes, whose letters are spaced by the size: in steps of a quarter of a
  /// point, for scale factors are as many as one likes.
  static func optical(_ size: Double) -> Double { max(1, (size * 4).rounded() / 4) }
}
