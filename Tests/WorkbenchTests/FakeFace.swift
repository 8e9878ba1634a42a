import Layout

/// A face whose letters are all alike, one or two of them wide, so that screens hold whatever is
/// installed.
struct FakeFace: TextShaping {
  /// Points of a letter.
  var letter = 7.0
  /// Points from one line to the next.
  var line = 14.0
  var rules: FittingRules { CellTextShaper().rules }
  var measure: TextMeasure { .face("Inter") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = CellTextShaper().shape(text, style: style)
    for index in shaped.clusters.indices { shaped.clusters[index].advance *= letter / 7 }
    shaped.lineHeight = line
    shaped.ascent = line - 3
    shaped.ellipsis = letter
    return shaped
  }
}
