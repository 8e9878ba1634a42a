import Foundation
import Inspection
import Languages
import TestSupport
import Testing

@testable import polyglance

/// Which cases a fault touches. `RECORD_GOLDENS=1` writes the table, and fails.
@Suite("Twins in the matrix")
struct VerifiedTwinsTests {
  @Test("each twin fails exactly the cases that its fault touches")
  func table() async throws {
    let root = Repository.root.appendingPathComponent("Scenarios/courier-broken")
    let twins = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    let lines = try await withThrowingTaskGroup(of: String.self) { group in
      for twin in twins {
        group.addTask { try line(twin, in: root) }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }.sorted()
    }
    #expect(lines.count >= 30)
    expectGolden(lines.map { $0 + "\n" }.joined(), "twins")
  }

  /// The twin, and each case that fails with the locales, in two of which a twin may be alone.
  private func line(_ twin: String, in root: URL) throws -> String {
    let tool = ToolEnvironment.live()
    let loaded = try ScenarioLoader(tool: tool, settings: SettingOverrides([]))
      .verification(root.appendingPathComponent(twin).path)
    let locales = ["en", "fr-CA", "pt-BR"].compactMap { LanguageTag($0) }
    let verification = Verification(of: loaded.material, locales: locales)
    var failing: [(id: String, locales: [LanguageTag])] = []
    for task in verification.tasks {
      let cells = verification.cells(of: task)
      guard CellVerdict.summary(of: cells.map(\.verdict)) == .fail else { continue }
      if failing.last?.id == task.definition.id {
        failing[failing.count - 1].locales.append(task.locale)
      } else {
        failing.append((task.definition.id, [task.locale]))
      }
    }
    let words = failing.map { entry in
      entry.locales.count == locales.count
        ? entry.id : "\(entry.id)(\(entry.locales.map(\.description).joined(separator: " ")))"
    }
    return "\(twin): " + (words.isEmpty ? "none" : words.joined(separator: " "))
  }
}
