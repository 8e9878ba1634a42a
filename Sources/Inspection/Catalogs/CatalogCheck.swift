import Diagnostics

/// A check of what tables say. One file each; each says what it looks at: entries, or the resources
/// of a target as a whole.
protocol CatalogCheck: Sendable {
  static var definition: CheckDefinition { get }
  /// Whether it looks at keys that the code does not ask for any more (extraction state `stale`),
  /// for what breaks if somebody does: nobody translates them.
  static var judgesUnused: Bool { get }
  /// What is wrong with what a key says, in the entries given, in any order.
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding]
  /// What is wrong with the resources beyond any one entry, in any order.
  static func inspect(_ resources: InspectedResources) -> [Finding]
}

extension CatalogCheck {
  static var judgesUnused: Bool { false }
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] { [] }
  static func inspect(_ resources: InspectedResources) -> [Finding] { [] }
}
