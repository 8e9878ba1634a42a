import Presentation
import Simulation
import Testing

@Suite("Time")
struct TimeTests {
  @Test("reaching the stale date makes the activity stale, and renders it again")
  func stale() {
    var play = Play()
    play(start(staleAfter: 600), .wait(599))
    #expect(play["delivery#1"].phase == .active)
    #expect(play.render()?.input.isStale == false)
    play(.wait(1))
    #expect(play["delivery#1"].phase == .stale)
    #expect(play.render()?.input.isStale == true)
    #expect(play.render()?.cause == Cause(event: 3, place: step(3), kind: "stale"))
    play(update())
    #expect(play["delivery#1"].phase == .active)
    #expect(play.render()?.input.isStale == false)
  }

  @Test("the verb marks it stale now; update-activities leaves it so")
  func marked() {
    var play = Play()
    play(start(), .stale(activity: "delivery"))
    #expect(play["delivery#1"].phase == .stale)
    play(.languageInApp(german))
    #expect(play["delivery#1"].phase == .stale)
    #expect(play.render()?.input.isStale == true)
    #expect(play.render()?.cause.kind == "update-activities")
  }

  @Test("after eight hours the system ends it, four hours later it is gone")
  func longest() {
    var play = Play()
    play(start(), .wait(8 * 3600 - 1))
    #expect(play["delivery#1"].phase == .active)
    play(.wait(1))
    #expect(play["delivery#1"].phase == .ended)
    #expect(play["delivery#1"].endedAt == nine + 8 * 3600)
    #expect(play.render()?.cause.kind == "start")
    play(.wait(4 * 3600))
    #expect(play["delivery#1"].phase == .dismissed)
  }

  @Test("what is due happens in order of time, then by id, inside one wait")
  func order() {
    var play = Play()
    play(start(staleAfter: 300), start(staleAfter: 100), start(staleAfter: 300), .wait(13 * 3600))
    let words = play.world.log.filter { $0.event != "render" }
      .map { "\($0.event) \($0.subject ?? "") \($0.at.seconds - nine.seconds)" }
    #expect(
      words
        == [
          "stale delivery#2 100", "stale delivery#1 300", "stale delivery#3 300",
          "end delivery#1 28800", "end delivery#2 28800", "end delivery#3 28800",
          "dismissed delivery#1 43200", "dismissed delivery#2 43200",
          "dismissed delivery#3 43200",
        ])
    #expect(play.world.clock == nine + 13 * 3600)
  }

  @Test("a moment is read in the device's zone; a past or unknown one moves nothing")
  func moments() {
    var play = Play()
    play(.at(LocalMoment(year: 2026, month: 8, day: 6, hour: 14)))
    #expect(play.world.clock == nine + 3600)
    play(.at(LocalMoment(year: 2026, month: 8, day: 6, hour: 13)))
    #expect(play.world.clock == nine + 3600)
    #expect(play.log == ["time-refused past"])
    play(.timeZone("Mars/Olympus"), .at(LocalMoment(year: 2027, month: 1, day: 1)))
    #expect(play.log == ["time-refused no-such-moment"])
    play(.wait(.max))
    play(.wait(.max))
    #expect(play.world.clock == Instant(.max))
  }
}
