import Foundation
import Inspection
import ProductFiles
import Simulation
import TestSupport
import Testing

@testable import polyglance

/// Which cases a fault touches. `RECORD_GOLDENS=1` writes the table, and fails.
@Suite("Twins in the matrix")
struct VerifiedTwinsTests {
  private static let root = Repository.root.appendingPathComponent("Scenarios/courier-broken")

  @Test("each twin fails exactly the cases that its fault touches")
  func table() async throws {
    let lines = try await lines { !Measuring.isNeeded(by: $0) }
    #expect(lines.count >= 30)
    expectGolden(lines.map { $0 + "\n" }.joined(), "twins")
  }

  @Test(
    "so does each that is cut",
    .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
  func tableOfLayout() async throws {
    let lines = try await lines { Measuring.isNeeded(by: $0) }
    #expect(lines.count >= 4)
    expectGolden(lines.map { $0 + "\n" }.joined(), "layout-twins")
  }

  private func lines(_ isWanted: (String) -> Bool) async throws -> [String] {
    let twins = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).sorted()
      .filter { isWanted("courier-broken/\($0)/\($0).scenario.yaml") }
    return try await withThrowingTaskGroup(of: String.self) { group in
      for twin in twins {
        group.addTask { try line(twin, in: Self.root) }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }.sorted()
    }
  }

  /// The twin with the locale of its scenario, and the cases that fail there.
  private func line(_ twin: String, in root: URL) throws -> String {
    let folder = root.appendingPathComponent(twin).path
    let loader = ScenarioLoader(
      tool: .live(), settings: try SettingOverrides([]), shaper: Measuring.shaper)
    let scenario = try loader.scenarios(folder)[0]
    let own = try loader.load(scenario, locale: nil, product: nil).scenario.locale
    let material = try loader.verification(folder).materials[0]
    // A phone's language that the product does not support is no column of the matrix.
    let locale = material.locales.contains(own) ? own : material.product.defaultLanguage
    let verification = Verification(of: material, locales: [locale])
    let failing = verification.tasks.filter { task in
      verification.cells(of: task).contains { $0.verdict == .fail }
    }.map(\.definition.id)
    let words = failing.isEmpty ? "none" : failing.joined(separator: " ")
    return "\(twin) \(locale): \(words)"
  }
}
