import Layout

/// A face whose widths can be counted: in a font of 10 points a letter is 5 wide, a wide one and `…`
/// 10; a line is as high as the style's leading.
struct CountedFace: TextShaping {
  var rules: FittingRules { .points }
  var measure: TextMeasure { .face("Inter") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = CellTextShaper().shape(text, style: style)
    for index in shaped.clusters.indices {
      let cells = shaped.clusters[index].advance / CellTextShaper.cellWidth
      shaped.clusters[index].advance =
        cells == 0 ? 0 : cells * style.pointSize / 2 - style.tightening
    }
    shaped.lineHeight = style.leading
    shaped.ascent = style.leading * 0.75
    shaped.ellipsis = style.pointSize
    return shaped
  }
}
