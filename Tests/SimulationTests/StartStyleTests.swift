import Presentation
import Simulation
import Testing

@Suite("Transient and scheduled starts")
struct StartStyleTests {
  private func play(os: String = "iOS 26.0") -> Play {
    var scenario = story()
    scenario.device.os = os
    return Play(courier(), scenario)
  }

  @Test("a transient activity is expanded alone")
  func transient() {
    var play = play()
    play(start(isTransient: true))
    func why(_ surface: Surface) -> String? {
      visibility(of: surface, owner: .activity("delivery#1"), in: play.world).reason
    }
    for surface in Surface.activity + Surface.derived where surface != .banner {
      #expect(why(surface) == (surface.isExpandedRegion ? nil : "transient: expanded alone"))
    }
  }

  @Test("locking or turning away ends a transient activity, and nothing of it stays")
  func transientEnds() {
    for event in [Event.lock(true), .dismiss(activity: "delivery#1")] {
      var play = play()
      play(start(isTransient: true), start(), event)
      let ended = "delivery#1"
      #expect(play[ended].phase == .dismissed)
      #expect(play.world.renders[.activity(ended)] == nil)
    }
    var plain = play()
    plain(start(), .lock(true))
    #expect(plain["delivery#1"].phase == .active, "a standard one stays on the Lock Screen")
  }

  @Test("the transient style needs iOS 18")
  func transientOnOldSystem() {
    var play = play(os: "iOS 17.4")
    play(start(isTransient: true))
    #expect(play.world.activities.isEmpty)
    #expect(play.world.refusedStarts.map(\.reason) == [.transientNeedsSystem])
    play(.wait(1))
    #expect(play.world.refusedStarts.isEmpty, "it is told once")
  }

  @Test("a scheduled activity is pending until its time, then says its alert")
  func scheduled() {
    var play = play()
    play(start(startAfter: 1800))
    #expect(play["delivery#1"].phase == .pending)
    #expect(play.world.renders[.activity("delivery#1")] == nil)
    play(.background, .wait(1799))
    #expect(play["delivery#1"].phase == .pending)
    play(.wait(1))
    #expect(play["delivery#1"].phase == .active)
    #expect(play.world.currentAlerts.count == 1)
    #expect(play.render() != nil)
  }

  @Test("a scheduled start without an alert, or before iOS 26, is refused and nothing ever starts")
  func refused() {
    var silent = play()
    silent(start(startAfter: 1800, alert: nil))
    #expect(silent.world.refusedStarts.map(\.reason) == [.scheduleNeedsAlert])
    silent(.wait(3600))
    #expect(silent.world.activities.isEmpty)
    var old = play(os: "iOS 18.6")
    old(start(startAfter: 1800))
    #expect(old.world.refusedStarts.map(\.reason) == [.scheduleNeedsSystem])
    #expect(old.world.activities.isEmpty)
  }

  @Test(
    "a start from the background is refused, unless it is scheduled or the app is opened for it")
  func background() {
    for away in [Event.background, .lock(true)] {
      var play = play()
      play(away, start())
      #expect(play.world.activities.isEmpty)
      #expect(play.world.refusedStarts.map(\.reason) == [.visibility])
      #expect(play.world.app?.isForeground == false, "nobody opened it")
      play(.foreground, start())
      #expect(play["delivery#1"].phase == .active)
    }
    var scheduled = play()
    scheduled(.background, start(startAfter: 1800))
    #expect(scheduled["delivery#1"].phase == .pending)
    var closed = play()
    closed(.terminate, start())
    #expect(closed["delivery#1"].phase == .active)
  }
}
