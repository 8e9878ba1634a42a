import Presentation
import Simulation
import Testing

@Suite("Where an activity is shown once more")
struct DerivedVisibilityTests {
  private func why(_ surface: Surface, _ play: Play, _ id: String = "delivery#1") -> String? {
    visibility(of: surface, owner: .activity(id), in: play.world).reason
  }

  private func play(on model: String, os: String = "iOS 26.0") throws -> Play {
    var scenario = story()
    scenario.device.model = try #require(DeviceModel.named(model))
    scenario.device.os = os
    return Play(courier(), scenario)
  }

  @Test("a banner needs an alert, an unlocked device, another app in use, and no island")
  func banner() throws {
    let alert = aps("update", ["alert": ["title": "Nearly there"]])
    var play = try play(on: "iPhone 14")
    play(start())
    #expect(why(.banner, play) == "no alert has come")
    play(.wait(1), push(alert))
    #expect(why(.banner, play) == "the app is in use")
    play(.background)
    #expect(why(.banner, play) == "no alert has come", "it was for a moment")
    play(.wait(1), push(aps()))
    #expect(why(.banner, play) == "no alert has come")
    play(.wait(1), push(alert))
    #expect(why(.banner, play) == nil)
    play(.lock(true), .wait(1), push(alert))
    #expect(why(.banner, play) == "the device is locked")
    play(.lock(false), .wait(1), push(alert))
    #expect(why(.banner, play) == nil)
    var island = try self.play(on: "iPhone 15")
    island(start(), .background, .wait(1), push(alert))
    #expect(why(.banner, island) == "iPhone 15 has an island, which shows expanded instead")
  }

  @Test("Always-On is the locked device's, and empties the island")
  func alwaysOn() throws {
    var play = try play(on: "iPhone 16 Pro")
    play(start())
    #expect(why(.alwaysOn, play) == "the device is not locked")
    play(.lock(true))
    #expect(why(.alwaysOn, play) == nil)
    #expect(why(.compactTrailing, play) == "the device is locked")
    #expect(why(.lockScreen, play) == nil)
    play(.foreground)
    #expect(
      why(.alwaysOn, play) == "the device is not locked", "nobody opens an app on a locked one")
    let without = try self.play(on: "iPhone 16")
    #expect(why(.alwaysOn, without) == "no Always-On display on iPhone 16")
  }

  @Test("an ended activity leaves car and island, and stays on watch, Mac and in StandBy")
  func ended() throws {
    var play = try play(on: "iPhone 16 Pro")
    play(start())
    for surface in [Surface.standby, .smartStack, .carPlay, .macMenuBar] {
      #expect(why(surface, play) == nil, "\(surface)")
    }
    play(end())
    #expect(why(.carPlay, play) == "ended")
    for surface in [Surface.standby, .smartStack, .macMenuBar] {
      #expect(why(surface, play) == nil, "\(surface)")
    }
    play(.wait(4 * 3600))
    #expect(why(.smartStack, play) == "dismissed")
  }

  @Test(
    "an older system lacks what came later",
    arguments: [
      ("iOS 16.4", ["StandBy needs iOS 17", "Smart Stack needs iOS 18", "CarPlay needs iOS 26"]),
      ("iOS 18.1", ["", "", "CarPlay needs iOS 26"]), ("26.0", ["", "", ""]),
    ])
  func systems(os: String, reasons: [String]) throws {
    var play = try play(on: "iPhone 16 Pro", os: os)
    play(start())
    #expect([Surface.standby, .smartStack, .carPlay].map { why($0, play) ?? "" } == reasons)
  }

  @Test("an iPad has no island and none of an iPhone's companions")
  func tablet() throws {
    var play = try play(on: "iPad (A16)")
    play(start())
    #expect(why(.lockScreen, play) == nil)
    #expect(why(.compactTrailing, play) == "no island on iPad (A16)")
    #expect(why(.smartStack, play) == "Smart Stack needs an iPhone")
  }
}
