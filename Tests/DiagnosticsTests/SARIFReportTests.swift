import Diagnostics
import TestSupport
import Testing

@Suite("Findings as SARIF")
struct SARIFReportTests {
  private func report(line: Int) -> SARIFReport {
    let place = SourceLocation(file: "/app/My App/a%.xcstrings", line: line, column: 3)
    return SARIFReport(
      tool: "polyglance", version: "1.2.3",
      rules: [
        SARIFReport.Rule(id: "unused", severity: .note, summary: "Unused.", help: "Nothing."),
        SARIFReport.Rule(
          id: "missing-key", severity: .error, summary: "No table has the key.", help: "Add it."),
      ],
      findings: [
        Finding(
          id: "missing-key", severity: .error, message: "no ‘a\u{202E}b’", boundary: "lookup",
          place: place, locale: "fr", key: "title",
          notes: [
            Finding.Note("the source", at: SourceLocation(file: "/else/b", line: 1, column: 2))
          ]),
        Finding(
          id: "missing-key", severity: .warning, message: "again", place: place, locale: "fr",
          key: "title"),
      ],
      problems: [InputProblem("no JSON", at: place, hints: ["expected ‘{’"])],
      properties: [("read", .object([("files", .int(2))]))])
  }

  @Test("have rules, regions, further places, and what could not be read")
  func golden() {
    expectGolden(report(line: 7).text(paths: .workingDirectory("/app")), "report.sarif")
  }

  @Test("keep their fingerprints when lines move")
  func fingerprints() {
    func prints(_ line: Int) -> [Substring] {
      report(line: line).text(paths: .workingDirectory("/app")).split(separator: "\n")
        .filter { $0.contains("polyglance/v1") }
    }
    #expect(prints(7) == prints(99))
    #expect(Set(prints(7)).count == 2)
  }
}
