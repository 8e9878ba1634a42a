import Testing

@testable import Presentation

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

  @Test("the guidelines publish the cards of seven screens")
  func cards() {
    let cards = ActivitySizes.published.map { "\($0.screen): \(points($0.cardWidth))" }
    #expect(
      cards == [
        "430×932: 408", "393×852: 371", "1024×1366: 500", "834×1194: 425", "834×1012: 425",
        "810×1080: 425", "768×1024: 425",
      ])
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

/// The surfaces besides the two tables of Live Activities.
@Suite struct SurfaceTableTests {
  @Test("every surface has its row, in the order of reports")
  func rows() {
    #expect(SurfaceRow.all.map(\.surface) == Surface.all)
    #expect(Surface.all.map(\.order) == Array(Surface.all.indices))
    #expect(Surface.all.allSatisfy { Surface(id: $0.id) == $0 })
    #expect(Surface.derived.allSatisfy { !$0.row.shows.isEmpty })
  }

  @Test("every device has a frame or a reason for every surface, never both")
  func complete() {
    for device in DeviceModel.all {
      for surface in Surface.all {
        let frames = device.frames(of: surface)
        #expect(frames.isEmpty == (device.absence(of: surface) != nil), "\(device) \(surface)")
        for frame in frames {
          #expect(frame.surface == surface)
          let words = frame.source.description
          #expect(words.hasPrefix("mapped: ") == (frame.source.standing == .mapped))
          #expect(words.hasPrefix("derived: ") == (frame.source.standing == .derived))
        }
      }
    }
  }

  @Test("a banner is where no island is, StandBy is twice the card")
  func derived() throws {
    for device in DeviceModel.all {
      #expect((device.frame(of: .banner) == nil) == (device.island != nil), "\(device)")
      let card = device.frame(of: .lockScreen)
      if let banner = device.frame(of: .banner) { #expect(banner.width == card?.width) }
      #expect((device.frame(of: .standby) != nil) == (device.kind == .iPhone))
      if let standby = device.frame(of: .standby) {
        #expect(standby.width == card?.width)
        #expect(standby.scale == 2)
      }
    }
    let plain = try #require(DeviceModel.named("iPhone 15"))
    #expect(plain.absence(of: .alwaysOn) == "no Always-On display on iPhone 15")
    #expect(DeviceModel.standard.frame(of: .alwaysOn) != nil)
  }

  @Test("watches and cars in the sizes of the guidelines, the smallest first")
  func displays() {
    let phone = DeviceModel.standard
    #expect(
      phone.frames(of: .smartStack).map(\.size)
        == ["152×69.5", "165×72.5", "173×76.5", "184×80.5", "191×81.5"])
    #expect(phone.frames(of: .carPlay).map(\.size) == ["170×78", "240×78", "240×100"])
    #expect(phone.frame(of: .smartStack)?.display == "Apple Watch 40 mm")
    #expect(Surface.androidWidget.framesOnAnyDevice.count == 20)
    let four = Surface.androidWidget.framesOnAnyDevice.first { $0.display == "4×2 cells" }
    #expect(four?.size == "276×117")
    #expect(Surface.androidChip.framesOnAnyDevice.first?.width == 0...96)
  }

  @Test(
    "the families of widgets in the sizes of the guidelines",
    arguments: [
      ("iPhone 16 Plus", ["170×170", "364×170", "364×382", "–", "76×76", "172×76", "257×26"]),
      ("iPhone 11", ["169×169", "360×169", "360×379", "–", "76×76", "160×72", "248×26"]),
      ("iPhone 8 Plus", ["159×159", "348×157", "348×357", "–", "76×76", "170×76", "248×26"]),
      ("iPhone 14", ["158×158", "338×158", "338×354", "–", "72×72", "160×72", "234×26"]),
      ("iPhone 13 mini", ["155×155", "329×155", "329×345", "–", "72×72", "157×72", "225×26"]),
      ("iPhone 8", ["148×148", "321×148", "321×324", "–", "68×68", "153×68", "225×26"]),
      (
        "iPad Pro 12.9-inch",
        [
          "170×170 at 0.94×", "378.5×170 at 0.94×", "378.5×378.5 at 0.94×", "795×378.5 at 0.94×",
          "–", "–", "–",
        ]
      ),
    ])
  func widgets(name: String, sizes: [String]) throws {
    let device = try #require(DeviceModel.named(name))
    #expect(Surface.widgets.map { device.frame(of: $0)?.size ?? "–" } == sizes)
  }

  @Test(
    "the families of every class of iPad, laid out larger than they are drawn",
    arguments: [
      ("iPad (6th generation)", 141, 305.5, 634.5, 120),
      ("iPad mini (6th generation)", 141, 305.5, 634.5, 120),
      ("iPad (9th generation)", 146, 320.5, 669, 124),
      ("iPad (10th generation)", 155, 342, 715.5, 136),
      ("iPad Pro 11-inch", 155, 342, 715.5, 136),
      ("iPad Air (3rd generation)", 150, 327.5, 682, 132),
      ("iPad Pro 12.9-inch", 170, 378.5, 795, 160),
    ] as [(String, Double, Double, Double, Double)])
  func tabletWidgets(
    name: String, small: Double, large: Double, extraLarge: Double, drawn: Double
  ) throws {
    let device = try #require(DeviceModel.named(name))
    let sizes = [(small, small), (large, small), (large, large), (extraLarge, large)]
    for (surface, size) in zip(Surface.widgets, sizes) {
      let frame = try #require(device.frame(of: surface), "\(surface)")
      #expect(frame.width == size.0...size.0 && frame.height == size.1...size.1, "\(surface)")
      #expect(frame.scale == drawn / small && frame.margin == 16)
      #expect(frame.source.standing == .published)
    }
  }

  @Test("widgets of a newer screen are mapped, and say onto which")
  func mappedWidgets() {
    let frame = DeviceModel.standard.frame(of: .widgetSmall)
    #expect(
      frame?.source.description == "mapped: 402×874 takes the sizes of 393×852 and 390×844")
  }
}
