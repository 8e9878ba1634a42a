import Diagnostics
import Foundation
import TestSupport
import Testing

/// `polyglance inventory` on the products that ship.
struct InventoryCommandTests {
  private func inventory(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(["inventory"] + arguments)
  }

  @Test func courierHasEveryPresentationAndNoGaps() throws {
    let outcome = try inventory("Scenarios/courier")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let heads = outcome.output.split(separator: "\n").filter { $0.contains(", rendered by ") }
      .map { String($0.prefix { $0 != "," }) }
    #expect(
      heads.filter { $0.hasSuffix(" of delivery") || $0.hasSuffix(" of app") } == [
        "lock-screen of delivery", "compact-leading of delivery", "compact-trailing of delivery",
        "minimal of delivery", "expanded-leading of delivery", "expanded-trailing of delivery",
        "expanded-center of delivery", "expanded-bottom of delivery", "alert of delivery",
        "app-screen of app",
      ])
    #expect(outcome.output.hasSuffix("\nno gaps in any of them\n"))
  }

  @Test func whereThereAreNoGapsTheyTellWhatWasReadAllTheSame() throws {
    let all = try inventory("Scenarios/courier").output.split(separator: "\n").suffix(3)
    let gaps = try inventory("Scenarios/courier", "--gaps").output.split(separator: "\n")
    #expect(gaps == Array(all))
    #expect(gaps.first?.hasPrefix("0 ") == false)
    let json = try inventory("Scenarios/courier", "--gaps", "--format", "json").output
    #expect(json.contains("\"presentations\": []"))
    #expect(!json.contains("\"surfaces\": 0"))
  }

  @Test func everyLineButThoseWithALongPathFitsEightyColumns() throws {
    let lines = try inventory("Scenarios/courier").output.split(separator: "\n")
    #expect(lines.count > 300)
    for line in lines where !line.contains("Scenarios/") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: [
    ("frozen-text", "frozen-text"), ("payload-prose", "payload-prose"),
    ("hardcoded-literal", "hardcoded-literal"), ("target-membership", "target-membership"),
    ("regional-overlay", "untranslated"),
  ])
  func aTwinHasTheGapOfItsFault(twin: String, gap: String) throws {
    let outcome = try inventory("Scenarios/courier-broken/\(twin)", "--gaps")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n  gap       \(gap): "))
  }

  @Test func jsonIsTheSameEachTimeAndCompleteInItself() throws {
    let first = try inventory("Scenarios/courier", "--format", "json").output
    let again = try inventory("Scenarios/courier/product.yaml", "--format", "json").output
    #expect(first == again)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    let presentations = try #require(document["presentations"] as? [[String: Any]])
    let elements = presentations.flatMap { $0["elements"] as? [[String: Any]] ?? [] }
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["surfaces"] as? Int == elements.count)
    let parts = elements.flatMap { $0["messages"] as? [[String: Any]] ?? [] }
      .flatMap { $0["parts"] as? [[String: Any]] ?? [] }
    let keys = parts.filter { $0["source"] as? String == "key" }
    #expect(keys.count > 50)
    #expect(keys.allSatisfy { ($0["locales"] as? [Any])?.count == 12 })
  }

  @Test func csvHasARowForEachMessageAndAsManyCellsInEach() throws {
    let lines = try inventory("Scenarios/courier", "--format", "csv").output.split(separator: "\n")
    #expect(lines[0].hasPrefix("owner,surface,target,element,role,copy,source,key,"))
    #expect(lines.contains { $0.contains(",Preparing your order,key,") })
  }

  @Test func aScenarioIsNoProduct() throws {
    let outcome = try inventory("Scenarios/courier/demo.scenario.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("this is a scenario, not a product"))
  }
}
