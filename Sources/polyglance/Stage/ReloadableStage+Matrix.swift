import Diagnostics
import Inspection
import Localization
import Simulation
import Workbench

extension ReloadableStage {
  /// Reads the product that is on the screen with every scenario beside it.
  func matrix() throws(InputProblem) -> ProductMatrix {
    let loaded = try ScenarioLoader(tool: tool, settings: options.settings, shaper: options.shaper)
      .verification(stage.product.file)
    return ProductMatrix(
      Verification(of: loaded.material), unread: loaded.unread.count,
      translatedKeys: translatedKeys(in: loaded.material.inspector.resolver.library))
  }
}
