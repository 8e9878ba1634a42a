import Diagnostics
import Inspection
import Simulation

/// A scenario that is ready to be played, for one locale.
struct PlayableScenario {
  var scenario: Scenario
  var inspector: Inspector
  /// The folder of the product that is run, as typed.
  var root: String
  /// What was tolerated in the files of the product.
  var problems: [InputProblem]

  /// Paths as machine-readable formats show them.
  var folderPaths: PathStyle { .folder(root) }
}
