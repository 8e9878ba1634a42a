import Diagnostics
import ProductFiles

/// The folder of the bundled Courier: that of `POLYGLANCE_SCENARIOS`, else looked for upwards from
/// the executable, else in `../share/polyglance`; nil where there is none.
func bundledCourier(_ tool: ToolEnvironment) -> String? {
  if let folder = tool.variables["POLYGLANCE_SCENARIOS"], !folder.isEmpty {
    return FilePath.join(folder, "courier")
  }
  func courier(_ folder: String) -> String? {
    let path = FilePath.join(folder, "Scenarios/courier")
    return tool.files.kind(FilePath.join(path, "product.yaml")) == .file ? path : nil
  }
  let home = FilePath.folder(of: tool.executable)
  var folder = home
  while true {
    if let found = courier(folder) { return found }
    if folder == "/" || folder == "." { break }
    folder = FilePath.folder(of: folder)
  }
  return courier(FilePath.join(home, "../share/polyglance"))
}

/// The scenario of the bundled Courier that opens where none is named: the shortest story.
func bundledScenario(_ tool: ToolEnvironment) -> String? {
  bundledCourier(tool).map { FilePath.join($0, "french-on-the-way.scenario.yaml") }
}
