import Foundation
import TestSupport
import Testing

@Suite("The command verify")
struct VerifyCommandTests {
  private let product = "Scenarios/courier"

  @Test("a sound product passes suite LA in every language, with nothing left unseen")
  func soundProduct() throws {
    let result = try BuiltTool.run(["verify", product, "--suite", "LA", "--locale", "all"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let summary = result.output.split(separator: "\n").last ?? ""
    #expect(summary.hasSuffix(" 0 fail, 0 inconclusive, 0 not-applicable"), "\(summary)")
    #expect(summary.contains(" in 12 locales"))
  }

  @Test("a broken one fails at its boundary, in the locale, with the place")
  func brokenProduct() throws {
    let twin = "Scenarios/courier-broken/never-updated"
    let result = try BuiltTool.run(["verify", twin, "--locale", "fr-CA", "--suite", "LA-01,LA-06"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("LA-01 Device language  ✓"))
    #expect(lines.contains("LA-06 Switch running   ✗"))
    #expect(try #require(lines.last).hasPrefix("2 cases in 1 locale, "))
    #expect(lines.contains { $0.hasPrefix("LA-06 fr-CA: fails at regeneration (lock-screen,") })
    #expect(
      lines.contains {
        $0.hasPrefix("  \(twin)/product.yaml:") && $0.contains("[stale-render]")
      })
    let lenient = try BuiltTool.run([
      "verify", twin, "--locale", "fr-CA", "--suite", "LA-01", "--fail-on", "note",
    ])
    #expect(lenient.status == 0)
  }

  @Test("locales in which a case fails in the same places are told once")
  func alikeLocales() throws {
    let twin = "Scenarios/courier-broken/hardcoded-literal"
    let result = try BuiltTool.run([
      "verify", twin, "--locale", "en,fr,ar,ja", "--suite", "LA-04",
    ])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("LA-04 ") }.last
        == "LA-04 fr, ar, ja: fails at key mapping (expanded-trailing); in fr:")
    let told = lines.filter { $0.contains("[hardcoded-literal]") }
    #expect(told.count == 1 && told[0].hasSuffix("(expanded-trailing, fr, step 3)"))
  }

  @Test("JSON holds each cell with its verdict, evidence and findings, the same bytes each time")
  func json() throws {
    let arguments = [
      "verify", product, "--suite", "la-06", "--locale", "fr-CA,ar", "--format", "json",
    ]
    let result = try BuiltTool.run(arguments)
    #expect(
      try BuiltTool.run(arguments, variables: ["LANG": "de_DE", "TZ": "Asia/Tokyo"]) == result)
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let cells = try #require(root?["cells"] as? [[String: Any]])
    let summary = try #require(root?["summary"] as? [String: Any])
    #expect(root?["product"] as? String == "Courier" && root?["version"] as? Int == 1)
    #expect(summary["cells"] as? Int == cells.count && summary["fail"] as? Int == 0)
    let cell = try #require(
      cells.first {
        $0["id"] as? String == "LA-06/fr-CA/compact-leading/iPhone 16 Pro/delivery active"
      })
    #expect(cell["verdict"] as? String == "pass" && cell["case"] as? String == "LA-06")
    #expect(cell["surface"] as? String == "compact-leading" && cell["review"] is NSNull)
    let evidence = try #require(cell["evidence"] as? [[String: Any]])
    #expect(evidence.contains { $0["text"] as? String == "compact-leading: carries fr-CA r2" })
    #expect(cells.first?["locale"] as? String == "fr-CA", "in the order of the product")
  }

  @Test("the parts of a matrix are the whole")
  func shards() throws {
    func ids(_ more: [String]) throws -> [String] {
      let arguments = ["verify", product, "--suite", "LA-01,LA-02", "--locale", "fr,ja,ar"] + more
      let text = try BuiltTool.run(arguments + ["--format", "json"]).output
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (root?["cells"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }
    let (first, second) = (try ids(["--shard", "1/2"]), try ids(["--shard=2/2"]))
    #expect(!first.isEmpty && Set(first).isDisjoint(with: second))
    #expect(try ids([]).sorted() == (first + second).sorted())
  }

  @Test("writes to a file whole, and leaves nothing else beside it")
  func output() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("verify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("matrix.txt")
    try Data("old".utf8).write(to: file)
    let arguments = ["verify", product, "--suite", "LA-01", "--locale", "fr"]
    let result = try BuiltTool.run(arguments + ["-o", file.path])
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == BuiltTool.run(arguments).output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["matrix.txt"])
    let lost = try BuiltTool.run(arguments + ["-o", folder.path + "/none/matrix.txt"])
    #expect(lost.status == 2 && lost.errors.contains("cannot write"))
  }

  @Test(
    "refuses what it does not understand, with the nearest that it does",
    arguments: [
      (["verify"], "‘verify’ takes one product"),
      (["verify", "Scenarios/courier", "--suite", "LB"], "did you mean ‘LA’?"),
      (["verify", "Scenarios/courier", "--suite", "LA-66"], "no suite and no case ‘LA-66’"),
      (["verify", "Scenarios/courier", "--locale", "sv"], "the product does not support ‘sv’"),
      (["verify", "Scenarios/courier", "--shard", "3/2"], "is not of the form 2/4"),
      (
        ["verify", "Scenarios/courier/french-on-the-way.scenario.yaml"],
        "a scenario is played by ‘polyglance run’"
      ),
    ])
  func refuses(arguments: [String], hint: String) throws {
    let result = try BuiltTool.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }
}
