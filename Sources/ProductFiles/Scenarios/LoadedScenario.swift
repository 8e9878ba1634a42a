package import Catalogs
package import Diagnostics
package import Simulation

/// A scenario as read, with the product that it is played over.
package struct LoadedScenario: Sendable {
  package var scenario: Scenario
  package var product: LoadedProduct
  /// What was tolerated in the product's resources and in payloads.
  package var problems: [InputProblem]
  /// Every file that was read, those of the product first, each once: what a watcher looks at.
  package var files: [String]
  /// The resources that `translation-version` brings, by the folder that its edit names.
  package var folders: [String: ResourceSet]
  /// Whether the file says `$locale`; where it does not, another locale is another device.
  package var usesLocale: Bool
}
