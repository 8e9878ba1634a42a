import Diagnostics
import Testing

@Suite("A problem of a file as people read it")
struct ProblemTextTests {
  @Test("has place, line, caret and what helps")
  func hasEverything() {
    let problem = InputProblem(
      "unknown language ‘fr-CN’",
      at: SourceLocation(file: "french.scenario.yaml", line: 9, column: 15),
      excerpt: "  - language: fr-CN", length: 5, hints: ["did you mean ‘fr-CA’?"])
    #expect(
      problem.text(paths: .folder(".")) == """
        french.scenario.yaml:9:15: error: unknown language ‘fr-CN’
          9 |   - language: fr-CN
            |               ^^^^^
            = did you mean ‘fr-CA’?
        """)
  }

  @Test("shows the surroundings alone of a line of megabytes")
  func cutsLongLines() {
    let problem = InputProblem(
      "odd", at: SourceLocation(file: "a.json", line: 1, column: 50_001),
      excerpt: String(repeating: "x", count: 50_000) + "Y" + String(repeating: "z", count: 50_000))
    let lines = problem.text(paths: .folder(".")).split(separator: "\n")
    #expect(lines[1].count < 200)
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let mark = lines[1].firstIndex(of: "Y").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(caret == mark)
  }

  @Test("keeps the caret under the place after a control character")
  func keepsCaretUnderPlace() {
    let problem = InputProblem(
      "odd", at: SourceLocation(file: "a", line: 1, column: 3), excerpt: "\u{1}a!b")
    let lines = problem.text(paths: .folder(".")).split(separator: "\n")
    #expect(lines[1] == "  1 | ⟨U+0001⟩a!b")
    #expect(lines[2] == "    |          ^")
  }
}
