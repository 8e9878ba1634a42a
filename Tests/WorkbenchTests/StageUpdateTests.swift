import Inspection
import Languages
import Presentation
import Testing

@testable import Workbench

/// What keys and time do to the model; nothing is drawn.
@Suite struct StageUpdateTests {
  private static let size = ScreenSize(columns: 80, rows: 24)

  private func model(_ keys: Key...) -> StageModel {
    var model = StageModel(source: FakeStage(), size: Self.size)
    for key in keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  private func pressed(_ model: StageModel, _ keys: Key...) -> StageModel {
    var model = model
    for key in keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  @Test func opensAfterTheFirstStepAndPaused() {
    let model = model()
    #expect(model.position == StagePosition(step: 1))
    #expect(!model.isPlaying)
    #expect(model.nextTick == nil)
  }

  @Test(arguments: [
    ([Key.right], 2), ([.left], 1), ([.right, .right, .left], 2), ([.end], 10),
    ([.character("G")], 10), ([.end, .right], 10), ([.end, .home], 1),
    ([.end, .character("g")], 1), ([.pageDown], 6), ([.pageDown, .pageDown, .pageDown], 10),
    ([.end, .pageUp], 5), ([.control("f"), .control("b")], 1),
  ])
  func stepsBothWaysAndStopsAtTheEnds(_ keys: [Key], step: Int) {
    var model = model()
    for key in keys { _ = updateStage(&model, .key(key)) }
    #expect(model.position == StagePosition(step: step))
    #expect(model.frame.frame.step == step)
  }

  @Test func playsAWaitInThreeSecondsWithTheClockRunning() {
    var model = model(.right, .character(" "))
    #expect(model.isPlaying)
    _ = updateStage(&model, .tick(.seconds(1.5)))
    #expect(model.position == StagePosition(step: 3, seconds: 15))
    #expect(model.frame.clock == "09:00:15")
    #expect(model.nextTick == .milliseconds(100))
    _ = updateStage(&model, .tick(.seconds(1.5)))
    #expect(model.position == StagePosition(step: 3))
    #expect(model.frame.clock == "09:00:30")
  }

  @Test func givesACaptionTimeToBeReadWhereNoWaitFollows() {
    var source = FakeStage()
    source.steps.remove(at: 2)
    var model = StageModel(source: source, size: Self.size)
    _ = updateStage(&model, .key(.character(" ")))
    _ = updateStage(&model, .tick(.seconds(1)))
    #expect(model.position.step == 2)
    _ = updateStage(&model, .tick(.seconds(2.4)))
    #expect(model.position.step == 2)
    _ = updateStage(&model, .tick(.seconds(0.1)))
    #expect(model.position.step == 3)
  }

  @Test func playsTwiceAsFastAtTwiceTheSpeed() {
    var model = model(.right, .character(">"), .character(" "))
    #expect(model.speed == .twice)
    _ = updateStage(&model, .tick(.seconds(0.75)))
    #expect(model.position == StagePosition(step: 3, seconds: 15))
  }

  @Test func keepsTheSpeedWithinItsBounds() {
    var model = model()
    for _ in 0..<9 { _ = updateStage(&model, .key(.character(">"))) }
    #expect(model.speed == .tenfold)
    for _ in 0..<9 { _ = updateStage(&model, .key(.character("<"))) }
    #expect(model.speed == .half)
  }

  @Test func stopsPlayingAtAPauseAndAtTheEnd() {
    var model = model(.character(" "))
    _ = updateStage(&model, .tick(.seconds(60)))
    #expect(model.position == StagePosition(step: 8))
    #expect(!model.isPlaying)
    _ = updateStage(&model, .key(.character(" ")))
    _ = updateStage(&model, .tick(.seconds(60)))
    #expect(model.position == StagePosition(step: 10))
    #expect(!model.isPlaying)
  }

  @Test func playsFromTheStartOnceItIsAtTheEnd() {
    let model = model(.end, .character(" "))
    #expect(model.position == StagePosition(step: 1))
    #expect(model.isPlaying)
  }

  @Test func goesOnWhereAWaitWasPaused() {
    var model = model(.right, .character(" "))
    _ = updateStage(&model, .tick(.seconds(2)))
    _ = updateStage(&model, .key(.character(" ")))
    #expect(model.position == StagePosition(step: 3, seconds: 20))
    _ = updateStage(&model, .tick(.seconds(9)))
    #expect(model.position == StagePosition(step: 3, seconds: 20))
    _ = updateStage(&model, .key(.character(" ")))
    _ = updateStage(&model, .tick(.seconds(0.5)))
    #expect(model.position == StagePosition(step: 3, seconds: 25))
  }

  @Test(arguments: [(Key.right, 3), (.left, 2)])
  func leavesAWaitForwardToItsEndAndBackToItsBeginning(_ key: Key, step: Int) {
    var model = model(.right, .character(" "))
    _ = updateStage(&model, .tick(.seconds(2)))
    _ = updateStage(&model, .key(key))
    #expect(model.position == StagePosition(step: step))
    #expect(!model.isPlaying)
  }

  @Test func cursorGoesToTheFirstFindingAsOneAppears() {
    let model = model(.pageDown)
    #expect(
      model.cursor
        == StageCursor(run: StageRun(surface: .lockScreen, text: 1, span: 0), finding: 1))
  }

  @Test func cursorStaysOnItsTextThroughStepsWithoutFindings() {
    let model = model(.down, .down, .right)
    #expect(model.cursor == StageCursor(run: StageRun(surface: .lockScreen, text: 1)))
  }

  @Test func cursorMovesOverTextsFromTheTopDown() {
    let model = model(.character("j"), .down, .down, .down)
    #expect(model.cursor?.run == StageRun(surface: .compactLeading, text: 0))
    #expect(pressed(model, .up).cursor?.run == StageRun(surface: .lockScreen, text: 2))
    #expect(pressed(model, .character("k")).cursor?.run?.surface == .lockScreen)
  }

  @Test func findingsAreGoneThroughInARing() {
    let model = model(.pageDown)
    #expect(model.cursor?.finding == 1)
    let second = pressed(model, .character("."))
    #expect(second.cursor?.finding == 2)
    #expect(second.cursor?.run?.surface == .compactTrailing)
    #expect(pressed(second, .character(".")).cursor?.finding == 1)
    #expect(pressed(model, .character(",")).cursor?.finding == 2)
  }

  @Test func turnsTheLockScreenThroughWhatWouldBe() {
    var model = model()
    var seen = [model.lockScreen]
    for _ in 0..<3 {
      _ = updateStage(&model, .key(.character("i")))
      seen.append(model.lockScreen)
    }
    #expect(seen == [.now, .ifStale, .ifEnded, .now])
  }

  @Test func choosingALanguageLeavesTheScript() {
    let model = model(
      .right, .right, .right, .character("l"), .character("a"), .character("r"), .enter)
    #expect(model.overlay == nil)
    #expect(model.position == StagePosition(step: 5))
    #expect(model.source.steps.count == 11)
    #expect(model.frame.decision.tag.description == "ar")
    #expect(
      model.source.steps.filter { $0.kind == .expect(passed: nil) }.count == 2)
    #expect(model.source.steps[4].name == "language ar, live")
  }

  @Test func runningAgainIsTheScriptAsItWasWritten() {
    let asked = model(.character("l"), .down, .enter, .end, .character("r"))
    #expect(asked.source.steps.count == FakeStage().steps.count + 1)
    #expect(asked.notice == "once more, and what was done live is gone; S saves it")
    let model = model(.character("l"), .down, .enter, .end, .character("r"), .character("r"))
    #expect(model.position == StagePosition(step: 1))
    #expect(model.source.steps == FakeStage().steps)
  }

  @Test func pickerOpensOnTheLanguageInForceAndPauses() throws {
    let model = model(.right, .right, .right, .character(" "), .character("l"))
    #expect(!model.isPlaying)
    guard case .languages(let picker) = model.overlay else {
      Issue.record("no picker: \(String(describing: model.overlay))")
      return
    }
    #expect(picker.selected?.tag.description == "fr-CA")
  }

  @Test func escapeLeavesThePickerWithoutAChange() {
    let model = model(.character("l"), .down, .escape)
    #expect(model.overlay == nil)
    #expect(model.source.steps == FakeStage().steps)
  }

  @Test func qTypedInThePickerDoesNotQuit() {
    var model = model(.character("l"))
    #expect(updateStage(&model, .key(.character("q"))) == [])
    #expect(model.overlay != nil)
  }

  @Test(arguments: [Key.escape, .character("?"), .character("q")])
  func helpIsLeftByItsKeys(_ key: Key) {
    var model = model(.character("?"))
    #expect(model.overlay == .help(HelpSearch()))
    #expect(updateStage(&model, .key(key)) == [])
    #expect(model.overlay == nil)
  }

  @Test(arguments: [
    (StageMessage.key(.character("q")), StageEffect.end(.quit)),
    (.key(.control("c")), .end(.interrupted)), (.key(.control("z")), .suspend),
    (.key(.control("l")), .repaint), (.stopRequested, .suspend), (.resumed, .repaint),
    (.signal(15), .end(.signal(15))), (.hangup, .end(.hangup)),
  ])
  func asksOfTheOutside(_ message: StageMessage, effect: StageEffect) {
    var model = model()
    #expect(updateStage(&model, message) == [effect])
  }

  @Test func ctrlCQuitsEvenInThePicker() {
    var model = model(.character("l"))
    #expect(updateStage(&model, .key(.control("c"))) == [.end(.interrupted)])
  }

  @Test func onAScreenTooSmallOnlyLeavingWorks() {
    var model = model()
    _ = updateStage(&model, .resized(ScreenSize(columns: 40, rows: 10)))
    #expect(updateStage(&model, .key(.right)) == [])
    #expect(model.position == StagePosition(step: 1))
    #expect(updateStage(&model, .key(.character("q"))) == [.end(.quit)])
  }

  @Test(arguments: [
    (StageEnd.quit, Int32(0)), (.interrupted, 130), (.signal(15), 143), (.hangup, 129),
  ])
  func endsWithTheStatusOfItsWay(_ end: StageEnd, status: Int32) {
    #expect(end.status == status)
  }
}
