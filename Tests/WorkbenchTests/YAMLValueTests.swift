import Documents
import Testing

@testable import Workbench

/// What is written is what is read.
@Suite struct YAMLValueTests {
  static let texts = [
    "A-1042", "French on the way", "no", "null", "Null", "true", "FALSE", "~", "", " ", " x", "x ",
    "a  b", "1", "-1", "1.50", "0x1F", ".inf", "1e5", "2026-08-06T09:00", "09:00", "+12m", "-5m",
    "10m", "1h30m", "+0s", "a: b", "a:b", "a #b", "#a", "- a", "-", "?", "? a", "{a}", "[a, b]",
    "a, b", "*a", "&a", "!a", "!!str a", "|", ">", "%a", "@a", "`a`", "\"", "'", "a\"b", "it's",
    "\\", "a\\nb", "a\nb", "\n", "\r", "\t", "\u{0}", "\u{1B}[2J", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{202E}x", "\u{200D}", "\u{FFFF}", "\u{1F69A}", "👩‍👩‍👧", "é", "محطة", "日本語", "---", "...",
    "$locale",
    "١٢", "²", "½", "’", "a’b", "<<", "=", "payloads/nearby.apns", "../x/y z.apns", "/a/b.apns",
    "//", "/ ", "../", "../../é/x.yaml", "..", "./a", "delivery#1",
    "un\u{A0}mot", "a\u{202F}b", String(repeating: "x", count: 2000),
  ]

  @Test(arguments: texts) func aTextIsReadAsItWas(text: String) throws {
    for value in [
      YAMLValue.text(text), .list([.text(text)]), .map([(key: "k", value: .text(text))]),
    ] {
      let document = try readYAML(Array("v: \(value.flow)\n".utf8), file: "x.yaml")
      var node = try #require(document.root["v"])
      if case .sequence(let elements) = node.kind { node = elements[0] }
      if case .mapping(let members) = node.kind { node = members[0].value }
      #expect(node.kind == .string(text))
      #expect(!value.flow.contains("\n"))
    }
  }

  @Test func aKeyIsReadAsItWas() throws {
    for text in YAMLValueTests.texts where !text.isEmpty && text.utf8.count < 1000 {
      let flow = YAMLValue.map([(key: text, value: .number("1"))]).flow
      let document = try readYAML(Array("v: \(flow)\n".utf8), file: "x.yaml")
      #expect(document.root["v"]?.members.map(\.key) == [text])
    }
  }

  @Test func otherValuesAreReadAsTheyWere() throws {
    let value = YAMLValue.map([
      (key: "a", value: .null), (key: "b", value: .bool(true)), (key: "c", value: .number("0.10")),
      (key: "d", value: .list([])), (key: "e", value: .map([])), (key: "f", value: .duration(5400)),
      (key: "g", value: .duration(-90, signed: true)),
      (key: "h", value: .duration(0, signed: true)),
      (key: "i", value: .duration(0)),
    ])
    #expect(
      value.flow
        == "{ a: null, b: true, c: 0.10, d: [], e: {}, f: 1h30m, g: -1m30s, h: +0s, i: 0s }")
    let document = try readYAML(Array("v: \(value.flow)".utf8), file: "x.yaml")
    #expect(
      document.root["v"]?.members.map(\.value.kind) == [
        .null, .bool(true), .number("0.10"), .sequence([]), .mapping([]), .string("1h30m"),
        .string("-1m30s"), .string("+0s"), .string("0s"),
      ])
  }
}
