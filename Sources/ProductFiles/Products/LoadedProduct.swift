package import Catalogs
package import Diagnostics
package import Presentation
package import Simulation

/// A product as read, with everything that its files hold.
package struct LoadedProduct: Sendable {
  package var product: Product
  /// What was tolerated in the files of its resources; nothing that stopped the reading.
  package var problems: [InputProblem]
  /// Files of resources that could not be read, where reading went on without them.
  package var unreadable: [InputProblem] = []
  /// Every file that was read, in order, each once: what a watcher looks at.
  package var files: [String]
  /// The resources as the files have them; `Product.edits` are not applied.
  package var resources: [TargetID: ResourceSet]
  /// The folders that together are the product: a twin's own first, then that of each base.
  package var folders: [String] { layers.layers.map(\.folder) }

  /// Where further files of the product are looked for.
  let layers: LayeredFiles
}
