import Layout
import Presentation

/// A face whose letters are all half as wide as the text is large: lengths that can be counted by
/// hand, and that scale and text size change.
struct EvenShaper: TextShaping {
  var measure: TextMeasure { .face("Even") }

  /// No spacing of its own, so that only letters and margins take room.
  var rules: FittingRules {
    var rules = FittingRules.cells
    rules.islandHeight = 36.67
    rules.cameraHeight = 36.67
    rules.barHeight = 4
    return rules
  }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    let row = TypeStyle.named(style.font).row(at: style.textSize)
    let letter = row.size / 2 * style.scale
    var shaped = CellTextShaper().shape(text, style: style)
    for index in shaped.clusters.indices where shaped.clusters[index].advance > 0 {
      shaped.clusters[index].advance = letter - style.tightening
    }
    shaped.lineHeight = row.leading * style.scale
    shaped.ascent = row.size * style.scale
    shaped.ellipsis = letter
    shaped.hyphen = letter
    return shaped
  }
}
