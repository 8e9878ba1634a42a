import Diagnostics
import Inspection
import Localization
import Simulation
import Workbench

extension ReloadableStage {
  /// Reads the product that is on the screen with every scenario beside it.
  func matrix() throws(InputProblem) -> ProductMatrix {
    let loaded = try verification()
    return ProductMatrix(
      Verification(of: loaded.materials[0]), unread: loaded.unread.count,
      translatedKeys: translatedKeys(in: loaded.materials[0].inspector.resolver.library))
  }
  /// The same for Preview.
  func previewer() throws(InputProblem) -> Previewer {
    Previewer(try verification().materials[0], shaper: options.shaper)
  }

  private func verification() throws(InputProblem) -> LoadedVerification {
    try ScenarioLoader(
      tool: tool, settings: options.settings, shaper: options.shaper, devices: options.devices,
      region: options.region
    ).verification(stage.product.file)
  }
}
