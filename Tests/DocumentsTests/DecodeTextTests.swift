import Diagnostics
import Documents
import Testing

struct DecodeTextTests {
  private static let text = "\"a\" = \"é日😀\";\n"

  @Test(arguments: TextEncoding.allCases, [0, 1, 2])
  func everyEncodingIsFoundByItsMark(_ encoding: TextEncoding, _ marks: Int) throws {
    // Without a mark UTF-32 is not told from other bytes.
    if encoding.unitLength == 4, marks == 0 { return }
    let text = String(repeating: "\u{FEFF}", count: marks) + Self.text
    let decoded = try decodeText(encoded(text, encoding), file: "a.strings")
    #expect(decoded.text == Self.text)
    #expect(decoded.encoding == encoding)
    #expect(decoded.problems.count == (marks > 1 ? 1 : 0))
  }

  @Test func aMarkThatStandsTwiceIsAWarningAndReadOver() throws {
    let bytes = encoded("\u{FEFF}\u{FEFF}a = b;", .utf16LittleEndian)
    let file = try readStrings(bytes, file: "fa.strings")
    #expect(file.entries.map(\.value) == ["b"])
    #expect(file.entries.map(\.keyPlace.column) == [1])
    #expect(
      file.document.problems.map(rendered) == [
        """
        fa.strings:1:1: warning: byte-order mark stands twice (FF FE FF FE)
          a = b;
          ^
          · property list parsers refuse such a file; save it again with one mark
        """
      ])
  }

  @Test(arguments: TextEncoding.allCases)
  func aMarkAndALineEndAreAnEmptyTable(_ encoding: TextEncoding) throws {
    let file = try readStrings(encoded("\u{FEFF}\n", encoding), file: "fa.strings")
    #expect(file.entries.isEmpty)
    #expect(file.document.problems.isEmpty)
    #expect(file.encoding == encoding)
  }

  @Test func noBytesAreEmptyText() throws {
    #expect(try decodeText([], file: "a").text.isEmpty)
  }

  @Test(
    arguments: [
      (
        [0xFF, 0xFE, 0x61, 0x00, 0x62],
        "a:1:2: error: UTF-16LE text ends within a character\n  a\n   ^"
      ),
      ([0xFE, 0xFF, 0xD8, 0x00], "a:1:1: error: 0xD800 is not a character of UTF-16BE"),
      (
        [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00],
        "a:1:1: error: 0x110000 is not a character of UTF-32BE"
      ),
      (
        [0x61, 0x0A, 0xC3, 0xA9, 0xC0],
        """
        a:2:2: error: byte 0xC0 is not UTF-8
          é\u{FFFD}
           ^
          · save the file as UTF-8 or UTF-16 with a byte-order mark
        """
      ),
    ] as [([UInt8], String)])
  func whatTheEncodingDoesNotAllowIsLocated(_ bytes: [UInt8], _ expected: String) throws {
    let problem = try #require(throws: InputProblem.self) { try decodeText(bytes, file: "a") }
    #expect(rendered(problem) == expected)
  }

  /// Unicode Standard, table 3-7: overlong forms, surrogates, what lies beyond U+10FFFF, and
  /// sequences that break off.
  @Test(
    arguments: [
      [0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func illFormedUTF8IsRefusedEverywhere(_ bytes: [UInt8]) {
    let quoted = [0x22] + bytes + [0x22]
    #expect(throws: InputProblem.self) { try decodeText(bytes, file: "a") }
    #expect(throws: InputProblem.self) { try readJSON(quoted, file: "a") }
    #expect(throws: InputProblem.self) { try readYAML(quoted, file: "a") }
    #expect(throws: InputProblem.self) { try readPropertyList(quoted, file: "a") }
  }
}

/// The text as a file of that encoding, without a mark of its own.
private func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
  func bytes(_ value: UInt32) -> [UInt8] {
    let little = (0..<encoding.unitLength).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    let isBig = encoding == .utf16BigEndian || encoding == .utf32BigEndian
    return isBig ? little.reversed() : little
  }
  switch encoding {
  case .utf8: return Array(text.utf8)
  case .utf16LittleEndian, .utf16BigEndian: return text.utf16.flatMap { bytes(UInt32($0)) }
  case .utf32LittleEndian, .utf32BigEndian: return text.unicodeScalars.flatMap { bytes($0.value) }
  }
}
