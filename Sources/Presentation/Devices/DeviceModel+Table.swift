/// The models that can run iOS 16.1 or iPadOS 17, the first with Live Activities, newest first.
///
/// Screens are the vendor's technical specifications divided by the scale. The guidelines publish
/// sizes for the screens of 430×932 and 393×852 and name the newer models that take them.
extension DeviceModel {
  package static let all = phonesWithIsland + phonesWithoutIsland + tablets

  /// The device of a scenario that names none.
  package static let standard = phonesWithIsland[5]

  private static let regular = DeviceScreen(393, 852)
  private static let large = DeviceScreen(430, 932)

  private static let phonesWithIsland = [
    phone("iPhone 17 Pro Max", 440, 956, .large, like: large, alwaysOn: true),
    phone("iPhone 17 Pro", 402, 874, .regular, like: regular, alwaysOn: true),
    phone("iPhone Air", 420, 912, .large, like: large, alwaysOn: true),
    phone("iPhone 17", 402, 874, .regular, like: regular, alwaysOn: true),
    phone("iPhone 16 Pro Max", 440, 956, .large, like: large, alwaysOn: true),
    phone("iPhone 16 Pro", 402, 874, .regular, like: regular, alwaysOn: true),
    phone("iPhone 16 Plus", 430, 932, .large),
    phone("iPhone 16", 393, 852, .regular),
    phone("iPhone 15 Pro Max", 430, 932, .large, alwaysOn: true),
    phone("iPhone 15 Pro", 393, 852, .regular, alwaysOn: true),
    phone("iPhone 15 Plus", 430, 932, .large),
    phone("iPhone 15", 393, 852, .regular),
    phone("iPhone 14 Pro Max", 430, 932, .large, alwaysOn: true),
    phone("iPhone 14 Pro", 393, 852, .regular, alwaysOn: true),
  ]

  private static let phonesWithoutIsland = [
    phone("iPhone 16e", 390, 844),
    phone("iPhone 14 Plus", 428, 926),
    phone("iPhone 14", 390, 844),
    phone("iPhone SE (3rd generation)", 375, 667),
    phone("iPhone 13 Pro Max", 428, 926),
    phone("iPhone 13 Pro", 390, 844),
    phone("iPhone 13", 390, 844),
    phone("iPhone 13 mini", 375, 812),
    phone("iPhone 12 Pro Max", 428, 926),
    phone("iPhone 12 Pro", 390, 844),
    phone("iPhone 12", 390, 844),
    phone("iPhone 12 mini", 375, 812),
    phone("iPhone SE (2nd generation)", 375, 667),
    phone("iPhone 11 Pro Max", 414, 896),
    phone("iPhone 11 Pro", 375, 812),
    phone("iPhone 11", 414, 896),
    phone("iPhone XS Max", 414, 896),
    phone("iPhone XS", 375, 812),
    phone("iPhone XR", 414, 896),
    phone("iPhone X", 375, 812),
    phone("iPhone 8 Plus", 414, 736),
    phone("iPhone 8", 375, 667),
  ]

  private static let tablets = [
    tablet("iPad Pro 13-inch", 1032, 1376, like: DeviceScreen(1024, 1366)),
    tablet("iPad Pro 12.9-inch", 1024, 1366),
    tablet("iPad Pro 11-inch (M4)", 834, 1210, like: DeviceScreen(834, 1194)),
    tablet("iPad Pro 11-inch", 834, 1194),
    tablet("iPad Pro 10.5-inch", 834, 1112, like: DeviceScreen(810, 1080)),
    tablet("iPad Air 13-inch", 1024, 1366),
    tablet("iPad Air 11-inch", 820, 1180, like: DeviceScreen(834, 1194)),
    tablet("iPad Air (5th generation)", 820, 1180, like: DeviceScreen(834, 1194)),
    tablet("iPad Air (4th generation)", 820, 1180, like: DeviceScreen(834, 1194)),
    tablet("iPad Air (3rd generation)", 834, 1112, like: DeviceScreen(810, 1080)),
    tablet("iPad (A16)", 820, 1180, like: DeviceScreen(834, 1194)),
    tablet("iPad (10th generation)", 820, 1180, like: DeviceScreen(834, 1194)),
    tablet("iPad (9th generation)", 810, 1080),
    tablet("iPad (8th generation)", 810, 1080),
    tablet("iPad (7th generation)", 810, 1080),
    tablet("iPad (6th generation)", 768, 1024),
    tablet("iPad mini (A17 Pro)", 744, 1133, like: DeviceScreen(768, 1024)),
    tablet("iPad mini (6th generation)", 744, 1133, like: DeviceScreen(768, 1024)),
    tablet("iPad mini (5th generation)", 768, 1024),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ island: Island? = nil,
    like: DeviceScreen? = nil, alwaysOn hasAlwaysOn: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      name, .iPhone, DeviceScreen(width, height), island: island, like: like, isNamed: true,
      hasAlwaysOn: hasAlwaysOn)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, like: DeviceScreen? = nil
  ) -> DeviceModel {
    DeviceModel(name, .iPad, DeviceScreen(width, height), like: like)
  }
}
