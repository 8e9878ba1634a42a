import Languages
import Presentation
import Simulation
import Testing

@Suite("Alerts")
struct AlertTests {
  private let nested: GivenValue = [
    "title": ["loc-key": "alert.title"],
    "body": [
      "loc-key": "alert.body", "loc-args": GivenValue(.list(["4", "Noor"]), at: payload(1)),
    ],
  ]

  private func alerting(_ alert: GivenValue, _ event: String = "update") -> Payload {
    aps(event, ["alert": alert])
  }

  private func texts(_ render: KeptRender?) -> [String: TextExpression] {
    var texts: [String: TextExpression] = [:]
    for child in render?.content?.children ?? [] {
      if case .text(let text) = child.kind { texts[child.id] = text }
    }
    return texts
  }

  private func key(_ text: TextExpression?) -> MessageKey? {
    if case .message(let key, _, _, _) = text { key } else { nil }
  }

  @Test("the system looks loc-keys up in the app's bundle, in the languages that it gives the app")
  func system() throws {
    var play = Play()
    play(start(), .languageInApp(french), push(alerting(nested)))
    let alert = try #require(play.world.currentAlerts.first)
    #expect(alert.owner == .activity("delivery#1"))
    #expect(alert.surface == .alert)
    #expect(alert.context.process.target == TargetID("app"))
    #expect(alert.context.process.languages == [LanguageTag("en-US")!])
    #expect(alert.context.decision == nil)
    #expect(key(texts(alert)["alert/title"])?.key == "alert.title")
    guard case .message(_, let arguments, .process, _) = texts(alert)["alert/body"] else {
      Issue.record("no message")
      return
    }
    #expect(
      arguments == [
        .literal(.text("4", .payload(payload(1)))), .literal(.text("Noor", .payload(payload(1)))),
      ])
    play(.languagePerApp(german), .wait(1), push(alerting(nested)))
    #expect(
      play.world.currentAlerts.first?.context.process.languages == [german, LanguageTag("en-US")!])
  }

  @Test("the server resolves in the language that it knows when it sends, not when it is read")
  func server() throws {
    var play = Play()
    let message = GivenValue(
      .message(MessageKey("alert.title", place: step(3)), []), at: step(3))
    let alert = GivenValue(.record([GivenField("title", at: step(3), message)]), at: step(3))
    let event = Event.push(PushEvent(payload: aps(), alert: alert))
    play(start(), .offline(true), event, .languageInApp(french), .offline(false))
    let delivered = try #require(play.world.currentAlerts.first)
    guard case .verbatim(.literal(.lookedUp(_, let sender))) = texts(delivered)["alert/title"]
    else {
      Issue.record("not resolved by the server")
      return
    }
    #expect(sender.process.target == TargetID("server"))
    #expect(sender.process.languages == [english])
    #expect(delivered.context.content == TaggedRevision(tag: english, revision: 1))
  }

  @Test("a step's alert takes the place of the file's, and ‘none’ takes it away")
  func override() {
    var play = Play()
    play(start(), .push(PushEvent(payload: alerting(nested), alert: .null)))
    #expect(play.world.currentAlerts.isEmpty)
    #expect(play.world.pushes[0].outcome == .applied)
    #expect(play.world.pushes[0].changes.map(\.after).contains("none"))
    let other: GivenValue = ["title": ["loc-key": "other"]]
    play(.wait(1), .push(PushEvent(payload: alerting(nested), alert: other)))
    #expect(play.world.currentAlerts.map { key(texts($0)["alert/title"])?.key } == ["other"])
  }

  @Test(
    "an alert that says nothing is none",
    arguments: [["sound": "default"], ["title": ""], GivenValue(.bool(true), at: payload(1)), [:]]
      as [GivenValue])
  func empty(_ alert: GivenValue) {
    var play = Play()
    play(start(), push(alerting(alert)))
    #expect(play.world.pushes[0].outcome == .applied)
    #expect(play.world.currentAlerts.isEmpty)
  }

  @Test("a plain string is the body, a string of a part a literal")
  func literals() {
    var play = Play()
    play(start(), push(alerting("Nearly there")))
    #expect(
      texts(play.world.currentAlerts.first) == [
        "alert/body": .verbatim(.literal(.text("Nearly there", .payload(payload(1)))))
      ])
  }

  @Test("a start by push is shown only with an alert")
  func pushToStart() {
    var play = Play()
    let more: KeyValuePairs<String, GivenValue> = [
      "attributes-type": "DeliveryAttributes", "attributes": ["orderID": "B-1"],
    ]
    play(push(aps("start", more)))
    #expect(play.world.pushes[0].refusal == .noAlert(payload(1)))
    #expect(play.world.activities.isEmpty)
    #expect(play.log == ["push-refused no-alert"])
  }

  @Test("flat keys drop the whole push; where they pass, a literal beside one is its default")
  func flat() throws {
    let flat: GivenValue = [
      "title": "Nearly there", "title-loc-key": "alert.title",
      "title-loc-args": GivenValue(.list(["4"]), at: payload(1)),
    ]
    var play = Play()
    play(start(), push(alerting(flat)))
    #expect(play.world.pushes[0].refusal?.word == "flat-alert-keys")
    #expect(play["delivery#1"].state["phase"] == .code("preparing", of: "phase"))
    var shown = Play(courier(), story(settings: [.flatAlertKeys: "shown"]))
    shown(start(), push(alerting(flat)))
    let title = key(texts(shown.world.currentAlerts.first)["alert/title"])
    #expect(title?.key == "alert.title")
    #expect(title?.defaultValue == "Nearly there")
  }

  @Test("what a missing loc-key shows is a setting", arguments: [("key", false), ("empty", true)])
  func missing(option: String, isSilent: Bool) {
    var play = Play(courier(), story(settings: [.missingLocKey: option]))
    play(start(), push(alerting(nested)))
    let title = key(texts(play.world.currentAlerts.first)["alert/title"])
    #expect(title?.isSilentWhenMissing == isSilent)
  }

  @Test("the app resolves its own alert in its process, and knows its decision")
  func local() throws {
    var play = Play()
    let content = AlertContent(
      title: .message(
        MessageKey("alert.title", place: step(9)), [], language: .store, formats: .store),
      body: nil, place: step(9))
    play(
      start(), .languageInApp(french), .update(UpdateEvent(alert: content)))
    let alert = try #require(play.world.currentAlerts.first)
    #expect(alert.context.process == play.world.app?.facts)
    #expect(alert.context.decision == french)
    #expect(alert.context.store.tag == french)
    #expect(alert.cause == Cause(event: 3, place: step(3), kind: "update"))
  }

  @Test("a scheduled start alerts when it is due")
  func scheduled() {
    var play = Play()
    let title = TextExpression.message(
      MessageKey("alert.title", place: step(9)), [], language: .process, formats: .process)
    play(
      .start(
        StartEvent(
          kind: "delivery", attributes: given(["orderID": "A"]),
          state: given(["phase": "preparing"]), startAfter: 60,
          alert: AlertContent(title: title, body: nil, place: step(9)))))
    #expect(play.world.alerts.isEmpty)
    play(.wait(59))
    #expect(play.world.alerts.isEmpty)
    play(.wait(1))
    #expect(play.world.currentAlerts.map(\.at) == [nine + 60])
  }

  @Test("an alert is a moment: the next event takes it away, a change of language forgets it")
  func moment() {
    var play = Play()
    play(start(), push(alerting(nested)))
    #expect(play.world.currentAlerts.count == 1)
    play(.wait(1))
    #expect(play.world.currentAlerts.isEmpty)
    #expect(play.world.alerts.count == 1)
    play(push(alerting(nested)))
    #expect(play.world.alerts.count == 2)
    play(.languageInApp(german))
    #expect(play.world.alerts.isEmpty)
  }

  @Test("an update that comes too late does not alert")
  func late() {
    var play = Play()
    play(start(), end(), push(alerting(nested)))
    #expect(play.world.pushes[0].refusal?.word == "activity-ended")
    #expect(play.world.alerts.isEmpty)
  }

  @Test("a restart is recorded with both ids, also where nothing could be started again")
  func restart() {
    var play = Play(courier(policy: .restart))
    play(start(), .wait(60), .languageInApp(french))
    #expect(play.world.restarts.map(\.ended) == ["delivery#1"])
    #expect(play.world.restarts.map(\.started) == ["delivery#2"])
    #expect(play.world.restarts.map(\.startedAt) == [nine])
    #expect(play.world.restarts.map(\.place) == [product(12)])
    play(.wait(1))
    #expect(play.world.restarts.isEmpty)
  }
}
