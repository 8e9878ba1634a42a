import Layout
import Localization
import Presentation
import Testing

@Suite struct ClippingTests {
  @Test func whatIsWiderThanItsSlotIsClippedAtItsOuterEdge() {
    let stage = PointStage()
    let placed = stage.place(stage.text(letters(14), .fixedSize()), .compactTrailing)
    // Trailing begins at the camera; 70 in 52.33 reach 17.67 beyond the island.
    #expect(placed.tooWide.isAbout(70 - 52.33))
    #expect(placed.texts[0].frame.x.isAbout(0))
    #expect(placed.texts[0].clipping?.horizontal.isAbout(17.67) == true)
    #expect(placed.texts[0].clipping?.isWhole == false)
    #expect(placed.texts[0].cut == nil)
  }

  @Test func linesBelowTheCardAreClippedInPartOrWhole() {
    let stage = PointStage()
    // Lines of 30 from 14 on: the fifth ends at 164 and the sixth begins there.
    let rows = (0..<6).map { _ in
      stage.b.text(
        "a", modifiers: [.frame(ViewFrame(height: .init(fixed: 30), alignment: .bottom))])
    }
    let placed = stage.place(
      stage.b.view(.stack(.vertical, alignment: .leading, spacing: 0), rows))
    #expect(placed.tooTall == 6 * 30 + 28 - 160)
    #expect(placed.texts[3].clipping == nil)
    #expect(placed.texts[4].clipping == TextClipping(horizontal: 0, vertical: 4, isWhole: false))
    #expect(placed.texts[5].clipping?.isWhole == true)
    // The fifth ends in 4 points of air below its letters, which stand on 158.5.
    #expect(placed.texts.map(\.isLost) == [false, false, false, false, false, true])
    #expect(placed.texts.map(\.lostLines.count) == [0, 0, 0, 0, 0, 1])
  }

  @Test func whatOnlyReachesIntoTheMarginIsSeen() {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.text("a", modifiers: [.frame(ViewFrame(height: .init(fixed: 140)))]))
    #expect(placed.tooTall == 140 + 28 - 160)
    #expect(placed.texts[0].clipping == nil)
  }

  private func beside(_ first: ResolvedView, _ stage: PointStage) -> PlacedSurface {
    let frame = ViewFrame(width: .init(fixed: 60), alignment: .leading)
    return stage.place(
      stage.b.view(
        .stack(.horizontal, alignment: .center, spacing: 0),
        [
          stage.b.view(.stack(.vertical, alignment: .leading), modifiers: [.frame(frame)], [first]),
          stage.text(letters(4)),
        ]))
  }

  @Test func aTextThatIsWiderThanItsFrameRunsOverItsNeighbour() {
    let stage = PointStage()
    let placed = beside(stage.text(letters(14), .fixedSize()), stage)
    // 70 in a frame of 60: 10 of them stand on the next.
    #expect(placed.texts[0].overlap == TextOverlap(text: placed.texts[1].text, points: 10))
    #expect(placed.texts[1].overlap == nil)
    #expect(placed.texts[0].clipping == nil)
    let narrow = PointStage()
    #expect(
      beside(narrow.text(letters(12), .fixedSize()), narrow).texts.allSatisfy { $0.overlap == nil })
  }

  @Test func layersOfAStackInDepthAreMeantToLieOnEachOther() {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.view(
        .stack(.depth, alignment: .center), [stage.text(letters(8)), stage.text(letters(4))]))
    #expect(placed.texts.count == 2)
    #expect(placed.texts.allSatisfy { $0.overlap == nil })
  }

  @Test func whatIsClippedAtTheSideIsTheTextsOwnLoss() {
    let stage = PointStage()
    let placed = stage.place(stage.text(letters(14), .fixedSize()), .compactTrailing)
    #expect(placed.clippedWidth == placed.texts[0].clipping?.horizontal)
    // On a card what only reaches into the margins is seen.
    let card = PointStage()
    let wide = card.place(card.text(letters(70), .fixedSize()))
    #expect(wide.tooWide == 7)
    #expect(wide.clippedWidth == 0)
  }
}
