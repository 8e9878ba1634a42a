import Diagnostics
import ProductFiles
import Synchronization
import Testing

@testable import polyglance

/// What `polyglance preview` answers to arguments, over a product in memory.
struct PreviewCommandTests {
  private final class Written: Sendable {
    let output = Mutex("")
    let errors = Mutex("")
  }

  private func run(
    _ arguments: String..., columns: Int? = nil, texts: [String: String] = [:]
  ) -> (status: Int32, output: String, errors: String) {
    var probe = ProductProbe()
    if !texts.isEmpty {
      probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(
        texts.mapValues { ["en": $0, "fr": $0] })
    }
    probe.files["card.views.yaml"] = PreviewProbe.slot
    let written = Written()
    let tool = ToolEnvironment(
      files: MemoryFiles(probe.files), workingDirectory: "/here", variables: [:],
      executable: "/bin/polyglance",
      output: { bytes in written.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      isOutputTerminal: columns != nil, outputColumns: columns,
      errors: { text in written.errors.withLock { $0 += text } })
    let status = Polyglance.run(["preview"] + arguments, in: tool)
    return (status.code, written.output.withLock { $0 }, written.errors.withLock { $0 })
  }

  @Test(arguments: [
    (
      ["--surface", "compact-trailng"], "there is no surface ‘compact-trailng’", "compact-trailing"
    ),
    (["--text-size", "xlrge"], "there is no text size ‘xlrge’, only x-small, small", "x-large"),
    (["--device", "iPhone 16 Prp"], "there is no device ‘iPhone 16 Prp’", "iPhone 16 Pro"),
    (["--locale", "de"], "the product does not support ‘de’, only en, fr, fr-CA", nil),
    (["--region", "Canada"], "‘Canada’ is no region, as ‘CA’ or ‘419’", nil),
    (["--order", "wurst"], "‘wurst’ is none of the values of ‘--order’", "worst"),
    (["--budget", "--format", "svg"], "‘--budget’ is written as text, json or csv", nil),
  ])
  func aWrongArgumentIsToldWithTheNearestName(
    arguments: [String], message: String, nearest: String?
  ) {
    let outcome =
      arguments.count == 2
      ? run("product.yaml", arguments[0], arguments[1])
      : run("product.yaml", arguments[0], arguments[1], arguments[2])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    if let nearest { #expect(outcome.errors.contains("did you mean ‘\(nearest)’?")) }
    #expect(outcome.errors.contains("see ‘polyglance help preview’"))
  }

  @Test func aScenarioIsNoProduct() {
    let outcome = run("story.scenario.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("expected a product.yaml or the folder that holds it"))
  }

  @Test func whatIsAskedForIsShown() {
    let outcome = run(
      "product.yaml", "--locale", "fr,en-XA", "--text-size", "AX1", "--device", "iPhone 17 Pro Max",
      "--surface", "compact", "--format", "csv", "--order", "catalog")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = outcome.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).prefix(6).joined(separator: ",")
    }
    #expect(
      Set(rows) == [
        "compact-trailing,card,fr,iPhone 17 Pro Max,,accessibility-1",
        "compact-trailing,card,en-XA,iPhone 17 Pro Max,,accessibility-1",
      ])
  }

  @Test func watchesAndCarsAreAskedForByName() {
    func displays(_ device: String) -> [String] {
      let outcome = run("product.yaml", "--device", device, "--format", "csv", "--locale", "en")
      #expect(outcome.status == 0, "\(outcome.errors)")
      var seen: [String] = []
      for row in outcome.output.split(separator: "\n").dropFirst() {
        let cells = row.split(separator: ",", omittingEmptySubsequences: false)
        let place = "\(cells[0]) \(cells[4])"
        if !seen.contains(place) { seen.append(place) }
      }
      return seen.sorted()
    }
    #expect(displays("Apple Watch 45 mm") == ["smart-stack Apple Watch 45 mm"])
    #expect(displays("CarPlay 240x78") == ["carplay CarPlay 240×78"])
    #expect(
      displays("iPhone 16,Apple Watch 49 mm") == [
        "carplay CarPlay 170×78", "compact-trailing ", "mac-menu-bar ",
        "smart-stack Apple Watch 49 mm",
      ])
    #expect(displays("all").count { $0.hasPrefix("smart-stack ") } == 5)
    #expect(displays("all").count { $0.hasPrefix("carplay ") } == 3)
    let wrong = run("product.yaml", "--device", "Apple Watch 46 mm")
    #expect(wrong.errors.contains("did you mean ‘Apple Watch"))
  }

  @Test func inATerminalLinesAreNoWiderThanItAndElsewhereNothingIsCut() {
    let long = "A status that goes on and on, and does not end where anybody would have thought it"
    func lines(_ columns: Int?) -> [String] {
      run("product.yaml", "--all", columns: columns, texts: ["status.packing": long])
        .output.split(separator: "\n").map(String.init)
    }
    for columns in [60, 80, 132] {
      for line in lines(columns) where !line.contains("card.views.yaml") {
        #expect(line.count <= columns, "\(line)")
      }
      #expect(lines(columns).contains { $0.contains("»") })
    }
    let whole = lines(nil)
    #expect(!whole.contains { $0.contains("»") })
    #expect(whole.contains { $0.contains(long) })
  }

  @Test func oneThatIsCutFailsOnlyWhereAsked() {
    let arguments = ["--text-size", "AX5", "--format", "csv"]
    let plain = run("product.yaml", arguments[0], arguments[1])
    #expect(plain.status == 0)
    let asked = run("product.yaml", arguments[0], arguments[1], "--fail-on", "cut")
    let isMeasured = !plain.errors.contains("measured in cells")
    #expect(asked.status == (isMeasured ? 1 : 0))
    #expect(asked.output == plain.output)
  }
}
