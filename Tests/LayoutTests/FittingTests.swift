import Layout
import Localization
import Presentation
import Testing

@Suite struct FittingTests {
  private func place(
    _ b: SurfaceBuilder, _ root: ResolvedView, _ surface: Surface = .lockScreen,
    shaper: any TextShaping = CellTextShaper()
  ) -> PlacedSurface {
    fit(b.surface(surface, root), on: .standard, shaper: shaper)
  }

  /// What stands between the margins of the card, without blank rows.
  private func rows(_ placed: PlacedSurface) -> [String] {
    drawCard(placed, options: DrawingOptions()).grid.lines.dropFirst().dropLast()
      .map { String($0.dropFirst(2).dropLast(2)) }.filter { $0.contains { $0 != " " } }
  }

  /// The row without the blanks at its end.
  private func trimmed(_ row: String) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return row
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func aTextWrapsWhereItsLanguageAllows() {
    let b = SurfaceBuilder()
    let placed = place(
      b, b.vstack(b.text("Votre livreur arrive bientôt avec votre commande, merci de patienter")))
    #expect(
      rows(placed).map(trimmed) == [
        "Votre livreur arrive bientôt avec votre commande,", "merci de patienter",
      ])
    #expect(placed.texts[0].steps == [.wrapped(lines: 2)])
    #expect(placed.texts[0].cut == nil)
    #expect(placed.texts[0].over == 49 * 7 - 343)
  }

  @Test func japaneseWrapsBetweenLetters() {
    let b = SurfaceBuilder(language: "ja")
    let placed = place(b, b.vstack(b.text("ご注文を準備していますので、到着までもうしばらくお待ちください")))
    #expect(placed.texts[0].lines.count == 2)
    #expect(placed.texts[0].lines.allSatisfy { $0.width <= 343 })
  }

  @Test(arguments: [
    (TruncationMode.tail, "Ihre Bestellung wird gerade sorgfältig für Sie v…", 50..<57),
    (TruncationMode.head, "…stellung wird gerade sorgfältig für Sie verpackt", 0..<7),
    (TruncationMode.middle, "Ihre Bestellung wird ger…gfältig für Sie verpackt", 24..<31),
  ])
  func aLineLimitCutsWithAnEllipsis(
    _ mode: TruncationMode, _ expected: String, _ cut: Range<Int>
  ) {
    let b = SurfaceBuilder(language: "de")
    let text = "Ihre Bestellung wird gerade sorgfältig für Sie verpackt"
    let placed = place(
      b, b.vstack(b.text(text, modifiers: [.lineLimit(1), .truncationMode(mode)])))
    #expect(rows(placed) == [expected])
    #expect(placed.texts[0].cut == cut)
    #expect(placed.texts[0].needed == Double(text.count * 7))
    #expect(placed.texts[0].over == Double((text.count - 49) * 7))
    #expect(placed.texts[0].steps == [.truncated(mode)])
    let shown = placed.texts[0].shown.reduce(0) { $0 + $1.count }
    #expect(shown + cut.count == text.utf8.count)
  }

  @Test func theLimitOfLinesIsInheritedAndTheLastLineIsCut() {
    let b = SurfaceBuilder()
    let stack = b.view(
      .stack(.vertical, alignment: .leading), modifiers: [.lineLimit(2)],
      [b.text(String(repeating: "arrivée ", count: 20))])
    let placed = place(b, stack)
    #expect(placed.texts[0].lines.count == 2)
    #expect(placed.texts[0].steps == [.wrapped(lines: 2), .truncated(.tail)])
    #expect(trimmed(rows(placed)[1]).hasSuffix("…"))
  }

  @Test func aLineSeparatorEndsALineAndIsNeverDrawn() {
    let b = SurfaceBuilder()
    let placed = place(b, b.vstack(b.text("un\ndeux\r\ntrois"), b.view(.divider)))
    #expect(rows(placed).dropLast().map(trimmed) == ["un", "deux", "trois"])
    let c = SurfaceBuilder()
    let cut = place(c, c.vstack(c.text("un\ndeux", modifiers: [.lineLimit(1)]), c.view(.divider)))
    #expect(rows(cut)[0].hasPrefix("un…"))
    #expect(cut.texts[0].cut == 2..<7)
  }

  @Test func higherPriorityIsCutLast() {
    let b = SurfaceBuilder()
    let long = String(repeating: "x", count: 40)
    let placed = place(
      b,
      b.hstack(
        b.text(long, modifiers: [.lineLimit(1)]),
        b.text(long, modifiers: [.lineLimit(1), .layoutPriority(1)])))
    #expect(placed.texts[0].cut != nil)
    #expect(placed.texts[1].cut == nil)
    #expect(placed.texts[0].lines[0].width == 8 * 7)
  }

  @Test func equalTextsShareARow() {
    let b = SurfaceBuilder()
    let long = String(repeating: "x", count: 40)
    let placed = place(
      b,
      b.hstack(
        b.text("court"), b.text(long, modifiers: [.lineLimit(1)]),
        b.text(long, modifiers: [.lineLimit(1)])))
    #expect(placed.texts[0].cut == nil)
    #expect(placed.texts.map { $0.lines[0].width / 7 } == [5, 21, 21])
  }

  @Test func aFixedSizeIsNeverCut() {
    let b = SurfaceBuilder()
    let placed = place(
      b,
      b.vstack(b.text(String(repeating: "x", count: 60), modifiers: [.lineLimit(1), .fixedSize()])))
    #expect(placed.texts[0].cut == nil)
    #expect(placed.texts[0].over == 60 * 7 - 343)
    #expect(rows(placed)[0] == String(repeating: "x", count: 49))
  }

  @Test func viewThatFitsTakesTheFirstThatFitsElseTheLast() {
    for (length, shown) in [(30, "x"), (60, "y")] {
      let b = SurfaceBuilder()
      let placed = place(
        b, b.view(.fits(), [b.text(String(repeating: "x", count: length)), b.text("yyy")]))
      #expect(rows(placed).joined().contains(shown))
      #expect(placed.texts.count == 1)
    }
    let b = SurfaceBuilder()
    let placed = place(
      b, b.view(.fits(), (1...2).map { b.text(String(repeating: "\($0)", count: 60)) }))
    #expect(placed.texts.map(\.text) == [1])
  }

  @Test func cellsCannotScaleButSayThatTheyTried() {
    let b = SurfaceBuilder()
    let placed = place(
      b, b.text("4 min away", modifiers: [.minimumScaleFactor(0.8)]), .compactTrailing)
    #expect(placed.texts[0].steps == [.scaled(0.8), .truncated(.tail)])
  }

  @Test(arguments: [
    ("Emballage", [FitStep.scaled(0.83)]), ("Packing", []),
    ("Wird verpackt", [.scaled(0.8), .truncated(.tail)]),
  ])
  func aShaperThatScalesIsAskedForTheLargestScaleThatFits(
    _ text: String, _ steps: [FitStep]
  ) {
    let b = SurfaceBuilder()
    let placed = place(
      b, b.text(text, modifiers: [.minimumScaleFactor(0.8)]), .compactTrailing,
      shaper: ScalingShaper())
    #expect(placed.texts[0].steps == steps)
  }

  @Test func controlsAndLinesAreDrawn() {
    let b = SurfaceBuilder()
    let call = b.view(.button, [b.text("Appeler le livreur")])
    let grid = b.view(
      .grid(), [b.hstack(b.text("Arrêts"), b.text("3")), b.hstack(b.text("Colis"), b.text("12"))])
    let placed = place(
      b,
      b.vstack(
        b.view(
          .stack(.horizontal, alignment: .center),
          modifiers: [.fixedSize(horizontal: false, vertical: true)],
          [call, b.view(.divider), b.view(.button, [b.text("Consignes")])]),
        b.view(.divider), b.view(.toggle(isOn: true), [b.text("Silencieux")]), grid,
        b.hstack(b.view(.unresolved("a custom view")), b.view(.link, [b.text("Aide")])),
        b.view(.gauge(0.25), [b.text("Charge")])))
    #expect(
      rows(placed).map(trimmed) == [
        "( Appeler le livreur ) │ ( Consignes )", String(repeating: "─", count: 49),
        "Silencieux" + blanks(37) + "─▪", "Arrêts  3", " Colis 12", "? Aide", "Charge",
        "━━━━━━━━━━━╸" + String(repeating: "─", count: 37),
      ])
  }

  @Test func mirroringTurnsTheButtonsAround() {
    let b = SurfaceBuilder(language: "ar")
    let placed = place(
      b,
      b.vstack(b.hstack(b.view(.button, [b.text("أ")]), b.spacer, b.view(.button, [b.text("ب")]))))
    #expect(rows(placed)[0].hasPrefix("( \u{FE8F} )"))
    #expect(rows(placed)[0].hasSuffix("( \u{FE83} )"))
  }

  @Test func aButtonInTheMiddleKeepsItsBracketsRoundItsWords() {
    let b = SurfaceBuilder()
    let placed = place(
      b,
      b.view(
        .stack(.vertical, alignment: .center),
        [
          b.hstack(b.text("Colis"), b.spacer),
          b.view(.button, id: "call", [b.view(.symbol("phone"), id: "icon"), b.text("Appeler")]),
          b.view(.button, id: "stop", [b.text("Arrêter")]),
        ]))
    let drawn = rows(placed).map { trimmed(String($0.drop { $0 == " " })) }
    #expect(drawn == ["Colis", "( ▢ Appeler )", "( Arrêter )"])
  }

  @Test func whatIsTooTallIsClippedAndMeasured() {
    let b = SurfaceBuilder()
    let placed = place(
      b, b.view(.stack(.vertical, alignment: .leading), (1...12).map { b.text("ligne \($0)") }))
    #expect(placed.frame.height == 160)
    #expect(placed.tooTall == 12 * 14 + 28 - 160)
    #expect(rows(placed).joined().contains("ligne 9 "))
    #expect(!rows(placed).joined().contains("ligne 10"))
  }

  @Test func theAppScreenIsAsHighAsItNeeds() {
    let b = SurfaceBuilder()
    let placed = place(
      b, b.view(.stack(.vertical, alignment: .leading), (1...20).map { b.text("ligne \($0)") }),
      .appScreen)
    #expect(placed.tooTall == 0)
    #expect(rows(placed).count == 20)
  }
}

/// Letters of 7 points that shrink with the scale.
private struct ScalingShaper: TextShaping {
  var rules: FittingRules { .cells }
  var measure: TextMeasure { .cells }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = CellTextShaper().shape(text, style: style)
    for index in shaped.clusters.indices { shaped.clusters[index].advance *= style.scale }
    shaped.ellipsis *= style.scale
    return shaped
  }
}
