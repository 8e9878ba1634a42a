package import Catalogs
package import Diagnostics
package import Simulation

/// What stands below one path, read for checks that need no run.
package struct LintInput: Sendable {
  /// The folder that paths are told from: of the `product.yaml`, else the one that was named.
  package var root: String
  /// Nil where no `product.yaml` describes the files.
  package var product: LoadedProduct?
  /// The resources, as the files have them, by the name of what ships them; in a fixed order.
  package var targets: [(name: String, resources: ResourceSet)] = []
  package var payloads: [Payload] = []
  package var policy = LintPolicy()
  /// Every file that was read, each once.
  package var files: [String] = []
  /// Files that could not be read.
  package var unreadable: [InputProblem] = []
  /// Whether all of a product or folder was read, and not only the files that were named.
  package var isWhole = true

  /// Resources that were named, until all are known.
  var named: [String] = []

  init(root: String) { self.root = root }
}
