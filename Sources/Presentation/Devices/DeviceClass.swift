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
}
