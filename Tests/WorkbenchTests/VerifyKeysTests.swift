import Diagnostics
import Inspection
import Languages
import Layout
import Presentation
import Simulation
import TestSupport
import Testing

@testable import Workbench

/// Keys, mouse and idle work on Verify.
@Suite struct VerifyKeysTests {
  /// Verify over the fake matrix, so many cells of it run, then the keys.
  private func model(
    ran: Int = 20, size: (Int, Int) = (120, 40), _ keys: Key...
  ) -> StageModel {
    var model = StageModel(
      source: FakeStage(), size: ScreenSize(columns: size.0, rows: size.1))
    _ = updateStage(&model, .key(.character("2")))
    _ = updateStage(&model, .gathered(FakeMatrix()))
    if ran > 0 { press(&model, .character(" ")) }
    for _ in 0..<ran { _ = updateStage(&model, .idle) }
    for key in keys { press(&model, key) }
    return model
  }

  private func press(_ model: inout StageModel, _ keys: Key...) {
    for key in keys { _ = updateStage(&model, .key(key)) }
  }

  private func typed(_ model: inout StageModel, _ text: String) {
    for character in text { press(&model, .character(character)) }
  }

  @Test func theMatrixIsReadOnlyWhenItIsFirstShown() {
    var model = StageModel(source: FakeStage(), size: ScreenSize(columns: 80, rows: 24))
    #expect(updateStage(&model, .idle) == [])
    press(&model, .character("2"))
    #expect(model.hasIdleWork)
    #expect(updateStage(&model, .idle) == [.gather])
    #expect(updateStage(&model, .idle) == [])
    _ = updateStage(&model, .gathered(FakeMatrix()))
    press(&model, .character("1"), .character("2"))
    #expect(!model.hasIdleWork)
  }

  @Test func spaceRunsACellAtATimeAndPauses() {
    var model = model(ran: 3)
    #expect(model.matrix.results.count == 3)
    #expect(model.matrix.state(.init(row: 0, column: 3)) == .running)
    press(&model, .character(" "))
    #expect(!model.hasIdleWork)
    _ = updateStage(&model, .idle)
    #expect(model.matrix.results.count == 3)
    press(&model, .character(" "))
    for _ in 0..<17 { _ = updateStage(&model, .idle) }
    #expect(model.matrix.results.count == 20)
    #expect(!model.matrix.isRunning)
    #expect(model.notice == "all ran, 2 of 20 fail")
  }

  @Test func nothingRunsWhileAnotherScreenIsShown() {
    var model = model(ran: 3, .character("1"))
    #expect(!model.hasIdleWork)
    press(&model, .character("2"))
    #expect(model.hasIdleWork)
  }

  @Test func theCellUnderTheCursorRunsAloneAndBeforeTheOthers() {
    var model = model(ran: 0, .down, .right, .character("r"))
    #expect(model.matrix.next == .init(row: 1, column: 1))
    _ = updateStage(&model, .idle)
    #expect(model.matrix.state(model.matrix.cursor) == .judged(.fail))
    #expect(model.matrix.results.count == 1)
    #expect(!model.hasIdleWork)
  }

  @Test func whatAFewCellsPlayedIsKeptAndOthersPlayAgainWhenTheyAreLookedAt() {
    var model = model()
    func isKept(_ key: MatrixModel.Key) -> Bool {
      model.matrix.results[key]?.contains { $0.played != nil } == true
    }
    let all = (0..<4).map { MatrixModel.Key(row: 1, column: $0) }
    #expect(!all.contains(where: isKept))
    press(&model, .down)
    for _ in 0..<3 {
      #expect(model.hasIdleWork)
      _ = updateStage(&model, .idle)
      #expect(!model.hasIdleWork)
      press(&model, .right)
    }
    _ = updateStage(&model, .idle)
    #expect(all.allSatisfy(isKept))
    press(&model, .down)
    _ = updateStage(&model, .idle)
    #expect(all.map(isKept) == [false, true, true, true])
    #expect(model.matrix.state(all[0]) == .judged(.pass))
  }

  @Test func whatTheFilterLeavesRunsFirst() {
    var model = model(ran: 1)
    typed(&model, "/suite:wg locale:ar")
    press(&model, .enter)
    #expect(model.matrix.next == .init(row: 3, column: 3))
    for _ in 0..<3 { _ = updateStage(&model, .idle) }
    #expect(model.matrix.results.count == 4)
    #expect(model.matrix.state(.init(row: 4, column: 3)) == .judged(.notApplicable))
    #expect(model.matrix.state(.init(row: 0, column: 1)) == .judged(.pass))
  }

  @Test func theCursorStaysInTheGrid() {
    var model = model(.left, .up)
    #expect(model.matrix.cursor == .init(row: 0, column: 0))
    press(&model, .end)
    for _ in 0..<9 { press(&model, .right) }
    #expect(model.matrix.cursor == .init(row: 4, column: 3))
    press(&model, .character("g"), .character("j"), .character("k"), .left)
    #expect(model.matrix.cursor == .init(row: 0, column: 2))
  }

  @Test func suitesAreWalkedBothWays() {
    var model = model(.down, .character("}"))
    #expect(model.matrix.row?.definition.id == "WG-01")
    press(&model, .down, .character("{"))
    #expect(model.matrix.row?.definition.id == "WG-01")
    press(&model, .character("{"))
    #expect(model.matrix.row?.definition.id == "LA-01")
  }

  @Test func whatIsWrongIsWalkedRoundTheGrid() {
    var model = model()
    var seen: [String] = []
    for _ in 0..<4 {
      press(&model, .character("."))
      seen.append("\(model.matrix.row?.definition.id ?? "") \(model.matrix.locale!)")
    }
    #expect(seen == ["LA-04 fr-CA", "LA-08 ar", "WG-01 ja", "LA-04 fr-CA"])
    press(&model, .character(","))
    #expect(model.matrix.row?.definition.id == "WG-01")
  }

  @Test func whereNothingWasRunNothingIsWrong() {
    #expect(model(ran: 0, .character(".")).notice == "nothing was run: space")
  }

  @Test(arguments: [
    ("/stale", ["LA-08"]), ("/suite:wg", ["WG-01", "WG-02"]), ("/is:fail", ["LA-04", "LA-08"]),
    ("/is:fail locale:fr", ["LA-04"]), ("/is:n/a", ["WG-02"]), ("/is:", ["LA-01"]),
    ("/PRESENTATION locale", ["LA-04"]),
  ])
  func aFilterNarrowsAsOneTypes(_ text: String, first: [String]) {
    var model = model()
    typed(&model, text)
    let shown = model.matrix.rows.compactMap { model.matrix.source?.rows[$0].definition.id }
    #expect(Array(shown.prefix(first.count)) == first)
    #expect(model.matrix.rows.contains(model.matrix.cursor.row))
    press(&model, .escape)
    #expect(model.matrix.rows.count == 5)
  }

  @Test func aFilterIsKeptWhileAnotherScreenIsShown() {
    var model = model()
    typed(&model, "/stale")
    press(&model, .enter, .character("1"))
    #expect(model.filter == nil)
    press(&model, .character("2"))
    #expect(model.matrix.rows == [2])
    #expect(viewStage(model).lines[2].contains("/ stale"))
  }

  @Test func localesOutsideTheFilterAreNoPlaceForTheCursor() {
    var model = model()
    typed(&model, "/locale:ja")
    press(&model, .enter)
    #expect(model.matrix.locale?.description == "ja")
    press(&model, .right)
    #expect(model.matrix.locale?.description == "ja")
  }

  @Test func failingCasesAloneAreShownAndAllAgain() {
    var model = model(.character("a"))
    #expect(model.matrix.rows == [1, 2])
    #expect(model.matrix.cursor.row == 1)
    press(&model, .character("a"))
    #expect(model.matrix.rows.count == 5)
  }

  @Test func anOpenCellHasTheKeysOfItsPresentations() {
    var model = model(.character("."), .enter)
    #expect(model.matrix.selected?.surface == .lockScreen)
    press(&model, .end)
    #expect(model.matrix.selected?.surface == .compactTrailing)
    press(&model, .up)
    #expect(model.matrix.selected?.surface == .minimal)
    press(&model, .escape, .down)
    #expect(model.matrix.row?.definition.id == "LA-08")
    #expect(model.workspace == .verify)
  }

  @Test func anOpenCellIsReplayedAtTheStepThatFailedAndEscComesBack() {
    var model = model(.character("1"), .right, .character("2"), .character("."), .enter, .enter)
    #expect(model.workspace == .stage)
    #expect(model.source.title == "LA-04 in fr-CA")
    #expect(model.position == StagePosition(step: 6))
    #expect(model.cursor?.run?.surface == .lockScreen)
    #expect(model.selectedFinding?.finding.id == "payload-prose")
    #expect(viewStage(model).lines[39].hasPrefix(" Esc Verify"))
    press(&model, .character("4"), .escape, .right)
    #expect(model.position.step == 7)
    press(&model, .escape)
    #expect(model.workspace == .verify)
    #expect(model.matrix.isOpen)
    #expect(model.matrix.row?.definition.id == "LA-04")
    press(&model, .character("1"))
    #expect(model.source.title == "Parcel in French")
    #expect(model.position == StagePosition(step: 2))
  }

  @Test func theKeyOfVerifyEndsAReplayToo() {
    let model = model(.character("."), .enter, .enter, .character("2"))
    #expect(model.workspace == .verify)
    #expect(model.source.title == "Parcel in French")
  }

  @Test func aCellIsReportedAsTheStageThatReplaysItWould() {
    var model = model(.character("."), .character("B"))
    #expect(model.workspace == .verify)
    #expect(model.source.title == "Parcel in French")
    #expect(
      updateStage(&model, .key(.enter))
        == [.write(name: "parcel-report.md", text: "# payload-prose lock-screen\n")])
  }

  @Test(arguments: [(0, "nothing to report yet: r runs the cell"), (20, "nothing was played here")])
  func whereNothingCanBeReportedItSaysWhy(ran: Int, notice: String) {
    let model = model(ran: ran, .end, .character("B"))
    #expect(model.notice == notice)
    #expect(model.overlay == nil)
  }

  @Test func aCellWithoutAScriptIsNotReplayed() {
    let model = model(.end, .enter, .enter)
    #expect(model.workspace == .verify)
    #expect(model.notice == "nothing was played here")
  }

  @Test func qGoesBackOneLevelBeforeItQuits() {
    var model = model(.character("."), .enter, .enter)
    for workspace in [Workspace.verify, .verify, .stage] {
      #expect(updateStage(&model, .key(.character("q"))) == [])
      #expect(model.workspace == workspace)
    }
    #expect(updateStage(&model, .key(.character("q"))) == [.end(.quit)])
  }

  @Test func theEditorOpensAtTheLineToMend() {
    var model = model(.character("."))
    #expect(
      updateStage(&model, .key(.character("e"))) == [.edit(FakeStage.place("late.apns", 9, 24))])
    press(&model, .character("."))
    #expect(
      updateStage(&model, .key(.character("e")))
        == [.edit(FakeStage.place("parcel.scenario.yaml", 14))])
  }

  @Test func copiesTheVerdictThenItsLine() {
    var model = model(.character("."))
    #expect(
      updateStage(&model, .key(.character("y"))) == [
        .copy(
          "LA-04/fr-CA/lock-screen/iPhone 16 Pro/active: fail: "
            + "‘Your parcel is near’ came as prose in the payload")
      ])
    #expect(updateStage(&model, .key(.character("y"))) == [.copy("parcel/late.apns:9")])
  }

  @Test(arguments: [Key.character("i"), .character("Z"), .character("["), .character("l")])
  func aKeyOfTheStageSaysThatItHasNoWorkHere(_ key: Key) {
    let model = model(key)
    #expect(model.notice == "\(key.name) has no work here")
    #expect(model.overlay == nil)
  }

  @Test func theMouseChoosesACellAndOpensIt() {
    var model = model()
    let lines = viewStage(model).lines
    let row = lines.firstIndex { $0.contains("LA-08") } ?? 0
    let column = lines[4].distance(of: "ar")
    _ = updateStage(&model, .mouse(MouseEvent(.press, column: column, row: row)))
    #expect(model.matrix.cursor == .init(row: 2, column: 3))
    _ = updateStage(&model, .mouse(MouseEvent(.press, column: column, row: row)))
    #expect(model.matrix.isOpen)
  }

  @Test func theWheelMovesTheWindowOfALongGrid() {
    var matrix = FakeMatrix()
    matrix.rows = (1...30).map { number in
      MatrixRow(
        suite: "LA",
        definition: CaseDefinition(id: "LA-\(number)", title: "Case", requirement: "holds"))
    }
    var model = StageModel(source: FakeStage(), size: ScreenSize(columns: 80, rows: 24))
    press(&model, .character("2"))
    _ = updateStage(&model, .gathered(matrix))
    let wheel = MouseEvent(.scroll(rows: 3, columns: 0), column: 10, row: 10)
    _ = updateStage(&model, .mouse(wheel))
    #expect(viewStage(model).lines[5].contains("LA-4"))
    for _ in 0..<20 { _ = updateStage(&model, .mouse(wheel)) }
    #expect(viewStage(model).lines.contains { $0.contains("LA-30") })
    press(&model, .end, .home)
    #expect(viewStage(model).lines[5].contains("LA-1 "))
  }

  @Test func theFilesAreReadAgainAndTheCellUnderTheCursorRunsFirst() {
    var model = model(.character("."), .enter, .enter)
    _ = updateStage(&model, .reloaded(FakeStage()))
    #expect(model.workspace == .verify)
    #expect(model.matrix.results.isEmpty)
    #expect(updateStage(&model, .idle) == [.gather])
    _ = updateStage(&model, .gathered(FakeMatrix()))
    _ = updateStage(&model, .idle)
    #expect(model.matrix.results.count == 1)
    #expect(model.matrix.state(model.matrix.cursor) == .judged(.fail))
  }

  // MARK: The loop

  private final class Outside: StageOutside {
    var gathered = 0
    let watching: Duration? = nil
    let hasChanged = false

    func write(_ text: String, to name: String) throws(StageProblem) {}
    func paint(_ grid: CellGrid, title: String, to name: String) throws(StageProblem) {}
    func edit(_ place: Diagnostics.SourceLocation) throws(StageProblem) {}
    func reload() throws(StageProblem) -> any StageSource { FakeStage() }
    func matrix() throws(StageProblem) -> any MatrixSource {
      gathered += 1
      return FakeMatrix()
    }
    func previewer() throws(StageProblem) -> Previewer { throw StageProblem("nothing here") }
  }

  @Test func cellsRunWhileNothingElseHappensAndKeysComeFirst() {
    let outside = Outside()
    let device = HeadlessDevice(
      size: ScreenSize(columns: 80, rows: 24),
      script: [
        DeviceInput(.key(.character("2"))),
        DeviceInput(.key(.character(" ")), elapsed: .milliseconds(5)),
        DeviceInput(.key(.down)), DeviceInput(.key(.down)),
        DeviceInput(.key(.character("q")), elapsed: .seconds(1)),
        DeviceInput(.key(.character("q"))),
      ])
    #expect(runStage(FakeStage(), on: device, outside: outside) == .quit)
    #expect(outside.gathered == 1)
    let counts = device.grids.map { $0.lines[3].prefix(12) }
    // Two keys at once are answered before another cell runs.
    #expect(counts.filter { $0.hasPrefix(" ran  0/20") }.count == 4)
    #expect(counts.contains { $0.hasPrefix(" ran 20/20") })
  }
}

extension String {
  /// Characters before a text; 0 where it is not there.
  fileprivate func distance(of text: String) -> Int {
    firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
