import Diagnostics
import Documents
import Testing

struct XMLReaderTests {
  @Test func tokensComeInTheOrderOfTheFile() throws {
    let text = """
      <?xml version="1.0"?>
      <resources xmlns:x='urn:y'>\r
      <string name="a" x:b = "&lt;1&#10;">é &amp; <b/><!-- note -->\r</string>
      </resources>
      """
    #expect(
      try tokens(text) == [
        "2:1 <resources xmlns:x=urn:y>", "2:28 \"\\n\"", "3:1 <string name=a x:b=<1\n>",
        "3:37 \"é & \"", "3:45 <b>", "3:45 </b>", "3:49 ! note ", "3:62 \"\\n\"",
        "4:1 </string>", "4:10 \"\\n\"", "5:1 </resources>",
      ])
  }

  @Test func entitiesInEntitiesAreNeverUnfolded() throws {
    let text =
      "<!DOCTYPE a [<!ENTITY a \"&b;&b;\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>"
    let problem = try #require(throws: InputProblem.self) { try tokens(text) }
    #expect(problem.message == "unknown entity ‘&b;’")
    #expect(problem.location.column == 78)
  }

  @Test(arguments: [
    ("<a b=\"<\"/>", "value of attribute ‘b’ is not closed"),
    ("<a b/>", "expected ‘=’ after attribute ‘b’"),
    ("<a>x</a>y", "text outside of the root element"),
    ("<![CDATA[x]]>", "text outside of the root element"),
    ("</a>", "‘</a>’ closes nothing"),
    ("<a></a b>", "expected ‘>’"),
    ("< a/>", "expected a name, found U+0020"),
    ("<a>&#x110000;</a>", "‘&#x110000;’ is not a character"),
    ("<a>&#0;</a>", "‘&#0;’ is not a character"),
    ("<a>&;</a>", "‘&’ stands bare"),
    ("<a><![CDATA[x</a>", "CDATA section is not closed"),
    ("<?xml", "processing instruction is not closed"),
  ])
  func whatIsNotXMLIsRefused(_ text: String, _ message: String) throws {
    let problem = try #require(throws: InputProblem.self) { try tokens(text) }
    #expect(problem.message == message)
  }

  private func tokens(_ text: String) throws(InputProblem) -> [String] {
    try Array(text.utf8).withUnsafeBufferPointer { (buffer) throws(InputProblem) in
      var reader = XMLReader(buffer, file: "a.xml")
      var tokens: [String] = []
      while true {
        let token = try reader.nextToken()
        let place = reader.place()
        let start = "\(place.line):\(place.column)"
        switch token {
        case .elementStart(let name, let attributes):
          let written = attributes.map { " \($0.name)=\($0.value)" }.joined()
          tokens.append("\(start) <\(name)\(written)>")
        case .elementEnd(let name): tokens.append("\(start) </\(name)>")
        case .text(let text): tokens.append("\(start) \(text.debugDescription)")
        case .comment(let text): tokens.append("\(start) !\(text)")
        case .end: return tokens
        }
      }
    }
  }
}
