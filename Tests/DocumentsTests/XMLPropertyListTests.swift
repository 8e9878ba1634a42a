import Diagnostics
import Documents
import Testing

struct XMLPropertyListTests {
  @Test(arguments: good + bad) func readingSays(_ example: Case) {
    #expect(
      outcome { () throws(InputProblem) in try readPropertyList(example.bytes, file: "a.strings") }
        == example.expected)
  }

  static let good = [
    Case(
      "every element",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x/y.dtd">
      <plist version="1.0"><!-- c -->
      <dict>
        <key>é</key><string>a &amp; b&#x20AC;&#65;</string>
        <key>n</key><integer> -7 </integer>
        <key>r</key><real>1.50</real>
        <key>t</key><true/>
        <key>f</key><false></false>
        <key>d</key><date>2026-08-06T09:00:00Z</date>
        <key>b</key><data>
          aGVs bG8=
        </data>
        <key>l</key><array><string/><string><![CDATA[<x> & y]]></string></array>
      </dict>
      </plist>

      """,
      #"""
      4:1+6 {5:3+5 "é": 5:15+8 "a & b€A", 6:3+5 "n": 6:15+9 -7, 7:3+5 "r": 7:15+6 1.50, 8:3+5 "t": 8:15+7 true, 9:3+5 "f": 9:15+7 false, 10:3+5 "d": 10:15+6 "2026-08-06T09:00:00Z", 11:3+5 "b": 11:15+6 <68 65 6c 6c 6f>, 14:3+5 "l": 14:15+7 [14:22+9 "", 14:31+8 "<x> & y"]}
      """#),
    Case(
      "a root without plist", "<dict/>",
      #"""
      1:1+7 {}
      """#),
    Case(
      "an internal subset is passed over",
      "<!DOCTYPE plist [<!ENTITY a \"]>\">]><plist><string>x</string></plist>",
      #"""
      1:43+8 "x"
      """#),
  ]

  static let bad = [
    Case(
      "wrong end tag", "<plist>\n<dict>\n</array>\n</plist>",
      #"""
      a.strings:3:1: error: expected ‘</dict>’, found ‘</array>’
        </array>
        ^~~~~~~~
        · element ‘dict’ begins at line 2, column 1
      """#),
    Case(
      "open element", "<plist><dict><key>a</key>",
      #"""
      a.strings:1:8: error: element ‘dict’ is not closed
        <plist><dict><key>a</key>
               ^~~~~
        · expected ‘</dict>’ before the end of the file
      """#),
    Case(
      "bare ampersand", "<plist><string>a & b</string></plist>",
      #"""
      a.strings:1:18: error: ‘&’ stands bare
        <plist><string>a & b</string></plist>
                         ^
        · write it as ‘&amp;’
      """#),
    Case(
      "an entity of the document type",
      "<!DOCTYPE p [<!ENTITY lol \"x\">]>\n<plist><string>&lol;</string></plist>",
      #"""
      a.strings:2:16: error: unknown entity ‘&lol;’
        <plist><string>&lol;</string></plist>
                       ^~~~~
        · expected one of &amp; &lt; &gt; &quot; &apos; or a number as &#x20AC;
      """#),
    Case(
      "a number that is no character", "<plist><string>&#xD800;</string></plist>",
      #"""
      a.strings:1:16: error: ‘&#xD800;’ is not a character
        <plist><string>&#xD800;</string></plist>
                       ^~~~~~~~
      """#),
    Case(
      "unknown element", "<plist><sting>a</sting></plist>",
      #"""
      a.strings:1:8: error: unknown element ‘sting’
        <plist><sting>a</sting></plist>
               ^~~~~~~
        · did you mean ‘string’?
        · expected one of ‘dict’, ‘array’, ‘string’, ‘integer’, ‘real’, ‘true’, ‘false’, ‘date’ or ‘data’
      """#),
    Case(
      "key without value", "<plist><dict><key>a</key></dict></plist>",
      #"""
      a.strings:1:26: error: expected the value of key ‘a’
        <plist><dict><key>a</key></dict></plist>
                                 ^~~~~~~
      """#),
    Case(
      "value without key", "<plist><dict><string>a</string></dict></plist>",
      #"""
      a.strings:1:14: error: expected ‘<key>’ or ‘</dict>’
        <plist><dict><string>a</string></dict></plist>
                     ^~~~~~~~
      """#),
    Case(
      "stray text", "<plist><dict>é x<key>a</key><true/></dict></plist>",
      #"""
      a.strings:1:14: error: text between elements
        <plist><dict>é x<key>a</key><true/></dict></plist>
                     ^~~
        · expected a tag
      """#),
    Case(
      "no whole number", "<plist><integer>1.5</integer></plist>",
      #"""
      a.strings:1:8: error: ‘1.5’ is not a whole number
        <plist><integer>1.5</integer></plist>
               ^~~~~~~~~
      """#),
    Case(
      "no Base64", "<plist><data>a*</data></plist>",
      #"""
      a.strings:1:8: error: data is not Base64
        <plist><data>a*</data></plist>
               ^~~~~~
      """#),
    Case(
      "element within a string", "<plist><string>a<b/></string></plist>",
      #"""
      a.strings:1:17: error: unexpected element ‘b’ within a text
        <plist><string>a<b/></string></plist>
                        ^~~~
      """#),
    Case(
      "two values", "<plist><true/><true/></plist>",
      #"""
      a.strings:1:15: error: expected ‘</plist>’: a property list holds one value
        <plist><true/><true/></plist>
                      ^~~~~~~
      """#),
    Case(
      "no value", "<plist></plist>",
      #"""
      a.strings:1:8: error: expected a value
        <plist></plist>
               ^~~~~~~~
      """#),
    Case(
      "two roots", "<plist><true/></plist><plist/>",
      #"""
      a.strings:1:23: error: a second root element
        <plist><true/></plist><plist/>
                              ^
      """#),
    Case(
      "open tag", "<plist><dict",
      #"""
      a.strings:1:8: error: tag is not closed
        <plist><dict
               ^~~~~
        · expected ‘>’
      """#),
    Case(
      "open comment", "<plist><!-- x",
      #"""
      a.strings:1:8: error: comment is not closed
        <plist><!-- x
               ^
        · expected ‘-->’
      """#),
    Case(
      "open document type", "<!DOCTYPE plist [ <",
      #"""
      a.strings:1:1: error: document type is not closed
        <!DOCTYPE plist [ <
        ^
        · expected ‘>’
      """#),
    Case(
      "attribute without quotes", "<plist version=1>",
      #"""
      a.strings:1:16: error: expected a quoted value of attribute ‘version’
        <plist version=1>
                       ^
      """#),
    Case(
      "only a declaration", "<?xml version=\"1.0\"?>",
      #"""
      a.strings:1:22: error: expected an element
        <?xml version="1.0"?>
                             ^
      """#),
  ]
}
