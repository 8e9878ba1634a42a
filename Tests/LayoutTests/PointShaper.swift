import Layout
import Localization
import Presentation

/// A face whose advances can be counted by hand. In a font of 10 points a letter is 5 wide, `i`, `l`,
/// `1`, a blank and a point 2.5, `W` and signs as wide as they are high 10, and `…` 10; everything
/// grows with the size. Tightening takes from each of them.
struct PointShaper: TextShaping {
  var rules: FittingRules { .points }
  var measure: TextMeasure { .face("Counted") }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = CellTextShaper().shape(text, style: style)
    let bytes = Array(text.utf8)
    for index in shaped.clusters.indices where shaped.clusters[index].advance > 0 {
      let cluster = shaped.clusters[index]
      let string = String(decoding: bytes[cluster.range], as: UTF8.self)
      let isWide = string == "W" || cluster.advance > CellTextShaper.cellWidth
      let isNarrow = "il .:".contains(string) || (string == "1" && !style.hasEvenDigits)
      let part = isWide ? 1 : isNarrow ? 0.25 : 0.5
      shaped.clusters[index].advance = part * style.pointSize - style.tightening
    }
    shaped.lineHeight = style.leading
    shaped.ascent = style.leading * 0.75
    shaped.ellipsis = style.pointSize
    shaped.hyphen = style.pointSize / 2
    return shaped
  }
}

/// A device of 393×852: a card of 371 points with margins of 14 has 343 for its views, a compact
/// slot 52.33, the expanded island 343 with 125.34 for the camera.
struct PointStage {
  let b: SurfaceBuilder
  var textSize = DynamicTypeSize.large
  var settings = PlatformSettings()

  init(language: String = "en", textSize: DynamicTypeSize = .large) {
    b = SurfaceBuilder(language: language)
    self.textSize = textSize
  }

  /// A text in a font of 10 points on one line, unless the modifiers say otherwise.
  func text(_ string: String, _ modifiers: Modifier...) -> ResolvedView {
    b.text(string, modifiers: [.font(FontChoice(.size(10))), .lineLimit(1)] + modifiers)
  }

  func place(_ root: ResolvedView, _ surface: Surface = .lockScreen) -> PlacedSurface {
    fit(resolved(root, surface), on: .standard, shaper: PointShaper())
  }

  func resolved(_ root: ResolvedView, _ surface: Surface) -> ResolvedSurface {
    var resolved = b.surface(surface, root)
    resolved.render.context.textSize = textSize
    resolved.render.context.settings = settings
    return resolved
  }
}

/// So many letters of 5 points in a font of 10.
func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

extension Double {
  /// Equal but for the rounding of sums.
  func isAbout(_ other: Double) -> Bool { abs(self - other) < 0.005 }
}
