import Internationalization
import Layout
import Presentation

/// Measures as a proportional face would whose letters have four widths, so that pictures in points
/// hold without fonts.
struct ProportionalShaper: TextShaping {
  var rules: FittingRules { .points }
  var measure: TextMeasure { .face("Test Sans") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    let size = style.pointSize
    var shaped = CellTextShaper().shape(text, style: style)
    let bytes = Array(text.utf8)
    for index in shaped.clusters.indices where shaped.clusters[index].advance > 0 {
      let cluster = String(decoding: bytes[shaped.clusters[index].range], as: UTF8.self)
      shaped.clusters[index].advance = size * Self.width(cluster) - style.tightening
    }
    shaped.lineHeight = style.leading
    shaped.ascent = (style.leading + size * 0.7) / 2
    shaped.ellipsis = size * 0.8
    return shaped
  }

  private static func width(_ cluster: String) -> Double {
    guard let first = cluster.first else { return 0 }
    if CellWidth.of(first) == 2 { return 1 }
    if "iljt.,'’ ·".contains(first) { return 0.25 }
    return first.isUppercase ? 0.7 : 0.55
  }
}
