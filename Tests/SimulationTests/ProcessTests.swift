import Languages
import Presentation
import Simulation
import Testing

@Suite("Processes and kept renders")
struct ProcessTests {
  private let edit = ResourceEdit.remove(
    target: TargetID("widgets"), table: "Localizable", locale: "fr", key: "k", place: step(50))

  @Test("an extension is launched for each render, or kept, by setting")
  func lifetime() {
    for (option, launched) in [("per-render", nine + 60), ("kept", nine)] {
      var play = Play(courier(), story(settings: [.extensionLifetime: option]))
      play(start(), .wait(60), update())
      #expect(play.render()?.context.process.launchedAt == launched)
    }
  }

  @Test("an extension follows the system's languages, or the app's own, by setting")
  func extensionLanguage() {
    let device = [LanguageTag("en-US")!]
    for (option, languages) in [("system", device), ("app", [french] + device)] {
      var play = Play(
        courier(), story(settings: [.extensionLanguage: option, .extensionLifetime: "kept"]))
      play(start(), .wait(5), .languagePerApp(french), update())
      #expect(play.render()?.context.process.languages == languages)
      #expect(play.world.app?.isForeground == false, "a local verb wakes the app")
    }
  }

  @Test("new resources change no kept render, and are seen from the next launch")
  func resources() {
    var play = Play(courier(), story(settings: [.extensionLifetime: "kept"]))
    play(start())
    let before = play.world.renders
    play(.edit([edit]))
    #expect(play.world.renders == before)
    play(update())
    #expect(play.render()?.context.process.resources == ResourceVersion())
    #expect(play.screen?.context.process.resources == ResourceVersion())
    play(.install)
    #expect(play.world.app == nil)
    play(.launch, update())
    #expect(play.render()?.context.process.resources == ResourceVersion(edits: [edit]))
    #expect(play.screen?.context.process.resources == ResourceVersion(edits: [edit]))
  }

  @Test("a product's edits hold before the first launch")
  func productEdits() {
    let play = Play(courier(edits: [edit]))
    #expect(play.world.app?.facts.resources == ResourceVersion(edits: [edit]))
  }

  @Test(
    "a render knows the kind of device that it was made on",
    arguments: [
      ("iPhone 16 Pro", .iPhone), ("iPad Pro 13-inch", .iPad), ("iPad mini (A17 Pro)", .iPad),
    ] as [(String, DeviceClass)])
  func deviceClass(model: String, kind: DeviceClass) {
    var play = Play()
    play(start(), .device(model: .named(model), os: nil))
    #expect(play.render()?.context.deviceClass == .iPhone, "a new phone renders nothing by itself")
    play(update())
    #expect(play.render()?.context.deviceClass == kind)
  }

  @Test("region, 24-hour clock and text size make all activities again; a time zone does not")
  func traits() {
    var play = Play()
    play(start(), start())
    for (event, cause) in [
      (Event.region("FR"), "region"), (.hourCycle(.twelve), "hour-cycle"),
      (.textSize(.xxxLarge), "text-size"),
    ] {
      play(event)
      for id in ["delivery#1", "delivery#2"] { #expect(play.render(id)?.cause.kind == cause) }
    }
    #expect(play.render()?.context.region == "FR")
    #expect(play.render()?.context.hourCycle == .twelve)
    #expect(play.render()?.context.textSize == .xxxLarge)
    let before = play.world.renders
    play(.timeZone("Europe/Paris"), .otherApp(isRunning: true), .background, .offline(true))
    play(.device(model: .named("iPhone 16e"), os: nil), .wait(30))
    #expect(play.world.renders == before)
    #expect(play.world.device.model.name == "iPhone 16e")
  }

  @Test("after a reboot activities are rendered again, or are gone, by setting")
  func reboot() {
    for (option, phase) in [("true", ActivityPhase.active), ("false", .dismissed)] {
      var play = Play(courier(), story(settings: [.activitiesSurviveReboot: option]))
      play(start(), .wait(5), .reboot)
      #expect(play["delivery#1"].phase == phase)
      #expect(play.render()?.cause.kind == (option == "true" ? "reboot" : nil))
      #expect(play.world.app == nil)
    }
  }

  @Test("foreground and background do not end the app; launch brings it up, a start opens it")
  func foreground() {
    var play = Play()
    let facts = play.world.app?.facts
    play(.wait(5), .background)
    #expect(play.world.app?.isForeground == false)
    #expect(play.world.app?.facts == facts)
    play(.foreground)
    #expect(play.world.app?.isForeground == true)
    #expect(play.world.app?.facts == facts)
    play(.terminate, update())
    #expect(play.world.app?.isForeground == false)
    play(.launch)
    #expect(play.world.app?.isForeground == true)
    play(.terminate, start())
    #expect(play.world.app?.isForeground == true)
    #expect(play.world.app?.facts.launchedAt == nine + 5)
  }

  @Test("the app's screen is made again when an activity changes, and only while the app runs")
  func screen() {
    var play = Play()
    #expect(play.screen?.cause == Cause(event: 0, place: beginning, kind: "launch"))
    play(start(["stopCount": 3], staleAfter: 60))
    #expect(play.screen?.input.state["stopCount"] == .int(3))
    #expect(play.screen?.cause.kind == "start")
    play(.wait(600))
    #expect(play.screen?.at == nine + 60)
    #expect(play.screen?.cause.kind == "stale")
    #expect(play.screen?.input.isStale == true)
    play(.terminate, push(aps()))
    #expect(play.screen == nil)
  }
}
