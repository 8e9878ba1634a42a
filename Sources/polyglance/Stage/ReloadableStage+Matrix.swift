import Diagnostics
import Inspection
import Localization
import Simulation
import Workbench

extension ReloadableStage {
  /// Reads the product that is on the screen with every scenario beside it.
  func matrix() throws(InputProblem) -> ProductMatrix {
    let loaded = try ScenarioLoader(
      tool: tool, settings: options.settings, shaper: options.shaper, devices: options.devices,
      region: options.region
    ).verification(stage.product.file)
    return ProductMatrix(
      Verification(of: loaded.materials[0]), unread: loaded.unread.count,
      translatedKeys: translatedKeys(in: loaded.materials[0].inspector.resolver.library))
  }
}
