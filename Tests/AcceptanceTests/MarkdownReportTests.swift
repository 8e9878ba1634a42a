import Diagnostics
import Foundation
import Inspection
import TestSupport
import Testing

@testable import polyglance

@Suite("A report in Markdown")
struct MarkdownReportTests {
  private func report(_ arguments: String...) throws -> String {
    let result = try BuiltTool.run(["run", "--format", "markdown", "--font", "cells"] + arguments)
    #expect(result.errors.isEmpty)
    return result.output
  }

  @Test("puts place, surfaces, step, key and the way to mend under each finding")
  func ofATwin() throws {
    let way = "Scenarios/courier-broken/regional-overlay"
    let result = try BuiltTool.run([
      "run", "\(way)/regional-overlay.scenario.yaml", "--format", "markdown",
    ])
    #expect(result.status == 1)
    let text = result.output
    #expect(text.hasPrefix("# polyglance: 1 of 1 runs failed\n"))
    let finding =
      /- `fallback-language`, error: .*\n  - `[^`]*delivery\.views\.yaml:\d+`\n  - `[a-z-]+`, step \d+ \(`language fr-CA`\)\n  - key `live_activity\.[a-z.]+`\n/
    #expect(text.contains(finding))
    #expect(text.contains("\nTo mend `fallback-language`: "))
    #expect(text.ranges(of: "To mend ").count == 1)
    #expect(text.contains("\n### Expectations that failed\n\n- expected every text in fr-CA, "))
    #expect(text.contains("` | **en** `fallback-language` |\n"))
  }

  @Test("says that several runs passed, one a scenario and locale")
  func ofSeveral() throws {
    let text = try report(
      "Scenarios/courier/french-on-the-way.scenario.yaml", "--locale", "de,ar")
    #expect(text.hasPrefix("# polyglance: 2 of 2 runs passed\n"))
    #expect(text.contains("\n## French on the way, `de`: passed\n"))
    #expect(text.contains("\n## French on the way, `ar`: passed\n"))
    #expect(!text.contains("### Findings"))
    #expect(text.contains("| surface | step | text | language |\n"))
  }

  @Test(
    "leaves out what passed where a comment could not hold it, says so, and begins with what failed"
  )
  func fitsAComment() throws {
    let result = try BuiltTool.run([
      "run", "Scenarios/courier/french-on-the-way.scenario.yaml",
      "Scenarios/courier/every-status.scenario.yaml",
      "Scenarios/courier-broken/regional-overlay/regional-overlay.scenario.yaml",
      "--locale", "all", "--format", "markdown", "--font", "cells",
    ])
    let text = result.output
    #expect(text.utf16.count < 65_536)
    #expect(
      text.contains("\n\nLeft out, since GitHub takes 65,536 characters: the tables of texts"))
    let head = try #require(text.firstRange(of: "| --- |"))
    #expect(text[head.upperBound...].dropFirst(40).contains("**failed**"))
    let failed = try #require(text.firstRange(of: ": **failed**\n"))
    if let passed = text.firstRange(of: ": passed\n") {
      #expect(failed.lowerBound < passed.lowerBound)
    }
  }

  @Test("tells the first failures where those of one run alone are more than a comment holds")
  func fitsAnotherComment() throws {
    let tool = ToolEnvironment.live()
    let loader = ScenarioLoader(tool: tool, settings: try SettingOverrides([]))
    let path = "Scenarios/courier-broken/hardcoded-literal/hardcoded-literal.scenario.yaml"
    let played = loader.runs(
      of: [Repository.root.appendingPathComponent(path).path], locales: .own, keeping: .frames)
    let other = try #require(played.runs.first)
    var run = other
    let finding = try #require(run.result.findings.first { $0.severity == .error })
    run.result.findings = (1...2000).map { number in
      var finding = finding
      finding.message = "failure \(number)"
      finding.place.line = number
      return finding
    }
    let report = MarkdownReport(
      runs: [run] + Array(repeating: other, count: 149), paths: .folder("/"), failOn: .error,
      glosses: false)
    let text = report.text
    #expect(text.utf16.count <= MarkdownReport.limit && text.utf16.count > 60_000)
    #expect(text.contains("# polyglance: 150 of 150 runs failed\n"))
    #expect(text.contains("failure 1\n") && text.contains("failure 30\n"))
    #expect(text.contains("Left out, since GitHub takes 65,536 characters"))
  }

  @Test("shows what stands in files as it is, and lets nothing of it act")
  func escapes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("markdown-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Hostile.files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let result = try BuiltTool.run(
      ["run", "a|b`.scenario.yaml", "--format", "markdown", "--gloss", "--font", "cells"],
      in: folder)
    #expect(result.status == 1, "\(result.errors)")
    expectGolden(result.output, "hostile.md")
    let unsafe = result.output.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x202A...0x202E).contains($0.value)
    }
    #expect(unsafe.isEmpty)
    // Each row of a table has as many cells as its head.
    for block in result.output.split(separator: "\n\n") where block.hasPrefix("|") {
      let cells = block.split(separator: "\n").map { row in
        row.replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(Set(cells).count == 1, "\(block)")
    }
  }
}

/// A product whose texts mean something in Markdown, HTML and terminals.
private enum Hostile {
  static let files = [
    "a|b`.scenario.yaml": """
    scenario: "`x` | <script> [a](b) @team \\e[2J"
    product: product.yaml
    device: { languages: [fr], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
    steps:
      - start: a
        state: { words: "one | two ` three\\n\\u202E*four* @team" }
      - expect: { text: { equals: "<b>|`" } }
    """,
    "product.yaml": """
    product: Hostile
    languages: { default: en, supported: [en, fr] }
    targets:
      app: { kind: app, resources: [] }
      widgets: { kind: widget-extension, resources: [Widgets] }
    activities:
      a:
        target: widgets
        attributes: {}
        content-state: { words: String }
        views: a.views.yaml
    """,
    "a.views.yaml": """
    lock-screen:
      vstack:
        - text: { value: words }
        - text: { key: "key|`x` _y_" }
        - text: { key: words.fine, args: [2] }
    """,
    "Widgets/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "words.fine": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "Fine | `%lld`" } },
      "fr": { "stringUnit": { "state": "translated", "value": "Bien | `%lld`" } } } } } }
    """,
  ]
}
