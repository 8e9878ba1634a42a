import Diagnostics
import Documents
import Testing

struct YAMLTests {
  @Test(arguments: good + bad) func readingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in try readYAML(example.bytes, file: "a.yaml") }
        == example.expected)
  }

  static let good = [
    Case(
      "nulls", "[null, Null, NULL, ~, ]\n",
      #"""
      1:1+1 [1:2+4 null, 1:8+4 null, 1:14+4 null, 1:20+1 null]
      """#),
    Case(
      "an empty value", "a:\nb: 1\n",
      #"""
      1:1+1 {1:1+1 "a": 1:3+1 null, 2:1+1 "b": 2:4+1 1}
      """#),
    Case(
      "booleans", "[true, false, True, FALSE]",
      #"""
      1:1+1 [1:2+4 true, 1:8+5 false, 1:15+4 true, 1:21+5 false]
      """#),
    Case(
      "Norwegian and its like are strings", "[no, yes, on, off, y, n, No, NO]",
      #"""
      1:1+1 [1:2+2 "no", 1:6+3 "yes", 1:11+2 "on", 1:15+3 "off", 1:20+1 "y", 1:23+1 "n", 1:26+2 "No", 1:30+2 "NO"]
      """#),
    Case(
      "whole numbers", "[0, -7, +7, 007, 0x1F, 0o17, 12345678901234567890]",
      #"""
      1:1+1 [1:2+1 0, 1:5+2 -7, 1:9+2 +7, 1:13+3 007, 1:18+4 0x1F, 1:24+4 0o17, 1:30+20 12345678901234567890]
      """#),
    Case(
      "other numbers", "[20.0, 1e3, -.5, 5., 1.5E-3, .inf, -.INF, .nan]",
      #"""
      1:1+1 [1:2+4 20.0, 1:8+3 1e3, 1:13+3 -.5, 1:18+2 5., 1:22+6 1.5E-3, 1:30+4 .inf, 1:36+5 -.INF, 1:43+4 .nan]
      """#),
    Case(
      "strings that look like numbers",
      "[+12m, 1:30, 2026-08-06, 2026-08-06T09:00, 1.2.3, 0b1, 1_000, 0x, -, +, ., 1e, e3]",
      #"""
      1:1+1 [1:2+4 "+12m", 1:8+4 "1:30", 1:14+10 "2026-08-06", 1:26+16 "2026-08-06T09:00", 1:44+5 "1.2.3", 1:51+3 "0b1", 1:56+5 "1_000", 1:63+2 "0x", 1:67+1 "-", 1:70+1 "+", 1:73+1 ".", 1:76+2 "1e", 1:80+2 "e3"]
      """#),
    Case(
      "quoted scalars are strings", "['1', \"true\", 'null', \"\", \"\\u00e9\\n\"]",
      #"""
      1:1+1 [1:2+3 "1", 1:7+6 "true", 1:15+6 "null", 1:23+2 "", 1:27+10 "é\u{a}"]
      """#),
    Case(
      "block scalars", "a: |\n  one\n  two\nb: >-\n  three\n  four\n",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 "one\u{a}two\u{a}", 4:1+1 "b": 4:4+2 "three four"}
      """#),
    Case(
      "nested blocks", "steps:\n  - start: delivery\n    state: { phase: nearby }\n  - wait: 30s\n",
      #"""
      1:1+5 {1:1+5 "steps": 2:3+1 [2:5+5 {2:5+5 "start": 2:12+8 "delivery", 3:5+5 "state": 3:12+1 {3:14+5 "phase": 3:21+6 "nearby"}}, 4:5+4 {4:5+4 "wait": 4:11+3 "30s"}]}
      """#),
    Case(
      "columns count scalars", "é😀: [日本, 'x']",
      #"""
      1:1+2 {1:1+2 "é😀": 1:5+1 [1:6+2 "日本", 1:10+3 "x"]}
      """#),
    Case(
      "lines of CR LF", "a: 1\r\nb: 2\r\n",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 1, 2:1+1 "b": 2:4+1 2}
      """#),
    Case(
      "lines of CR", "a: 1\rb: 2\r",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 1, 2:1+1 "b": 2:4+1 2}
      """#),
    Case(
      "U+2028 ends no line for an editor", "a: \"x\u{2028}y\"\nb: 1\n",
      #"""
      1:1+1 {1:1+1 "a": 1:4+5 "x y", 2:1+1 "b": 2:4+1 1}
      """#),
    Case(
      "a byte-order mark has no column", "\u{FEFF}a: 1",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 1}
      """#),
    Case(
      "tags", "[!foo 1, !!str 1, ! 1, !!int \"7\", !!binary aGk=, !!map {}, !bar {a: 1}, !<x:y> z]",
      #"""
      1:1+1 [1:2+6 !foo "1", 1:10+7 "1", 1:19+3 "1", 1:24+9 7, 1:35+13 !!binary "aGk=", 1:50+1 {}, 1:60+1 !bar {1:66+1 "a": 1:69+1 1}, 1:73+8 !<x:y> "z"]
      """#),
    Case(
      "aliases", "a: &x [1, &y two]\nb: *x\nc: *y\n",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 [1:8+1 1, 1:11+6 "two"], 2:1+1 "b": 1:4+1 [1:8+1 1, 1:11+6 "two"], 3:1+1 "c": 1:11+6 "two"}
      """#),
    Case(
      "an anchor set again", "[&a 1, *a, &a 2, *a]",
      #"""
      1:1+1 [1:2+4 1, 1:2+4 1, 1:12+4 2, 1:12+4 2]
      """#),
    Case(
      "a merge key is a key", "a: &x { k: 1 }\nb:\n  <<: *x\n",
      #"""
      1:1+1 {1:1+1 "a": 1:4+1 {1:9+1 "k": 1:12+1 1}, 2:1+1 "b": 3:3+2 {3:3+2 "<<": 1:4+1 {1:9+1 "k": 1:12+1 1}}}
      """#),
    Case(
      "keys are as written", "1: a\ntrue: b\n\"no\": c\n",
      #"""
      1:1+1 {1:1+1 "1": 1:4+1 "a", 2:1+4 "true": 2:7+1 "b", 3:1+4 "no": 3:7+1 "c"}
      """#),
    Case(
      "an empty file", "",
      #"""
      1:1+1 null
      """#),
    Case(
      "only a comment", "# nothing\n",
      #"""
      1:1+1 null
      """#),
    Case(
      "document markers", "---\na: 1\n...\n",
      #"""
      2:1+1 {2:1+1 "a": 2:4+1 1}
      """#),
  ]

  static let bad = [
    Case(
      "tab for indentation", "steps:\n\t- wait: 1s\n",
      #"""
      a.yaml:2:1: error: tab used for indentation
        ␉- wait: 1s
        ^
        · YAML indents with spaces
      """#),
    Case(
      "tab inside a block", "a:\n  b: 1\n\tc: 2\n",
      #"""
      a.yaml:3:1: error: tab used for indentation
        ␉c: 2
        ^
        · YAML indents with spaces
      """#),
    Case(
      "duplicate key", "é: 1\nstep: 2\né: 3\n",
      #"""
      a.yaml:3:1: error: duplicate key ‘é’
        é: 3
        ^
        · it stands first at line 1, column 1
      """#),
    Case(
      "duplicate key in a flow mapping", "{a: 1, \"a\": 2}",
      #"""
      a.yaml:1:8: error: duplicate key ‘a’
        {a: 1, "a": 2}
               ^~~
        · it stands first at line 1, column 2
      """#),
    Case(
      "two documents", "a: 1\n---\nb: 2\n",
      #"""
      a.yaml:2:1: error: a second document begins
        ---
        ^~~
        · one file holds one document
      """#),
    Case(
      "missing colon", "a: 1\nproduct\nb: 2\n",
      #"""
      a.yaml:2:1: error: expected ‘:’ after this key
        product
        ^~~~~~~
      """#),
    Case(
      "missing space after the colon", "a: 1\nproduct:x\nb: 2\n",
      #"""
      a.yaml:2:1: error: expected ‘:’ after this key
        product:x
        ^~~~~~~~~
        · a space follows the ‘:’
      """#),
    Case(
      "colon in a plain text", "caption: Next stop: Montréal\n",
      #"""
      a.yaml:1:19: error: unexpected ‘:’
        caption: Next stop: Montréal
                          ^
        · quote text that holds ‘: ’
        · a key of a mapping begins its own line
      """#),
    Case(
      "wrong indentation of a key", "a:\n    b: 1\n  c: 2\n",
      #"""
      a.yaml:3:3: error: expected a key at column 1
          c: 2
          ^
        · the mapping around it begins at line 1, column 1
      """#),
    Case(
      "wrong indentation of an element", "a:\n  - 1\n - 2\n",
      #"""
      a.yaml:3:2: error: expected a key at column 1
         - 2
         ^
        · the mapping around it begins at line 1, column 1
      """#),
    Case(
      "text after a quoted value", "a: \"x\" y\n",
      #"""
      a.yaml:1:8: error: unexpected ‘y’ after the value
        a: "x" y
               ^
        · quote the whole text if it belongs together
      """#),
    Case(
      "open list", "a: [1, 2\nb: 3\n",
      #"""
      a.yaml:2:2: error: expected ‘,’ or ‘]’
        b: 3
         ^
        · the list begins at line 1, column 4
      """#),
    Case(
      "open mapping", "a: { b: 1\n",
      #"""
      a.yaml:1:4: error: mapping is not closed
        a: { b: 1
           ^
        · expected ‘}’
      """#),
    Case(
      "open quote", "a: \"x\nb: 2\n",
      #"""
      a.yaml:1:4: error: quote is not closed
        a: "x
           ^
        · the text runs to line 3
      """#),
    Case(
      "unknown escape", "a: \"\\q\"\n",
      #"""
      a.yaml:1:5: error: unknown escape ‘\’ before ‘q’
        a: "\q"
            ^~
        · in single quotes a backslash is a backslash
      """#),
    Case(
      "at sign", "name: @courier\n",
      #"""
      a.yaml:1:7: error: ‘@’ cannot begin a value
        name: @courier
              ^
        · quote text that begins with it
      """#),
    Case(
      "backtick", "name: `x`\n",
      #"""
      a.yaml:1:7: error: ‘`’ cannot begin a value
        name: `x`
              ^
        · quote text that begins with it
      """#),
    Case(
      "percent", "name: %@ stops\n",
      #"""
      a.yaml:1:7: error: ‘%’ cannot begin a value
        name: %@ stops
              ^
        · quote text that begins with it
      """#),
    Case(
      "asterisk", "name: *\n",
      #"""
      a.yaml:1:7: error: expected a name after ‘*’
        name: *
              ^
        · quote text that begins with it
      """#),
    Case(
      "unknown alias", "a: &steps 1\nb: *stpes\n",
      #"""
      a.yaml:2:4: error: no anchor ‘&stpes’ stands above
        b: *stpes
           ^~~~~~
        · did you mean ‘steps’?
      """#),
    Case(
      "alias to itself", "a: &x [1, *x]\n",
      #"""
      a.yaml:1:11: error: ‘*x’ stands within its own anchor
        a: &x [1, *x]
                  ^~
      """#),
    Case(
      "list as a key", "[1, 2]: x\n",
      #"""
      a.yaml:1:1: error: a key must be a text
        [1, 2]: x
        ^
        · text that begins with ‘[’ or ‘{’ must be quoted
      """#),
    Case(
      "missing key", ": x\n",
      #"""
      a.yaml:1:1: error: expected a key before ‘:’
        : x
        ^
      """#),
    Case(
      "list in a line", "a: - 1\n",
      #"""
      a.yaml:1:4: error: a list cannot begin here
        a: - 1
           ^
        · ‘- ’ begins on a line of its own
      """#),
    Case(
      "control character", "é: \u{1}\n",
      #"""
      a.yaml:1:4: error: U+0001 is not allowed in YAML
        é: ␁
           ^
        · in double quotes it can be written as an escape
      """#),
    Case(
      "zero byte", bytes: [0x61, 0x00],
      #"""
      a.yaml:1:2: error: U+0000 is not allowed in YAML
        a␀
         ^
        · in double quotes it can be written as an escape
      """#),
    Case(
      "invalid UTF-8", bytes: Array("a: é".utf8) + [0xE9, 0x0A],
      #"""
      a.yaml:1:5: error: byte 0xE9 is not UTF-8
        a: é�
            ^
        · save it as UTF-8
      """#),
    Case(
      "UTF-16", bytes: [0xFF, 0xFE, 0x61, 0, 0x3A, 0],
      #"""
      a.yaml:1:1: error: the file is UTF-16, YAML is read as UTF-8
        · save it as UTF-8
      """#),
    Case(
      "a bomb of aliases", bomb,
      #"""
      a.yaml:5:45: error: aliases repeat more than 100000 values
        a4: &a4 [*a3, *a3, *a3, *a3, *a3, *a3, *a3, *a3, *a3, *a3]
                                                    ^~~
      """#),
    Case(
      "unknown tag handle", "a: !x!y 1\n",
      #"""
      a.yaml:1:4: error: unknown tag handle
        a: !x!y 1
           ^
      """#),
    Case(
      "text after the document", "a: 1\n...\nb: 2\n",
      #"""
      a.yaml:3:1: error: unexpected text after the document's end
        b: 2
        ^
        · a mapping or list goes on at the same indentation
      """#),
    Case(
      "text after a list", "- 1\nb: 2\n",
      #"""
      a.yaml:2:1: error: expected ‘- ’ at column 1
        b: 2
        ^
        · the list around it begins at line 1, column 1
      """#),
  ]

  private static let bomb =
    "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    + (1...9).map { level in
      let alias = "*a\(level - 1)"
      return
        "a\(level): &a\(level) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
    }.joined()
}
