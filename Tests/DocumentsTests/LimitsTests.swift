import Diagnostics
import Documents
import Testing

struct LimitsTests {
  private static let limits = DocumentLimits(bytes: 64, depth: 3, nodes: 6, aliasNodes: 4)

  @Test(arguments: [
    ("[[[[]]]]", "a:1:4: error: values lie more than 3 deep\n  [[[[]]]]\n     ^"),
    ("[1,2,3,4,5,6]", "a:1:12: error: more than 6 values\n  [1,2,3,4,5,6]\n             ^"),
    (
      String(repeating: " ", count: 65),
      "a:1:1: error: the file has 65 bytes, more than the 64 that are read"
    ),
  ])
  func jsonStopsAtThem(_ text: String, _ expected: String) {
    #expect(
      outcome { () throws(InputProblem) in
        try readJSON(Array(text.utf8), file: "a", limits: Self.limits)
      } == expected)
  }

  @Test(arguments: [
    ("[[[[]]]]", "a:1:4: error: values lie more than 3 deep\n  [[[[]]]]\n     ^"),
    ("[1,2,3,4,5,6]", "a:1:12: error: more than 6 values\n  [1,2,3,4,5,6]\n             ^"),
    ("[&a [1], *a]", "1:1+1 [1:2+1 [1:6+1 1], 1:2+1 [1:6+1 1]]"),
    (
      "[&a [1], [*a]]",
      "a:1:11: error: values lie more than 3 deep\n  [&a [1], [*a]]\n            ^~"
    ),
    (
      "[&a x, *a, *a, *a, *a, *a]",
      "a:1:24: error: aliases repeat more than 4 values\n  [&a x, *a, *a, *a, *a, *a]\n"
        + "                         ^~"
    ),
    (
      String(repeating: " ", count: 65),
      "a:1:1: error: the file has 65 bytes, more than the 64 that are read"
    ),
  ])
  func yamlStopsAtThem(_ text: String, _ expected: String) {
    var limits = Self.limits
    limits.nodes = text.contains("&") ? 7 : limits.nodes
    #expect(
      outcome { () throws(InputProblem) in
        try readYAML(Array(text.utf8), file: "a", limits: limits)
      } == expected)
  }

  @Test(arguments: [
    ("((((", "a:1:4: error: values lie more than 3 deep\n  ((((\n     ^"),
    ("(1,2,3,4,5,6)", "a:1:12: error: more than 6 values\n  (1,2,3,4,5,6)\n             ^"),
    (
      "<plist><array><array><array/>",
      "a:1:22: error: elements lie more than 3 deep\n  <plist><array><array><array/>\n                       ^"
    ),
    (
      "<array><true/><true/><true/><true/><true/><true/></array>",
      "a:1:43: error: more than 6 values\n"
        + "  <array><true/><true/><true/><true/><true/><true/></array>\n"
        + "                                            ^~~~~~~"
    ),
  ])
  func propertyListsStopAtThem(_ text: String, _ expected: String) {
    let found = outcome { () throws(InputProblem) in
      try readPropertyList(Array(text.utf8), file: "a", limits: Self.limits)
    }
    #expect(found == expected)
  }

  @Test func warningsAreNotListedWithoutEnd() throws {
    let text = "[" + String(repeating: "/**/", count: 50) + "]"
    let document = try readJSON(
      Array(text.utf8), file: "a", strictness: .lenient, limits: DocumentLimits(problems: 2))
    #expect(
      document.problems.map(\.message) == [
        "comment", "comment", "more of that kind follow, which are not listed",
      ])
  }

  @Test func nestedValuesUpToTheDefaultDepthAreRead() throws {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    let bytes = Array(text.utf8)
    _ = try readJSON(bytes, file: "a")
    _ = try readYAML(bytes, file: "a")
    let deeper = Array("[\(text)]".utf8)
    let json = try #require(throws: InputProblem.self) { try readJSON(deeper, file: "a") }
    let yaml = try #require(throws: InputProblem.self) { try readYAML(deeper, file: "a") }
    for problem in [json, yaml] {
      #expect(problem.message == "values lie more than 256 deep")
      #expect(problem.location.column == 257)
    }
  }
}
