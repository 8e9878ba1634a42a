import Diagnostics
import Documents
import Testing

struct StringsFileTests {
  @Test func anEntryHasItsPlacesAndItsComment() throws {
    let text = """
      /* Header of the file */

      /* Shown on the way.
         %@ is a name. */
      "status.nearby" = "%@ est là";

      // one
      // two
      plain;
      "c" = "d"; // beside
      "e" = "f";
      """
    let file = try readStrings(Array(text.utf8), file: "fr.strings")
    #expect(
      file.entries.map(rendered) == [
        "5:1+15 status.nearby = 5:19+11 %@ est là // Shown on the way.\n   %@ is a name.",
        "9:1+5 plain = 9:1+5 plain // one\ntwo",
        "10:1+3 c = 10:7+3 d // beside",
        "11:1+3 e = 11:7+3 f // –",
      ])
    #expect(file.encoding == .utf8)
    #expect(file.document.problems.isEmpty)
  }

  @Test(arguments: [
    ("/*! genstrings */ a = b;", "genstrings"),
    ("/**/ a = b;", nil),
    ("/** starred **/\na = b;", "starred"),
    ("/// three\na = b;", "three"),
    ("/* first */\n\n\n/* second */ a = b;", "second"),
    ("// far\n\na = b;", "far"),
    ("a /* inside */ = b;", "inside"),
    ("{ /* in braces */ a = b; }", "in braces"),
    ("/* above */ a = b; /* beside */", "above"),
  ])
  func theCommentNearestToTheKeyIsIts(_ text: String, _ comment: String?) throws {
    let file = try readStrings(Array(text.utf8), file: "a.strings")
    #expect(file.entries.map(\.comment) == [comment])
  }

  @Test func aKeyThatStandsTwiceIsTwoEntries() throws {
    let file = try readStrings(Array("a = 1; b = 2; a = 3;".utf8), file: "a.strings")
    #expect(file.entries.map(\.key) == ["a", "b", "a"])
    #expect(file.entries.map(\.value) == ["1", "2", "3"])
  }

  @Test func aValueThatIsNoStringIsAWarning() throws {
    let file = try readStrings(Array("a = { b = c; };\nd = e;".utf8), file: "a.strings")
    #expect(file.entries.map(\.key) == ["d"])
    #expect(
      file.document.problems.map(rendered) == [
        "a.strings:1:5: warning: value of ‘a’ is a mapping, not a string\n  a = { b = c; };\n      ^"
      ])
  }

  @Test func aTableIsADictionary() throws {
    let problem = try #require(throws: InputProblem.self) {
      try readStrings(Array("(a, b)".utf8), file: "a.strings")
    }
    #expect(
      rendered(problem)
        == "a.strings:1:1: error: expected a table of strings, found a list\n  (a, b)\n  ^")
  }

  @Test func anXMLTableHasPlacesToo() throws {
    let text = "<plist><dict>\n<key>é</key>\n<string>x</string></dict></plist>"
    let file = try readStrings(Array(text.utf8), file: "a.strings")
    #expect(file.entries.map(rendered) == ["2:1+5 é = 3:1+8 x // –"])
  }

  private func rendered(_ entry: StringsFile.Entry) -> String {
    let key = "\(entry.keyPlace.line):\(entry.keyPlace.column)+\(entry.keyExtent) \(entry.key)"
    let place = "\(entry.valuePlace.line):\(entry.valuePlace.column)+\(entry.valueExtent)"
    return "\(key) = \(place) \(entry.value) // \(entry.comment ?? "–")"
  }

  private func rendered(_ problem: InputProblem) -> String { DocumentsTests.rendered(problem) }
}
