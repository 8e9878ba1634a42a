import Layout
import Localization
import Presentation
import Testing

/// What stands at the left in one direction stands at the right in the other.
@Suite struct RightToLeftFittingTests {
  private func place(_ language: String, _ root: (PointStage) -> ResolvedView) -> PlacedSurface {
    let stage = PointStage(language: language)
    return stage.place(root(stage))
  }

  private func expectMirrored(_ root: (PointStage) -> ResolvedView) {
    let (left, right) = (place("en", root), place("ar", root))
    let width = left.frame.width
    #expect(left.texts.count == right.texts.count)
    for (a, b) in zip(left.texts, right.texts) {
      #expect(a.frame.x.isAbout(width - b.frame.maxX))
      #expect(a.frame.y == b.frame.y)
      for (one, other) in zip(a.lines, b.lines) {
        #expect(one.x.isAbout(width - other.x - other.width))
      }
    }
    for (a, b) in zip(left.elements, right.elements) {
      #expect(a.frame.x.isAbout(width - b.frame.maxX))
      // A thing looks the same from both sides.
      if case .symbol("shippingbox") = a.kind { continue }
      #expect(b.isMirrored && !a.isMirrored)
    }
  }

  @Test func stacksPaddingFramesAndGridsAreMirrored() {
    expectMirrored { stage in
      stage.b.vstack(
        stage.b.hstack(stage.text(letters(4)), stage.b.spacer, stage.text(letters(9))),
        stage.text(letters(3), .padding(Insets(leading: 20, trailing: 3))),
        stage.text(
          letters(3), .frame(ViewFrame(width: .init(fixed: 90), alignment: .topLeading))),
        stage.b.view(
          .grid(GridStyle(alignment: .leading)),
          [
            stage.b.hstack(stage.text(letters(4)), stage.text(letters(2))),
            stage.b.hstack(stage.text(letters(10)), stage.text(letters(3))),
          ]))
    }
  }

  @Test func controlsBarsAndLinesAreMirrored() {
    expectMirrored { stage in
      stage.b.view(
        .stack(.vertical, alignment: .trailing),
        [
          stage.b.view(.button, [stage.b.label("a")]),
          stage.b.view(.toggle(isOn: true), [stage.text(letters(4))]),
          stage.b.hstack(
            stage.b.view(.progress(0.5)),
            stage.text(
              letters(20) + "\n" + letters(2), .lineLimit(2), .multilineTextAlignment(.trailing))),
        ])
    }
  }

  @Test func aTextKeepsTheDirectionOfItsParagraphInEveryLayout() {
    let stage = PointStage(language: "en")
    var surface = stage.resolved(
      stage.b.vstack(stage.text(letters(40)), stage.text(letters(3))), .lockScreen)
    surface.texts[1].direction = .rightToLeft
    let placed = fit(surface, on: .standard, shaper: PointShaper())
    #expect(placed.texts.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(placed.texts[1].style.direction == .rightToLeft)
    // Where it stands is a matter of the layout.
    #expect(placed.texts[1].frame.x == placed.texts[0].frame.x)
  }
}
