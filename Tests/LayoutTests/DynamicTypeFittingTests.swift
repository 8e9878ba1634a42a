import Layout
import Localization
import Presentation
import Testing

@Suite struct DynamicTypeFittingTests {
  private func size(
    _ chosen: DynamicTypeSize, _ surface: Surface = .lockScreen, setting: String = "widgets",
    _ modifiers: Modifier...
  ) -> Double? {
    var stage = PointStage(textSize: chosen)
    stage.settings[.activityTextSizes] = setting
    return stage.place(stage.b.text("a", modifiers: modifiers), surface).texts.first?.style
      .pointSize
  }

  @Test func aLiveActivityLeavesOutWhatIsBelowLarge() {
    #expect(size(.xSmall) == 17)
    #expect(size(.xSmall, setting: "all") == 14)
    #expect(size(.xSmall, .appScreen) == 14)
    #expect(size(.accessibility5) == 53)
  }

  @Test func aViewLimitsTheSizesThatAPersonMayChoose() {
    let range = Modifier.dynamicTypeSize(.large ... .xxxLarge)
    #expect(size(.accessibility3, .lockScreen, range) == 23)
    #expect(size(.xLarge, .lockScreen, range) == 19)
    #expect(size(.accessibility3, .lockScreen, .dynamicTypeSize(.small ... .small)) == 15)
  }

  private func size(
    _ chosen: DynamicTypeSize, _ surface: Surface, _ modifier: Modifier
  ) -> Double? { size(chosen, surface, setting: "widgets", modifier) }

  @Test func aSizeInPointsDoesNotGrow() {
    #expect(size(.accessibility5, .lockScreen, .font(FontChoice(.size(13)))) == 13)
  }

  @Test func symbolsGrowWithTheFontBesideThem() {
    func width(_ chosen: DynamicTypeSize, _ font: FontChoice) -> Double? {
      let stage = PointStage(textSize: chosen)
      return stage.place(stage.b.view(.symbol("star"), modifiers: [.font(font)])).elements.first?
        .frame.width
    }
    #expect(width(.large, "body") == 17 * 1.2)
    #expect(width(.large, "caption") == 12 * 1.2)
    #expect(width(.accessibility1, "body") == 28 * 1.2)
  }

  @Test func aLeadingIsFoundForEverySizeOfFont() {
    #expect(TypeStyle.leading(ofSize: 17) == 22)
    #expect(TypeStyle.leading(ofSize: 11) == 13)
    #expect(TypeStyle.leading(ofSize: 11.5) == 14.5)
    #expect(TypeStyle.leading(ofSize: 120) == 140)
    #expect(TypeStyle.leading(ofSize: 5.5) == 6.5)
  }
}
