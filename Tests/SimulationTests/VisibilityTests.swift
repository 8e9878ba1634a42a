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

  private func how(_ surface: Surface, _ play: Play, _ id: String = "delivery#1") -> String? {
    visibility(of: surface, owner: .activity(id), in: play.world).manner
  }

  @Test("of two apps the one started last is attached to the island")
  func latestStarted() {
    var play = Play()
    play(start(), .otherApp(isRunning: true))
    #expect(how(.minimal, play) == "detached from the island")
    play(start(relevance: 50))
    #expect(how(.minimal, play, "delivery#2") == "attached to the island")
    #expect(why(.minimal, play, "delivery#1") == "another activity has the island")
    play(.otherApp(isRunning: false), .otherApp(isRunning: true))
    #expect(how(.minimal, play, "delivery#2") == "detached from the island")
  }

  @Test("by the setting the app that alerted is attached, until its activity ends")
  func latestAlerted() {
    let alert = aps("update", ["alert": ["title": "Nearly there"]])
    for (option, manner) in [
      ("latest-started", "detached from the island"), ("latest-alerted", "attached to the island"),
    ] {
      var play = Play(courier(), story(settings: [.islandBetweenApps: option]))
      play(start(), .otherApp(isRunning: true), .wait(1), push(aps()))
      #expect(how(.minimal, play) == "detached from the island")
      play(.wait(1), push(alert))
      #expect(how(.minimal, play) == manner)
    }
  }

  @Test("an alert's texts are on the watch; the phone shows expanded, or the banner")
  func alert() {
    func how(_ model: String, _ events: [Event]) -> String? {
      var scenario = story()
      guard let model = DeviceModel.named(model) else { return nil }
      scenario.device.model = model
      var play = Play(courier(), scenario)
      play(start())
      for event in events { play(event) }
      return visibility(of: .alert, owner: .activity("delivery#1"), in: play.world).manner
    }
    #expect(how("iPhone 16 Pro", [])?.hasSuffix("the iPhone lights up and shows expanded") == true)
    #expect(how("iPhone SE (3rd generation)", [])?.hasSuffix("the device lights up") == true)
    #expect(how("iPhone SE (3rd generation)", [.background])?.hasSuffix("shows the banner") == true)
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
