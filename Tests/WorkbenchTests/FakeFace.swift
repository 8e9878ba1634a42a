import Layout

/// A face whose letters are one or two cells wide, so that screens hold whatever is installed.
struct FakeFace: TextShaping {
  var rules: FittingRules { CellTextShaper().rules }
  var measure: TextMeasure { .face("Inter") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    CellTextShaper().shape(text, style: style)
  }
}
