import Layout
import Localization
import Presentation
import Testing

/// Words that say where they may be divided. Letters and the hyphen are 5 points wide.
@Suite struct SoftHyphenTests {
  /// `aaaa`, a soft hyphen of two bytes, `bbbb`, in a frame so wide.
  private func place(_ width: Double, _ string: String = "aaaa\u{AD}bbbb") -> PlacedText {
    let stage = PointStage()
    let text = stage.b.text(
      string,
      modifiers: [
        .font(FontChoice(.size(10))), .frame(ViewFrame(width: ViewFrame.Bounds(fixed: width))),
      ])
    return stage.place(text).texts[0]
  }

  @Test func aSoftHyphenAtTheEndOfALineIsDrawnAndTakesRoom() {
    let text = place(26)
    #expect(text.lines.map(\.parts) == [[.text(0..<4), .hyphen(4..<6)], [.text(6..<10)]])
    #expect(text.lines.map(\.width) == [25, 20])
    #expect(text.lines[0].parts.map { $0.drawn(of: "aaaa\u{AD}bbbb") } == ["aaaa", "-"])
    #expect(!text.breaksWord && text.cut == nil)
  }

  @Test func aSoftHyphenWithinALineIsNothing() {
    let text = place(40)
    #expect(text.lines.map(\.parts) == [[.text(0..<10)]])
    #expect(text.lines[0].width == 40)
  }

  @Test func aWordIsDividedEarlierWhereTheHyphenHasNoRoom() {
    // After the second one there is room for six letters and not for the hyphen.
    let text = place(32, "aa\u{AD}aaaa\u{AD}bb")
    #expect(text.lines.map(\.parts) == [[.text(0..<2), .hyphen(2..<4)], [.text(4..<12)]])
    #expect(text.lines.map(\.width) == [15, 30])
  }

  @Test func aWordThatHasNoRoomForItsHyphenIsBroken() {
    let text = place(22)
    #expect(text.lines.map(\.width) == [20, 20])
    #expect(text.breaksWord)
    #expect(text.cut == nil)
  }

  @Test func anEndOfLineThatIsWrittenHasNoHyphen() {
    let text = place(100, "aaaa\u{AD}\nbbbb")
    #expect(text.lines.map(\.width) == [20, 20])
    #expect(text.lines[0].parts == [.text(0..<6)])
  }

  @Test func cellsDrawTheHyphenWhereTheLineEnds() {
    let stage = PointStage()
    let text = stage.b.text(
      "Donau\u{AD}dampf", modifiers: [.frame(ViewFrame(width: ViewFrame.Bounds(fixed: 49)))])
    let placed = fit(stage.resolved(text, .lockScreen), on: .standard, shaper: CellTextShaper())
    let lines = drawCard(placed, options: DrawingOptions()).grid.lines
    #expect(lines.contains { $0.contains(" Donau- ") })
    #expect(lines.contains { $0.contains(" dampf ") })
  }
}
