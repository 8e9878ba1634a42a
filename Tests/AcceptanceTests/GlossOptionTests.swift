import Foundation
import TestSupport
import Testing

@Suite("run --gloss")
struct GlossOptionTests {
  private static let scenario = "Scenarios/courier/arabic-night.scenario.yaml"

  private func run(_ arguments: String...) throws -> String {
    let result = try BuiltTool.run(["run", Self.scenario] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test("puts under each run what it says in the source language, with the same arguments")
  func asText() throws {
    let lines = try run("--gloss").split(separator: "\n").map(String.init)
    let run = try #require(lines.firstIndex { $0.contains("١٢:١٠") && $0.contains("١١ محطة") })
    #expect(lines[run].hasSuffix("’ ar"))
    #expect(lines[run + 1].hasPrefix("      en: ‘"))
    #expect(lines[run + 1].contains("12:10") && lines[run + 1].contains("11 stops before you"))
  }

  @Test("stands beside the way that a run came where both are asked for")
  func withWhy() throws {
    let lines = try run("--gloss", "--why").split(separator: "\n").map(String.init)
    let run = try #require(lines.firstIndex { $0.contains("key live_activity.delivery.stops ") })
    #expect(lines[run].contains(" · plural many by ar · "))
    #expect(lines[run + 1].contains("en: ‘11 stops before you’"))
    #expect(!(try self.run("--why").contains("en: ‘")))
  }

  @Test("is a member of each run in JSON, null where there is nothing to say, and absent without")
  func asJSON() throws {
    let document = try JSONSerialization.jsonObject(
      with: Data(try run("--gloss", "--format", "json").utf8))
    let runs = Self.runs(in: document)
    #expect(runs.count > 500)
    #expect(runs.allSatisfy { $0["gloss"] != nil })
    for run in runs {
      let isLookedUp = run["answeredLocale"] as? String == "ar"
      #expect((run["gloss"] is String) == isLookedUp, "\(run["text"] ?? "")")
    }
    #expect(!(try self.run("--format", "json").contains("\"gloss\"")))
  }

  /// Every run of text in a document, arguments too.
  private static func runs(in value: Any) -> [[String: Any]] {
    switch value {
    case let members as [String: Any]:
      let own = members["askedLocale"] != nil || members["neutral"] != nil ? [members] : []
      return own + members.values.flatMap(runs)
    case let elements as [Any]: return elements.flatMap(runs)
    default: return []
    }
  }
}
