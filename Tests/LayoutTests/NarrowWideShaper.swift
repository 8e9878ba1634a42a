import Layout
import Presentation

/// A face with narrow, wide and middling letters, so that points and cells disagree. Lines are 20
/// points high.
struct NarrowWideShaper: TextShaping {
  var rules: FittingRules {
    var rules = FittingRules.cells
    rules.islandHeight = 36.67
    rules.cameraHeight = 20
    return rules
  }
  var measure: TextMeasure { .face("Test Sans") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = CellTextShaper().shape(text, style: style)
    let bytes = Array(text.utf8)
    for index in shaped.clusters.indices {
      let cluster = String(decoding: bytes[shaped.clusters[index].range], as: UTF8.self)
      let advance: Double =
        switch cluster {
        case "i", "l", ".", " ": 3
        case "W": 14
        default: shaped.clusters[index].advance
        }
      shaped.clusters[index].advance = advance * style.scale
    }
    shaped.lineHeight = 20 * style.scale
    shaped.ascent = 15 * style.scale
    shaped.ellipsis = 8 * style.scale
    return shaped
  }
}
