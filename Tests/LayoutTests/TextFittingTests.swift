import Layout
import Localization
import Presentation
import Testing

/// How a text is made to fit, with lengths counted by hand.
@Suite struct TextFittingTests {
  @Test func fourLettersMayDifferByFourTimes() {
    let stage = PointStage()
    let narrow = stage.place(stage.text("illi"), .compactTrailing)
    #expect(narrow.texts[0].needed == 4 * 2.5)
    let other = PointStage()
    let wide = other.place(other.text("WWWW"), .compactTrailing)
    #expect(wide.texts[0].needed == 4 * 10)
  }

  @Test func aLineThatIsTooLongSaysByHowMuchAndEndsWithTheEllipsis() {
    let stage = PointStage()
    // 14 letters of 5 are 70 in a slot of 52.33; beside `…` of 10 there is room for 8.
    let text = stage.place(stage.text(letters(14)), .compactTrailing).texts[0]
    #expect(text.over.isAbout(70 - 52.33))
    #expect(text.cut == 8..<14)
    #expect(text.lines[0].width == 8 * 5 + 10)
    #expect(text.steps == [.truncated(.tail)])
  }

  @Test(arguments: [
    (TruncationMode.head, [PlacedLine.Part.ellipsis(0..<6), .text(6..<14)]),
    (.middle, [.text(0..<4), .ellipsis(4..<10), .text(10..<14)]),
  ])
  func theEllipsisGoesWhereItIsAskedFor(_ mode: TruncationMode, _ parts: [PlacedLine.Part]) {
    let stage = PointStage()
    let placed = stage.place(stage.text(letters(14), .truncationMode(mode)), .compactTrailing)
    #expect(placed.texts[0].lines[0].parts == parts)
  }

  @Test func lettersComeCloserOnlyAsFarAsIsNeeded() {
    let stage = PointStage()
    // 10 letters and a blank are 52.5: 0.17 too many for 11 letters to give 0.02 each.
    let placed = stage.place(
      stage.text(letters(5) + " " + letters(5), .allowsTightening(true)), .compactTrailing)
    #expect(placed.texts[0].steps == [.tightened(0.02)])
    #expect(placed.texts[0].cut == nil)
    #expect(placed.texts[0].over.isAbout(0.17))
    #expect(placed.texts[0].style.tightening == 0.02)
    #expect(placed.texts[0].lines[0].width.isAbout(52.5 - 11 * 0.02))
  }

  @Test func lettersComeCloserByATwentiethOfTheLineAndNoMore() {
    let stage = PointStage()
    // 11 letters are 55, and 52.33 times 1.05 is 54.95.
    let placed = stage.place(
      stage.text(letters(11), .allowsTightening(true)), .compactTrailing)
    #expect(placed.texts[0].steps == [.tightened(0.23), .truncated(.tail)])
    let loose = PointStage()
    let untouched = loose.place(loose.text(letters(11)), .compactTrailing)
    #expect(untouched.texts[0].steps == [.truncated(.tail)])
  }

  @Test func aTextShrinksToTheLargestScaleThatFits() {
    let stage = PointStage()
    // 60 times 0.87 is 52.2, and 60 times 0.88 is 52.8.
    let text = stage.place(
      stage.text(letters(12), .minimumScaleFactor(0.8)), .compactTrailing
    ).texts[0]
    #expect(text.steps == [.scaled(0.87)])
    #expect(text.over.isAbout(60 - 52.33))
    #expect(text.lines[0].width.isAbout(52.2))
    #expect(text.style.scale == 0.87)
  }

  @Test func belowItsSmallestScaleItIsCut() {
    let stage = PointStage()
    // 70 times 0.8 is 56.
    let text = stage.place(
      stage.text(letters(14), .minimumScaleFactor(0.8)), .compactTrailing
    ).texts[0]
    #expect(text.steps == [.scaled(0.8), .truncated(.tail)])
    // 4 a letter, 8 for the ellipsis: 11 letters.
    #expect(text.cut == 11..<14)
  }

  @Test func tighteningComesBeforeScaling() {
    let stage = PointStage()
    // 55 at full size; letters 4.75 at 0.95 make 52.25 without tightening, and with up to 0.23
    // at 0.99 they make 54.45 - 11 times 0.20.
    let text = stage.place(
      stage.text(letters(11), .allowsTightening(true), .minimumScaleFactor(0.5)), .compactTrailing
    ).texts[0]
    #expect(text.steps == [.tightened(0.2), .scaled(0.99)])
  }

  @Test func aTextOfTwoLinesSaysByHowMuchItsLastLineIsOver() {
    let stage = PointStage()
    // Words of 20 letters and a blank: 102.5 each. Three stand on a line of 343, twelve need four.
    let words = Array(repeating: letters(20), count: 12).joined(separator: " ")
    let text = stage.place(stage.text(words, .lineLimit(2))).texts[0]
    #expect(text.steps == [.wrapped(lines: 2), .truncated(.tail)])
    // What is left for the second line: 9 words and 8 blanks.
    #expect(text.needed == 9 * 100 + 8 * 2.5)
    #expect(text.over == 920 - 343)
    let leading = TypeStyle.leading(ofSize: 10)
    #expect(text.neededHeight == 4 * leading)
    #expect(text.availableHeight == 2 * leading)
  }

  @Test(arguments: TruncationMode.allCases)
  func whatFollowsALineSeparatorIsCutAtTheEndInEveryMode(_ mode: TruncationMode) {
    let stage = PointStage()
    let text = stage.place(
      stage.text(letters(4) + "\n" + letters(4), .truncationMode(mode))
    ).texts[0]
    #expect(text.lines.map(\.parts) == [[.text(0..<4), .ellipsis(4..<9)]])
    #expect(text.cut == 4..<9)
    // The line that is cut needs no more than it has.
    #expect(text.needed == 20)
  }

  @Test func inTooLittleHeightATextLosesLinesFromTheEnd() {
    let stage = PointStage(textSize: .accessibility5)
    // Body at AX5: letters of 26.5, lines of 62. Four words of 10 letters need a line each; a card of
    // 160 with margins has 132, room for two.
    let words = Array(repeating: letters(10), count: 3).joined(separator: " ")
    let text = stage.place(stage.b.text(words)).texts[0]
    #expect(text.style.pointSize == 53)
    #expect(text.lines.count == 2)
    #expect(text.steps == [.wrapped(lines: 2), .truncated(.tail)])
    #expect(text.neededHeight == 3 * 62)
    #expect(text.availableHeight == 132)
  }

  @Test func roomIsKeptForLinesThatAreReserved() {
    for (reserves, y) in [(true, 3 * 22.0), (false, 22.0)] {
      let stage = PointStage()
      let root = stage.b.view(
        .stack(.vertical, alignment: .leading, spacing: 0),
        [
          stage.b.text("a", modifiers: [.lineLimit(3, reservesSpace: reserves)]),
          stage.b.text("b"),
        ])
      let texts = stage.place(root).texts
      #expect(texts[1].frame.y - texts[0].frame.y == y)
    }
  }

  @Test func anEmptyTextTakesNoRoom() {
    let stage = PointStage()
    let root = stage.b.view(
      .stack(.vertical, alignment: .leading, spacing: 0), [stage.b.text(""), stage.b.text("b")])
    let texts = stage.place(root).texts
    #expect(texts[0].lines.isEmpty)
    #expect(texts[0].needed == 0)
    #expect(texts[1].frame.y == texts[0].frame.y)
  }

  @Test func aFixedWidthIsMeasuredAgainstTheRoomThatThereWas() {
    let stage = PointStage()
    let text = stage.place(stage.text(letters(80), .fixedSize(vertical: false))).texts[0]
    #expect(text.cut == nil)
    #expect(text.lines[0].width == 400)
    #expect(text.over == 400 - 343)
  }

  @Test func aFixedHeightKeepsEveryLine() {
    let stage = PointStage(textSize: .accessibility5)
    let words = Array(repeating: letters(10), count: 3).joined(separator: " ")
    let placed = stage.place(
      stage.b.text(words, modifiers: [.fixedSize(horizontal: false, vertical: true)]))
    #expect(placed.texts[0].lines.count == 3)
    #expect(placed.texts[0].cut == nil)
    #expect(placed.tooTall == 3 * 62 + 28 - 160)
  }

  @Test func whatAViewSaysOfItsFontIsMeasured() {
    let stage = PointStage()
    func width(_ modifiers: Modifier...) -> Double {
      let stage = PointStage()
      return stage.place(stage.b.text("1a", modifiers: modifiers)).texts[0].needed
    }
    #expect(width() == 17 * 0.75)
    #expect(width(.font("caption")) == 12 * 0.75)
    #expect(width(.font(FontChoice(.size(20)))) == 20 * 0.75)
    #expect(width(.monospacedDigit) == 17)
    let bold = stage.b.text(
      "a", modifiers: [.font(FontChoice(.size(13), weight: .semibold)), .fontWeight(.bold)])
    #expect(stage.place(bold).texts[0].style.drawnWeight == .bold)
  }

  @Test func linesStandWhereTheyAreAskedTo() {
    for (alignment, x) in [
      (TextAlignment.leading, 14.0), (.center, 14 + 47.5), (.trailing, 14 + 95),
    ] {
      let stage = PointStage()
      let placed = stage.place(
        stage.text(
          letters(20) + "\n" + letters(1), .lineLimit(2), .multilineTextAlignment(alignment),
          .frame(ViewFrame(width: .init(maximum: .infinity), alignment: .leading))))
      #expect(placed.texts[0].lines.map(\.x) == [14, x])
    }
  }
}
