import Languages
import Layout
import Presentation
import Simulation
import Testing

@testable import Workbench

/// The palette: its order, its verbs.
@Suite struct CommandPaletteTests {
  private func model(_ text: String) -> StageModel {
    var model = StageModel(source: FakeStage(), size: ScreenSize(columns: 80, rows: 24))
    for key in ":" + text { _ = updateStage(&model, .key(.character(key))) }
    return model
  }

  private func items(_ text: String) -> [CommandPalette.Item] {
    let model = model(text)
    guard case .commands(let palette) = model.overlay else { return [] }
    return palette.items(model)
  }

  @Test func theBestMatchComesFirst() {
    #expect(
      items("lang").prefix(3).map(\.name)
        == ["language", "language per app", "language of device"])
    #expect(items("quit").map(\.name) == ["quit"])
    #expect(items("xyzzy").isEmpty)
  }

  @Test(arguments: [
    ("region fr", Event.region("FR")), ("time-zone Europe/Paris", .timeZone("Europe/Paris")),
    ("hour-cycle 24h", .hourCycle(.twentyFour)), ("hour-cycle region", .hourCycle(nil)),
    ("text-size xLarge", .textSize(.xLarge)), ("other-app start", .otherApp(isRunning: true)),
    ("device iPhone 16 Pro Max", .device(model: .named("iPhone 16 Pro Max"), os: nil)),
    ("wait 10m", .wait(600)), ("language ja", .languageInApp(FakeStage.tag("ja"))),
    ("offline", .offline(true)), ("reboot", .reboot),
  ])
  func aVerbDoesWhatItDoesInAScenario(_ text: String, event: Event) {
    #expect(items(text).first?.action == .event(event))
  }

  @Test(arguments: [
    "region F", "region FRA", "region 12", "time-zone Nowhere/At-all", "hour-cycle 13h",
    "text-size huge", "device Nokia 3310", "wait 0s", "wait 10", "wait 9223372036854775807h",
    "wait 400000h",
  ])
  func aVerbWithoutSenseDoesNothing(_ text: String) {
    let actions = items(text).map(\.action)
    #expect(
      !actions.contains {
        if case .event = $0 { true } else { false }
      })
  }

  @Test func enterOnAVerbPutsItIntoTheScript() {
    var model = model("region fr")
    _ = updateStage(&model, .key(.enter))
    #expect(model.overlay == nil)
    #expect(model.source.steps[1].name == "region, live")
    #expect(model.position.step == 2)
  }

  @Test func enterOnAVerbThatWantsAWordGoesOnTyping() {
    var model = model("time-zone")
    _ = updateStage(&model, .key(.enter))
    guard case .commands(let palette) = model.overlay else {
      Issue.record("the palette is closed")
      return
    }
    #expect(palette.field.text == "time-zone ")
  }

  @Test func aFieldIsEditedAsInAShell() {
    var field = LineField("one two three")
    for key: Key in [.control("w"), .character("x"), .control("a"), .delete, .right, .backspace] {
      _ = field.press(key)
    }
    #expect(field.text == "e two x")
    #expect(field.cursor == 0)
    _ = field.press(.control("k"))
    #expect(field.text == "")
  }
}
