import Layout

/// A text as shaped once, for every size, scale and tightening. Lengths are parts of the size of
/// the font.
struct ReferenceShape: Sendable {
  /// In logical order; together they cover the text.
  var clusters: [Cluster]
  var ellipsis: Cluster
  /// What a soft hyphen becomes at the end of a line; nil for a text that has none.
  var hyphen: Cluster?
  /// Of the line of the primary face.
  var primary: Height
  /// How far the glyphs of tall scripts in the text reach; nil without such scripts.
  var tall: Height?
  /// Whether it holds at every size.
  var isLinear: Bool

  /// From the baseline up and down.
  struct Height: Hashable, Sendable {
    var ascent: Double
    var descent: Double

    func union(_ other: Height?) -> Height {
      Height(
        ascent: max(ascent, other?.ascent ?? 0), descent: max(descent, other?.descent ?? 0))
    }
  }

  /// A part that is never divided.
  struct Cluster: Sendable {
    /// UTF-8 offsets into the text.
    var start: Int32
    var end: Int32
    var advance: Double
    var traits: Traits
    var breakAfter: ShapedCluster.LineBreak
  }

  /// What else counts for the advance.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The system's tracking comes after it.
    static let tracked = Traits(rawValue: 1)
    /// Tightening takes from it.
    static let tightened = Traits(rawValue: 2)
    /// It hangs over the end of a line.
    static let space = Traits(rawValue: 4)
    /// It goes on to the next tab stop.
    static let tab = Traits(rawValue: 8)
    /// It is a soft hyphen.
    static let softHyphen = Traits(rawValue: 16)
  }

  /// Points from one tab stop to the next (UIKit, `NSParagraphStyle.tabStops`).
  private static let tabStop = 28.0

  /// The text at a size.
  func shaped(_ style: TextStyle) -> ShapedText {
    let size = style.pointSize
    let tracking = SystemTracking.points(at: size)
    func advance(_ cluster: Cluster) -> Double {
      guard cluster.advance > 0 else { return 0 }
      var advance = cluster.advance * size
      if cluster.traits.contains(.tracked) { advance += tracking }
      if cluster.traits.contains(.tightened) { advance -= style.tightening }
      return max(0, advance)
    }
    var shaped: [ShapedCluster] = []
    shaped.reserveCapacity(clusters.count)
    var x = 0.0
    for cluster in clusters {
      let width =
        cluster.traits.contains(.tab)
        ? ((x / ReferenceShape.tabStop).rounded(.down) + 1) * ReferenceShape.tabStop - x
        : advance(cluster)
      x = cluster.breakAfter == .mandatory ? 0 : x + width
      shaped.append(
        ShapedCluster(
          range: Int(cluster.start)..<Int(cluster.end), advance: width,
          isSpace: cluster.traits.contains(.space), breakAfter: cluster.breakAfter,
          isSoftHyphen: cluster.traits.contains(.softHyphen)))
    }
    let (height, ascent) = line(size: size, leading: style.leading)
    return ShapedText(
      clusters: shaped, lineHeight: height, ascent: ascent, ellipsis: advance(ellipsis),
      hyphen: hyphen.map(advance) ?? 0)
  }

  /// The primary face stands in the middle of the leading; what tall scripts need beyond it is
  /// added where they need it.
  private func line(size: Double, leading: Double) -> (height: Double, ascent: Double) {
    let spare = leading - (primary.ascent + primary.descent) * size
    let ascent = spare / 2 + primary.ascent * size
    guard let tall else { return (leading, ascent) }
    let above = max(ascent, tall.ascent * size)
    let below = max(leading - ascent, tall.descent * size)
    return (above + below, above)
  }
}
