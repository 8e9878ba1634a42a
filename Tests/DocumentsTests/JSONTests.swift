import Diagnostics
import Documents
import Testing

struct JSONTests {
  @Test(arguments: good) func strictReadingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in try readJSON(example.bytes, file: "a.json") }
        == example.expected)
  }

  @Test(arguments: lenient) func lenientReadingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in
        try readJSON(example.bytes, file: "a.apns", strictness: .lenient)
      } == example.expected)
  }

  static let good = [
    Case(
      "scalars", #"[null, true, false, "x"]"#,
      #"""
      1:1+1 [1:2+4 null, 1:8+4 true, 1:14+5 false, 1:21+3 "x"]
      """#),
    Case(
      "numbers keep their digits", "[0, -7, 20.0, 1e3, 1E+03, 123456789012345678901234567890]",
      #"""
      1:1+1 [1:2+1 0, 1:5+2 -7, 1:9+4 20.0, 1:15+3 1e3, 1:20+5 1E+03, 1:27+30 123456789012345678901234567890]
      """#),
    Case(
      "duplicate keys are kept in order", #"{"a": 1, "b": 2, "a": 3}"#,
      #"""
      1:1+1 {1:2+3 "a": 1:7+1 1, 1:10+3 "b": 1:15+1 2, 1:18+3 "a": 1:23+1 3}
      """#),
    Case(
      "escapes", #"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0000"]"#,
      #"""
      1:1+1 [1:2+42 ""\/\u{8}\u{c}\u{a}\u{d}\u{9}é😀\u{0}"]
      """#),
    Case(
      "columns count scalars", "{\"é😀\": \"日本\", \"x\": 1}",
      #"""
      1:1+1 {1:2+4 "é😀": 1:8+4 "日本", 1:14+3 "x": 1:19+1 1}
      """#),
    Case(
      "a combining mark has a column of its own", "[\"e\u{301}\", 1]",
      #"""
      1:1+1 [1:2+4 "é", 1:8+1 1]
      """#),
    Case(
      "lines end at CR LF, LF and CR", "[\r\n1,\n2,\r3]",
      #"""
      1:1+1 [2:1+1 1, 3:1+1 2, 4:1+1 3]
      """#),
    Case(
      "empty containers", "[{}, [], \"\"]",
      #"""
      1:1+1 [1:2+1 {}, 1:6+1 [], 1:10+2 ""]
      """#),
    Case(
      "a byte-order mark is a warning", "\u{FEFF}{}",
      #"""
      1:1+1 {}
      a.json:1:1: warning: byte-order mark
        {}
        ^
        · JSON begins without one; some parsers refuse the file
      """#),
    Case(
      "an odd key", #"{"": {"%lld, \"x\"\n": {}}}"#,
      #"""
      1:1+1 {1:2+2 "": 1:6+1 {1:7+15 "%lld, "x"\u{a}": 1:24+1 {}}}
      """#),
  ]

  static let lenient = [
    Case(
      "trailing commas", "{\n  \"é\": [1, 2,],\n}",
      #"""
      1:1+1 {2:3+3 "é": 2:8+1 [2:9+1 1, 2:12+1 2]}
      a.apns:2:13: warning: trailing comma
          "é": [1, 2,],
                    ^
        · JSON allows no comma after the last value
      a.apns:2:15: warning: trailing comma
          "é": [1, 2,],
                      ^
        · JSON allows no comma after the last value
      """#),
    Case(
      "comments", "// Korean note: 알림\n{ \"a\": 1, /* two\n lines */ \"b\": 2 } // end",
      #"""
      2:1+1 {2:3+3 "a": 2:8+1 1, 3:11+3 "b": 3:16+1 2}
      a.apns:1:1: warning: comment
        // Korean note: 알림
        ^~~~~~~~~~~~~~~~~~
        · JSON has no comments
      a.apns:2:11: warning: comment
        { "a": 1, /* two
                  ^~~~~~
        · JSON has no comments
      a.apns:3:20: warning: comment
         lines */ "b": 2 } // end
                           ^~~~~~
        · JSON has no comments
      """#),
    Case(
      "a comment after a trailing comma", "[1, // last\n]",
      #"""
      1:1+1 [1:2+1 1]
      a.apns:1:3: warning: trailing comma
        [1, // last
          ^
        · JSON allows no comma after the last value
      a.apns:1:5: warning: comment
        [1, // last
            ^~~~~~~
        · JSON has no comments
      """#),
    Case(
      "markers inside strings are text", #"{"a": "// no, /* no */,]"}"#,
      #"""
      1:1+1 {1:2+3 "a": 1:7+19 "// no, /* no */,]"}
      """#),
    Case(
      "a missing comma stays an error", "{\n  \"a\": 1 // one\n  \"b\": 2\n}",
      #"""
      a.apns:2:9: error: expected ‘,’ or ‘}’
          "a": 1 // one
                ^
      """#),
    Case(
      "an open comment", "{ /* }",
      #"""
      a.apns:1:3: error: comment is not closed
        { /* }
          ^~
        · expected ‘*/’
      """#),
    Case(
      "only a comma", "[,]",
      #"""
      a.apns:1:2: error: expected a value, found ‘,’
        [,]
         ^
      """#),
  ]
}
