/// The sizes of Live Activities that are published for a screen, in points
/// (Human Interface Guidelines, Live Activities).
struct ActivitySizes: Hashable, Sendable {
  let screen: DeviceScreen
  /// The presentation on the Lock Screen.
  let cardWidth: Double
  /// Nil for screens of iPads.
  let island: Island?

  /// Height of a card: the system may truncate what is higher.
  static let cardHeight = 84.0...160.0
  /// Standard margin of the Lock Screen presentation.
  static let margin = 14.0
  static let document = "Human Interface Guidelines, Live Activities"

  static let published = [
    ActivitySizes(screen: DeviceScreen(430, 932), cardWidth: 408, island: .large),
    ActivitySizes(screen: DeviceScreen(393, 852), cardWidth: 371, island: .regular),
    ActivitySizes(screen: DeviceScreen(1024, 1366), cardWidth: 500, island: nil),
    ActivitySizes(screen: DeviceScreen(834, 1194), cardWidth: 425, island: nil),
    ActivitySizes(screen: DeviceScreen(834, 1012), cardWidth: 425, island: nil),
    ActivitySizes(screen: DeviceScreen(810, 1080), cardWidth: 425, island: nil),
    ActivitySizes(screen: DeviceScreen(768, 1024), cardWidth: 425, island: nil),
  ]

  /// The row of that very screen.
  static func of(_ screen: DeviceScreen) -> ActivitySizes? {
    published.first { $0.screen == screen }
  }
}
