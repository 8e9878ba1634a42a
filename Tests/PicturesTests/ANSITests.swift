import Layout
import Pictures
import TestSupport
import Testing

@Suite struct ANSITests {
  /// Sequences shown as `‹31›`, so that a golden can be read and no editor eats it.
  private static func shown(_ text: String) -> String {
    text.replacing("\u{1B}[", with: "‹").replacing(/‹([0-9;]*)m/) { "‹\($0.1)›" }
  }

  @Test(arguments: ColourDepth.allCases, Ground.allCases)
  func specimenAtEachDepthOnEachGround(_ depth: ColourDepth, _ ground: Ground) {
    let text = drawANSI(SVGTests.specimen(), palette: Palette(depth, ground: ground))
    expectGolden(Self.shown(text), "specimen-\(depth.rawValue)-\(ground.rawValue)")
  }

  @Test(arguments: ColourDepth.allCases, GlyphSet.allCases)
  func nothingButSGRStandsAroundTheText(_ depth: ColourDepth, _ glyphs: GlyphSet) {
    let grid = SVGTests.specimen(glyphs)
    let text = drawANSI(grid, palette: Palette(depth, ground: .dark))
    let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let controls = bare.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
    // Blanks with a patch or a line under them stay at the ends of lines; nothing else differs.
    let lines = bare.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = drawText(grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == plain.count)
    for (line, wanted) in zip(lines, plain) {
      #expect(line.hasPrefix(wanted))
      #expect(line.dropFirst(wanted.count).allSatisfy { $0 == " " })
    }
  }

  @Test(arguments: ColourDepth.allCases)
  func everyLineBeginsAndEndsInTheTerminalsOwnLook(_ depth: ColourDepth) {
    let text = drawANSI(SVGTests.specimen(), palette: Palette(depth, ground: .light))
    for line in text.split(separator: "\n") {
      let sequences = line.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
      #expect(sequences.last ?? "0" == "0", "\(Self.shown(String(line)))")
      #expect(sequences.allSatisfy { $0 == "0" || $0.hasPrefix("0;") })
    }
  }

  @Test func aLookIsSentOnceForNeighboursAndNotForBlanks() {
    var grid = CellGrid(columns: 12, rows: 2)
    grid.write("ab c", column: 0, row: 0, style: .bad)
    grid.write("d", column: 4, row: 0, style: .plain)
    grid.write("  ", column: 6, row: 0, style: .quiet)
    grid.write("e ", column: 0, row: 1, style: CellStyle(.plain, isUnderlined: true))
    grid.write("  ", column: 4, row: 1, style: .cursor)
    let text = drawANSI(grid, palette: Palette(.indexed, ground: .dark))
    #expect(Self.shown(text) == "‹0;38;5;210›ab c‹0›d\n‹0;4›e ‹0›  ‹0;7›  ‹0›\n")
  }

  @Test func theEightColoursHaveTheirOwnParameters() {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.write("✗", column: 0, row: 0, style: .bad)
    let text = drawANSI(grid, palette: Palette(.eight, ground: .dark))
    #expect(Self.shown(text) == "‹0;37;41›✗‹0›\n")
  }

  @Test func aWideClusterIsSentOnceAndControlsAreSpelledOut() {
    var grid = CellGrid(columns: 30, rows: 1)
    grid.write(
      "注文\u{1B}[31m\u{9B}", column: 0, row: 0, style: .quiet, kind: .content(language: "ja"))
    let text = drawANSI(grid, palette: Palette(.mono, ground: .dark))
    #expect(text == "注文⟨U+001B⟩[31m⟨U+009B⟩\n")
  }
}
