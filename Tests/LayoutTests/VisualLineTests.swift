import Layout
import Presentation
import Testing

@Suite struct VisualLineTests {
  private func text(_ line: VisualLine) -> String { line.clusters.map(\.text).joined() }

  @Test func rightToLeftRunsAreReorderedJoinedAndMirrored() {
    let line = VisualLine("سلام (ok)", direction: .rightToLeft)
    #expect(text(line) == "(ok) \u{FEE1}\u{FEFC}\u{FEB3}")
    #expect(line.width == 8)
    #expect(line.clusters.last?.range == 0..<2)
  }

  @Test(arguments: [
    ("a\u{1B}b", "a⟨U+001B⟩b"), ("\u{202E}abc", "⟨U+202E⟩abc"), ("a\r\nb", "a⟨U+000D⟩⟨U+000A⟩b"),
    ("a\u{2028}b", "a⟨U+2028⟩b"), ("\u{85}", "⟨U+0085⟩"), ("\u{2068}a\u{2069}b\u{200F}", "ab"),
    ("co\u{AD}op", "coop"), ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{200D}\u{1F469}"),
  ])
  func controlsAreShownAndMarksAreNot(_ string: String, _ expected: String) {
    #expect(
      text(VisualLine(string, direction: .leftToRight, kind: .content(language: nil))) == expected)
  }

  @Test func anOverrideCannotTurnATextAround() {
    let line = VisualLine(
      "\u{202E}abc שלום", direction: .leftToRight, kind: .content(language: "he"))
    #expect(text(line) == "⟨U+202E⟩abc םולש")
  }

  @Test(arguments: [
    ("Arrivée « là » à l’œil", "fr", "Arrivee << la >> a l'oeil"), ("Łódź – ß", "pl", "Lodz - ss"),
    ("注文 A-1042", "ja", "[ja 2] A-1042"), ("Сборка, да!", "ru", "[ru 9]!"),
    ("Chargement…", "fr", "Chargement..."), ("½ º №3", "fr", "1/2 o No3"), ("٤", "ar", "[ar 1]"),
  ])
  func contentInASCIIHasNoMarksAndNamesItsLanguage(
    _ string: String, _ language: String, _ expected: String
  ) {
    let line = VisualLine(
      string, direction: .leftToRight, glyphs: .ascii, kind: .content(language: language))
    #expect(text(line) == expected)
  }

  @Test func signsOfTheProgramHaveOtherFormsThanContent() {
    let chrome = VisualLine("▸ a · b … ✓", direction: .leftToRight, glyphs: .ascii)
    #expect(text(chrome) == "> a - b ~ +")
    let narrow = VisualLine("▸ a · b … ✓ é", direction: .leftToRight, glyphs: .narrow)
    #expect(text(narrow) == "▸ a - b ~ ✓ é")
  }
}
