import Diagnostics
import Documents
import Testing

struct DocumentTests {
  @Test(arguments: [
    (1, "a é"), (2, "b"), (3, ""), (4, "c"), (5, "d"), (6, ""), (7, ""), (0, "a é"),
  ])
  func aLineIsWhatStandsBetweenLineEnds(_ number: Int, _ line: String) {
    let text = "a é\nb\r\n\rc\rd\n"
    let root = Node(.null, at: Diagnostics.SourceLocation(file: "f", line: 1, column: 1))
    #expect(Document(file: "f", text: text, root: root).line(number) == line)
  }

  @Test func aVeryLongLineIsClipped() throws {
    let text = "[1, \(String(repeating: "é", count: 5000))"
    let problem = try #require(throws: InputProblem.self) {
      try readJSON(Array(text.utf8), file: "a")
    }
    #expect(problem.location.column == 5)
    #expect(problem.excerpt == "[1, " + String(repeating: "é", count: 401) + "…")
  }

  @Test func aPlaceFarOutInALineHasNoExcerpt() throws {
    let text = "[\(String(repeating: "1,", count: 5000))}"
    let problem = try #require(throws: InputProblem.self) {
      try readJSON(Array(text.utf8), file: "a")
    }
    #expect(problem.location.column == 10002)
    #expect(problem.excerpt.isEmpty)
  }
}
