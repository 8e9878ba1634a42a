/// A model of the table of devices. Two are equal when their names are.
package struct DeviceModel: Hashable, Sendable, CustomStringConvertible {
  /// The marketing name, `iPhone 16 Pro`.
  package let name: String
  package let kind: DeviceClass
  /// In portrait.
  package let screen: DeviceScreen
  /// Nil for a model without an island.
  package let island: Island?
  /// Whether the display stays on, dimmed, while the device is locked.
  package let hasAlwaysOn: Bool
  /// The screen whose published sizes this one takes, where its own are not published.
  let likeScreen: DeviceScreen?
  /// Whether the guidelines name the model in that class.
  let isNamed: Bool

  init(
    _ name: String, _ kind: DeviceClass, _ screen: DeviceScreen, island: Island? = nil,
    like likeScreen: DeviceScreen? = nil, isNamed: Bool = false, hasAlwaysOn: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.screen = screen
    self.island = island
    self.likeScreen = likeScreen
    self.isNamed = isNamed
    self.hasAlwaysOn = hasAlwaysOn
  }

  package var description: String { name }

  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The model with exactly that name; nil where the table has none.
  package static func named(_ name: String) -> DeviceModel? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of all models, in the order of the table.
  package static let names = all.map(\.name)
}
