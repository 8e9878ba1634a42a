import Languages
import Presentation
import Simulation
import Testing

@Suite("Pushes")
struct PushTests {
  private func started(_ product: Product = courier()) -> Play {
    var play = Play(product)
    play(start(), .wait(60))
    return play
  }

  @Test("a push is what the server would send now: moved in time and filled in")
  func retimed() throws {
    var play = started()
    let seconds2001 = written - 978_307_200
    play(
      push(
        aps(
          state: [
            "phase": "nearby", "estimatedArrival": GivenValue(integerLiteral: seconds2001 + 300),
            "localeTag": "xx",
          ], ["stale-date": GivenValue(integerLiteral: written + 600)])))
    let now = nine + 60
    #expect(play["delivery#1"].state["estimatedArrival"] == .date(now + 300))
    #expect(play["delivery#1"].state["localeTag"] == .tag(english))
    #expect(play["delivery#1"].state["localeRevision"] == .int(1))
    #expect(play["delivery#1"].state["stopCount"] == .null)
    #expect(play["delivery#1"].staleAt == now + 600)
    #expect(play["delivery#1"].lastTimestamp == now.seconds)
    let record = try #require(play.world.pushes.first)
    #expect(record.outcome == .applied)
    #expect(record.timestamp == now.seconds)
    let shift = now.seconds - written
    #expect(
      record.changes.map { "\($0.path) \($0.before ?? "–") \($0.after) \($0.reason)" }
        == [
          "aps.timestamp \(written) \(now.seconds) retimed",
          "aps.content-state.estimatedArrival \(seconds2001 + 300) \(seconds2001 + 300 + shift) retimed",
          "aps.content-state.localeTag xx en filled",
          "aps.content-state.localeRevision – 1 filled",
          "aps.stale-date \(written + 600) \(now.seconds + 600) retimed",
        ])
    #expect(play.render()?.cause == Cause(event: 3, place: step(3), kind: "push"))
  }

  @Test("as written, the bytes are sent: an old timestamp is ignored, nothing is filled in")
  func asWritten() {
    var play = started()
    let before = play["delivery#1"]
    play(push(aps(), asWritten: true))
    #expect(play.world.pushes.map(\.refusal) == [.olderTimestamp(payload(1))])
    #expect(play.world.pushes[0].changes.isEmpty)
    #expect(play["delivery#1"] == before)
    let now = GivenValue(integerLiteral: nine.seconds + 60)
    play(push(aps(timestamp: now), asWritten: true))
    #expect(
      play.world.pushes[0].refusal
        == .undecodable(
          DecodingFailure(
            kind: .keyNotFound, path: ["content-state", "localeTag"], expected: "LanguageTag",
            found: "nothing", place: payload(4))))
  }

  @Test(
    "a timestamp that is no count of seconds is sent as it is",
    arguments: [
      ("1754006400000", PushRefusal.futureTimestamp(payload(1))),
      ("775699200", .olderTimestamp(payload(1))), ("0", .olderTimestamp(payload(1))),
    ])
  func implausible(_ digits: String, _ refusal: PushRefusal) {
    var play = started()
    play(push(aps(timestamp: .digits(digits))))
    #expect(play.world.pushes.map(\.refusal) == [refusal])
    #expect(!play.world.pushes[0].isTimestampPlausible)
    #expect(!play.world.pushes[0].changes.contains { $0.reason == .retimed })
  }

  @Test("more than 4096 bytes, more than eight hours ahead, no event, no timestamp")
  func refusals() {
    var play = started()
    let ahead = GivenValue(integerLiteral: nine.seconds + 60 + 8 * 3600)
    play(push(aps(size: 4097)))
    #expect(play.world.pushes[0].refusal?.word == "too-large")
    play(push(aps(size: 4096)))
    #expect(play.world.pushes[0].refusal == nil)
    var state: GivenValue = ["phase": "nearby", "localeTag": "en", "localeRevision": 1]
    play(.wait(0), push(aps(timestamp: ahead, state: state), asWritten: true))
    #expect(play.world.pushes[0].outcome == .applied)
    let further = GivenValue(integerLiteral: nine.seconds + 61 + 8 * 3600)
    state = ["phase": "nearby"]
    play(push(aps(timestamp: further, state: state), asWritten: true))
    #expect(play.world.pushes[0].refusal?.word == "future-timestamp")
    play(push(aps("refresh")))
    #expect(play.world.pushes[0].refusal?.word == "no-event")
    play(push(aps(timestamp: "soon")))
    #expect(play.world.pushes[0].refusal?.word == "no-timestamp")
    play(push(Payload(file: "x", root: [:], size: 2, syntaxProblems: [])))
    #expect(play.world.pushes[0].refusal?.word == "no-aps")
    play(push(aps(), "pickup"))
    #expect(play.world.pushes[0].refusal?.word == "no-activity")
  }

  @Test("an equal timestamp is ignored among pushes, or applied by setting")
  func equal() {
    for (option, word) in [("ignored", "equal-timestamp"), ("applied", nil)] {
      var play = Play(courier(), story(settings: [.equalTimestamp: option]))
      play(start(), push(aps()))
      #expect(play.world.pushes[0].outcome == .applied)
      play(push(aps(state: ["phase": "delivered"])))
      #expect(play.world.pushes[0].refusal?.word == word)
    }
  }

  @Test("an old end is applied, or ignored by setting")
  func oldEnd() {
    for (option, phase) in [("applied", ActivityPhase.ended), ("ignored", .active)] {
      var play = Play(courier(), story(settings: [.oldEndPush: option]))
      play(start(), .wait(60), push(aps("end", state: nil), asWritten: true))
      #expect(play["delivery#1"].phase == phase)
    }
  }

  @Test("an end without content keeps the last; its dismissal date counts up to four hours")
  func end() {
    var play = started()
    let state = play["delivery#1"].state
    play(
      push(aps("end", state: nil, ["dismissal-date": GivenValue(integerLiteral: written + 900)])))
    #expect(play["delivery#1"].state == state)
    #expect(play["delivery#1"].dismissesAt == nine + 960)
    var capped = started()
    let late = GivenValue(integerLiteral: written + 5 * 3600)
    capped(push(aps("end", ["dismissal-date": late])))
    #expect(capped["delivery#1"].dismissesAt == nine + 60 + 4 * 3600)
  }

  @Test("a dismissal date in the past dismisses at once")
  func pastDismissal() {
    let past = GivenValue(integerLiteral: written - 60)
    for date in [past, 0] {
      var play = started()
      play(push(aps("end", ["dismissal-date": date])))
      #expect(play["delivery#1"].phase == .dismissed)
    }
  }

  @Test("a missed push changes nothing on the phone; the activity turns stale in time")
  func missed() {
    var play = Play()
    play(start(staleAfter: 600))
    let before = play["delivery#1"]
    play(.missPush(PushEvent(payload: aps())))
    #expect(play["delivery#1"] == before)
    #expect(play.world.pushes.map(\.outcome) == [.missed])
    play(.wait(600))
    #expect(play["delivery#1"].phase == .stale)
  }

  @Test("offline, the newest push of each activity is kept until the phone is back")
  func offline() {
    var play = Play()
    play(start(), start(), .offline(true), .wait(10))
    play(push(aps(state: ["phase": "nearby", "stopCount": 2]), "delivery#1"), .wait(10))
    play(push(aps(state: ["phase": "nearby", "stopCount": 5]), "delivery#2"), .wait(10))
    play(push(aps(state: ["phase": "nearby", "stopCount": 1]), "delivery#1"))
    #expect(play.world.pushes.map(\.outcome) == [.held])
    #expect(play["delivery#1"].state["stopCount"] == .null)
    play(.offline(false))
    #expect(play.world.pushes.map(\.outcome) == [.applied, .applied])
    #expect(play["delivery#1"].state["stopCount"] == .int(1))
    #expect(play["delivery#2"].state["stopCount"] == .int(5))
    #expect(play.world.heldPushes.isEmpty)
  }

  @Test("a push starts an activity by the name of its Swift type")
  func pushToStart() {
    var play = Play()
    let start = aps(
      "start",
      [
        "attributes-type": "DeliveryAttributes", "attributes": ["orderID": "B-1"],
        "alert": ["title": ["loc-key": "alert.started"]],
      ])
    play(push(start))
    #expect(play["delivery#1"].attributes["orderID"] == .text("B-1", .payload(payload(1))))
    #expect(play["delivery#1"].state["localeTag"] == .tag(english))
    #expect(play.world.pushes[0].activity == "delivery#1")
    play(push(aps("start", ["attributes-type": "Ride", "attributes": [:]])))
    #expect(play.world.pushes[0].refusal?.word == "unknown-attributes-type")
    play(push(start, broadcast: true))
    #expect(play.world.pushes[0].refusal?.word == "broadcast-start")
    play(push(aps("start", ["attributes-type": "DeliveryAttributes"])))
    #expect(play.world.pushes[0].refusal?.word == "undecodable")
    #expect(play.world.activities.count == 1)
  }

  @Test("a broadcast reaches every activity of the kind and fills nothing in")
  func broadcast() {
    var play = Play(courier(fields: []))
    play(start(), start(), .wait(5))
    let state: GivenValue = ["phase": "nearby", "localeTag": "de", "localeRevision": 9]
    play(push(aps(state: state), broadcast: true))
    for id in ["delivery#1", "delivery#2"] {
      #expect(play[id].state["localeTag"] == .tag(german))
      #expect(play[id].state["localeRevision"] == .int(9))
    }
    #expect(play.world.pushes.map(\.activity) == ["delivery#1", "delivery#2"])
  }

  @Test("the server resolves a message from its own resources, in the language of its copy")
  func serverMessage() {
    var play = Play(courier(fields: [declared("title", .optional(.string))]))
    play(start(), .languageInApp(canadian), .wait(5))
    let state: GivenValue = [
      "phase": "nearby",
      "title": ["key": "nearby", "args": GivenValue(.list([3]), at: payload(6))],
    ]
    play(push(aps(state: state)))
    guard case .lookedUp(let text, let context) = play["delivery#1"].state["title"] else {
      Issue.record("no looked-up string: \(play.world.pushes)")
      return
    }
    #expect(
      text
        == .message(
          MessageKey("nearby", place: payload(1)), [.int(3)], language: .process,
          formats: .process))
    #expect(context.process.target == TargetID("server"))
    #expect(context.process.languages == [canadian])
    play(
      .wait(5),
      push(
        aps(timestamp: GivenValue(integerLiteral: nine.seconds + 10), state: state), asWritten: true
      ))
    #expect(play.world.pushes[0].refusal?.word == "undecodable")
  }

  @Test("every declared date is told as it was sent and as it was read")
  func dates() {
    var play = started()
    play(
      push(
        aps(state: [
          "phase": "nearby", "estimatedArrival": GivenValue(integerLiteral: written + 300),
        ])))
    let now = nine.seconds + 60
    #expect(
      play.world.pushes[0].dates
        == [
          DecodedDate(
            path: "content-state.estimatedArrival", place: payload(1), sent: now + 300,
            decoded: Instant(now + 300 + 978_307_200))
        ])
  }
}
