/// The kinds of device that a string may have variants for, by their names in catalogs and in
/// `.stringsdict` files.
///
/// Source: Xcode, "Creating width and device variants of strings";
/// `NSStringDeviceSpecificRuleType`.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iPhone = "iphone"
  case iPad = "ipad"
  case iPod = "ipod"
  case mac
  case appleWatch = "applewatch"
  case appleTV = "appletv"
  case appleVision = "applevision"

  /// The kind of a model by its name, as `iPad Pro`, `MacBook Air`; a phone where it is no other.
  package init(model: String) {
    self = Self.beginnings.first { model.hasPrefix($0.name) }?.kind ?? .iPhone
  }

  private static let beginnings: [(name: String, kind: DeviceClass)] = [
    ("iPad", .iPad), ("iPod", .iPod), ("Mac", .mac), ("iMac", .mac),
    ("Apple Watch", .appleWatch), ("Apple TV", .appleTV), ("Apple Vision", .appleVision),
  ]
}
