import Languages
import Presentation
import Simulation
import Testing

/// The same numbers for the same seed, everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private func randomEvent(_ random: inout SplitMix) -> Event {
  let tags = [english, french, canadian, german, arabic]
  let ids = [nil, "delivery#1", "delivery#2", "delivery"]
  let activity = ids.randomElement(using: &random)!
  let phase = ["preparing", "nearby", "late"].randomElement(using: &random)!
  let state: GivenValue = ["phase": GivenValue(stringLiteral: phase), "stopCount": 2]
  switch Int.random(in: 0..<22, using: &random) {
  case 0, 1: return start(staleAfter: [nil, 300, 0].randomElement(using: &random)!)
  case 2: return start(startAfter: 40)
  case 3: return update(["phase": "nearby"], activity)
  case 4: return push(aps(state: state), activity)
  case 5: return push(aps(state: state, ["alert": ["title": "Nearly there"]]), activity)
  case 6:
    return push(aps("end", state: state), activity, asWritten: Bool.random(using: &random))
  case 7: return .end(EndEvent(activity: activity, dismissal: .after(600)))
  case 8: return .dismiss(activity: activity)
  case 9, 10: return .languageInApp(tags.randomElement(using: &random)!)
  case 11: return .languageOfDevice([tags.randomElement(using: &random)!])
  case 12: return .languagePerApp([nil, german, french].randomElement(using: &random)!)
  case 13: return .terminate
  case 14: return .launch
  case 15: return .offline(Bool.random(using: &random))
  case 16: return .reboot
  case 17:
    return .edit([
      .remove(
        target: TargetID("widgets"), table: "Localizable", locale: nil, key: phase,
        place: step(1))
    ])
  case 18: return .stale(activity: activity)
  default: return .wait(Int.random(in: 0..<4000, using: &random))
  }
}

private func randomRun(_ seed: UInt64, _ count: Int = 150) -> (Run, [World]) {
  var random = SplitMix(state: seed)
  let policy = LanguageChangePolicy.allCases.randomElement(using: &random)!
  let lifetime = ["per-render", "kept"].randomElement(using: &random)!
  let product = courier(policy: policy)
  let world = World.launched(
    product: product, scenario: story(settings: [.extensionLifetime: lifetime]))
  var run = Run(product: product, from: world, calendar: UniversalTime())
  var worlds = [world]
  for line in 1...count {
    run.play(Placed(randomEvent(&random), at: step(line)))
    worlds.append(run.now)
  }
  return (run, worlds)
}

@Suite("Histories")
struct RunTests {
  @Test(
    "no fact of a log entry is named like what every entry has",
    arguments: 1...8 as ClosedRange<UInt64>)
  func logFields(_ seed: UInt64) {
    let reserved: Set = ["event", "subject", "time", "file", "line", "column"]
    let entries = randomRun(seed, 300).1.flatMap(\.log)
    #expect(entries.contains { $0.event == "push-applied" })
    for entry in entries {
      let names = entry.fields.map(\.name)
      #expect(reserved.isDisjoint(with: names), "\(entry.event)")
      #expect(Set(names).count == names.count, "\(entry.event)")
    }
  }

  @Test("going to a position equals playing to it", arguments: 1...6 as ClosedRange<UInt64>)
  func positions(_ seed: UInt64) {
    let (run, worlds) = randomRun(seed)
    for count in [0, 1, 63, 64, 65, 100, 127, 128, 129, 150] {
      #expect(run.world(at: Position(events: count)) == worlds[count])
    }
    #expect(run.world(at: Position(events: 999)) == run.now)
  }

  @Test("a wait cut anywhere equals an uncut one", arguments: 1...3 as ClosedRange<UInt64>)
  func cuts(_ seed: UInt64) {
    let (run, worlds) = randomRun(seed)
    var random = SplitMix(state: seed)
    var cuts = 0
    for (index, event) in run.events.enumerated() {
      guard case .wait(let seconds) = event.value, seconds > 1 else { continue }
      cuts += 1
      let time = worlds[index].clock + Int.random(in: 1..<seconds, using: &random)
      let inside = run.world(at: Position(events: index, time: time))
      #expect(inside.clock == time)
      var branch = run.branching(at: Position(events: index, time: time))
      #expect(branch.now == inside)
      let rest = worlds[index].clock.seconds + seconds - time.seconds
      branch.play(Placed(.wait(rest), at: event.place))
      #expect(withoutNumbers(branch.now) == withoutNumbers(worlds[index + 1]))
      let atEnd = Position(events: index, time: worlds[index + 1].clock)
      #expect(run.world(at: atEnd) == worlds[index + 1])
    }
    #expect(cuts > 5)
  }

  /// Two events count as two, and the log is that of the last.
  private func withoutNumbers(_ world: World) -> World {
    var world = world
    world.event = 0
    world.log = []
    for (owner, surfaces) in world.renders {
      for surface in surfaces.keys { world.renders[owner]?[surface]?.cause.event = 0 }
    }
    for index in world.alerts.indices { world.alerts[index].cause.event = 0 }
    return world
  }

  @Test("a time means the last position at it", arguments: 1...4 as ClosedRange<UInt64>)
  func times(_ seed: UInt64) {
    let (run, worlds) = randomRun(seed)
    for count in 0..<worlds.count {
      let position = run.position(at: worlds[count].clock)
      let last = worlds.lastIndex { $0.clock == worlds[count].clock }!
      #expect(position == Position(events: last))
    }
    #expect(run.position(at: Instant(0)) == .start)
    #expect(run.position(at: Instant(.max)) == run.end)
    let clocks = worlds.map(\.clock)
    let gap = clocks.indices.dropFirst().first { clocks[$0].seconds - clocks[$0 - 1].seconds > 1 }!
    let middle = clocks[gap - 1] + 1
    #expect(run.position(at: middle) == Position(events: gap - 1, time: middle))
    #expect(run.time(at: run.position(at: middle)) == middle)
  }

  @Test(
    "the revision never goes down, and no event after the end changes a state",
    arguments: 1...8 as ClosedRange<UInt64>)
  func invariants(_ seed: UInt64) {
    let (_, worlds) = randomRun(seed, 300)
    for (before, after) in zip(worlds, worlds.dropFirst()) {
      #expect(before.store.revision <= after.store.revision)
      #expect(before.clock <= after.clock)
      #expect(after.decision.revision == after.store.revision)
      #expect(after.store.history.last == after.store.pair)
      for (id, old) in before.activities where !old.takesUpdates {
        let new = after.activities[id]
        #expect(new?.state == old.state && new?.takesUpdates == false)
      }
      for activity in after.activities.values {
        #expect((after.renders[.activity(activity.id)] != nil) == activity.isVisible)
      }
      #expect((after.renders[.appScreen] != nil) == (after.app != nil))
    }
  }

  @Test(
    "a kept render changes only by a cause of this event", arguments: 1...8 as ClosedRange<UInt64>)
  func keptRenders(_ seed: UInt64) {
    let (run, worlds) = randomRun(seed, 300)
    for (index, event) in run.events.enumerated() {
      let (before, after) = (worlds[index], worlds[index + 1])
      for (owner, surfaces) in after.renders where surfaces != before.renders[owner] {
        #expect(surfaces.values.allSatisfy { $0.cause.event == after.event })
        let causes = Set(surfaces.values.map(\.cause))
        #expect(causes.count == 1, "all presentations are made together")
        switch event.value {
        case .edit, .otherApp, .timeZone, .device, .install, .background, .missPush,
          .languagePerApp:
          Issue.record("\(event.value.word) rendered \(owner)")
        case .terminate: #expect(owner != .appScreen)
        default: break
        }
      }
    }
  }
}

@Suite("Playing a scenario")
struct PlaybackTests {
  private func script() -> Scenario {
    let actions: [StepAction] = [
      .event(start(staleAfter: 50)), .caption("three stops"), .event(.wait(100)),
      .expect(Expectation(entries: [])), .event(.languageInApp(german)),
    ]
    return story(
      steps: actions.enumerated().map {
        Step(number: $0 + 1, verb: "v", summary: "", action: $1, place: step($0 + 1))
      })
  }

  private var playback: Playback {
    Playback(product: courier(), scenario: script(), calendar: UniversalTime())
  }

  @Test("each step has the world after it; captions and expectations leave it")
  func steps() {
    let playback = playback
    #expect(playback.entries.map(\.end.events) == [1, 1, 2, 2, 3])
    #expect(playback.world(after: 0).activities.isEmpty)
    #expect(playback.world(after: 2) == playback.world(after: 1))
    #expect(playback.world(after: 3).activities["delivery#1"]?.phase == .stale)
    #expect(playback.world(after: 5) == playback.run.now)
    #expect(playback.entriesDone(at: Position(events: 1)) == 2)
    #expect(playback.entriesDone(at: Position(events: 1, time: nine + 40)) == 2)
    #expect(playback.entriesDone(at: playback.run.end) == 5)
  }

  @Test("a walk through a script sees what a visit of each step sees")
  func walks() {
    // With something done live inside the wait, so that an entry plays two events.
    let playbacks = [
      playback,
      playback.inserting(
        .terminate, afterEntries: 2, at: Position(events: 1, time: nine + 40), from: step(9)),
    ]
    for playback in playbacks {
      var seen: [World] = []
      playback.forEachEntry { index, entry, world in
        #expect(entry == playback.entries[index])
        seen.append(world)
      }
      #expect(seen == playback.entries.indices.map { playback.world(after: $0 + 1) })
    }
  }

  @Test("a live event cuts the wait, keeps the later script, and what follows is not judged")
  func live() {
    let branch = playback.inserting(
      .languageInApp(arabic), afterEntries: 2, at: Position(events: 1, time: nine + 40),
      from: SimulationTests.live)
    #expect(
      branch.run.events.map(\.value.word) == ["start", "wait", "language", "wait", "language"])
    #expect(branch.entries.map(\.isJudged) == [true, true, false, false, false, false])
    #expect(branch.entries.map(\.step?.number) == [1, 2, nil, 3, 4, 5])
    #expect(branch.world(after: 3).decision.tag == arabic)
    #expect(branch.world(after: 3).clock == nine + 40)
    #expect(branch.world(after: 4).clock == nine + 100)
    #expect(branch.run.now.decision.tag == german)
    #expect(playback.run.events.count == 3, "the script stays as it was")
  }

  @Test("a live event inside the wait before another live event keeps both")
  func liveBeforeLive() {
    let late = playback.inserting(
      .languageInApp(arabic), afterEntries: 2, at: Position(events: 1, time: nine + 40),
      from: SimulationTests.live)
    let branch = late.inserting(
      .languageInApp(french), afterEntries: 2, at: Position(events: 1, time: nine + 10),
      from: SimulationTests.live)
    #expect(branch.entries.map(\.step?.number) == [1, 2, nil, nil, 3, 4, 5])
    #expect(branch.world(after: 3).decision.tag == french)
    #expect(branch.world(after: 3).clock == nine + 10)
    #expect(branch.world(after: 4).decision.tag == arabic)
    #expect(branch.world(after: 4).clock == nine + 40)
    #expect(branch.world(after: 5).clock == nine + 100)
  }

  @Test(
    "a live event stands after as many entries as asked, before steps that are no events too",
    arguments: [
      (0, [nil, 1, 2, 3, 4, 5]), (1, [1, nil, 2, 3, 4, 5]), (3, [1, 2, 3, nil, 4, 5]),
      (4, [1, 2, 3, 4, nil, 5]), (5, [1, 2, 3, 4, 5, nil]), (9, [1, 2, 3, 4, 5, nil]),
    ] as [(Int, [Int?])])
  func between(done: Int, steps: [Int?]) {
    let branch = playback.inserting(
      .terminate, afterEntries: done, from: SimulationTests.live)
    #expect(branch.entries.map(\.step?.number) == steps)
    #expect(branch.world(after: min(done, 5) + 1).app == nil)
    #expect(branch.run.events.count == 4)
  }

  @Test("a script may end at a position")
  func branching() {
    let dropped = playback.branching(at: Position(events: 1, time: nine + 40))
    #expect(dropped.entries.map(\.step?.number) == [1, 2])
    #expect(dropped.run.now.clock == nine + 40)
  }
}
