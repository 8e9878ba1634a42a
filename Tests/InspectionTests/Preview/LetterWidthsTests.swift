import Languages
import Layout
import Presentation
import Testing

@testable import Inspection

struct LetterWidthsTests {
  /// A face in which syllables of Korean are narrower than other characters.
  private struct Face: TextShaping {
    var measure: TextMeasure { .face("Face") }
    var rules: FittingRules { .points }

    func shape(_ text: String, style: TextStyle) -> ShapedText {
      var shaped = CellTextShaper().shape(text, style: style)
      for index in shaped.clusters.indices {
        shaped.clusters[index].advance = (text == "한" ? 9 : 10) * style.scale - style.tightening
      }
      return shaped
    }
  }

  @Test(arguments: [("ko", 9.0), ("ja", 10), ("zh-Hant", 10)])
  func eastAsianLettersAreThoseOfTheScript(_ language: String, _ points: Double) {
    var widths = LetterWidths([], shaper: Face())
    var style = TextStyle(language: language)
    let width = widths.width(in: LanguageTag(language)!, as: style)
    #expect(width == LetterWidths.Width(points: points, isFullWidth: true))
    (style.scale, style.tightening) = (0.5, 1)
    #expect(widths.width(in: LanguageTag(language)!, as: style) == width)
  }

  @Test func aLanguageWithoutTextsHasNoWidth() {
    var widths = LetterWidths([], shaper: Face())
    let width = widths.width(in: LanguageTag("de")!, as: TextStyle())
    #expect(width == LetterWidths.Width(points: 0, isFullWidth: false))
  }
}
