import Diagnostics
import Documents
import Testing

/// What strict JSON is not, each with its whole message.
struct JSONProblemTests {
  @Test(arguments: bad) func readingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in try readJSON(example.bytes, file: "a.json") }
        == example.expected)
  }

  static let bad = [
    Case(
      "missing comma between members", "{\n  \"é\": \"日本\"\n  \"b\": 2\n}",
      #"""
      a.json:2:12: error: expected ‘,’ or ‘}’
          "é": "日本"
                   ^
      """#),
    Case(
      "missing comma on one line", #"{"a": 1 "b": 2}"#,
      #"""
      a.json:1:8: error: expected ‘,’ or ‘}’
        {"a": 1 "b": 2}
               ^
      """#),
    Case(
      "missing comma between elements", "[1 2]",
      #"""
      a.json:1:3: error: expected ‘,’ or ‘]’
        [1 2]
          ^
      """#),
    Case(
      "missing colon", "{\"a\" 1}",
      #"""
      a.json:1:5: error: expected ‘:’
        {"a" 1}
            ^
      """#),
    Case(
      "trailing comma", "[1,\n 2,\n]",
      #"""
      a.json:2:3: error: trailing comma
         2,
          ^
        · JSON allows no comma after the last value
      """#),
    Case(
      "comment", "{ // note\n}",
      #"""
      a.json:1:3: error: comment
        { // note
          ^~~~~~~
        · JSON has no comments
      """#),
    Case(
      "wrong bracket", "{\"a\": [1}",
      #"""
      a.json:1:9: error: expected ‘,’ or ‘]’
        {"a": [1}
                ^
      """#),
    Case(
      "empty file", "",
      #"""
      a.json:1:1: error: expected a value, found the end of the file
      """#),
    Case(
      "only space", "\n",
      #"""
      a.json:1:1: error: expected a value, found the end of the file
      """#),
    Case(
      "open object", "{\n  \"a\": {\n    \"b\": 1",
      #"""
      a.json:3:11: error: expected ‘,’ or ‘}’, found the end of the file
            "b": 1
                  ^
        · the object that begins at line 2 is not closed
      """#),
    Case(
      "open object after its key", "{\"a\":",
      #"""
      a.json:1:5: error: expected a value, found the end of the file
        {"a":
            ^
        · the object that begins at line 1 is not closed
      """#),
    Case(
      "open object after a comma", "{\"a\": 1,",
      #"""
      a.json:1:9: error: expected a key, found the end of the file
        {"a": 1,
                ^
        · the object that begins at line 1 is not closed
      """#),
    Case(
      "string without end", "{\"a\": \"x\n}",
      #"""
      a.json:1:7: error: string is not closed on its line
        {"a": "x
              ^~
        · expected ‘"’; a line end within a string is written ‘\n’
      """#),
    Case(
      "string without end at the end", "\"x",
      #"""
      a.json:1:1: error: string is not closed on its line
        "x
        ^~
        · expected ‘"’; a line end within a string is written ‘\n’
      """#),
    Case(
      "backslash at the end", "\"x\\",
      #"""
      a.json:1:1: error: string is not closed on its line
        "x\
        ^~~
        · expected ‘"’; a line end within a string is written ‘\n’
      """#),
    Case(
      "unquoted key", "{\n  aps: 1}",
      #"""
      a.json:2:3: error: key ‘aps’ is not quoted
          aps: 1}
          ^~~
        · write it as "aps"
      """#),
    Case(
      "unquoted value", "[yes]",
      #"""
      a.json:1:2: error: unknown word ‘yes’
        [yes]
         ^~~
        · a string is written "yes"
      """#),
    Case(
      "Python's boolean", "[True]",
      #"""
      a.json:1:2: error: unknown word ‘True’
        [True]
         ^~~~
        · did you mean ‘true’?
      """#),
    Case(
      "single quotes", "{'a': 1}",
      #"""
      a.json:1:2: error: ‘'’ does not begin a string
        {'a': 1}
         ^
        · expected the plain double quote ‘"’
      """#),
    Case(
      "typographic quotes", "{“a”: 1}",
      #"""
      a.json:1:2: error: ‘“’ does not begin a string
        {“a”: 1}
         ^
        · expected the plain double quote ‘"’
      """#),
    Case(
      "number with a leading zero", "[01]",
      #"""
      a.json:1:2: error: a number must not begin with 0
        [01]
         ^
      """#),
    Case(
      "number with a leading plus", "[+1]",
      #"""
      a.json:1:2: error: expected a value, found ‘+’
        [+1]
         ^
      """#),
    Case(
      "number without a fraction", "[1.]",
      #"""
      a.json:1:4: error: expected a digit after ‘.’
        [1.]
           ^
      """#),
    Case(
      "number without an exponent", "[1e]",
      #"""
      a.json:1:4: error: expected a digit of the exponent
        [1e]
           ^
      """#),
    Case(
      "only a minus", "[-]",
      #"""
      a.json:1:3: error: expected a digit after ‘-’
        [-]
          ^
      """#),
    Case(
      "two roots", "{} {}",
      #"""
      a.json:1:4: error: expected the end of the file, found ‘{’
        {} {}
           ^
      """#),
    Case(
      "a comma too many", "[1,,2]",
      #"""
      a.json:1:4: error: expected a value, found ‘,’
        [1,,2]
           ^
      """#),
    Case(
      "unknown escape", #"["a\x"]"#,
      #"""
      a.json:1:4: error: unknown escape ‘\’ before ‘x’
        ["a\x"]
           ^~
        · expected one of \" \\ \/ \b \f \n \r \t \u
      """#),
    Case(
      "half an escape", #"["\u12G4"]"#,
      #"""
      a.json:1:3: error: expected four hexadecimal digits after ‘\u’
        ["\u12G4"]
          ^~
      """#),
    Case(
      "lone high surrogate", #"["\uD83D"]"#,
      #"""
      a.json:1:3: error: lone surrogate ‘\uD83D’
        ["\uD83D"]
          ^~~~~~
        · beyond U+FFFF a character takes two: \uD83D\uDE00
      """#),
    Case(
      "lone low surrogate", #"["é\uDE00"]"#,
      #"""
      a.json:1:4: error: lone surrogate ‘\uDE00’
        ["é\uDE00"]
           ^~~~~~
        · beyond U+FFFF a character takes two: \uD83D\uDE00
      """#),
    Case(
      "tab in a string", "[\"a\tb\"]",
      #"""
      a.json:1:4: error: a tab stands bare in a string
        ["a␉b"]
           ^
        · write it as ‘\t’
      """#),
    Case(
      "control character in a string", "[\"a\u{1}b\"]",
      #"""
      a.json:1:4: error: U+0001 stands bare in a string
        ["a␁b"]
           ^
        · write it as ‘\u0001’
      """#),
    Case(
      "stray slash", "[/]",
      #"""
      a.json:1:2: error: unexpected ‘/’
        [/]
         ^
      """#),
    Case(
      "no-break space", "[\u{A0}1]",
      #"""
      a.json:1:2: error: expected a value, found U+00A0
        [ 1]
         ^
      """#),
    Case(
      "invalid UTF-8", bytes: Array("[\"é".utf8) + [0xE9, 0x22, 0x5D],
      #"""
      a.json:1:4: error: byte 0xE9 is not UTF-8
        ["é�"]
           ^
        · save it as UTF-8
      """#),
    Case(
      "UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0],
      #"""
      a.json:1:1: error: the file is UTF-16, JSON is UTF-8
        · save it as UTF-8
      """#),
  ]
}
