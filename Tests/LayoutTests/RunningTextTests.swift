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
    let timer = stage.b.text(
      string, modifiers: [.font(FontChoice(.size(10))), .lineLimit(1)] + modifiers)
    let root = stage.b.view(
      .stack(.horizontal, alignment: .center, spacing: 0), [timer, stage.text("a")])
    var resolved = stage.resolved(root, surface)
    resolved.texts[0].runningForms = forms
    return fit(resolved, on: .standard, shaper: PointShaper())
  }

  @Test func aTimerKeepsTheRoomOfItsWidestForm() {
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

  @Test func aTimerThatWillBeTooLongIsToldBeforeItIs() {
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
}
