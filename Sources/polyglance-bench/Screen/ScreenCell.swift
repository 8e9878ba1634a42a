/// A cell of a terminal's screen, as it looks.
struct ScreenCell: Hashable {
  /// One spacing character and its marks; empty in the second half of a wide one.
  var text: [Unicode.Scalar]
  /// Columns: 1 or 2, 0 in the second half.
  var width: Int
  var style: ScreenStyle

  init(_ text: [Unicode.Scalar], width: Int = 1, style: ScreenStyle = ScreenStyle()) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// Nothing in that style: of a blank one sees the ground alone.
  static func blank(_ style: ScreenStyle = ScreenStyle()) -> ScreenCell {
    ScreenCell([" "], style: style)
  }

  /// Whether a person sees two cells as the same.
  func looksLike(_ other: ScreenCell) -> Bool {
    guard text == other.text, width == other.width else { return false }
    return text == [" "]
      ? style.ofBlank == other.style.ofBlank : style == other.style
  }
}

/// How a cell is drawn (ECMA-48, SGR).
struct ScreenStyle: Hashable {
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  /// Numbers of colours, 0 to 255; -1 is the terminal's own.
  var foreground = -1
  var background = -1

  /// What of it is seen where nothing is written.
  fileprivate var ofBlank: ScreenStyle {
    var seen = self
    seen.isBold = false
    seen.isDim = false
    if !isReversed, !isUnderlined { seen.foreground = -1 }
    return seen
  }
}
