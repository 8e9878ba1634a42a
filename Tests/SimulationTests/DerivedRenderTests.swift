import Presentation
import Simulation
import Testing

@Suite("Renders for other surroundings")
struct DerivedRenderTests {
  private func reading(_ name: ActivitySurroundings.Name?) -> Product {
    var product = courier()
    guard let view = product.activities[0].views[.lockScreen] else { return product }
    let text = TextExpression.verbatim(
      name.map { .field(.context, [$0.rawValue]) } ?? .literal(.int(1)))
    product.presentations[view] = ViewNode(id: "lock-screen", .text(text), place: step(1))
    return product
  }

  @Test("a view that reads no surroundings is rendered once")
  func none() {
    var play = Play(reading(nil))
    play(start())
    let renders = play.world.renders[.activity("delivery#1")] ?? [:]
    #expect(renders.keys.sorted() == [.lockScreen, .compactTrailing, .minimal])
  }

  @Test(
    "a view that reads where it is has a render of its own there, with that surroundings",
    arguments: [
      (ActivitySurroundings.Name.isLuminanceReduced, Surface.alwaysOn),
      (.isActivityFullscreen, .standby),
    ])
  func own(name: ActivitySurroundings.Name, surface: Surface) {
    var play = Play(reading(name))
    play(start())
    let renders = play.world.renders[.activity("delivery#1")] ?? [:]
    #expect(renders.keys.sorted() == [.lockScreen, .compactTrailing, .minimal, surface])
    #expect(renders[surface]?.input.surroundings[name] == .bool(true))
    #expect(renders[.lockScreen]?.input.surroundings[name] == .bool(false))
    #expect(renders[surface]?.view == renders[.lockScreen]?.view)
    #expect(renders[.alwaysOn]?.context.appearance ?? .dark == .dark)
    #expect(renders[.lockScreen]?.context.appearance == .light)
  }

  @Test("a device that lacks the place has no render for it")
  func absent() throws {
    var scenario = story()
    scenario.device.model = try #require(DeviceModel.named("iPhone 16"))
    var play = Play(reading(.isLuminanceReduced), scenario)
    play(start())
    #expect(play.world.renders[.activity("delivery#1")]?[.alwaysOn] == nil)
  }

  @Test("a declared Smart Stack presentation is rendered in the small family, on an iPhone alone")
  func small() throws {
    var product = courier()
    product.activities[0].views[.smartStack] = PresentationID("delivery#smart-stack")
    var play = Play(product)
    play(start())
    let render = play.world.renders[.activity("delivery#1")]?[.smartStack]
    #expect(render?.input.surroundings.activityFamily == .small)
    var scenario = story()
    scenario.device.model = try #require(DeviceModel.named("iPad (A16)"))
    var tablet = Play(product, scenario)
    tablet(start())
    #expect(tablet.world.renders[.activity("delivery#1")]?[.smartStack] == nil)
  }
}
