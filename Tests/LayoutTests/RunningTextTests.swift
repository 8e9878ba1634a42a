import Languages
import Layout
import Localization
import Presentation
import Testing

@Suite struct RunningTextTests {
  private func place(
    _ string: String, _ forms: [String], _ surface: Surface = .compactTrailing,
    _ modifiers: [Modifier] = []
  ) -> PlacedSurface {
    let stage = PointStage()
    let text = stage.b.text(
      string, modifiers: [.font(FontChoice(.size(10))), .lineLimit(1)] + modifiers)
    let root = stage.b.view(
      .stack(.horizontal, alignment: .center, spacing: 0), [text, stage.text("a")])
    var resolved = stage.resolved(root, surface)
    resolved.texts[0].runningForms = forms
    return fit(resolved, on: .standard, shaper: PointShaper())
  }

  @Test func aRunningTextKeepsTheRoomOfItsWidestForm() {
    // 0:59 is 2.5 and three times 5; 11:11 with every digit as wide as the widest four times 5
    // and 2.5.
    let placed = place("0:59", ["11:11", "0:59"])
    #expect(placed.texts[0].frame.width == 22.5)
    #expect(placed.texts[0].lines[0].width == 17.5)
    #expect(placed.texts[1].frame.x - placed.texts[0].frame.x == 22.5)
    #expect(
      placed.texts[0].widest
        == PlacedText.WidestForm(string: "11:11", width: 22.5, isCut: false))
  }

  @Test func aRunningTextThatWillBeTooLongIsToldBeforeItIs() {
    let long = "100:00:00:00"
    let placed = place("0:59", [long, "0:59"])
    let text = placed.texts[0]
    // 9 digits of 5 and 3 colons of 2.5 are 52.5; the slot has 52.33 and the letter beside it 5.
    #expect(text.widest?.isCut == true)
    #expect(text.cut == nil)
    #expect(text.steps == [.truncated(.tail)])
    #expect(text.over > 0)
  }

  @Test func itsScaleIsThatOfTheWidestForm() {
    let placed = place(
      "0:59", ["100:00:00:00", "0:59"], .compactTrailing, [.minimumScaleFactor(0.5)])
    #expect(placed.texts[0].steps == [.scaled(0.9)])
    #expect(placed.texts[0].style.scale == 0.9)
    #expect(placed.texts[0].widest?.isCut == false)
  }

  // MARK: Timers alone

  /// A surface whose text number `timer` is a timer of that form and nothing else.
  private func placeTimer(
    _ root: ResolvedView, _ stage: PointStage, timer: Int = 0, _ surface: Surface = .lockScreen
  ) -> PlacedSurface {
    var resolved = stage.resolved(root, surface)
    resolved.texts[timer].runningForms = ["11:11"]
    let provenance = resolved.texts[timer].spans[0].provenance
    resolved.provenances[provenance].format = FormatTrace(
      formatter: "timer", locale: LanguageTag(language: "en"), numbering: "latn", timeZone: nil)
    return fit(resolved, on: .standard, shaper: PointShaper())
  }

  @Test(arguments: [
    (TextAlignment.leading, 72.0), (.center, 205.75), (.trailing, 339.5),
  ])
  func aTimerTakesAllThatItIsOffered(alignment: TextAlignment, x: Double) {
    let stage = PointStage()
    let label = stage.text(letters(10))
    let timer = stage.text("0:59", .multilineTextAlignment(alignment))
    let placed = placeTimer(stage.b.hstack(label, stage.b.spacer, timer), stage, timer: 1)
    // 343 without the label's 50 and the least of the spacer, 8; the digits shown take 17.5.
    #expect(placed.texts[1].frame.width == 285)
    #expect(placed.texts[1].frame.maxX == 357)
    #expect(placed.texts[1].lines[0].x == x)
    #expect(placed.tooWide == 0)
  }

  @Test func aTimerLeavesAnEqualShareToALongNeighbour() {
    let stage = PointStage()
    let label = stage.text(letters(40))
    let beside = placeTimer(stage.b.hstack(label, stage.text("0:59")), stage, timer: 1)
    // Half of 343 without the space between them.
    #expect(beside.texts[0].available == 167.5)
    #expect(beside.texts[0].cut != nil)
    for modifier in [
      Modifier.fixedSize(horizontal: true, vertical: false),
      .frame(ViewFrame(width: ViewFrame.Bounds(fixed: 22.5))),
    ] {
      let framed = PointStage()
      let long = framed.text(letters(40))
      let placed = placeTimer(
        framed.b.hstack(long, framed.text("0:59", modifier)), framed, timer: 1)
      #expect(placed.texts[1].frame.width == 22.5)
      #expect(placed.texts[0].cut == nil)
    }
  }

  @Test func aTimerStretchesItsPlaceBesideTheCameraAndNotTheAppsOwnScreen() {
    for (surface, width) in [
      (Surface.compactLeading, 52.33), (.minimal, 45), (.lockScreen, 343), (.appScreen, 22.5),
    ] {
      let stage = PointStage()
      let placed = placeTimer(stage.text("0:59"), stage, surface)
      #expect(placed.texts[0].frame.width.isAbout(width), "\(surface)")
    }
  }

  @Test func aTimerIsAskedForItsDigitsByAViewThatFits() {
    let stage = PointStage()
    let short = stage.text("0:59")
    let row = stage.b.view(
      .stack(.horizontal, alignment: .center, spacing: 0), [short, stage.text(letters(60))])
    let root = stage.b.view(.fits(in: .horizontal), id: "root/fits", [row, stage.text("b")])
    let placed = placeTimer(root, stage)
    // 22.5 and 300 fit in 343; then the row offers half of it to the text, and the timer has the rest.
    #expect(placed.choices == ["root/fits": 0])
    #expect(placed.texts[1].available.isAbout(171.5))
    #expect(placed.texts[1].cut != nil && placed.texts[1].over.isAbout(300 - 171.5))
  }
}
