import Layout
import Presentation
import Testing

@testable import Workbench

/// The Stage where letters are measured, so that points and cells disagree.
@Suite struct StagePointsTests {
  private func model(
    _ shaper: any TextShaping, step: Int, columns: Int = 120, rows: Int = 40,
    minutes: String = "4 min"
  ) -> StageModel {
    StageModel(
      source: FakeStage(shaper: shaper, minutes: minutes),
      size: ScreenSize(columns: columns, rows: rows)
    ).standing(after: step)
  }

  private func lines(_ model: StageModel) -> [String] { viewStage(model).lines }

  // MARK: Cuts

  @Test func theGutterSaysByHowManyPointsAWrongTextIsCut() {
    let screen = lines(model(FakeFace(letter: 10), step: 6))
    let row = screen.first { $0.contains("◉") && $0.contains("en·L") }
    #expect(row?.contains("⟦4 le…⟧∆2 en·L  cut, 7.7 pt over") == true)
  }

  @Test func inspectSaysWhatATextNeedsAndWhatIsLeftOfIt() {
    var inspected = model(FakeFace(letter: 10), step: 6)
    for key in [Key.character("."), .enter] {
      _ = updateStage(&inspected, .key(key))
    }
    let screen = lines(inspected)
    #expect(
      screen.contains {
        $0.contains("on screen        needs 60.0 of 52.3 pt · truncated · shown “4 le…”")
      })
  }

  @Test func theStageSaysOnceThatPointsAreEstimated() {
    let screen = lines(model(FakeFace(), step: 6))
    #expect(screen.count { $0.contains("points, estimated with Inter for SF Pro") } == 1)
  }

  @Test func whereNothingIsMeasuredNoNumberIsSaid() {
    var counted = model(CellTextShaper(), step: 5)
    var screen = lines(counted)
    #expect(
      screen[1].contains("Lock Screen · active ─") && screen[1].contains(" cells, not points "))
    #expect(!screen.contains { $0.contains(" pt ") || $0.contains("tightest") })
    #expect(!screen.contains { $0.contains("estimated") })
    _ = updateStage(&counted, .key(.character("4")))
    screen = lines(counted)
    #expect(screen.contains { $0.contains("on screen        cells, not points · fits") })
  }

  @Test func whatIsTooHighIsToldByThePane() {
    let screen = lines(model(FakeFace(line: 60), step: 5))
    #expect(screen[1].contains(" 371×160 pt · clipped 48 pt "))
  }

  // MARK: Scale

  @Test func aScaleIsChosenOverAllStepsSoThatNoPictureChangesItsSize() {
    // Nine narrow letters stand in compact up to step 5, six of another text from step 6 on.
    let columns = (1...7).map { step in
      lines(model(FakeFace(letter: 5), step: step, minutes: "4 minutes"))
        .first { $0.contains("◉") }?.prefix { $0 != "◉" }.count
    }
    #expect(Set(columns).count == 1)
    #expect(columns[0] == 21)
  }

  @Test func aPaneWithoutColumnsKeepsTheCoarseScaleAndSaysWhatItCuts() {
    func compact(_ columns: Int, _ rows: Int) -> String {
      let shown = model(
        FakeFace(letter: 5), step: 1, columns: columns, rows: rows, minutes: "4 minutes")
      return lines(shown).first { $0.contains("◉") } ?? ""
    }
    #expect(compact(120, 40).contains("╎4 minutes│"))
    #expect(compact(80, 24).contains("╎4 minu»│"))
  }

  @Test func thePresenterTakesTheLargestPictureThatFits() {
    for (columns, card) in [(60, 53), (66, 62), (80, 74), (120, 93)] {
      var presented = model(FakeFace(), step: 4, columns: columns, rows: 18)
      _ = updateStage(&presented, .key(.character("Z")))
      let edge = lines(presented).first { $0.contains("╭") } ?? ""
      #expect(edge.count { "╭─╮".contains($0) } == card)
    }
  }
}
