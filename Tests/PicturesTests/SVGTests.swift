import Layout
import Pictures
import Presentation
import TestSupport
import Testing

@Suite struct SVGTests {
  /// One of everything: rules that meet, roles, marks, wide and right-to-left letters.
  static func specimen(_ glyphs: GlyphSet = .unicode) -> CellGrid {
    var grid = CellGrid(columns: 64, rows: 19, glyphs: glyphs)
    grid.horizontalLine(column: 0, row: 1, columns: 64)
    grid.verticalLine(column: 40, row: 1, rows: 17)
    grid.horizontalLine(column: 0, row: 17, columns: 64)
    grid.titledRule(
      column: 0, row: 1, columns: 40, title: "Lock Screen · active", measure: "371×98 pt")
    grid.titledRule(
      column: 41, row: 1, columns: 23, title: "Findings", measure: "2", titleStyle: .focus)
    grid.titledRule(column: 0, row: 17, columns: 64, title: "Timeline", measure: "▪ paused")
    grid.write(" 1▸Stage 2 Verify", column: 0, row: 0)
    grid.write("fr-CA r8 app 09:00:30 ", column: 42, row: 0, style: .quiet)
    grid.outline(CellRectangle(column: 1, row: 2, columns: 36, rows: 5), .active)
    grid.write("▢ Courier", column: 3, row: 3)
    grid.write("⟦", column: 2, row: 4, style: CellStyle(.plain, mark: CellMark(.bracket, tint: 0)))
    grid.write(
      "Driver is nearby", column: 3, row: 4,
      style: CellStyle(.plain, mark: CellMark(.run, tint: 0), isUnderlined: true))
    grid.write("⟧", column: 19, row: 4, style: CellStyle(.plain, mark: CellMark(.bracket, tint: 0)))
    grid.write("━━━━━━━━━━━━━━━━━━━━╸", column: 3, row: 5)
    grid.write("───────────", column: 24, row: 5, style: .rule)
    grid.outline(CellRectangle(column: 1, row: 7, columns: 36, rows: 4), .stale)
    grid.write("ご注文を準備しています", column: 3, row: 8, kind: .content(language: "ja"))
    grid.write(
      "الوصول نحو ٩:٠٥ ص", column: 3, row: 9, columns: 31, direction: .rightToLeft,
      alignment: .trailing, kind: .content(language: "ar"))
    grid.outline(CellRectangle(column: 1, row: 11, columns: 36, rows: 4), .ended)
    grid.write("Прибытие около 09:12 👩‍👩‍👧", column: 3, row: 12, kind: .content(language: "ru"))
    grid.write("ASCII <&> \u{202E}", column: 3, row: 13, kind: .content(language: "en"))
    for (row, role) in CellRole.allCases.enumerated() {
      grid.write("✓✗?▴◉ \(role.rawValue)", column: 42, row: 2 + row, style: CellStyle(role))
    }
    for tint in 0..<8 {
      grid.write(
        "en·P", column: 42 + 5 * (tint % 4), row: 13 + tint / 4,
        style: CellStyle(.plain, mark: CellMark(.tag, tint: tint)))
    }
    grid.write("▸ the cursor", column: 42, row: 15, style: .cursor)
    grid.write(" 09:00:00 ▪──▪──⇄──◉──▫──▫ 13:10", column: 0, row: 18, style: .time)
    return grid
  }

  @Test(arguments: Ground.allCases)
  func drawsEverySign(_ ground: Ground) {
    let svg = drawSVG(Self.specimen(), title: "Courier, “French” & <more>", ground: ground)
    expectGolden(svg, "specimen-\(ground.rawValue).svg")
    #expect(svg.contains("<title id=\"title\">Courier, “French” &amp; &lt;more&gt;</title>"))
  }

  @Test(arguments: [
    ("a & b", "a &amp; b"), ("a < b", "a &lt; b"), ("a > b", "a &gt; b"),
    ("a \"b\"", "a &quot;b&quot;"), ("it's é", "it's é"), ("a\u{1B}\u{7F}b", "ab"),
  ])
  func eachSignOfMarkupIsEscapedWhereItStandsAlone(_ text: String, _ escaped: String) {
    let svg = drawSVG(CellGrid(columns: 4, rows: 1), title: text)
    #expect(svg.contains("<title id=\"title\">\(escaped)</title>"))
  }

  @Test(arguments: GlyphSet.allCases)
  func plainTextIsTheGridWithoutBlanksAtTheEnds(_ glyphs: GlyphSet) {
    expectGolden(drawText(Self.specimen(glyphs)), "specimen-\(glyphs.rawValue)")
  }

  @Test func nothingRawReachesAFile() {
    var grid = CellGrid(columns: 60, rows: 1)
    grid.write("a\u{1B}[31m\u{202E}b\u{7}\u{9B}", column: 0, row: 0, kind: .content(language: nil))
    #expect(drawText(grid) == "a⟨U+001B⟩[31m⟨U+202E⟩b⟨U+0007⟩⟨U+009B⟩\n")
    let svg = drawSVG(grid, title: "a\u{1B}\u{0}b")
    #expect(svg.contains("<title id=\"title\">ab</title>"))
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
  }

  private func texts(_ text: String, direction: LayoutDirection = .leftToRight) -> [String] {
    var grid = CellGrid(columns: 40, rows: 1)
    grid.write(
      text, column: 0, row: 0, columns: 40, direction: direction, kind: .content(language: nil))
    return drawSVG(grid, title: "x").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<text") }
      .map { $0.replacing(##" y="13.5""##, with: "").replacing(##" fill="#e4e4e4""##, with: "") }
  }

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}", " "])
  func aSpaceThatDoesNotBreakIsAGapLikeAnyOther(_ space: String) {
    let fit = #"lengthAdjust="spacingAndGlyphs""#
    #expect(
      texts("9:05\(space)AM") == [
        #"<text x="0" textLength="36" \#(fit)>9:05</text>"#,
        #"<text x="45" textLength="18" \#(fit)>AM</text>"#,
      ])
    // In Hebrew the number stands at the right, and the space before it in the picture.
    #expect(
      texts("4\(space)דק", direction: .rightToLeft) == [
        #"<text x="4.5" text-anchor="middle">ק</text>"#,
        #"<text x="13.5" text-anchor="middle">ד</text>"#,
        #"<text x="27">4</text>"#,
      ])
  }

  @Test(arguments: ["क्षत्रिय", "ที่อยู่", "សាជី", "మీ"])
  func aWordOfAScriptThatIsShapedIsOneText(_ word: String) {
    let found = texts("ab \(word) \(word)c")
    #expect(found.count == 4)
    #expect(found[1].hasSuffix(">\(word)</text>"))
    #expect(found[2].hasSuffix(">\(word)</text>"), "a Latin letter is no part of it")
    #expect(found[1].contains("textLength=") || word.count == 1)
  }

  @Test func theSameGridGivesTheSameBytes() {
    let once = drawSVG(Self.specimen(), title: "x")
    #expect(once == drawSVG(Self.specimen(), title: "x"))
  }
}
