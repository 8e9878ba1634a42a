import Diagnostics
import Foundation
import Inspection
import Languages
import Layout
import ProductFiles
import TestSupport
import Testing

@testable import polyglance

/// What the formats of `run` say of texts that are cut.
@Suite("Reports of what is cut")
struct CutReportTests {
  private static let twin =
    Repository.root.path + "/Scenarios/courier-broken/on-the-way-cut/on-the-way-cut.scenario.yaml"

  private func runs(_ shaper: any TextShaping) throws -> [LoadedRun] {
    let loader = ScenarioLoader(
      tool: .live(), settings: try SettingOverrides([]), shaper: shaper)
    let (runs, problems) = loader.runs(of: [Self.twin], locales: .own, keeping: .frames)
    #expect(problems.isEmpty)
    return runs
  }

  @Test("where cells are counted nothing is said of cuts")
  func unmeasured() throws {
    let runs = try runs(CellTextShaper())
    let text = TextReport(
      runs: runs, paths: .folder("/"), explainsWhy: false, glosses: false
    ).text
    #expect(text.contains("texts in one language; findings: "))
    #expect(!JSONReport(runs: runs, failOn: .error, glosses: false).text.contains("\"cut\""))
  }

  @Test(
    "where points are measured, the line counts them, JSON says by how much, Markdown has a column",
    .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
  func measured() throws {
    let runs = try runs(Measuring.shaper)
    let text = TextReport(
      runs: runs, paths: .folder("/"), explainsWhy: false, glosses: false
    ).text
    let last = try #require(text.split(separator: "\n").last)
    #expect(
      last.firstMatch(
        of: /texts in one language, 1 cut of \d+ shown; findings: 1 error, \d warnings?$/) != nil,
      "\(last)")
    let json = JSONReport(runs: runs, failOn: .error, glosses: false).text
    #expect(json.contains("\"cut\": 1"))
    #expect(json.contains("\"points\": 52.3"))
    #expect(json.contains("\"font\": \"Inter\""))
    let markdown = MarkdownReport(
      runs: runs, paths: .folder("/"), failOn: .error, glosses: false
    ).text
    #expect(markdown.contains("| cut |"))
  }
}
