/// The sizes of widgets that are published for screens, in points
/// (Human Interface Guidelines, Widgets).
struct WidgetSizes: Hashable, Sendable {
  let screens: [DeviceScreen]
  /// What it is laid out in; families that the device has not are left out.
  let canvas: [Surface: DeviceScreen]
  /// Drawn size over canvas: iPads shrink widgets.
  let scale: Double

  /// Standard margin.
  static let margin = 16.0
  static let document = "Human Interface Guidelines, Widgets"

  static let published = [
    phone(
      [DeviceScreen(430, 932), DeviceScreen(428, 926)], 170, 364, 382, circle: 76,
      rectangle: DeviceScreen(172, 76), line: 257),
    phone(
      [DeviceScreen(414, 896)], 169, 360, 379, circle: 76, rectangle: DeviceScreen(160, 72),
      line: 248),
    phone(
      [DeviceScreen(414, 736)], 159, 348, 357, medium: 157, circle: 76,
      rectangle: DeviceScreen(170, 76), line: 248),
    phone(
      [DeviceScreen(393, 852), DeviceScreen(390, 844)], 158, 338, 354, circle: 72,
      rectangle: DeviceScreen(160, 72), line: 234),
    phone(
      [DeviceScreen(375, 812)], 155, 329, 345, circle: 72, rectangle: DeviceScreen(157, 72),
      line: 225),
    phone(
      [DeviceScreen(375, 667)], 148, 321, 324, circle: 68, rectangle: DeviceScreen(153, 68),
      line: 225),
    tablet([DeviceScreen(768, 1024), DeviceScreen(744, 1133)], 141, 305.5, 634.5, small: 120),
    tablet([DeviceScreen(810, 1080)], 146, 320.5, 669, small: 124),
    tablet([DeviceScreen(820, 1180), DeviceScreen(834, 1194)], 155, 342, 715.5, small: 136),
    tablet([DeviceScreen(834, 1112)], 150, 327.5, 682, small: 132),
    tablet([DeviceScreen(1024, 1366)], 170, 378.5, 795, small: 160),
  ]

  /// The row of that very screen.
  static func of(_ screen: DeviceScreen) -> WidgetSizes? {
    published.first { $0.screens.contains(screen) }
  }

  /// - Parameter small: edge of the small family; the others are `width` wide, `medium` (or as high
  ///   as the small one) and `large` high.
  private static func phone(
    _ screens: [DeviceScreen], _ small: Double, _ width: Double, _ large: Double,
    medium: Double? = nil, circle: Double, rectangle: DeviceScreen, line: Double
  ) -> WidgetSizes {
    WidgetSizes(
      screens: screens,
      canvas: [
        .widgetSmall: DeviceScreen(small, small),
        .widgetMedium: DeviceScreen(width, medium ?? small),
        .widgetLarge: DeviceScreen(width, large), .accessoryCircular: DeviceScreen(circle, circle),
        .accessoryRectangular: rectangle, .accessoryInline: DeviceScreen(line, 26),
      ], scale: 1)
  }

  /// - Parameter drawn: edge of the small family on the device, whose canvas is `small`.
  private static func tablet(
    _ screens: [DeviceScreen], _ small: Double, _ width: Double, _ extraLarge: Double,
    small drawn: Double
  ) -> WidgetSizes {
    WidgetSizes(
      screens: screens,
      canvas: [
        .widgetSmall: DeviceScreen(small, small), .widgetMedium: DeviceScreen(width, small),
        .widgetLarge: DeviceScreen(width, width),
        .widgetExtraLarge: DeviceScreen(extraLarge, width),
      ], scale: drawn / small)
  }
}
