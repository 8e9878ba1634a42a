import Diagnostics
import Documents
import Testing

/// Each case decodes `a.yaml` and says what is thrown, with the caret under what is to be mended.
struct NodeDecodingTests {
  @Test func unknownKeysNameTheNearest() {
    #expect(
      failure("scenario: x\nstpes: []\n") { (d) throws(InputProblem) in
        _ = try d.requireMapping(d.root, keys: ["scenario", "steps"])
      } == """
        a.yaml:2:1: error: unknown key ‘stpes’
          stpes: []
          ^~~~~
          · did you mean ‘steps’?
          · expected one of ‘scenario’ or ‘steps’
        """)
  }

  @Test func duplicateKeysOfJSONNameTheFirst() throws {
    let document = try readJSON(Array(#"{"é": 1, "é": 2}"#.utf8), file: "a.json")
    let problem = try #require(throws: InputProblem.self) {
      try document.requireMapping(document.root, keys: ["é"])
    }
    #expect(
      rendered(problem) == """
        a.json:1:10: error: duplicate key ‘é’
          {"é": 1, "é": 2}
                   ^~~
          · it stands first at line 1, column 2
        """)
  }

  @Test func missingKeysAreNamedAtTheirMapping() {
    #expect(
      failure("a:\n  é: 1\n") { (d) throws(InputProblem) in
        _ = try d.requireMember("product", of: d.requireMember("a", of: d.root))
      } == """
        a.yaml:2:3: error: missing key ‘product’
            é: 1
            ^
        """)
  }

  @Test(arguments: [
    ("steps: delivery", "expected a list, found a string", "delivery"),
    ("steps: 12", "expected a list, found a number", "12"),
    ("steps: true", "expected a list, found a boolean", "true"),
    ("steps: 'a b'", "expected a list, found a string", "'a b'"),
    ("steps: { a: 1 }", "expected a list, found a mapping", "{"),
    ("steps: !foo []", "unknown YAML tag ‘!foo’", "!"),
  ])
  func aWrongTypeSaysWhatWasFound(_ text: String, _ message: String, _ underlined: String) {
    let caret = "       ^" + String(repeating: "~", count: underlined.count - 1)
    #expect(
      failure(text) { (d) throws(InputProblem) in
        _ = try d.requireSequence(d.requireMember("steps", of: d.root))
      } == "a.yaml:1:8: error: \(message)\n  \(text)\n  \(caret)")
  }

  @Test func aNumberForAStringIsToBeQuoted() {
    #expect(
      failure("product: 7") { (d) throws(InputProblem) in
        _ = try d.requireString(d.requireMember("product", of: d.root))
      } == """
        a.yaml:1:10: error: expected a string, found a number
          product: 7
                   ^
          · quote it to make it a string: "7"
        """)
  }

  @Test(arguments: [
    ("20", nil), ("0x10", nil), ("-1", "‘-1’ is out of range"), ("65", "‘65’ is out of range"),
    ("20.0", "expected a whole number, found ‘20.0’"),
    ("99999999999999999999", "expected a whole number, found ‘99999999999999999999’"),
    ("'7'", "expected a whole number, found a string"),
    ("", "expected a whole number, found nothing"),
  ])
  func wholeNumbersKeepToTheirRange(_ text: String, _ message: String?) throws {
    let document = try readYAML(Array(text.utf8), file: "a.yaml")
    if let message {
      let problem = try #require(throws: InputProblem.self) {
        try document.requireInteger(document.root, in: 0...64)
      }
      #expect(problem.message == message)
    } else {
      let value = try document.requireInteger(document.root, in: 0...64)
      #expect(value == (text == "20" ? 20 : 16))
    }
  }

  private enum Policy: String, CaseIterable { case update, restart, nothing }

  @Test func aChoiceListsWhatThereIs() throws {
    #expect(
      failure("on-language-change: restrat") { (d) throws(InputProblem) in
        let node = try d.requireMember("on-language-change", of: d.root)
        _ = try d.requireCase(node, of: Policy.self, noun: "policy")
      } == """
        a.yaml:1:21: error: unknown policy ‘restrat’
          on-language-change: restrat
                              ^~~~~~~
          · did you mean ‘restart’?
          · expected one of ‘update’, ‘restart’ or ‘nothing’
        """)
    let document = try readYAML(Array("nothing".utf8), file: "a.yaml")
    #expect(try document.requireCase(document.root, of: Policy.self, noun: "policy") == .nothing)
  }

  @Test func aChoiceOfAnotherTypeSaysWhatItMayBe() {
    #expect(
      failure("[1]") { (d) throws(InputProblem) in
        _ = try d.requireChoice(d.root, among: ["loose", "strict"], noun: "rule")
      } == "a.yaml:1:1: error: expected ‘loose’ or ‘strict’, found a list\n  [1]\n  ^")
  }

  @Test func aVeryLongNameIsCut() {
    let name = String(repeating: "é", count: 100)
    #expect(shortened(name) == String(repeating: "é", count: 80) + "…")
    #expect(shortened(String(name.prefix(80))) == String(name.prefix(80)))
  }

  @Test func wordsForBooleansAreStrings() {
    #expect(
      failure("yes") { (d) throws(InputProblem) in _ = try d.requireBool(d.root) }
        == "a.yaml:1:1: error: expected ‘true’ or ‘false’, found a string\n  yes\n  ^~~")
  }

  @Test func aSecondKeyIsTooMany() {
    #expect(
      failure("start: a\nwait: 1s") { (d) throws(InputProblem) in
        _ = try d.requireSingleMember(d.root, expected: "one verb")
      } == "a.yaml:2:1: error: expected one verb, found 2 keys\n  wait: 1s\n  ^~~~")
  }

  @Test func valuesThatAreRightAreReturned() throws {
    let text = "{ os: 26.0, list: [a, b], one: x, none: , flag: true, rate: 1e3 }"
    let document = try readYAML(Array(text.utf8), file: "a.yaml")
    let root = document.root
    #expect(try document.requireText(document.requireMember("os", of: root)) == "26.0")
    #expect(try document.requireStrings(document.requireMember("list", of: root)) == ["a", "b"])
    #expect(try document.oneOrMore(document.requireMember("one", of: root)).map(\.string) == ["x"])
    #expect(try document.oneOrMore(document.requireMember("list", of: root)).count == 2)
    #expect(document.member("none", of: root) == nil)
    #expect(document.member("absent", of: root) == nil)
    #expect(document.member("one", of: root)?.string == "x")
    #expect(try document.requireBool(document.requireMember("flag", of: root)))
    #expect(try document.requireNumber(document.requireMember("rate", of: root)) == "1e3")
    #expect(try document.requireMapping(root).map(\.key).last == "rate")
  }
}

private func failure(
  _ text: String, _ decode: (Document) throws(InputProblem) -> Void
) -> String {
  do {
    try decode(try readYAML(Array(text.utf8), file: "a.yaml"))
    return "nothing was thrown"
  } catch {
    return rendered(error)
  }
}
