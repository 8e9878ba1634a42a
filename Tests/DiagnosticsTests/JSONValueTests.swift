import Diagnostics
import Testing

@Suite("JSON output")
struct JSONValueTests {
  @Test("keeps the order of members and leaves out what is absent")
  func keepsOrder() {
    let value: JSONValue = .members([
      ("b", .int(1)), ("a", .array([.null, .bool(true), .number("1.50")])), ("none", nil),
      ("empty", .object([])),
    ])
    #expect(
      value.text == """
        {
          "b": 1,
          "a": [null, true, 1.50],
          "empty": {}
        }
        """)
  }

  @Test(
    "escapes what could act on a reader",
    arguments: [
      ("a\"b\\", #""a\"b\\""#), ("\n\t\r", #""\n\t\r""#), ("\u{0}\u{9B}", #""\u0000\u009b""#),
      ("\u{202E}\u{2066}", #""\u202e\u2066""#), ("é日🎉", "\"é日🎉\""),
    ])
  func escapes(text: String, json: String) {
    #expect(JSONValue.string(text).text == json)
  }
}
