import Languages
import Presentation
import Simulation
import Testing

@Suite("Local activities")
struct ActivityTests {
  @Test("a start composes the state: given fields, tag and revision from the store, nulls")
  func start() {
    var play = Play()
    play(SimulationTests.start(["estimatedArrival": GivenValue(.fromNow(720), at: step(1))]))
    #expect(play["delivery#1"].phase == .active)
    #expect(
      play["delivery#1"].state
        == [
          "phase": .code("preparing", of: "phase"), "estimatedArrival": .date(nine + 720),
          "stopCount": .null, "courierName": .null, "localeTag": .tag(english),
          "localeRevision": .int(1),
        ])
    #expect(play.world.renders[.activity("delivery#1")]?.count == 3)
    #expect(play.render()?.cause == Cause(event: 1, place: step(1), kind: "start"))
    #expect(play.render()?.context.content == TaggedRevision(tag: english, revision: 1))
    #expect(play.render()?.context.decision == nil)
  }

  @Test("ids count each kind, and are never used twice")
  func ids() {
    var play = Play()
    play(SimulationTests.start(), .dismiss(activity: nil), SimulationTests.start())
    #expect(play.world.activities.keys.sorted() == ["delivery#1", "delivery#2"])
  }

  @Test("an update gives what changes; its stale date is given anew or cleared")
  func update() {
    var play = Play()
    play(SimulationTests.start(["stopCount": 3], staleAfter: 600), .wait(60))
    play(SimulationTests.update(["phase": "nearby"], staleAfter: 100))
    #expect(play["delivery#1"].state["stopCount"] == .int(3))
    #expect(play["delivery#1"].state["phase"] == .code("nearby", of: "phase"))
    #expect(play["delivery#1"].staleAt == nine + 160)
    play(SimulationTests.update())
    #expect(play["delivery#1"].staleAt == nil)
  }

  @Test("content of people has no origin of ours, other strings know the line")
  func origins() {
    var play = Play(courier(fields: [declared("note", .optional(.string))]))
    play(SimulationTests.start(["courierName": "Aïcha", "note": "bell"]))
    #expect(play["delivery#1"].state["courierName"] == .text("Aïcha", .userContent))
    #expect(play["delivery#1"].state["note"] == .text("bell", .scenario(payload(1))))
  }

  @Test("a field with code of its own is made by the app, from its process, at each update")
  func from() {
    let key = MessageKey("app.title", place: product(51))
    let title = TextExpression.message(
      key, [.field(.state, ["stopCount"])], language: .process, formats: .process)
    var play = Play(
      courier(fields: [
        declared("title", .string, from: .string(title)),
        declared("order", .string, from: .field(.attributes, ["orderID"])),
      ]))
    play(SimulationTests.start(["stopCount": 3]))
    guard case .lookedUp(let text, let context) = play["delivery#1"].state["title"] else {
      Issue.record("no looked-up string")
      return
    }
    #expect(text == .message(key, [.int(3)], language: .process, formats: .process))
    #expect(context.process.target == TargetID("app"))
    #expect(context.decision == english)
    #expect(play["delivery#1"].state["order"] == .text("A-17", .scenario(payload(1))))
    play(.wait(5), SimulationTests.update(["stopCount": 2]))
    guard case .lookedUp(let again, _) = play["delivery#1"].state["title"] else { return }
    #expect(again == .message(key, [.int(2)], language: .process, formats: .process))
  }

  @Test("a message in a given string is looked up by the app when it sends")
  func message() {
    var play = Play(courier(fields: [declared("title", .optional(.string))]))
    let key = MessageKey("title", place: step(3))
    let message = GivenValue(.message(key, [4]), at: step(3))
    play(SimulationTests.start(["title": message]))
    guard case .lookedUp(let text, let context) = play["delivery#1"].state["title"] else {
      Issue.record("no looked-up string")
      return
    }
    #expect(text == .message(key, [.int(4)], language: .process, formats: .process))
    #expect(context.process.target == TargetID("app"))
  }

  @Test("a moment in a state is read in the device's zone unless it carries one")
  func moments() {
    var play = Play()
    for (offset, arrival) in [(nil, nine + 1800), (-4 * 3600, nine + 1800 + 4 * 3600)] {
      let moment = LocalMoment(
        year: 2026, month: 8, day: 6, hour: 13, minute: 30, offset: offset)
      play(SimulationTests.start(["estimatedArrival": GivenValue(.moment(moment), at: step(1))]))
      let id = "delivery#\(play.world.activities.count)"
      #expect(play[id].state["estimatedArrival"] == .date(arrival))
    }
  }

  @Test("a state that Swift could not hold is refused, and nothing changes")
  func refused() {
    var play = Play()
    play(SimulationTests.start(phase: "late"))
    #expect(play.world.activities.isEmpty)
    #expect(play.log == ["start-refused dataCorrupted"])
    play(SimulationTests.start(["stopCount": "3"]))
    #expect(play.log == ["start-refused typeMismatch"])
  }

  @Test("no event after the end changes the activity")
  func afterEnd() {
    var play = Play()
    play(SimulationTests.start(), SimulationTests.end(["phase": "delivered"]))
    let (activity, renders) = (play["delivery#1"], play.world.renders[.activity("delivery#1")])
    #expect(activity.phase == .ended)
    #expect(activity.state["phase"] == .code("delivered", of: "phase"))
    play(SimulationTests.update(["phase": "nearby"]))
    #expect(play.log == ["update-ignored activity-ended"])
    play(push(aps()), push(aps("end")), SimulationTests.end(), .stale(activity: nil))
    play(.languageInApp(german))
    #expect(play["delivery#1"] == activity)
    #expect(play.world.renders[.activity("delivery#1")] == renders)
  }

  @Test(
    "an ended activity stays at most four hours",
    arguments: [
      (Dismissal.default, 4 * 3600), (.after(900), 900), (.after(5 * 3600), 4 * 3600),
    ])
  func dismissal(_ policy: Dismissal, _ seconds: Int) {
    var play = Play()
    play(SimulationTests.start(), .wait(60), SimulationTests.end([:], policy), .wait(seconds - 1))
    #expect(play["delivery#1"].phase == .ended)
    #expect(play.render()?.cause.kind == "end")
    play(.wait(1))
    #expect(play["delivery#1"].phase == .dismissed)
    #expect(play.render() == nil)
  }

  @Test("an immediate dismissal leaves nothing")
  func immediate() {
    var play = Play()
    play(SimulationTests.start(), SimulationTests.end([:], .immediate))
    #expect(play["delivery#1"].phase == .dismissed)
    #expect(play.world.renders[.activity("delivery#1")] == nil)
  }

  @Test("an end with nothing given keeps the last content")
  func endKeeps() {
    var play = Play()
    play(SimulationTests.start(["stopCount": 3]), .languageInApp(german))
    let state = play["delivery#1"].state
    play(SimulationTests.end())
    #expect(play["delivery#1"].state == state)
  }

  @Test("a scheduled start is pending, shows nothing, and then begins")
  func pending() {
    var play = Play()
    play(SimulationTests.start(startAfter: 60))
    #expect(play["delivery#1"].phase == .pending)
    #expect(play.render() == nil)
    #expect(
      visibility(of: .lockScreen, owner: .activity("delivery#1"), in: play.world).reason
        == "pending")
    play(.wait(60))
    #expect(play["delivery#1"].phase == .active)
    #expect(play.render()?.at == nine + 60)
  }

  @Test("a verb without a name means the last started that is still there")
  func reference() {
    var play = Play()
    play(SimulationTests.start(), SimulationTests.start())
    play(SimulationTests.update(["stopCount": 9]))
    #expect(play["delivery#2"].state["stopCount"] == .int(9))
    play(SimulationTests.update(["stopCount": 8], "delivery#1"))
    #expect(play["delivery#1"].state["stopCount"] == .int(8))
    play(.dismiss(activity: "delivery#2"), SimulationTests.update(["stopCount": 7], "delivery"))
    #expect(play["delivery#1"].state["stopCount"] == .int(7))
  }

  @Test("the log names ids and codes, and never what a person wrote")
  func log() {
    var play = Play(courier(fields: [declared("note", .optional(.string))]))
    play(SimulationTests.start(["courierName": "Aïcha", "note": "Sonnez deux fois"]))
    let render = play.world.log.first { $0.event == "render" && $0.subject == "delivery#1" }
    #expect(render?.at == nine)
    #expect(
      render?.fields.map { "\($0.name)=\($0.value)" }
        == [
          "phase=active", "locale=en", "source=device-match", "revision=1", "update=local",
          "cause=start",
        ])
    for entry in play.world.log {
      for field in entry.fields {
        #expect(!field.value.contains("Aïcha") && !field.value.contains("Sonnez"))
      }
    }
  }
}
