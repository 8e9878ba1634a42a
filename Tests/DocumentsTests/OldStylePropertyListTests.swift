import Diagnostics
import Documents
import Testing

struct OldStylePropertyListTests {
  @Test(arguments: good + bad) func readingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in try readPropertyList(example.bytes, file: "a.strings") }
        == example.expected)
  }

  static let good = [
    Case(
      "a table", "\"a\" = \"b\";\nkey.two = value;\n\"same\";\n",
      #"""
      1:1+1 {1:1+3 "a": 1:7+3 "b", 2:1+7 "key.two": 2:11+5 "value", 3:1+6 "same": 3:1+6 "same"}
      """#),
    Case(
      "an empty file", "",
      #"""
      1:1+1 {}
      """#),
    Case(
      "only comments", "/* nothing */ // here\n",
      #"""
      2:1+1 {}
      """#),
    Case(
      "a key that stands twice", "a = 1; a = 2;",
      #"""
      1:1+1 {1:1+1 "a": 1:5+1 "1", 1:8+1 "a": 1:12+1 "2"}
      """#),
    Case(
      "escapes", #""\n\t\r\"\'\\\a\101\U00e9\UD83D\UDE00\q\345" = x;"#,
      #"""
      1:1+1 {1:1+44 "\u{a}\u{9}\u{d}"'\\u{7}Aé😀qï": 1:48+1 "x"}
      """#),
    Case(
      "raw line ends stay", "a = \"one\ntwo\";\nb = 1;",
      #"""
      1:1+1 {1:1+1 "a": 1:5+4 "one\u{a}two", 3:1+1 "b": 3:5+1 "1"}
      """#),
    Case(
      "backslash before a line end keeps the line end", "a = \"one\\\ntwo\";",
      #"""
      1:1+1 {1:1+1 "a": 1:5+5 "one\u{a}two"}
      """#),
    Case(
      "comment markers inside strings", "\"http://x\" = \"/* no */\"; b = http://y;",
      #"""
      1:1+1 {1:1+10 "http://x": 1:14+10 "/* no */", 1:26+1 "b": 1:30+8 "http://y"}
      """#),
    Case(
      "columns count scalars", "\"é😀\" = \"日本\"; 'x' = y;",
      #"""
      1:1+1 {1:1+4 "é😀": 1:8+4 "日本", 1:14+3 "x": 1:20+1 "y"}
      """#),
    Case(
      "nested", "{ d = { k = v; }; l = (a, \"b\", ); e = (); x = <0fbd 77>; }",
      #"""
      1:1+1 {1:3+1 "d": 1:7+1 {1:9+1 "k": 1:13+1 "v"}, 1:19+1 "l": 1:23+1 [1:24+1 "a", 1:27+3 "b"], 1:35+1 "e": 1:39+1 [], 1:43+1 "x": 1:47+9 <f bd 77>}
      """#),
    Case(
      "a string alone", "\"hello\"",
      #"""
      1:1+7 "hello"
      """#),
    Case(
      "an array alone", "(a, b)",
      #"""
      1:1+1 [1:2+1 "a", 1:5+1 "b"]
      """#),
    Case(
      "data alone", "<00 ff>",
      #"""
      1:1+7 <0 ff>
      """#),
    Case(
      "a lone surrogate is a warning", #"a = "\UD83D";"#,
      #"""
      1:1+1 {1:1+1 "a": 1:5+8 "�"}
      a.strings:1:6: warning: lone surrogate ‘\UD83D’
        a = "\UD83D";
             ^~~~~~
        · beyond U+FFFF a character takes two: \UD83D\UDE00
      """#),
  ]

  static let bad = [
    Case(
      "missing semicolon", "\"é\" = \"b\"\n\"c\" = \"d\";\n",
      #"""
      a.strings:1:10: error: expected ‘;’ after the value of ‘é’
        "é" = "b"
                 ^
      """#),
    Case(
      "missing equals sign", "\"a\" \"b\";\n",
      #"""
      a.strings:1:4: error: expected ‘=’ or ‘;’ after key ‘a’
        "a" "b";
           ^
      """#),
    Case(
      "missing value", "a = ;",
      #"""
      a.strings:1:5: error: expected a value, found ‘;’
        a = ;
            ^
      """#),
    Case(
      "missing key", "= \"x\";",
      #"""
      a.strings:1:1: error: expected a key, found ‘=’
        = "x";
        ^
      """#),
    Case(
      "open string", "a = 1;\nb = \"x;\n",
      #"""
      a.strings:2:5: error: string is not closed
        b = "x;
            ^~~
        · expected ‘"’ before the end of the file
      """#),
    Case(
      "a quote within a string", "\"say \"hi\"\" = \"x\";",
      #"""
      a.strings:1:7: error: expected ‘=’ or ‘;’ after key ‘say ’
        "say "hi"" = "x";
              ^
        · a quote within a string is written ‘\"’
      """#),
    Case(
      "open comment", "a = 1;\n/* x",
      #"""
      a.strings:2:1: error: comment is not closed
        /* x
        ^~
        · expected ‘*/’
      """#),
    Case(
      "open dictionary", "{ a = 1;",
      #"""
      a.strings:1:1: error: dictionary is not closed
        { a = 1;
        ^
        · expected ‘}’ before the end of the file
      """#),
    Case(
      "open array", "{ a = (1, 2; }",
      #"""
      a.strings:1:12: error: expected ‘,’ or ‘)’
        { a = (1, 2; }
                   ^
      """#),
    Case(
      "odd data", "<0>",
      #"""
      a.strings:1:1: error: data has an odd number of digits
        <0>
        ^
      """#),
    Case(
      "text in data", "<0g>",
      #"""
      a.strings:1:3: error: expected a hexadecimal digit or ‘>’
        <0g>
          ^
      """#),
    Case(
      "stray slash", "/ a = b;",
      #"""
      a.strings:1:2: error: expected ‘=’ or ‘;’ after key ‘/’
        / a = b;
         ^
      """#),
    Case(
      "a non-ASCII word without quotes", "clé = x;",
      #"""
      a.strings:1:3: error: expected ‘=’ or ‘;’ after key ‘cl’
        clé = x;
          ^
        · text with ‘é’ must stand in quotes
      """#),
    Case(
      "text after the dictionary", "{ a = b; } c",
      #"""
      a.strings:1:12: error: expected the end of the file, found ‘c’
        { a = b; } c
                   ^
      """#),
    Case(
      "invalid UTF-8", bytes: Array("a = é".utf8) + [0xE9],
      #"""
      a.strings:1:6: error: byte 0xE9 is not UTF-8
        a = é�
             ^
        · save the file as UTF-8 or UTF-16 with a byte-order mark
      """#),
    Case(
      "half a character of UTF-16", bytes: [0xFE, 0xFF, 0, 0x61, 0],
      #"""
      a.strings:1:2: error: UTF-16BE text ends within a character
        a
         ^
      """#),
    Case(
      "a lone surrogate of UTF-16", bytes: [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x62, 0xDC, 0],
      #"""
      a.strings:2:2: error: 0xDC00 is not a character of UTF-16BE
        b
         ^
      """#),
  ]
}
