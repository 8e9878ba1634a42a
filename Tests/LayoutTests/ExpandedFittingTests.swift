import Layout
import Localization
import Presentation
import Testing

/// The regions of the expanded island on a device of 393×852: 371 wide, margins of 14, 125.34 for the
/// camera, so that 108.83 are left at each side of it; the camera reaches 22.67 below the margin.
@Suite struct ExpandedFittingTests {
  private static let side = (343 - 125.34) / 2

  /// A region with one text in a font of 10 points and one line.
  private func region(
    _ surface: Surface, _ text: String, language: String = "en", _ modifiers: Modifier...
  ) -> ResolvedSurface {
    let stage = PointStage(language: language)
    return stage.resolved(
      stage.b.text(
        text, modifiers: [.font(FontChoice(.size(10))), .lineLimit(1)] + modifiers), surface)
  }

  /// Lines of 20 points above each other.
  private func column(_ surface: Surface, width: Int, lines: Int) -> ResolvedSurface {
    let stage = PointStage()
    let views = (0..<lines).map { _ in
      stage.text(letters(width), .frame(ViewFrame(height: .init(fixed: 20))))
    }
    return stage.resolved(
      stage.b.view(.stack(.vertical, alignment: .leading, spacing: 0), views), surface)
  }

  private func place(_ regions: ResolvedSurface...) -> [Surface: PlacedSurface] {
    fitExpanded(regions, on: .standard, shaper: PointShaper())
  }

  private func text(_ placed: [Surface: PlacedSurface], _ surface: Surface) -> PlacedText? {
    placed[surface]?.texts.first
  }

  @Test func leadingAndTrailingShareTheWidthBesideTheCamera() {
    let placed = place(
      region(.expandedLeading, letters(40)), region(.expandedTrailing, letters(4)))
    #expect(text(placed, .expandedLeading)?.available.isAbout(Self.side) == true)
    #expect(text(placed, .expandedLeading)?.frame.x == 14)
    #expect(text(placed, .expandedTrailing)?.frame.maxX == 357.0)
  }

  @Test func aRightToLeftIslandHasItsRegionsTheOtherWayRound() {
    let placed = place(
      region(.expandedLeading, letters(40), language: "ar"),
      region(.expandedTrailing, letters(4), language: "ar"))
    #expect(text(placed, .expandedLeading)?.frame.maxX.isAbout(14 + 343) == true)
    #expect(text(placed, .expandedTrailing)?.frame.x == 14)
    #expect(text(placed, .expandedLeading)?.available.isAbout(Self.side) == true)
  }

  @Test func centerStandsUnderTheCameraInTheMiddle() {
    let placed = place(
      region(.expandedLeading, letters(4)), region(.expandedTrailing, letters(4)),
      region(.expandedCenter, letters(20)))
    let center = text(placed, .expandedCenter)
    #expect(center?.frame.x == 14 + 243 / 2.0)
    #expect(center?.frame.y.isAbout(14 + 22.67) == true)
  }

  @Test func centerLeavesWhatStandsBesideItTheirLeastWidth() {
    // A symbol of a body font is 20.4 wide whatever it is offered, beside it nothing is needed.
    let stage = PointStage()
    let leading = stage.resolved(
      stage.b.view(
        .stack(.vertical, alignment: .leading, spacing: 0),
        [stage.b.view(.symbol("star")), stage.b.view(.symbol("star"))]), .expandedLeading)
    let placed = place(leading, region(.expandedCenter, letters(80)))
    #expect(text(placed, .expandedCenter)?.available.isAbout(343 - 20.4) == true)
    #expect(text(placed, .expandedCenter)?.frame.x.isAbout(14 + 20.4) == true)
    #expect(placed[.expandedLeading]?.elements[0].frame.width.isAbout(20.4) == true)
  }

  @Test func whatReachesBelowTheCameraKeepsItsShareAndNarrowsCenter() {
    let placed = place(
      column(.expandedLeading, width: 20, lines: 2), column(.expandedTrailing, width: 30, lines: 1),
      region(.expandedCenter, letters(60)))
    #expect(text(placed, .expandedLeading)?.available.isAbout(Self.side) == true)
    #expect(text(placed, .expandedTrailing)?.available.isAbout(Self.side) == true)
    // Leading takes 100 of its share down there; trailing does not reach that far.
    #expect(text(placed, .expandedCenter)?.available == 243)
    #expect(text(placed, .expandedCenter)?.cut != nil)
    #expect(text(placed, .expandedCenter)?.frame.x.isAbout(14 + 100) == true)
  }

  @Test(arguments: [(20.0, 22.67), (24, 24), (30, 30)])
  func aLineThatIsALittleHigherThanTheCameraMovesCenterDownAndLeavesItsWidth(
    _ height: Double, _ y: Double
  ) {
    let stage = PointStage()
    let leading = stage.resolved(
      stage.text(letters(20), .frame(ViewFrame(height: .init(fixed: height)))), .expandedLeading)
    let placed = place(leading, region(.expandedCenter, letters(60)))
    #expect(text(placed, .expandedLeading)?.cut == nil)
    #expect(text(placed, .expandedCenter)?.available == 343)
    #expect(text(placed, .expandedCenter)?.frame.y.isAbout(14 + y) == true)
  }

  @Test(arguments: ["en", "ar"])
  func aRegionBesideTheCameraIsClippedAtTheEndOfItsShare(_ language: String) {
    let placed = place(
      region(.expandedLeading, letters(40), language: language, .fixedSize()),
      region(.expandedTrailing, letters(60), language: language, .fixedSize()))
    #expect(text(placed, .expandedLeading)?.clipping?.horizontal.isAbout(200 - Self.side) == true)
    #expect(text(placed, .expandedTrailing)?.clipping?.horizontal.isAbout(300 - Self.side) == true)
    let isMirrored = language == "ar"
    let left = placed[isMirrored ? .expandedTrailing : .expandedLeading]
    let right = placed[isMirrored ? .expandedLeading : .expandedTrailing]
    #expect(left?.clip.x == 0)
    #expect(left?.clip.maxX.isAbout(14 + Self.side) == true)
    #expect(right?.clip.x.isAbout(371 - 14 - Self.side) == true)
    #expect(right?.clip.maxX == 371)
    #expect(placed.values.allSatisfy { $0.texts[0].cut == nil })
  }

  @Test func centerIsClippedWhereWhatStandsBesideItBegins() {
    let placed = place(
      column(.expandedLeading, width: 20, lines: 2), column(.expandedTrailing, width: 20, lines: 2),
      region(.expandedCenter, letters(40), language: "en", .fixedSize()))
    // 100 are taken at each side; 200 in the 143 between them hang over by as much left and right.
    let center = placed[.expandedCenter]
    #expect(center?.clip.x == 114.0)
    #expect(center?.clip.maxX == 257.0)
    #expect(center?.tooWide == 57)
    #expect(center?.texts[0].clipping?.horizontal == 57)
  }

  @Test func bottomIsUnderAllOthersInTheWholeWidth() {
    let placed = place(
      column(.expandedLeading, width: 4, lines: 3), region(.expandedCenter, letters(4)),
      region(.expandedBottom, letters(100)))
    #expect(text(placed, .expandedBottom)?.available == 343)
    #expect(text(placed, .expandedBottom)?.frame.y == 74.0)
  }

  @Test func theHighestPriorityHasTheWholeWidthUnderTheCamera() {
    let placed = place(
      region(.expandedLeading, letters(40), language: "en", .regionPriority(1)),
      region(.expandedTrailing, letters(4)), region(.expandedCenter, letters(4)))
    #expect(text(placed, .expandedLeading)?.available == 343)
    #expect(text(placed, .expandedLeading)?.cut == nil)
    #expect(text(placed, .expandedLeading)?.frame.y.isAbout(14 + 22.67) == true)
    #expect(text(placed, .expandedTrailing)?.frame.y == 14)
    #expect(
      text(placed, .expandedCenter)?.frame.y.isAbout(
        14 + 22.67 + TypeStyle.leading(ofSize: 10)) == true)
    let equal = place(
      region(.expandedLeading, letters(40), language: "en", .regionPriority(1)),
      region(.expandedTrailing, letters(4), language: "en", .regionPriority(1)))
    #expect(text(equal, .expandedLeading)?.available.isAbout(Self.side) == true)
  }

  @Test(arguments: [(21, 14.0), (22, 14 + 22.67)])
  func whatIsTooWideGoesUnderTheCamera(_ count: Int, _ y: Double) {
    // 21 letters are 105, 22 are 110 and no longer fit into 108.83.
    let placed = place(
      region(
        .expandedLeading, letters(count), language: "en", .verticalPlacement(.belowIfTooWide)),
      region(.expandedTrailing, letters(4)))
    #expect(text(placed, .expandedLeading)?.frame.y.isAbout(y) == true)
    #expect(text(placed, .expandedLeading)?.cut == nil)
  }

  @Test func marginsAreThoseThatTheRegionsAskFor() {
    let placed = place(
      region(
        .expandedLeading, letters(40), language: "en",
        .contentMargins(ContentMargins(leading: 4, trailing: 10))),
      region(.expandedBottom, letters(100)))
    #expect(text(placed, .expandedBottom)?.available == 357.0)
    #expect(text(placed, .expandedLeading)?.frame.x == 4)
    #expect(text(placed, .expandedLeading)?.available.isAbout((357 - 125.34) / 2) == true)
  }

  @Test func aSlotHasTheMarginsThatItsRootAsksFor() {
    let stage = PointStage()
    let placed = stage.place(
      stage.text(letters(14), .contentMargins(ContentMargins(leading: 4, trailing: 6))),
      .compactTrailing)
    #expect(placed.texts[0].available.isAbout(42.33))
  }

  @Test func whatStandsBelowTheLargestHeightIsReportedOfThatRegionAlone() {
    let placed = place(
      column(.expandedLeading, width: 4, lines: 3), column(.expandedBottom, width: 10, lines: 4))
    // 14 and 60 and 80 and 14 are 168; the fourth line of bottom begins at 134 and ends at 154.
    #expect(placed[.expandedBottom]?.tooTall == 8)
    #expect(placed[.expandedLeading]?.tooTall == 0)
    #expect(placed[.expandedBottom]?.frame.height == 160)
    #expect(placed[.expandedBottom]?.texts.allSatisfy { $0.clipping == nil } == true)
    let more = place(
      column(.expandedLeading, width: 4, lines: 3), column(.expandedBottom, width: 10, lines: 6))
    let bottom = more[.expandedBottom]?.texts.map { $0.clipping }
    #expect(bottom?[4]?.isWhole == false)
    #expect(bottom?[5]?.isWhole == true)
  }
}
