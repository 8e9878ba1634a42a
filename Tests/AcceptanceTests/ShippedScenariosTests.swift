import Foundation
import TestSupport
import Testing

@testable import polyglance

/// Each scenario that ships. A twin's `expected.txt` is written by `RECORD_GOLDENS=1`, which fails.
@Suite("Shipped scenarios")
struct ShippedScenariosTests {
  static let sound = scenarios { !$0.contains("-broken/") }
  /// Those whose faults can be seen here.
  static let twins = scenarios { $0.contains("-broken/") }.filter {
    Measuring.isPossible || !Measuring.isNeeded(by: $0)
  }

  private static func scenarios(_ isWanted: (String) -> Bool) -> [String] {
    let folder = Repository.root.appendingPathComponent("Scenarios")
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".scenario.yaml") && isWanted($0) }.sorted()
  }

  @Test("a sound one passes in every language of its product", arguments: sound)
  func soundOnePasses(scenario: String) throws {
    let result = try BuiltTool.run(["run", "Scenarios/\(scenario)", "--locale", "all"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(!lines.contains { $0.contains(": error: ") || $0.contains(": warning: ") })
    let ending = "texts in one language" + (Measuring.isPossible ? ", 0 cut" : "")
    #expect(lines.count { $0.hasSuffix(ending) || $0.contains(ending + "; findings: ") } >= 6)
  }

  @Test("a twin fails with exactly the lines that are expected of it", arguments: twins)
  func twinFailsAsExpected(scenario: String) throws {
    let result = try BuiltTool.run(["run", "Scenarios/\(scenario)"])
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    let folder = Repository.root.appendingPathComponent("Scenarios/\(scenario)")
      .deletingLastPathComponent()
    let lines = result.output.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { rewrite($0, folder: folder) }
    expectFile(
      lines.map { $0 + "\n" }.joined(), folder.appendingPathComponent("expected.txt"))
  }

  @Test("there is a twin for each way to fail that the product shows")
  func hasTwins() {
    #expect(Self.twins.count >= 8)
    #expect(!Self.sound.isEmpty)
  }

  /// The path at the start of a line as it is from the folder of the twin's product.
  private func rewrite(_ line: String, folder: URL) -> String {
    guard let colon = line.firstIndex(of: ":") else { return line }
    let path = Repository.root.appendingPathComponent(String(line[..<colon])).path
    let base = folder.pathComponents
    let target = URL(fileURLWithPath: path).pathComponents
    let common = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + target[common...]).joined(separator: "/") + line[colon...]
  }
}
