import Diagnostics
import Foundation
import Inspection
import Layout
import ProductFiles
import TestSupport

@testable import polyglance

/// Plays scenarios of the shipped Courier inside the test.
enum PlayedCourier {
  static let folder = Repository.root.path + "/Scenarios/courier"

  /// The run in the scenario's own language; its name is that of the file, without the endings.
  static func play(
    _ scenario: String, files: any FileSource, shaper: any TextShaping = CellTextShaper()
  ) throws -> ScenarioRun {
    try play(scenario, locales: .own, files: files, shaper: shaper)[0]
  }

  /// A run for each locale. Throws the first problem of the files.
  static func play(
    _ scenario: String, locales: LocaleChoice, files: any FileSource = DiskFiles(),
    shaper: any TextShaping = CellTextShaper()
  ) throws -> [ScenarioRun] {
    var tool = ToolEnvironment.live()
    tool.files = files
    let loader = ScenarioLoader(tool: tool, settings: try SettingOverrides([]), shaper: shaper)
    let path = FilePath.join(folder, scenario + ".scenario.yaml")
    let (runs, problems) = loader.runs(of: [path], locales: locales, keeping: .frames)
    if let problem = problems.first { throw problem }
    return runs.map(\.result)
  }
}
