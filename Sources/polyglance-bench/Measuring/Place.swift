import Foundation

/// Where the bench runs from: the programs beside it and the scenarios above it.
struct Place: Hashable {
  /// The bench itself.
  var executable: String

  /// Of this process.
  static var current: Place {
    let url = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return Place(executable: url.resolvingSymlinksInPath().path)
  }

  /// The program that is measured, built beside the bench.
  func polyglance() throws(BenchProblem) -> String {
    let path = folder.appendingPathComponent("polyglance").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchProblem("there is no \(path); build it first: swift build -c release")
    }
    return path
  }

  /// The scenario that is played: looked for upwards from the bench.
  func scenario() throws(BenchProblem) -> String {
    var folder = folder
    while true {
      let path = folder.appendingPathComponent(Place.scenarioPath).path
      if FileManager.default.fileExists(atPath: path) { return path }
      guard folder.path != "/" else { break }
      folder.deleteLastPathComponent()
    }
    throw BenchProblem("no folder above \(executable) holds \(Place.scenarioPath)")
  }

  private static let scenarioPath = "Scenarios/courier/french-on-the-way.scenario.yaml"

  private var folder: URL { URL(fileURLWithPath: executable).deletingLastPathComponent() }
}
