import Presentation
import Simulation
import Testing

@Suite("What the phone shows")
struct VisibilityTests {
  private func why(_ surface: Surface, _ play: Play, _ id: String = "delivery#1") -> String? {
    visibility(of: surface, owner: .activity(id), in: play.world).reason
  }

  @Test("one app alone shows compact and never minimal; two show minimal and never compact")
  func apps() {
    var play = Play()
    play(start())
    #expect(why(.lockScreen, play) == nil)
    #expect(why(.compactTrailing, play) == nil)
    #expect(why(.expandedBottom, play) == nil)
    #expect(why(.minimal, play) == "one app")
    play(.otherApp(isRunning: true))
    #expect(why(.minimal, play) == nil)
    #expect(why(.compactTrailing, play) == "two apps: minimal")
    #expect(why(.lockScreen, play) == nil)
  }

  @Test("the island is empty after the end; the Lock Screen keeps the card until dismissal")
  func ended() {
    var play = Play()
    play(start(), end())
    #expect(why(.compactLeading, play) == "ended")
    #expect(why(.lockScreen, play) == nil)
    play(.wait(5 * 3600))
    #expect(why(.lockScreen, play) == "dismissed")
  }

  @Test("the island goes to the highest relevance, of equals to the one started first")
  func winner() {
    var play = Play()
    play(start(), start(), start(relevance: 50))
    #expect(why(.compactTrailing, play, "delivery#3") == nil)
    #expect(why(.compactTrailing, play, "delivery#1") == "another activity has the island")
    play(.dismiss(activity: "delivery#3"))
    #expect(why(.compactTrailing, play, "delivery#1") == nil)
    #expect(why(.compactTrailing, play, "delivery#2") == "another activity has the island")
    #expect(why(.lockScreen, play, "delivery#2") == nil)
  }

  @Test("the app's screen is there while the app is in the foreground")
  func screen() {
    var play = Play()
    let why = { (play: Play) in visibility(of: .appScreen, owner: .appScreen, in: play.world) }
    #expect(why(play).isShown)
    play(.background)
    #expect(why(play).reason == "the app is in the background")
    play(.terminate)
    #expect(why(play).reason == "the app does not run")
  }
}
