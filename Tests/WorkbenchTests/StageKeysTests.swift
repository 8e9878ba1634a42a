import Layout
import Presentation
import Simulation
import Testing

@testable import Workbench

/// The key table and what its commands do.
@Suite struct StageKeysTests {
  private func model(_ keys: Key..., size: (Int, Int) = (80, 24)) -> StageModel {
    var model = StageModel(
      source: FakeStage(), size: ScreenSize(columns: size.0, rows: size.1))
    for key in keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  @Test func noKeyHasTwoCommands() {
    let keys = KeyTable.entries.flatMap(\.bindings).map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyCommandHasAKeyOrANameInThePalette() {
    let bound = Set(KeyTable.entries.flatMap(\.bindings).map(\.command))
    #expect(StageCommand.allCases.filter { !bound.contains($0) && $0.name == nil } == [])
  }

  @Test(arguments: [
    (Key.character("x"), "x has no work here"),
    (.character("p"), "p has no work here"), (.character("a"), "a has no work here"),
    (.character("["), "this script has no chapters"),
    (.character("e"), "e needs a run: ↑ ↓"), (.character("B"), "B needs a run: ↑ ↓"),
  ])
  func aKeyWithoutWorkSaysSoUntilTheNext(_ key: Key, notice: String) {
    var model = model(key)
    #expect(model.notice == notice)
    #expect(viewStage(model).lines[23].hasPrefix(" \(notice)"))
    _ = updateStage(&model, .key(.right))
    #expect(model.notice == nil)
  }

  @Test(arguments: [Key.character("4"), .enter])
  func inspectTakesTheRunAlongAndEscLeavesIt(_ key: Key) {
    var model = model(.pageDown, key)
    #expect(model.workspace == .inspect)
    #expect(model.cursor?.run?.surface == .lockScreen)
    _ = updateStage(&model, .key(.escape))
    #expect(model.workspace == .stage)
    #expect(updateStage(&model, .key(.escape)) == [])
    #expect(updateStage(&model, .key(.character("q"))) == [.end(.quit)])
  }

  @Test func inspectHasARunAfterEveryStep() {
    var model = model(.pageDown, .character("4"))
    for key in [Key.left, .home, .end, .left, .left] {
      _ = updateStage(&model, .key(key))
      #expect(model.subject != nil)
    }
  }

  @Test func qGoesBackOneLevelBeforeItQuits() {
    var model = model(.character("4"), .character("z"), .character("/"), .enter)
    #expect(updateStage(&model, .key(.character("q"))) == [])
    #expect(model.filter == nil)
    #expect(updateStage(&model, .key(.character("q"))) == [])
    #expect(!model.isZoomed)
    #expect(updateStage(&model, .key(.character("q"))) == [])
    #expect(model.workspace == .stage)
    #expect(updateStage(&model, .key(.character("q"))) == [.end(.quit)])
  }

  @Test func surfacesAreWalkedBothWays() {
    var model = model(.character("4"))
    #expect(model.cursor?.run?.surface == .lockScreen)
    _ = updateStage(&model, .key(.character("}")))
    #expect(model.cursor?.run?.surface == .compactLeading)
    _ = updateStage(&model, .key(.character("{")))
    #expect(model.cursor?.run?.surface == .lockScreen)
  }

  @Test func scenesOfTheStageAreWalkedInARing() {
    var model = model(.character("}"))
    #expect(model.scene == .displays)
    #expect(model.pane == .displays)
    let screen = viewStage(model).lines
    #expect(screen.contains { $0.contains("Watch 40 mm") && $0.contains("CarPlay") })
    #expect(screen.contains { $0.contains("banner") && $0.contains("has an island") })
    #expect(!screen.contains { $0.contains("minimal") })
    _ = updateStage(&model, .key(.tab))
    #expect(model.pane == .findings)
    _ = updateStage(&model, .key(.character("}")))
    #expect(model.scene == .device)
    #expect(model.pane == .lockScreen)
    #expect(viewStage(model).lines.contains { $0.contains("minimal") })
  }

  @Test func chaptersAreWalkedAndTheEndsAreTheirs() {
    var source = FakeStage()
    source.steps[2].kind = .chapter("one")
    source.steps[6].kind = .chapter("two")
    var model = StageModel(source: source, size: ScreenSize(columns: 80, rows: 24))
    var steps: [Int] = []
    for key in "]]][[[" {
      _ = updateStage(&model, .key(.character(key)))
      steps.append(model.position.step)
    }
    #expect(steps == [3, 7, 10, 7, 3, 1])
  }

  @Test func tabGoesThroughThePanesThatThereAre() {
    var model = model()
    var panes: [StagePane] = []
    for _ in 0..<5 {
      panes.append(model.pane)
      _ = updateStage(&model, .key(.tab))
    }
    #expect(panes == [.lockScreen, .island, .expanded, .findings, .voiceOver])
    #expect(model.pane == .lockScreen)
  }

  @Test func theKeysStayInAPaneThatIsThere() {
    var model = model(size: (200, 60))
    while model.pane != .log { _ = updateStage(&model, .key(.tab)) }
    _ = updateStage(&model, .resized(ScreenSize(columns: 80, rows: 24)))
    #expect(model.pane == .lockScreen)
  }

  @Test func afterKeysVimTheLettersMove() {
    var model = model(.character(":"))
    for key in "keys vim" { _ = updateStage(&model, .key(.character(key))) }
    _ = updateStage(&model, .key(.enter))
    _ = updateStage(&model, .key(.character("l")))
    #expect(model.position.step == 2)
    #expect(model.overlay == nil)
    _ = updateStage(&model, .key(.character("h")))
    #expect(model.position.step == 1)
    _ = updateStage(&model, .key(.character("L")))
    #expect(model.overlay != nil)
  }

  @Test func theFilterKeepsTheFindingsThatHaveItsWords() {
    var model = model(.end, .left, .left, .left, .character("/"), size: (120, 40))
    for key in "compact literal" { _ = updateStage(&model, .key(.character(key))) }
    let lines = viewStage(model).lines
    #expect(lines[1].contains("Findings · 1 of 2 · /compact literal▏"))
    #expect(lines.contains { $0.contains("hardcoded-literal") })
    #expect(!lines.contains { $0.contains("payload-prose") })
    _ = updateStage(&model, .key(.escape))
    #expect(viewStage(model).lines.contains { $0.contains("payload-prose") })
  }

  @Test func theKeysOfTheFilterAreItsOwn() {
    let model = model(.character("/"), .character("q"), .character("l"))
    #expect(model.filter?.field.text == "ql")
    #expect(model.overlay == nil)
  }

  @Test func presenterIsLeftByEscAndItsTabTurnsTheSurface() {
    var model = model(.character("Z"), .tab)
    #expect(model.presented == .island)
    _ = updateStage(&model, .key(.escape))
    #expect(model.presented == nil)
  }
}
