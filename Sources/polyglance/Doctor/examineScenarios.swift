import Diagnostics
import ProductFiles

/// The bundled example, which `polyglance` opens without a path.
func examineScenarios(in tool: ToolEnvironment) -> DoctorGroup {
  DoctorGroup("Examples", [bundled(in: tool)])
}

private func bundled(in tool: ToolEnvironment) -> DoctorLine {
  let variable = "POLYGLANCE_SCENARIOS"
  let isSet = tool.variables[variable].map { !$0.isEmpty } ?? false
  guard let folder = bundledCourier(tool) else {
    return DoctorLine(
      .note, "bundled",
      "not beside the program; name a product, or set \(variable) to a folder that holds courier")
  }
  let shown = tool.paths.show(folder).spelledOut
  guard tool.files.kind(FilePath.join(folder, "product.yaml")) == .file else {
    return DoctorLine(
      isSet ? .problem : .note, "bundled",
      "\(shown) holds no product.yaml; set \(variable) to a folder that holds courier, or unset it")
  }
  return DoctorLine(.ok, "bundled", shown + (isSet ? ", by \(variable)" : ""))
}
