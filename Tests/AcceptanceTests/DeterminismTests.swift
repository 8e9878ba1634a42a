import Foundation
import TestSupport
import Testing

@Suite("The same input")
struct DeterminismTests {
  private let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"

  @Test("gives the same bytes whatever the machine's language, zone and order of hashing")
  func ignoresTheMachine() throws {
    let arguments = ["run", scenario, "--locale", "all", "--format", "json"]
    let first = try BuiltTool.run(arguments, variables: ["LANG": "C", "TZ": "UTC"])
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.count > 10_000)
    for variables in [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Apia"],
      ["LANG": "ar_EG.UTF-8", "TZ": "America/St_Johns", "SWIFT_DETERMINISTIC_HASHING": "1"],
      ["LC_ALL": "C.UTF-8", "TZ": "Asia/Kolkata", "COLUMNS": "20", "TERM": "dumb"],
    ] {
      #expect(try BuiltTool.run(arguments, variables: variables) == first)
    }
  }

  @Test("gives the same bytes from any working directory when its path is absolute")
  func ignoresTheWorkingDirectory() throws {
    let path = Repository.root.appendingPathComponent(scenario).path
    let arguments = ["run", path, "--format", "json"]
    let first = try BuiltTool.run(arguments)
    let other = try BuiltTool.run(arguments, in: FileManager.default.temporaryDirectory)
    #expect(first.status == 0)
    #expect(first == other)
  }

  @Test(
    "gives each format the same status", arguments: ["text", "json", "junit", "github", "markdown"])
  func agreesOnStatus(format: String) throws {
    let sound = try BuiltTool.run(["run", scenario, "--format", format])
    #expect(sound.status == 0)
    let twin = try BuiltTool.run([
      "run", "Scenarios/courier-broken/payload-prose/payload-prose.scenario.yaml", "--format",
      format,
    ])
    #expect(twin.status == 1)
    #expect(twin.output.contains("payload-prose"))
    #expect(twin.output.contains("payloads/nearby.apns"))
  }
}
