import Localization
import Presentation
import Testing

@testable import Layout

/// Cells draw what points decided.
@Suite struct CellPictureTests {
  private let device = DeviceModel.standard
  private let island = Island.regular

  private func trailing(_ string: String, modifiers: [Modifier] = []) -> PlacedSurface {
    let b = SurfaceBuilder(language: "en")
    return fit(
      b.surface(.compactTrailing, b.text(string, modifiers: modifiers)), on: device,
      shaper: NarrowWideShaper())
  }

  private func pill(
    _ surface: PlacedSurface, _ scale: CellScale = .standard
  ) -> DevicePicture {
    drawCompact(
      leading: nil, trailing: surface, on: island, options: DrawingOptions(scale: scale))
  }

  private func card(
    _ root: (SurfaceBuilder) -> ResolvedView, _ options: DrawingOptions = DrawingOptions(),
    language: String = "en"
  ) -> DevicePicture {
    let b = SurfaceBuilder(language: language)
    return drawCard(
      fit(b.surface(.lockScreen, root(b)), on: device, shaper: NarrowWideShaper()),
      options: options)
  }

  /// The row of a card that holds a text, without its outline.
  @Test func controlsThatDoNothingAreQuiet() throws {
    let b = SurfaceBuilder()
    let toggle = b.view(.toggle(isOn: true), id: "t", [b.text("Alerte")])
    var placed = fit(
      b.surface(.lockScreen, b.vstack(b.text("Colis"), toggle)), on: .standard,
      shaper: CellTextShaper())
    func styles(_ word: String) throws -> Set<CellStyle> {
      let grid = drawCard(placed, options: DrawingOptions()).grid
      let row = try #require(grid.lines.firstIndex { $0.contains(word) })
      return Set(grid.row(row).filter { $0.text.first?.isLetter == true }.map(\.style))
    }
    #expect(try styles("Alerte") == [.plain])
    placed.isInert = true
    #expect(try styles("Alerte") == [.quiet])
    #expect(try styles("Colis") == [.plain])
  }

  private func row(_ picture: DevicePicture, with text: String) -> String? {
    picture.grid.lines.first { $0.contains(text) }.map { String($0.dropFirst(2).dropLast(2)) }
  }

  private func chosen(
    columns: Int, pictures: (CellScale) -> [DevicePicture]
  ) -> CellScale {
    CellScale.chosen(columns: columns) { scale in
      let drawn = pictures(scale)
      return (drawn.map(\.grid.columns).max() ?? 0, drawn.reduce(0) { $0 + $1.cutsHere })
    }
  }

  // MARK: What is cut

  @Test func narrowLettersThatFitInPointsAreDrawnWholeWhereCellsAreFree() {
    let picture = card { b in b.hstack(b.text("illiilli"), b.spacer, b.text("ll")) }
    #expect(row(picture, with: "illiilli") != nil)
    #expect(picture.cutsHere == 0)
  }

  @Test func narrowLettersThatFitInPointsNeedAFinerScaleInASlotOfSevenCells() {
    let placed = trailing("illiilli")
    #expect(placed.texts[0].cut == nil)
    #expect(placed.texts[0].needed == 24)
    let coarse = pill(placed)
    #expect(coarse.grid.lines[1].hasSuffix("╎illiil»│"))
    #expect(coarse.cutsHere == 1)
    let scale = chosen(columns: 53) { [pill(placed, $0)] }
    #expect(scale.width == 6)
    #expect(pill(placed, scale).grid.lines[1].hasSuffix("╎ illiilli│"))
  }

  @Test func wideLettersAreCutInPointsThoughCellsAreFree() {
    let placed = trailing("WWWW")
    #expect(placed.texts[0].needed == 56)
    #expect(placed.texts[0].cut == 3..<4)
    let picture = pill(placed)
    #expect(picture.grid.lines[1].hasSuffix("   WWW…│"))
    #expect(picture.cutsHere == 0)
    #expect(chosen(columns: 100) { [pill(placed, $0)] } == .standard)
  }

  @Test func aCutOfTheDeviceStaysWhereTheTerminalCutsToo() {
    let long = String(repeating: "illi", count: 6)
    let tail = pill(trailing(long))
    #expect(tail.grid.lines[1].hasSuffix("╎illii»…│"))
    #expect(tail.cutsHere == 1)
    let head = pill(trailing(long, modifiers: [.truncationMode(.head)]))
    #expect(head.grid.lines[1].hasSuffix("╎…liill»│"))
    let middle = pill(trailing(long, modifiers: [.truncationMode(.middle)]))
    #expect(middle.grid.lines[1].hasSuffix("╎il»…ll»│"))
  }

  @Test func aSlotThatIsTooShortAtEveryScaleTakesTheCoarsestThatLosesLeast() {
    let placed = trailing(String(repeating: "l", count: 16))
    #expect(placed.texts[0].cut == nil)
    #expect(chosen(columns: 1000) { [pill(placed, $0)] }.width == 7)
    let two = [trailing("illiilli"), placed]
    #expect(chosen(columns: 1000) { scale in two.map { pill($0, scale) } }.width == 6)
  }

  @Test func aScaleThatThePaneHasNoRoomForIsNotTaken() {
    let placed = trailing("lllllllllll")
    // 9 cells at 6 points are too few, 10 at 5 points too, 13 at 4 points are enough.
    let widths = [7.0, 6, 5, 4].map { pill(placed, CellScale(width: $0)).cutsHere }
    #expect(widths == [1, 1, 1, 0])
    #expect(chosen(columns: 60) { [pill(placed, $0)] }.width == 4)
    #expect(chosen(columns: 59) { [pill(placed, $0)] }.width == 7)
  }

  // MARK: Scale

  @Test func aCardOf371PointsHas53To93Columns() {
    let columns = CellScale.widths.map { width in
      card({ $0.text("Un") }, DrawingOptions(scale: CellScale(width: width))).grid.columns
    }
    #expect(columns == [53, 62, 74, 93])
  }

  @Test func aTerminalThatTellsItsPixelsGivesTheHeightOfARow() {
    #expect(CellScale(width: 7).height == 14)
    #expect(CellScale(width: 6, aspect: 2.5).height == 15)
    #expect(CellScale(width: 7, aspect: 0).height == 14)
    #expect(CellScale(width: 7, aspect: .nan).height == 14)
    let tall = card({ $0.text("Un") }, DrawingOptions(scale: CellScale(aspect: 3)))
    let flat = card({ $0.text("Un") }, DrawingOptions(scale: CellScale(aspect: 1.5)))
    #expect(tall.grid.rows == 4)
    #expect(flat.grid.rows == 8)
  }

  // MARK: Rows

  @Test func linesThatAreNearerThanARowAreSpreadAndNeverLost() {
    let small: [Modifier] = [.minimumScaleFactor(0.25), .lineLimit(1)]
    let long = String(repeating: "Wil", count: 40)
    let picture = card { b in
      b.vstack(
        b.text("a" + long, modifiers: small), b.text("b" + long, modifiers: small),
        b.text("c" + long, modifiers: small))
    }
    let starts = ["aWil", "bWil", "cWil"].map { row(picture, with: $0) }
    #expect(starts.allSatisfy { $0 != nil })
  }

  @Test func whatStandsBesideOneAnotherSharesARowAndWhatOverlapsDoesNot() {
    let overlapping = card { b in
      b.view(.stack(.depth, alignment: .center), [b.text("under"), b.text("over")])
    }
    #expect(row(overlapping, with: "under")?.contains("over") == false)
    #expect(row(overlapping, with: "over") != nil)
    let beside = card { b in b.hstack(b.text("left"), b.spacer, b.text("right")) }
    #expect(row(beside, with: "left")?.contains("right") == true)
  }

  @Test func twoLinesInASlotMakeThePillARowHigher() {
    let b = SurfaceBuilder(language: "en")
    let placed = fit(
      b.surface(.minimal, b.vstack(b.text("Un"), b.text("Deux"))), on: device,
      shaper: NarrowWideShaper())
    let lines = placed.shownLines.count
    let picture = drawMinimalDetached(placed, on: island, options: DrawingOptions())
    #expect(picture.grid.rows == max(1, lines) + 2)
  }

  // MARK: Place

  @Test func leadingTrailingAndCentredTextsKeepTheirEdges() {
    let picture = card { b in
      b.vstack(
        b.hstack(b.text("Wl"), b.spacer, b.text("llllllll"), b.spacer, b.text("illi")),
        b.text("WWWW"))
    }
    let first = row(picture, with: "Wl")
    #expect(first?.hasPrefix("Wl  ") == true)
    #expect(first?.hasSuffix("  illi") == true)
    let middle = first?.firstRange(of: "llllllll").map {
      first!.distance(from: first!.startIndex, to: $0.lowerBound)
    }
    #expect(middle == 21 || middle == 20)
    #expect(row(picture, with: "WWWW")?.hasPrefix("WWWW ") == true)
  }

  @Test func whatNeedsMoreCellsPushesItsNeighboursAndCoversNone() {
    let picture = card { b in
      b.hstack(b.text("illiilliilli"), b.text("iii"), b.spacer, b.label("lllllllll"))
    }
    let line = row(picture, with: "illiilliilli")
    #expect(line?.hasPrefix("illiilliilli iii ") == true)
    #expect(line?.hasSuffix(" ▢ lllllllll") == true)
  }

  @Test func linesOfOneParagraphBeginInOneColumn() {
    let words = Array(repeating: "Will WWill", count: 9).joined(separator: " ")
    let picture = card { b in
      b.view(.stack(.vertical, alignment: .center), [b.text("mid"), b.text(words)])
    }
    let starts = picture.grid.lines.filter { $0.contains("Wi") }.map { line in
      line.distance(from: line.startIndex, to: line.firstIndex(of: "W") ?? line.endIndex)
    }
    #expect(starts.count > 1)
    #expect(Set(starts).count == 1)
  }

  @Test func whatIsLinedUpInATrailingStackStandsAtTheTrailingEdgeAsOne() {
    func lines(_ first: String, _ second: String) -> [String?] {
      let picture = card { b in
        b.hstack(
          b.spacer, b.view(.stack(.vertical, alignment: .leading), [b.text(first), b.text(second)]))
      }
      return [row(picture, with: first), row(picture, with: second)]
    }
    // Four cells for 56 points, twelve for 36.
    let wide = lines("WWWW", "aa")
    #expect(wide[0]?.hasSuffix("   WWWW") == true)
    #expect(wide[1]?.hasSuffix("   aa  ") == true)
    let narrow = lines("illiilliilli", "ab")
    #expect(narrow[0]?.hasSuffix("   illiilliilli") == true)
    #expect(narrow[1]?.hasSuffix("   ab          ") == true)
  }

  @Test func theCameraIsNeverCovered() {
    let leading = SurfaceBuilder(language: "en")
    let trailing = SurfaceBuilder(language: "en")
    let long = String(repeating: "li", count: 14)
    let placed = fitExpanded(
      [
        leading.surface(.expandedLeading, leading.text(long)),
        trailing.surface(.expandedTrailing, trailing.text(long)),
      ], on: device, shaper: NarrowWideShaper())
    #expect(placed.values.allSatisfy { $0.texts[0].cut == nil })
    let picture = drawExpanded(placed, on: island, options: DrawingOptions())
    #expect(picture.grid.lines[1].contains("»╎        ◉        ╎"))
    #expect(picture.cutsHere == 2)
    let finer = chosen(columns: 100) {
      [drawExpanded(placed, on: island, options: DrawingOptions(scale: $0))]
    }
    #expect(finer.width == 4)
  }

  @Test func equalDistancesGiveEqualRows() {
    // Thirty points from one line to the next are two rows and a seventh each.
    let frames = (0..<4).map { PointRectangle(x: 0, y: 30 * Double($0), width: 50, height: 22) }
    let rows = CellRows(frames, height: 14, limit: nil)
    #expect(frames.map { rows.row(of: $0) } == [0, 2, 4, 6])
  }

  @Test(arguments: [(6, [0, 0]), (8, [0, 1])] as [(Double, [Int])])
  func whatStandsBesideAndMoreThanHalfARowLowerHasARowOfItsOwn(_ lower: Double, _ rows: [Int]) {
    let frames = [
      PointRectangle(x: 0, y: 0, width: 50, height: 14),
      PointRectangle(x: 60, y: lower, width: 50, height: 14),
    ]
    let placed = CellRows(frames, height: 14, limit: nil)
    #expect(frames.map { placed.row(of: $0) } == rows)
  }

  @Test func whatIsElasticGivesWayBeforeWordsDo() {
    // Ten columns of words and a bar that its points make as long have fifteen together.
    let words = RowPlacement.Piece(left: 0, right: 4, columns: 10, anchor: .left)
    let bar = RowPlacement.Piece(
      left: 5, right: 15, columns: 10, anchor: .left, isElastic: true)
    #expect(RowPlacement([words, bar], room: 16).columns == [0..<10, 11..<16])
  }

  @Test func noBlankRowDividesTheLinesOfAText() {
    let words = Array(repeating: "Will WWill", count: 9).joined(separator: " ")
    let picture = card(
      { b in b.vstack(b.text("first"), b.text(words), b.text("last")) },
      DrawingOptions(scale: CellScale(width: 5)))
    let rows = picture.grid.lines.indices.filter { picture.grid.lines[$0].contains("Will") }
    #expect(rows.count > 1)
    #expect((rows.last ?? 0) - (rows.first ?? 0) == rows.count - 1)
    #expect(picture.grid.lines.firstIndex { $0.contains("last") } ?? 0 > (rows.last ?? 0) + 1)
  }

  // MARK: Symbols

  @Test(
    arguments: [
      ("chevron.forward", "→", "←"), ("arrow.backward.circle.fill", "←", "→"),
      ("chevron.right", "→", "→"), ("arrow.left", "←", "←"), ("arrow.left.arrow.right", "▢", "▢"),
      ("arrow.turn.up.forward", "▢", "▢"), ("forward.fill", "▢", "▢"), ("checkmark", "▢", "▢"),
      ("arrow.clockwise", "▢", "▢"), ("shippingbox", "▢", "▢"),
    ])
  func anArrowPointsWhereItPointsOnTheDevice(_ name: String, _ plain: String, _ mirrored: String) {
    let symbol = { (b: SurfaceBuilder) in b.view(.symbol(name)) }
    #expect(card(symbol).grid.lines.joined().contains(plain))
    #expect(card(symbol, language: "ar").grid.lines.joined().contains(mirrored))
    let ascii = card(symbol, DrawingOptions(glyphs: .ascii)).grid.lines.joined()
    #expect(ascii.contains(plain == "→" ? ">" : plain == "←" ? "<" : "#"))
  }

  @Test func symbolsTurnRoundWhereTheyFollowTheReading() {
    let turning = [
      "chevron.forward", "arrow.backward", "list.bullet", "list.bullet.rectangle",
      "text.justify.leading",
      "arrowshape.turn.up.forward", "box.truck.fill",
    ]
    let staying = [
      "chevron.right", "arrow.left", "text.alignleft", "checkmark", "clock", "play.fill",
      "forward.end.fill", "backward.fill", "list.bullet.rtl", "apple.logo", "shippingbox",
    ]
    #expect(turning.allSatisfy { SystemSymbol($0).mirrors })
    #expect(!staying.contains { SystemSymbol($0).mirrors })
  }
}
