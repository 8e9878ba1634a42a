import Presentation
import Testing

/// The published numbers are written out once more here, so that a slip in the table is seen.
@Suite struct DeviceTableTests {
  @Test("every device has the Lock Screen, with a size and where that comes from")
  func lockScreen() {
    for device in DeviceModel.all {
      let frame = device.frame(of: .lockScreen)
      #expect(frame?.height == 84...160, "\(device)")
      #expect(frame?.margin == 14, "\(device)")
      let width = frame?.width.upperBound ?? 0
      #expect(width > 300 && width < device.screen.width, "\(device)")
    }
    #expect(Set(DeviceModel.names).count == DeviceModel.all.count)
    #expect(DeviceModel.standard.name == "iPhone 16 Pro")
  }

  @Test(
    "the two published classes of iPhone",
    arguments: [("iPhone 15", 393, 52.33, 230, 371), ("iPhone 16 Plus", 430, 62.33, 250, 408)]
      as [(String, Double, Double, Double, Double)])
  func published(name: String, screen: Double, compact: Double, island: Double, card: Double) throws
  {
    let device = try #require(DeviceModel.named(name))
    #expect(device.screen.width == screen)
    for surface in [Surface.compactLeading, .compactTrailing] {
      #expect(device.frame(of: surface)?.width == compact...compact)
      #expect(device.frame(of: surface)?.height == 36.67...36.67)
    }
    #expect(device.frame(of: .minimal)?.width == 36.67...45)
    #expect(device.frame(of: .expandedBottom)?.size == "\(points(card))×84–160")
    #expect(device.frame(of: .lockScreen)?.size == "\(points(card))×84–160")
    #expect(device.island?.width == island)
    let camera = try #require(device.island?.cameraWidth)
    #expect(abs(camera - 125.33) < 0.02)
    #expect(device.activitySource.standing == .published)
    #expect(
      device.activitySource.description
        == "Human Interface Guidelines, Live Activities: \(device.screen)")
  }

  @Test(
    "newer phones take the class that the guidelines name, and say so",
    arguments: [
      ("iPhone 17 Pro Max", 408, "mapped: 440×956 takes the 408 class, as the guidelines name "),
      ("iPhone Air", 408, "mapped: 420×912 takes the 408 class, as the guidelines name "),
      ("iPhone 16 Pro", 371, "mapped: 402×874 takes the 371 class, as the guidelines name "),
    ] as [(String, Double, String)])
  func mapped(name: String, card: Double, words: String) throws {
    let device = try #require(DeviceModel.named(name))
    #expect(device.frame(of: .lockScreen)?.width == card...card)
    #expect(device.activitySource.standing == .mapped)
    #expect(device.activitySource.description == words + name)
  }

  @Test("a phone without an island has no compact, and says why; its card is derived")
  func withoutIsland() throws {
    let device = try #require(DeviceModel.named("iPhone SE (3rd generation)"))
    #expect(device.frame(of: .compactTrailing) == nil)
    #expect(device.absence(of: .compactTrailing) == "no island on iPhone SE (3rd generation)")
    #expect(device.absence(of: .lockScreen) == nil)
    #expect(device.frame(of: .lockScreen)?.width == 353...353)
    #expect(device.activitySource.description == "derived: screen width − 22")
  }

  @Test(
    "iPads take the classes of 500 and 425 points",
    arguments: [
      ("iPad Pro 12.9-inch", 500, .published), ("iPad Pro 13-inch", 500, .mapped),
      ("iPad (9th generation)", 425, .published), ("iPad (A16)", 425, .mapped),
      ("iPad mini (A17 Pro)", 425, .mapped),
    ] as [(String, Double, SizeSource.Standing)])
  func tablets(name: String, card: Double, standing: SizeSource.Standing) throws {
    let device = try #require(DeviceModel.named(name))
    #expect(device.kind == .iPad)
    #expect(device.frame(of: .lockScreen)?.width == card...card)
    #expect(device.activitySource.standing == standing)
    #expect(device.island == nil)
  }

  @Test("what is published is said of no other screen")
  func standing() {
    for device in DeviceModel.all {
      let isSame = device.activitySource.description.hasSuffix(": \(device.screen)")
      #expect((device.activitySource.standing == .published) == isSame, "\(device)")
      #expect((device.kind == .iPhone) == device.name.hasPrefix("iPhone"), "\(device)")
    }
  }

  @Test(
    "lengths are written as people do",
    arguments: [(371, "371"), (36.67, "36.67"), (69.5, "69.5"), (36.05, "36.05")]
      as [(Double, String)])
  func written(length: Double, text: String) { #expect(points(length) == text) }
}
