import Diagnostics
import Foundation
import Inspection
import Languages
import Presentation
import ProductFiles
import Simulation
import TestSupport
import Testing

@testable import Workbench

/// A session that was saved plays as it was played.
@Suite struct SessionScenarioTests {
  static let scenarios = [
    "courier/french-on-the-way.scenario.yaml", "courier/arabic-night.scenario.yaml",
    "courier/demo.scenario.yaml", "courier/alerts.scenario.yaml",
    "courier-broken/frozen-text/frozen-text.scenario.yaml",
    "courier-broken/payload-prose/payload-prose.scenario.yaml",
    "courier-broken/target-membership/target-membership.scenario.yaml",
  ]

  private func folder(_ scenario: String) -> String {
    FilePath.folder(of: Repository.root.path + "/Scenarios/" + scenario)
  }

  @Test(arguments: scenarios)
  func aScriptWithoutAnythingLiveIsSavedWhole(path: String) throws {
    let stage = try Replayed(shipped: path).stage
    let again = try stage.saved(in: folder(path), over: DiskFiles())
    #expect(again.story == stage.story)
    #expect(again.remarks == stage.remarks)
    #expect(again.steps.map(\.kind) == stage.steps.map(\.kind))
  }

  @Test(arguments: scenarios, LanguageRoute.allCases)
  func aLiveSwitchIsABranch(path: String, route: LanguageRoute) throws {
    let stage = try Replayed(shipped: path).stage
    let position = StagePosition(step: stage.steps.count / 2)
    let live = try stage.switched(to: "pl", by: route, at: position).stage
    let again = try live.saved(in: folder(path), over: DiskFiles())
    let story = live.story
    #expect(story.count == stage.playback.run.events.count + 2)
    #expect(again.story == story)
    #expect(again.remarks == live.remarks)
  }

  @Test func aPseudolocaleThatWasChosenIsReadAgain() throws {
    let path = SessionScenarioTests.scenarios[0]
    let stage = try Replayed(shipped: path).stage
    let live = try stage.switched(to: "en-XA", by: .inApp, at: StagePosition(step: 2)).stage
    let again = try live.saved(in: folder(path), over: DiskFiles())
    #expect(again.story == live.story)
    #expect(again.remarks == live.remarks)
    #expect(live.story.contains { $0.contains("en-XA") })
  }

  @Test func aLiveSwitchMayStandBeforeTheFirstStepAndAfterTheLast() throws {
    let path = SessionScenarioTests.scenarios[0]
    let stage = try Replayed(shipped: path).stage
    for step in [0, 1, stage.steps.count] {
      let live = try stage.switched(to: "pl", by: .inApp, at: StagePosition(step: step)).stage
      let again = try live.saved(in: folder(path), over: DiskFiles())
      #expect(again.story == live.story)
      #expect(again.remarks == live.remarks)
    }
  }

  @Test func severalSwitchesMayCutOneWait() throws {
    let path = SessionScenarioTests.scenarios[0]
    let stage = try Replayed(shipped: path).stage
    let wait = try #require(stage.steps.lastIndex { $0.seconds > 100 }) + 1
    let first = try stage.switched(
      to: "de", by: .inApp, at: StagePosition(step: wait, seconds: 61))
    let second = try first.stage.switched(
      to: "ar", by: .device, at: StagePosition(step: first.position.step + 1, seconds: 30))
    let third = try second.stage.switched(
      to: "ru", by: .perApp, at: StagePosition(step: second.position.step))
    let live = third.stage
    let again = try live.saved(in: folder(path), over: DiskFiles())
    #expect(again.story == live.story)
    #expect(again.remarks == live.remarks)
    let text = live.savedSession(in: folder(path)).text
    #expect(text.components("  # live") == 3)
    #expect(text.contains("  - wait: 1m1s\n  - language: de\n"))
    #expect(text.contains("  - wait: 30s\n  - language: { device: [ar, en-US] }\n"))
    #expect(text.contains("  - language: { per-app: ru }\n  - wait: 8m29s\n"))
  }

  @Test(arguments: ["ar", "zh-Hans"]) func forTheLocaleThatItWasPlayedFor(locale: String) throws {
    let path = SessionScenarioTests.scenarios[0]
    let stage = try Replayed(shipped: path, locale: LanguageTag(locale)).stage
    #expect(try stage.saved(in: folder(path), over: DiskFiles()).story == stage.story)
  }

  @Test func pathsCountFromTheFolderThatItIsSavedIn() throws {
    let path = "courier-broken/payload-prose/payload-prose.scenario.yaml"
    let stage = try Replayed(shipped: path).stage
    for elsewhere in [Repository.root.path, Repository.root.path + "/Sources/Workbench"] {
      let again = try stage.saved(in: elsewhere, over: DiskFiles())
      #expect(again.story == stage.story)
    }
  }

  @Test func settingsOfTheRunAreSaved() throws {
    var replayed = try Replayed(shipped: SessionScenarioTests.scenarios[0])
    replayed.scenario.settings[.extensionLanguage] = "app"
    replayed.scenario.settings[.activitiesSurviveReboot] = "false"
    let folder = folder(SessionScenarioTests.scenarios[0])
    let text = replayed.stage.savedSession(in: folder).text
    #expect(
      text.contains(
        "\nplatform: { extension-language: app, activities-survive-reboot: \"false\" }\n"))
    let again = try replayed.stage.saved(in: folder, over: DiskFiles())
    #expect(again.playback.scenario.settings == replayed.scenario.settings)
  }

  @Test func theTextIsAsAPersonWouldWriteIt() throws {
    let stage = try Replayed(shipped: SessionScenarioTests.scenarios[0]).stage
    let live = try stage.switched(to: "ar", by: .inApp, at: StagePosition(step: 7)).stage
    let file = live.savedSession(in: folder(SessionScenarioTests.scenarios[0]))
    #expect(file.stem == "french-on-the-way-session")
    #expect(file.ending == ".scenario.yaml")
    expectGolden(file.text, "french-on-the-way", file: #filePath)
  }

  @Test func aNameThatIsTakenGetsANumber() {
    let file = SessionFile(stem: "a-session", ending: ".scenario.yaml", text: "")
    #expect(file.name { _ in false } == "a-session.scenario.yaml")
    let taken = ["a-session.scenario.yaml", "a-session-2.scenario.yaml"]
    #expect(file.name(isTaken: taken.contains) == "a-session-3.scenario.yaml")
  }

  // MARK: Every verb

  @Test func everyVerbIsSavedAsItWas() throws {
    let stage = try Replayed("p/all.scenario.yaml", in: Drone.files).stage
    // A verb that the reader knows stands in the script, or the test has a hole.
    let used = Set(stage.playback.entries.compactMap { $0.step?.verb })
    #expect(Drone.verbs.subtracting(used).isEmpty)
    let text = stage.savedSession(in: "p").text
    expectGolden(text, "every-verb", file: #filePath)
    let again = try stage.saved(in: "p", over: Drone.files)
    #expect(again.story == stage.story)
    #expect(again.remarks == stage.remarks)
    #expect(again.savedSession(in: "p").text == text)
  }

  @Test func aChoiceThatTheAppRefusesOnlyOpensIt() throws {
    var files = Drone.files
    files["p/product.yaml"] = Array(
      Drone.product.replacing(
        "supported: [en, fr] }", with: "supported: [en, fr] }\nin-app-language: none"
      )
      .utf8)
    files["p/plain.scenario.yaml"] = Array(
      """
      scenario: Plain
      product: product.yaml
      device: { languages: [en], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
      steps:
        - background
        - wait: 1m
      """.utf8)
    let stage = try Replayed("p/plain.scenario.yaml", in: files).stage
    let live = try stage.switched(to: "fr", by: .inApp, at: StagePosition(step: 1)).stage
    #expect(live.savedSession(in: "p").text.contains("  # live\n  - foreground\n  - wait: 1m\n"))
    #expect(try live.saved(in: "p", over: files).story == live.story)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}

/// A product with every type of field, and a script with every verb.
enum Drone {
  static let verbs: Set<String> = [
    "start", "update", "push", "miss-push", "stale", "end", "dismiss", "other-app", "language",
    "region", "time-zone", "hour-cycle", "text-size", "device", "install", "launch", "foreground",
    "background", "terminate", "reboot", "offline", "wait", "at", "sync-server",
    "remove-translation", "translation-version", "expect", "caption", "chapter", "pause",
    "snapshot",
  ]

  static let product = """
    product: Drone
    languages: { default: en, supported: [en, fr] }
    targets:
      app: { kind: app, resources: [App], screen: App/screen.views.yaml }
      widgets: { kind: widget-extension, resources: [Widgets] }
    server: { resources: [Server] }
    activities:
      flight:
        target: widgets
        attributes: { id: UUID, crew: [String] }
        content-state:
          phase: { codes: [up, down], unknown: keep }
          height: Int
          speed: Double
          price: Decimal
          armed: Bool
          since: Date
          lands: Date?
          takes: Duration
          legs: [Duration]
          base: { name: String, lag: Duration? }
          link: URL?
          blob: Data?
          pilot: UserText?
          title: String?
          note: String?
          tag: LanguageTag
          revision: Revision
        views: Widgets/flight.views.yaml
      parcel:
        target: widgets
        attributes: {}
        content-state: { left: Duration, takes: String }
        views: Widgets/parcel.views.yaml
    """

  static let script = """
    scenario: "All: of it #1"
    product: product.yaml
    locale: fr
    device:
      { model: iPhone 16 Pro, os: iOS 26.0, languages: [de-CH, en], region: CA, time-zone: America/Toronto, now: 2026-11-01T01:30:00-05:00, hour-cycle: 12h, text-size: x-large }
    store: { language: "fr_CA #", revision: 3 }
    platform: { plural-language: locale }
    steps:
      - chapter: "1"
      - caption: "No: \\"quotes\\", # no comment,\\n\\u202E and no control"
      - start: flight
        attributes: { id: 123e4567-e89b-12d3-a456-426614174000, crew: ["a, b", "no", "12"] }
        state:
          phase: up
          height: 12
          speed: 1.50
          price: 0.10
          armed: true
          since: -5m
          lands: 2026-11-01T03:04:05+01:00
          takes: 1h30m
          legs: [90s, 0s]
          base: { name: "null", lag: 2d }
          link: https://example.com/a?b=c
          blob: AAEC
          pilot: "Zoë \\"Z\\" [x]"
          title: { key: flight.title, default: "Up: %@ %lld", args: ["+1", 3] }
          tag: fr
          revision: 9
        stale-after: 10m
        relevance-score: 0.5
      - start: parcel
        state: { left: 5m, takes: "10m" }
      - update: { state: { left: 4m } }
      - update: flight#1
        state: { height: -3, lands: null, since: +0s }
        stale-after: 1d2h
      - update
      - update:
          activity: flight
          alert: { keys: { title: flight.title, body: { key: flight.body, default: Up, args: [3, a b], locale: shared-store } } }
      - push: up.apns
        alert: { keys: { title: { key: flight.title, args: ["3"] } } }
      - push: up.apns
        alert: { server: { body: { key: flight.body, default: Up, args: [3] } } }
      - push: up.apns
        alert: none
      - push: up.apns
        activity: flight
      - push: { file: up.apns, as-written: true }
      - push: { file: up.apns, to: broadcast }
      - miss-push: up.apns
      - offline
      - push: up.apns
      - offline: false
      - other-app: start
      - other-app: end
      - language: fr
      - language: { device: [fr-CH, "no"] }
      - language: { per-app: en }
      - language: { per-app: null }
      - expect: { language: en, source: default, revision: 4, state: stale, activity: flight }
      - expect: { surface: minimal, everywhere: true, absent: [mixed-language, unlabelled] }
      - expect: { text: [{ equals: "a: b" }, { contains: "#" }, { matches: "^[a-z]{2}$" }] }
      - expect:
          finding: [{ id: missing-key, surface: minimal, locale: en, key: "a: b", file: x.yaml, count: 2 }, unlabelled]
      - region: CH
      - time-zone: Europe/Zurich
      - hour-cycle: 24h
      - hour-cycle: region
      - text-size: small
      - device: { model: iPhone SE (3rd generation), os: iOS 18.0 }
      - install
      - launch
      - background
      - foreground
      - terminate
      - reboot
      - sync-server
      - pause
      - snapshot: "two: words"
      - remove-translation: { target: widgets, locale: fr, key: flight.title }
      - translation-version: { target: app, folder: Newer }
      - wait: 90s
      - at: 2026-11-02T00:00:00Z
      - stale: flight#1
      - dismiss: parcel
      - end: { activity: flight, state: { phase: down, takes: 0s }, dismissal: immediate }
      - end: parcel
        dismissal: 4h
      - end
    """

  static var files: MemoryFiles {
    let views = """
      lock-screen:
        vstack:
          - text: { key: flight.title, default: "Up: %@", args: [{ format: { time: since } }] }
          - text: { value: pilot }
          - text: { value: note }
      minimal:
        text: { key: "a: b" }
      """
    let parcel = """
      lock-screen:
        text: { value: takes }
      """
    func catalog(_ key: String, _ fr: String) -> String {
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "\(key)": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Up at %@" } },
        "fr": { "stringUnit": { "state": "translated", "value": "\(fr)" } } } } } }
      """
    }
    return MemoryFiles([
      "p/product.yaml": product, "p/all.scenario.yaml": script,
      "p/Widgets/flight.views.yaml": views, "p/Widgets/parcel.views.yaml": parcel,
      "p/App/screen.views.yaml": "app-screen:\n  text: { key: home, default: Home }\n",
      "p/Server/Localizable.xcstrings": catalog("flight.body", "En vol %@"),
      "p/Widgets/Localizable.xcstrings": catalog("flight.title", "En vol à %@"),
      "p/App/Localizable.xcstrings": catalog("home", "Accueil"),
      "p/Newer/Localizable.xcstrings": catalog("home", "Chez soi"),
      "p/up.apns": """
      { "aps": { "timestamp": 1786021230, "event": "update", "content-state": {
        "phase": "down", "height": 1, "speed": 2, "price": 1, "armed": false, "since": 1,
        "takes": 5, "legs": [1], "base": { "name": "x" }, "tag": "en", "revision": 1 } } }
      """,
    ])
  }
}
