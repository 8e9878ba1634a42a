import Layout
import Testing

@testable import PangoText

@Suite("Shaping by Pango")
struct PangoTextShaperTests {
  private func width(_ text: String, _ style: TextStyle = TextStyle()) throws -> Double {
    try PangoTextShaper().shape(text, style: style).clusters.reduce(0) { $0 + $1.advance }
  }

  @Test("tells narrow letters from wide ones")
  func proportional() throws {
    #expect(try width("WWWW") > 3 * width("illi"))
  }

  @Test("covers the whole text with clusters that end where graphemes end")
  func covers() throws {
    for text in ["Ankunft in 4 Min.", "سلام عليكم لا إله", "क्षत्रिय", "👨‍👩‍👧‍👦 🇫🇷", "a\tb\r\nc\u{1b}d\0", ""] {
      let clusters = try PangoTextShaper().shape(text, style: TextStyle()).clusters
      #expect(
        clusters.map(\.range.lowerBound) == [0] + clusters.dropLast().map(\.range.upperBound)
          || text.isEmpty)
      #expect((clusters.last?.range.upperBound ?? 0) == text.utf8.count)
      var ends: Set<Int> = []
      var end = 0
      for character in text {
        end += character.utf8.count
        ends.insert(end)
      }
      #expect(clusters.allSatisfy { ends.contains($0.range.upperBound) })
    }
  }
}
