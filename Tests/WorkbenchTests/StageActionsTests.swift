import Diagnostics
import Inspection
import Layout
import Pictures
import Presentation
import Testing

@testable import Workbench

/// What is done outside: copies, files, the editor, reading again.
@Suite struct StageActionsTests {
  private func model(_ keys: Key...) -> StageModel {
    var model = StageModel(source: FakeStage(), size: ScreenSize(columns: 80, rows: 24))
    for key in keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  @Test func copiesTheTextThenItsLine() {
    var model = model(.pageDown)
    #expect(
      updateStage(&model, .key(.character("y"))) == [.copy("Your parcel is near")])
    #expect(updateStage(&model, .key(.character("y"))) == [.copy("parcel/late.apns:9")])
    #expect(updateStage(&model, .key(.character("y"))) == [.copy("Your parcel is near")])
    _ = updateStage(&model, .copied(false))
    #expect(model.notice == "this terminal takes no copies")
  }

  @Test func opensTheEditorAtTheLineToMend() {
    var model = model(.pageDown)
    #expect(
      updateStage(&model, .key(.character("e"))) == [.edit(FakeStage.place("late.apns", 9, 24))])
  }

  @Test(arguments: [
    ("svg", "<svg"), ("txt", " 1▸Stage"), ("ansi", "\u{1B}["), ("html", "<!doctype html>"),
  ])
  func writesThePictureAsItsNameSays(_ ending: String, beginning: String) {
    var model = model(.character("w"), .control("u"))
    for key in "picture.\(ending)" { _ = updateStage(&model, .key(.character(key))) }
    guard
      case .write("picture.\(ending)", let text)? =
        updateStage(&model, .key(.enter)).first
    else {
      Issue.record("nothing is written")
      return
    }
    #expect(text.prefix(200).contains(beginning))
    #expect(!text.contains("Write picture"))
    #expect(model.overlay == nil)
  }

  @Test func aPNGIsPaintedOutside() {
    var model = model(.character("w"), .control("u"))
    let shown = viewStage(StageModel(source: FakeStage(), size: model.size, preferences: .still))
    for key in "picture.png" { _ = updateStage(&model, .key(.character(key))) }
    guard case .paint("picture.png", let grid, let title)? = updateStage(&model, .key(.enter)).first
    else {
      Issue.record("nothing is painted")
      return
    }
    #expect(grid.columns == shown.columns && grid.rows == shown.rows)
    #expect(!drawText(grid).contains("Write picture"))
    #expect(title.contains("after step 1"))
  }

  @Test func savesTheSessionAndTheReportUnderTheirNames() {
    var model = model(.pageDown, .character("S"))
    #expect(
      updateStage(&model, .key(.enter))
        == [.write(name: "parcel-session.scenario.yaml", text: "scenario: saved\n")])
    _ = updateStage(&model, .key(.character("B")))
    #expect(
      updateStage(&model, .key(.enter))
        == [.write(name: "parcel-report.md", text: "# payload-prose lock-screen\n")])
  }

  @Test func readingAgainKeepsTheStepAndLeavesWhatWasLive() {
    var model = model(.right, .character("l"), .character("j"), .enter, .right)
    #expect(model.source.steps.count == 11)
    _ = updateStage(&model, .reloaded(FakeStage()))
    #expect(model.source.steps.count == 10)
    #expect(model.position.step == 4)
  }

  @Test func aProblemLiesOverTheLastGoodScreenUntilItIsMended() {
    var model = model()
    let place = FakeStage.place("late.scenario.yaml", 9, 15)
    let problem = StageProblem(
      "cannot open the scenario · the last good one stays on screen",
      lines: [
        "late.scenario.yaml:9:15: error: unknown language ‘fr-CN’", "  9 |   - language: fr-CN",
      ],
      place: place)
    _ = updateStage(&model, .failed(problem))
    let lines = viewStage(model).lines
    #expect(lines[1].hasPrefix(" cannot open the scenario"))
    #expect(lines[2].contains("unknown language ‘fr-CN’"))
    #expect(lines[4].hasPrefix(" e opens line 9 in the editor  R reload (also on save)"))
    #expect(updateStage(&model, .key(.character("e"))) == [.edit(place)])
    #expect(updateStage(&model, .key(.character("R"))) == [.reload])
    _ = updateStage(&model, .reloaded(FakeStage()))
    #expect(model.overlay == nil)
  }

  // MARK: The edge

  private final class Outside: StageOutside {
    var written: [String] = []
    var edited: [Diagnostics.SourceLocation] = []
    var reloads = 0
    var watching: Duration?
    var hasChanged = false

    func write(_ text: String, to name: String) throws(StageProblem) {
      if name == "taken.svg" { throw StageProblem("taken.svg is there already: another name") }
      written.append(name)
    }

    func paint(_ grid: CellGrid, title: String, to name: String) throws(StageProblem) {
      written.append(name)
    }

    func edit(_ place: Diagnostics.SourceLocation) throws(StageProblem) { edited.append(place) }

    func matrix() throws(StageProblem) -> any MatrixSource { FakeMatrix() }
    func previewer() throws(StageProblem) -> Previewer { throw StageProblem("nothing here") }

    func reload() throws(StageProblem) -> any StageSource {
      reloads += 1
      hasChanged = false
      return FakeStage()
    }
  }

  private func run(_ script: [DeviceInput], _ outside: Outside) -> HeadlessDevice {
    let device = HeadlessDevice(size: ScreenSize(columns: 80, rows: 24), script: script)
    _ = runStage(FakeStage(), on: device, outside: outside)
    return device
  }

  @Test func theTerminalIsLentToTheEditorAndTheFilesAreReadAgain() {
    let outside = Outside()
    let device = run(
      [DeviceInput(.key(.pageDown)), DeviceInput(.key(.character("e")))], outside)
    #expect(device.loans == 1)
    #expect(outside.edited == [FakeStage.place("late.apns", 9, 24)])
    #expect(outside.reloads == 1)
  }

  @Test func whatCannotBeWrittenIsSaid() {
    let outside = Outside()
    let keys: [Key] =
      [.character("w"), .control("u")] + "taken.svg".map { .character($0) } + [.enter]
    let device = run(keys.map { DeviceInput(.key($0)) }, outside)
    #expect(outside.written == [])
    #expect(device.grids.last?.lines[23].contains("taken.svg is there already") == true)
  }

  @Test func aChangedFileIsReadAgainWhileWatching() {
    let outside = Outside()
    outside.watching = .milliseconds(300)
    outside.hasChanged = true
    _ = run([DeviceInput(.key(.right), elapsed: .seconds(2))], outside)
    #expect(outside.reloads == 1)
  }

  @Test func nothingIsReadAgainUnlessItIsWatched() {
    let outside = Outside()
    outside.hasChanged = true
    _ = run([DeviceInput(.key(.right), elapsed: .seconds(2))], outside)
    #expect(outside.reloads == 0)
  }
}
