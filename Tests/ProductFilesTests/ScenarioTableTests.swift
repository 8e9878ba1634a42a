import Foundation
import ProductFiles
import TestSupport
import Testing

/// The two tables of `Scenarios/README.md` against what lies beside them.
@Suite struct ScenarioTableTests {
  private static let folder = Repository.root.appendingPathComponent("Scenarios")
  private static let readme =
    (try? String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// One scenario that ships, as the first table tells it.
  private struct Row {
    var path: String
    var finding: String

    /// The name in the second table.
    var name: String { String(path.split(separator: "/").last ?? "") }
    var isTwin: Bool { path.contains("-broken/") }

    /// A twin's folder holds one scenario of the same name.
    var file: String { path + (isTwin ? "/" + name : "") + ".scenario.yaml" }
  }

  private static let rows: [Row] = table(under: "## What ships").map { cells in
    Row(path: marked(cells[0]).first ?? cells[0], finding: cells[2])
  }

  private static let cases = table(under: "## Suite LA, case by case")

  @Test func everyScenarioThatShipsHasItsRow() {
    let walk = FileManager.default.enumerator(atPath: Self.folder.path)
    let shipped = (walk?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".scenario.yaml") }
    #expect(!shipped.isEmpty)
    #expect(shipped.sorted() == Self.rows.map(\.file).sorted())
  }

  @Test func everyFindingNamedStandsInThatTwinsExpectation() throws {
    for row in Self.rows where row.isTwin {
      let named = Self.marked(row.finding)
      #expect(!named.isEmpty, "\(row.path) names no finding")
      let file = Self.folder.appendingPathComponent(row.path + "/expected.txt")
      let expected = try String(contentsOf: file, encoding: .utf8)
      for finding in named { #expect(expected.contains("[\(finding)]"), "\(row.path)") }
      let others = expected.split(separator: "\n").compactMap(Self.id)
        .filter { $0 != "expectation" && !named.contains($0) }
      #expect(others.isEmpty, "\(row.path) fails with \(others) as well")
    }
  }

  @Test func everyCaseOfTheSuiteNamesScenariosThatShip() {
    let ids = Self.cases.map { String($0[0].prefix { $0 != " " }) }
    #expect(ids == (1...24).map { $0 < 10 ? "LA-0\($0)" : "LA-\($0)" })
    let sound = Set(Self.rows.filter { !$0.isTwin }.map(\.name))
    let broken = Set(Self.rows.filter(\.isTwin).map(\.name))
    for row in Self.cases {
      #expect(!Self.marked(row[1]).isEmpty, "\(row[0]) has no sound scenario")
      for name in Self.marked(row[1]) { #expect(sound.contains(name), "\(row[0]): \(name)") }
      for name in Self.marked(row[2]) { #expect(broken.contains(name), "\(row[0]): \(name)") }
    }
  }

  @Test func everyScenarioIsOfSomeCase() {
    let named = Set(Self.cases.flatMap { Self.marked($0[1]) + Self.marked($0[2]) })
    for row in Self.rows { #expect(named.contains(row.name), "\(row.path) is of no case") }
  }

  @Test func theHeadOfASoundScenarioNamesTheCasesThatTheTableGivesIt() throws {
    for row in Self.rows where !row.isTwin {
      let file = Self.folder.appendingPathComponent(row.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.joined(separator: " ")
      for row in Self.cases where head.contains(row[0].prefix(5)) {
        #expect(Self.marked(row[1]).contains { file.path.contains($0) }, "\(file.path): \(row[0])")
      }
    }
  }

  /// The rows of the first table under a heading, cell by cell, without its head.
  private static func table(under heading: String) -> [[String]] {
    let lines = readme.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: heading) else { return [] }
    return lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.dropFirst().dropLast().components(separatedBy: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// What stands between backticks.
  private static func marked(_ cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The id at the end of the message of a line.
  private static func id(_ line: Substring) -> String? {
    line.components(separatedBy: " [").last.flatMap { part in
      part.contains("] (") ? part.components(separatedBy: "]").first : nil
    }
  }
}
