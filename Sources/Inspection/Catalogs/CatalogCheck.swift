import Diagnostics

/// A check of what tables say. One file each; each says what it looks at: entries, or the resources
/// of a target as a whole.
protocol CatalogCheck: Sendable {
  static var definition: CheckDefinition { get }
  /// What is wrong with what a key says, in the entries given, in any order.
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding]
  /// What is wrong with the resources beyond any one entry, in any order.
  static func inspect(_ resources: InspectedResources) -> [Finding]
}

extension CatalogCheck {
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] { [] }
  static func inspect(_ resources: InspectedResources) -> [Finding] { [] }
}
