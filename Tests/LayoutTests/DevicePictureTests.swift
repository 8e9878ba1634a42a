import Layout
import Localization
import Presentation
import TestSupport
import Testing

@Suite struct DevicePictureTests {
  private let device = DeviceModel.standard

  private func card(
    _ surface: ResolvedSurface, _ options: DrawingOptions = DrawingOptions()
  ) -> DevicePicture {
    drawCard(fit(surface, on: device), options: options)
  }

  @Test func drawsTheLockScreenAsACardOf53Columns() {
    let picture = card(frenchCard())
    #expect(picture.grid.columns == 53)
    expectGolden(picture.text, "lock-screen")
  }

  @Test func marksWrongRunsWithoutMovingText() {
    let (surface, marks) = brokenCard()
    let bare = card(surface)
    let marked = card(surface, DrawingOptions(marks: marks))
    expectGolden(
      marked.pane(gutter: .tags(columns: 8), cursor: (.lockScreen, 2, nil)).text, "broken")
    for text in surface.texts.indices {
      let before = bare.cells(surface: .lockScreen, text: text)
      let after = marked.cells(surface: .lockScreen, text: text)
      #expect(before.elementsEqual(after, by: ==))
      for cell in before {
        let shown = bare.grid[cell.column, cell.row]
        let now = marked.grid[cell.column, cell.row]
        #expect(shown.text == now.text || now.style.mark?.kind == .bracket && shown.isBlank)
      }
    }
  }

  @Test func marksInASCIIAreReadWithoutColour() {
    let (surface, marks) = brokenCard()
    let picture = card(surface, DrawingOptions(glyphs: .ascii, marks: marks))
    let pane = picture.pane(gutter: .number, cursor: (.lockScreen, 2, nil))
    #expect(pane.grid.lines.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
    expectGolden(pane.text, "broken-ascii")
  }

  @Test func mirrorsArabic() {
    expectGolden(card(arabicCard()).text, "arabic")
    expectGolden(card(arabicCard(), DrawingOptions(glyphs: .ascii)).text, "arabic-ascii")
  }

  @Test func dashesTheOutlineWhenStaleAndDotsItWhenEnded() {
    let b = SurfaceBuilder()
    let stale = b.surface(
      .lockScreen,
      b.vstack(
        b.hstack(b.label("Courier"), b.spacer, b.text("nº A-1042")),
        b.text("En attente de nouvelles"),
        b.text("Dernière nouvelle à 09 h 00, 1 arrêt avant vous"), b.view(.progress(nil))))
    expectGolden(card(stale, DrawingOptions(outline: .stale)).text, "stale")
    let c = SurfaceBuilder()
    let ended = c.surface(
      .lockScreen,
      c.vstack(
        c.hstack(c.label("Courier"), c.spacer, c.text("nº A-1042")), c.text("Commande livrée"),
        c.text("Remise en main propre à 09 h 10")))
    expectGolden(card(ended, DrawingOptions(outline: .ended)).text, "ended")
  }

  @Test(arguments: ["fr-CA", "ar"])
  func drawsTheIsland(_ language: String) {
    let arabic = language == "ar"
    let leading = fit(
      slot(.compactLeading, arabic ? "١" : "1", language: language), on: device)
    let trailing = fit(
      slot(.compactTrailing, arabic ? "٤ د" : "4 min", language: language), on: device)
    let minimal = fit(
      slot(.minimal, arabic ? "٤ د" : "4 min", language: language), on: device)
    let options = DrawingOptions()
    let pictures = [
      drawCompact(leading: leading, trailing: trailing, on: .regular, options: options),
      drawMinimalAttached(minimal, on: .regular, options: options),
      drawMinimalDetached(minimal, on: .regular, options: options),
      drawCompact(leading: nil, trailing: nil, on: .regular, options: options),
    ]
    #expect(pictures.map(\.grid.columns) == [35, 26, 7, 35])
    expectGolden(pictures.map(\.text).joined(), "island-\(language)")
  }

  @Test func drawsTheIslandOfLargePhonesWithSlotsOf9() {
    let leading = fit(slot(.compactLeading, "1"), on: .large)
    let trailing = fit(slot(.compactTrailing, "4 minutes"), on: .large)
    expectGolden(
      drawCompact(leading: leading, trailing: trailing, on: .large, options: DrawingOptions()).text,
      "island-large")
    #expect(
      drawCard(fit(frenchCard(), on: .large), options: DrawingOptions()).grid.columns == 58)
  }

  @Test func aCutInASlotIsBracketedInItsEdges() {
    let trailing = fit(slot(.compactTrailing, "4 min away"), on: device)
    #expect(trailing.texts[0].cut == 6..<10)
    #expect(trailing.texts[0].needed == 70)
    #expect(trailing.texts[0].available == 52.33)
    #expect(trailing.texts[0].steps == [.truncated(.tail)])
    let mark = Mark(
      surface: .compactTrailing, text: 0, range: 0..<10, language: "en", reason: "L", finding: 4,
      tint: 0, note: "cut, 17.7 pt over")
    let leading = fit(slot(.compactLeading, "1"), on: device)
    let picture = drawCompact(
      leading: leading, trailing: trailing, on: .regular, options: DrawingOptions(marks: [mark]))
    #expect(picture.grid.lines[1] == "│▢ 1    ╎        ◉        ⟦4 min …⟧")
    expectGolden(picture.pane(gutter: .tags(columns: 26)).text, "cut")
    let ascii = drawCompact(
      leading: leading, trailing: trailing, on: .regular,
      options: DrawingOptions(glyphs: .ascii, marks: [mark]))
    #expect(ascii.grid.lines[1] == "|# 1    :        o        [4 min ~]")
  }

  @Test func spokenTextsHaveTheirNumberInTheGutter() {
    let b = SurfaceBuilder()
    let root = b.view(.symbol("shippingbox"), id: "minimal/symbol")
    b.spoken("Delivery, 4 minutes left", of: "minimal/symbol")
    let placed = fit(b.surface(.minimal, root), on: device)
    let mark = Mark(
      surface: .minimal, text: 0, range: 0..<24, language: "en", reason: "L", finding: 5, tint: 0,
      note: "spoken label")
    let picture = drawMinimalDetached(placed, on: .regular, options: DrawingOptions(marks: [mark]))
    #expect(
      picture.pane(gutter: .tags(columns: 24)).grid.lines == [
        " ╭─────╮                        ", " │  ▢  │ 5 en·L  spoken label   ",
        " ╰─────╯                        ",
      ])
  }

  @Test(arguments: ["fr-CA", "ar"])
  func drawsTheExpandedIsland(_ language: String) {
    let arabic = language == "ar"
    let leading = SurfaceBuilder(language: language)
    let l = leading.surface(.expandedLeading, leading.label("Courier"))
    let trailing = SurfaceBuilder(language: language)
    let t = trailing.surface(.expandedTrailing, trailing.text(arabic ? "٤ د" : "4 min"))
    let center = SurfaceBuilder(language: language)
    let c = center.surface(.expandedCenter, center.text(arabic ? "يصل قريبًا" : "Bientôt chez vous"))
    let b = SurfaceBuilder(language: language)
    let row = b.hstack(
      b.text(arabic ? "محطة واحدة قبلك" : "1 arrêt avant vous"), b.spacer,
      b.text(arabic ? "الوصول ٩:٠٥ ص" : "Arrivée 09 h 05"))
    let bottom = b.surface(.expandedBottom, b.vstack(row, b.view(.progress(0.8))))
    let placed = fitExpanded([l, t, c, bottom], on: device)
    #expect(placed.values.allSatisfy { $0.frame == PointSize(width: 371, height: 84) })
    expectGolden(
      drawExpanded(placed, on: .regular, options: DrawingOptions()).text, "expanded-\(language)")
  }

  @Test func blankRowsGoFirstAndLinesNever() {
    let b = SurfaceBuilder()
    let low = b.surface(.lockScreen, b.vstack(b.text("Un"), b.text("Deux")))
    #expect(card(low).grid.rows == 6)
    #expect(card(low, DrawingOptions(rows: 4)).grid.rows == 4)
    #expect(card(low, DrawingOptions(rows: 2)).grid.rows == 4)
    #expect(card(low, DrawingOptions(rows: 4)).text.contains("Deux"))
  }

  @Test func aHiddenPresentationIsQuietThroughout() {
    let picture = card(frenchCard(), DrawingOptions(isQuiet: true))
    for row in 0..<picture.grid.rows {
      #expect(picture.grid.row(row).filter { !$0.isBlank }.allSatisfy { $0.style.role != .plain })
    }
  }

  @Test(arguments: [false, true])
  func outlinesAreRulesWhetherShownOrNot(_ isQuiet: Bool) {
    let options = DrawingOptions(isQuiet: isQuiet)
    let expanded = drawExpanded([:], on: .regular, options: options)
    let pictures = [
      card(frenchCard(), options), drawMinimalAttached(nil, on: .regular, options: options),
      drawCompact(leading: nil, trailing: nil, on: .regular, options: options), expanded,
    ]
    for picture in pictures {
      let grid = picture.grid
      for edge in [grid.row(0), grid.row(grid.rows - 1)] {
        #expect(edge.allSatisfy { $0.style == .rule })
      }
      for row in 0..<grid.rows {
        #expect(grid[0, row].style == .rule && grid[grid.columns - 1, row].style == .rule)
      }
    }
    let camera = (0..<expanded.grid.rows).flatMap(expanded.grid.row).first { $0.text == "◉" }
    #expect(camera?.style == .rule)
  }

  @Test func aFindingOfTwoDigitsHasNoPlaceInOneColumn() {
    let (surface, all) = brokenCard()
    var marks = [all[0]]
    for (finding, shown) in [(9, "9"), (10, "»"), (21, "»")] {
      marks[0].finding = finding
      let pane = card(surface, DrawingOptions(marks: marks)).pane(gutter: .number)
      let gutter = (0..<pane.grid.rows).map { pane.grid[pane.grid.columns - 1, $0].text }
      #expect(gutter.filter { $0 != " " } == [shown])
    }
  }

  @Test func cellsKnowTheirTextAndInnermostSpan() {
    let picture = card(frenchCard())
    let line = picture.grid.lines.firstIndex { $0.contains("09 h 05") }!
    let column = Array(picture.grid.lines[line]).firstIndex(of: "0")!
    let hit = picture.hit(column: column, row: line)
    #expect(hit?.text == 3)
    #expect(hit?.span == 1)
    #expect(picture.hit(column: 2, row: line)?.span == 0)
    #expect(picture.hit(column: 0, row: 0) == nil)
    #expect(picture.cells(surface: .lockScreen, text: 3, span: 1).count == 7)
  }
}
