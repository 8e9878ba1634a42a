import Layout
import Localization
import Presentation
import Testing

/// How views share the room of their stack; a card has 343 points for its views.
@Suite struct StackFittingTests {
  private func widths(_ placed: PlacedSurface) -> [Double] { placed.texts.map(\.frame.width) }

  @Test func threeTextsShareARow() {
    let stage = PointStage()
    // 343 less two gaps of 8 are 327, 109 each. The one that takes 100 leaves 227 to the others, and
    // what the first of them does not use is the last one's.
    let placed = stage.place(
      stage.b.hstack(
        stage.text(letters(40)), stage.text(letters(20)), stage.text(letters(40))))
    #expect(placed.texts[1].frame.width == 100)
    #expect(placed.texts.map(\.available) == [113.5, 109, 117])
    // 113.5 less the ellipsis of 10 hold 20 letters, 117 hold 21.
    #expect(widths(placed) == [110, 100, 115])
  }

  @Test func whoHasPriorityIsCutLast() {
    let stage = PointStage()
    // The first gets all but what the others need at the least, which is nothing: 327 less 0.
    let placed = stage.place(
      stage.b.hstack(
        stage.text(letters(50)), stage.text(letters(40), .layoutPriority(1)),
        stage.text(letters(50))))
    #expect(placed.texts[1].cut == nil)
    #expect(placed.texts[1].available == 327)
    #expect(placed.texts.map(\.available)[0] == (327 - 200) / 2.0)
  }

  @Test func aSpacerLeavesTheTextsAllButItsLeastLength() {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.hstack(stage.text(letters(60)), stage.b.spacer, stage.text(letters(20))))
    // 343 less the spacer's 8, and no gaps beside it.
    #expect(placed.texts[1].frame.width == 100)
    #expect(placed.texts[0].available == 235)
  }

  @Test func spacingMovesTheNeighbours() {
    for (spacing, gap) in [(nil, 8.0), (20.0, 20.0), (0, 0)] {
      let stage = PointStage()
      let placed = stage.place(
        stage.b.view(
          .stack(.horizontal, alignment: .center, spacing: spacing),
          [stage.text(letters(2)), stage.text(letters(2))]))
      #expect(placed.texts[1].frame.x - placed.texts[0].frame.maxX == gap)
    }
  }

  @Test func anExplicitSpacingStandsBesideSpacersToo() {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.view(
        .stack(.horizontal, alignment: .center, spacing: 10),
        [stage.text(letters(60)), stage.b.spacer, stage.text(letters(20))]))
    #expect(placed.texts[0].available == 343 - 2 * 10 - 8 - 100)
  }

  @Test(arguments: [
    (StackAlignment.top, 0.0, 0.0), (.center, 6, 0), (.bottom, 12, 0),
    (.firstTextBaseline, 0.75 * 34 - 0.75 * 22, 0), (.lastTextBaseline, 0.75 * 12, 0),
  ])
  func textsOfTwoSizesStandByTheAlignment(
    _ alignment: StackAlignment, _ small: Double, _ large: Double
  ) {
    let stage = PointStage()
    // Title and body: lines of 34 and 22.
    let placed = stage.place(
      stage.b.view(
        .stack(.horizontal, alignment: alignment),
        [
          stage.b.text("a", modifiers: [.font("title")]),
          stage.b.text("b", modifiers: [.font("body")]),
        ]))
    let top = placed.texts.map(\.frame.y).min() ?? 0
    #expect((placed.texts[1].frame.y - top).isAbout(small))
    #expect((placed.texts[0].frame.y - top).isAbout(large))
  }

  @Test(arguments: [(StackAlignment.firstTextBaseline, 0.0), (.lastTextBaseline, 22)])
  func aTextOfTwoLinesStandsByItsFirstOrItsLastOne(_ alignment: StackAlignment, _ below: Double) {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.view(
        .stack(.horizontal, alignment: alignment), [stage.b.text("a\nb"), stage.b.text("c")]))
    #expect(placed.texts[1].frame.y - placed.texts[0].frame.y == below)
    let inside = PointStage()
    let nested = inside.place(
      inside.b.view(
        .stack(.horizontal, alignment: alignment),
        [
          inside.b.view(
            .stack(.vertical, alignment: .leading, spacing: 0),
            [inside.b.text("a"), inside.b.text("b")]), inside.b.text("c"),
        ]))
    #expect(nested.texts[2].frame.y - nested.texts[0].frame.y == below)
  }

  @Test func aLineAcrossAStackIsAsLongAsTheStackIsWide() {
    let stage = PointStage()
    let placed = stage.place(
      stage.b.view(
        .stack(.horizontal, alignment: .center, spacing: 0),
        modifiers: [.fixedSize(horizontal: false, vertical: true)],
        [stage.text("a\nb\nc", .lineLimit(3)), stage.b.view(.divider), stage.text("d")]))
    #expect(placed.elements.map(\.kind) == [.verticalDivider])
    #expect(placed.elements[0].frame.height.isAbout(3 * TypeStyle.leading(ofSize: 10)))
    #expect(placed.elements[0].frame.y == placed.texts[0].frame.y)
  }

  @Test func paddingTakesRoomAndMovesWhatIsInside() {
    let stage = PointStage()
    let text = stage.place(
      stage.text(letters(80), .padding(Insets(top: 1, leading: 20, bottom: 2, trailing: 30)))
    ).texts[0]
    #expect(text.available == 343 - 50)
    #expect(text.frame.x == 14 + 20 + (343 - 50 - text.frame.width) / 2)
  }

  @Test func aFrameIsAsLongAsItSays() {
    func x(_ frame: ViewFrame) -> [Double] {
      let stage = PointStage()
      let placed = stage.place(
        stage.b.view(
          .stack(.horizontal, alignment: .center, spacing: 0),
          [stage.text(letters(2), .frame(frame)), stage.text("a"), stage.b.spacer]))
      return placed.texts.map { $0.frame.x - 14 }
    }
    #expect(x(ViewFrame()) == [0, 10])
    #expect(x(ViewFrame(width: .init(fixed: 50))) == [20, 50])
    #expect(x(ViewFrame(width: .init(fixed: 50), alignment: .trailing)) == [40, 50])
    #expect(x(ViewFrame(width: .init(minimum: 30), alignment: .leading)) == [0, 30])
    // As much as there is: all but the other text of 5 and the least spacer of 8.
    #expect(x(ViewFrame(width: .init(maximum: .infinity), alignment: .leading)) == [0, 330])
    // The frame of 100 is offered more than its largest.
    #expect(x(ViewFrame(width: .init(maximum: 100), alignment: .leading)) == [0, 100])
  }

  @Test func aNarrowFrameCutsItsText() {
    let stage = PointStage()
    let text = stage.place(
      stage.text(letters(20), .frame(ViewFrame(width: .init(fixed: 50))))
    ).texts[0]
    #expect(text.available == 50)
    #expect(text.over == 50)
    #expect(text.cut == 8..<20)
  }

  @Test func viewsThatTakeRoomDoSoInTheOrderWritten() {
    func width(_ modifiers: Modifier...) -> Double {
      let stage = PointStage()
      let root = stage.b.view(
        .stack(.horizontal, alignment: .center, spacing: 0),
        [stage.b.text("a", modifiers: modifiers), stage.text("a"), stage.b.spacer])
      return stage.place(root).texts[1].frame.x - 14
    }
    let (padding, frame) = (
      Modifier.padding(Insets(10)), Modifier.frame(ViewFrame(width: .init(fixed: 50)))
    )
    #expect(width(padding, frame) == 50)
    #expect(width(frame, padding) == 70)
  }

  @Test func theFirstChildThatFitsIsTaken() {
    for (length, choice) in [(60, 0), (70, 1)] {
      let stage = PointStage()
      let placed = stage.place(
        stage.b.view(
          .fits(), id: "fits", [stage.text(letters(length)), stage.text(letters(10))]))
      #expect(placed.choices == ["fits": choice])
      #expect(placed.hiddenTexts == [1 - choice])
      #expect(placed.chosen.view.children.count == 1)
      #expect(placed.resolved.view.children.count == 2)
    }
  }

  @Test func aChildMayBeAskedOnOneAxisOnly() {
    // Six lines of body are 132 high, seven 154: too high, and as wide as any.
    for (axes, choice) in [(FittedAxes.both, 1), (.horizontal, 0), (.vertical, 1)] {
      let stage = PointStage()
      let placed = stage.place(
        stage.b.view(
          .fits(in: axes), id: "fits",
          [
            stage.b.text(Array(repeating: "a", count: 7).joined(separator: "\n")),
            stage.b.text("b"),
          ]))
      #expect(placed.choices == ["fits": choice])
    }
  }

  @Test func whatIsSpokenOfAChildThatIsNotTakenIsHiddenToo() {
    let stage = PointStage()
    let long = stage.b.text(letters(70), node: "long", modifiers: [.lineLimit(1)])
    stage.b.spoken("spoken", of: "long")
    let placed = stage.place(
      stage.b.view(.fits(), id: "fits", [long, stage.b.text("b", node: "short")]))
    #expect(placed.hiddenTexts == [0, 1])
  }

  @Test func columnsAreAsWideAsTheWidestCell() {
    let stage = PointStage()
    let grid = stage.b.view(
      .grid(GridStyle(alignment: .leading)),
      [
        stage.b.hstack(stage.text(letters(4)), stage.text(letters(2))),
        stage.b.hstack(stage.text(letters(10)), stage.text(letters(3))),
        stage.text(letters(20)),
      ])
    let placed = stage.place(grid)
    let left = placed.texts.map(\.frame.x).min() ?? 0
    #expect(placed.texts.map { $0.frame.x - left } == [0, 58, 0, 58, 0])
    let leading = TypeStyle.leading(ofSize: 10)
    #expect((placed.texts[2].frame.y - placed.texts[0].frame.y).isAbout(leading + 8))
  }

  @Test func spacingAndSpansMoveTheCellsOfAGrid() {
    let stage = PointStage()
    let grid = stage.b.view(
      .grid(GridStyle(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 1)),
      [
        stage.b.hstack(stage.text(letters(40), .gridCellColumns(2)), stage.text("a")),
        stage.b.hstack(stage.text(letters(4)), stage.text(letters(2)), stage.text("b")),
      ])
    let placed = stage.place(grid)
    let left = placed.texts[0].frame.x
    // 200 over two columns of 20 and 10 with 20 between: each is 75 wider.
    #expect(placed.texts.map { $0.frame.x - left } == [0, 220, 0, 115, 220])
  }

  @Test func viewsUponEachOtherStandByTheAlignment() {
    for (alignment, x, y) in [
      (StackAlignment.topLeading, 0.0, 0.0), (.center, 40, 6), (.bottomTrailing, 80, 12),
    ] {
      let stage = PointStage()
      let placed = stage.place(
        stage.b.view(
          .stack(.depth, alignment: alignment),
          [
            stage.b.text(
              "",
              modifiers: [
                .frame(ViewFrame(width: .init(fixed: 85), height: .init(fixed: 30)))
              ]),
            stage.b.text(
              "a",
              modifiers: [
                .font(FontChoice(.size(10))),
                .frame(ViewFrame(height: .init(fixed: 18), alignment: .top)),
              ]),
          ]))
      let origin = (placed.content.x + (343 - 85) / 2, placed.texts[0].frame.y)
      #expect(placed.texts[1].frame.x - origin.0 == x)
      #expect((placed.texts[1].frame.y - placed.content.y).isAbout(y + top(placed)))
    }
  }

  /// A card of 84 has 56 for its views; what is 30 high stands 13 down.
  private func top(_ placed: PlacedSurface) -> Double { (placed.content.height - 30) / 2 }

  @Test func aLineInARowMakesTheRowAsHighAsItIsOffered() {
    let stage = PointStage()
    func row(_ stage: PointStage, _ modifiers: Modifier...) -> ResolvedView {
      stage.b.view(
        .stack(.horizontal, alignment: .center), modifiers: modifiers,
        [stage.text("a"), stage.b.view(.divider), stage.text("b")])
    }
    let placed = stage.place(stage.b.vstack(row(stage), stage.text("c")))
    let line = placed.elements[0].frame
    let text = placed.texts[2].frame.height
    // 132 of the card's 160 without the text below and the space between.
    #expect(line.height.isAbout(132 - 8 - text))
    #expect(placed.frame.height == 160 && placed.tooTall == 0)
    #expect(placed.texts[0].frame.midY.isAbout(line.midY))

    let fixed = PointStage()
    let low = fixed.place(
      fixed.b.vstack(row(fixed, .fixedSize(horizontal: false, vertical: true)), fixed.text("c")))
    #expect(low.elements[0].frame.height == low.texts[0].frame.height)
    #expect(low.frame.height == 84)
  }

  @Test func aButtonIsWiderAndHigherThanWhatItShows() {
    let stage = PointStage()
    let placed = stage.place(stage.b.view(.button, [stage.text(letters(4))]))
    let edges = placed.elements.map(\.frame)
    #expect(edges[0].maxX == placed.texts[0].frame.x)
    #expect(edges[1].x == placed.texts[0].frame.maxX)
    #expect(edges[0].width == 12)
    #expect(edges[0].height == placed.texts[0].frame.height + 14)
  }

  @Test func aDeepAndAWideTreeAreAskedOnceAText() {
    let stage = PointStage()
    var deep = stage.b.text("a")
    for level in 0..<300 {
      deep = stage.b.view(
        .stack(level % 2 == 0 ? .horizontal : .vertical, alignment: .center),
        modifiers: [.padding(Insets(0.01))], [deep, stage.b.text("b")])
    }
    let wide = stage.b.view(
      .stack(.horizontal, alignment: .center),
      (0..<1500).map { stage.b.text("c", modifiers: [.layoutPriority(Double($0 % 7))]) })
    let counter = ShapeCounter()
    let surface = stage.resolved(stage.b.vstack(deep, wide), .appScreen)
    let placed = fit(surface, on: .standard, shaper: counter)
    #expect(placed.texts.count == 1801)
    #expect(counter.count == 1801)
  }
}

/// Counts the texts that it shapes.
private final class ShapeCounter: TextShaping, @unchecked Sendable {
  private(set) var count = 0
  var rules: FittingRules { .points }
  var measure: TextMeasure { .cells }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    count += 1
    return ShapedText(
      clusters: [
        ShapedCluster(range: 0..<text.utf8.count, advance: 5, isSpace: false, breakAfter: .never)
      ], lineHeight: 20, ascent: 15, ellipsis: 10)
  }
}
