import Internationalization
import Languages
import Testing

@Suite("Bidirectional text")
struct BidiTests {
  private func drawn(_ text: String, _ base: Bidi.Base, shaped: Bool = false) -> String {
    Bidi.visualOrder(text, base: base, shaped: shaped).map(\.text).joined()
  }

  @Test("stays as it is without letters from right to left")
  func latin() {
    #expect(drawn("On the way (3)", .automatic) == "On the way (3)")
    #expect(Bidi.line("abc", base: .automatic).runs == [.init(range: 0..<3, level: 0)])
    #expect(Bidi.line("", base: .fixed(.rightToLeft)) == .init(runs: [], base: .rightToLeft))
  }

  @Test("is turned round, numbers are not, brackets are mirrored")
  func arabic() {
    #expect(drawn("שלום 123", .automatic) == "123 םולש")
    #expect(drawn("(שלום)", .fixed(.rightToLeft)) == "(םולש)")
    #expect(drawn("abc שלום def", .automatic) == "abc םולש def")
    #expect(drawn("abc שלום def", .fixed(.rightToLeft)) == "def םולש abc")
    #expect(drawn("12 abc", .fixed(.rightToLeft)) == "abc 12")
  }

  @Test("keeps clusters whole, and their places")
  func clusters() {
    let text = "aשָׁב👍🏽"
    let order = Bidi.visualOrder(text, base: .fixed(.leftToRight))
    #expect(order.map(\.text) == ["a", "ב", "שָׁ", "👍🏽"])
    for cluster in order {
      let bytes = Array(text.utf8)[cluster.range]
      #expect(String(decoding: bytes, as: UTF8.self) == cluster.text)
    }
    #expect(order.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
  }

  @Test(
    "has as many clusters in visual as in logical order",
    arguments: [
      "طلبك في الطريق (3 محطات) – Courier 12:30", "a\u{202E}b\u{2067}שc\u{2069}d", "١٢٣ abc ٤٥٦",
      "\u{200F}abc", "e\u{301} ש\u{5B8}", "a\nשלום\nb",
    ])
  func complete(_ text: String) {
    for base in [Bidi.Base.automatic, .fixed(.leftToRight), .fixed(.rightToLeft)] {
      let ranges = Bidi.visualOrder(text, base: base).map(\.range).sorted {
        $0.lowerBound < $1.lowerBound
      }
      #expect(ranges == GraphemeClusters.of(text).map(\.range))
    }
  }

  @Test("has the direction of its first strong letter")
  func firstStrong() {
    #expect(Bidi.firstStrong("123 שלום") == .rightToLeft)
    #expect(Bidi.firstStrong("– Courier") == .leftToRight)
    #expect(Bidi.firstStrong("123") == nil)
    #expect(Bidi.line("12 שלום", base: .automatic).base == .rightToLeft)
  }

  @Test("joins Arabic letters for terminals that do not")
  func shaping() {
    #expect(ArabicShaping.shaped("سلام") == "\u{FEB3}\u{FEFC}\u{FEE1}")
    #expect(ArabicShaping.shaped("طلب") == "\u{FEC3}\u{FEE0}\u{FE90}")
    #expect(ArabicShaping.shaped("Courier שלום") == "Courier שלום")
    // Marks stay marks, and do not part lam and alef.
    #expect(ArabicShaping.shaped("بَب") == "\u{FE91}\u{64E}\u{FE90}")
    let ligature = ArabicShaping.clusters("لَا ب")
    #expect(ligature.map(\.text) == ["\u{FEFB}\u{64E}", " ", "\u{FE8F}"])
    #expect(ligature.map(\.range) == [0..<6, 6..<7, 7..<9])
    #expect(drawn("سلام 3", .automatic, shaped: true) == "3 \u{FEE1}\u{FEFC}\u{FEB3}")
  }
}
