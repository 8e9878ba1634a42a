import Diagnostics
import Documents
import Foundation
import Testing

struct BinaryPropertyListTests {
  /// Foundation writes, we read.
  @Test func everyTypeIsRead() throws {
    let list: [String: Any] = [
      "text": "a", "wide": "é日😀", "int": 7, "negative": -7, "large": Int.max, "real": 1.5,
      "yes": true, "no": false, "data": Data([0, 255]), "list": ["x", "y"],
      "long": (0..<300).map { $0 }, "date": Date(timeIntervalSinceReferenceDate: 807_699_601),
      "before": Date(timeIntervalSinceReferenceDate: -1), "map": ["k": "v"],
      "empty": [String](), "paragraph": String(repeating: "x", count: 70_000),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let root = try readPropertyList(Array(data), file: "a.plist").root
    #expect(Set(root.members.map(\.key)) == Set(list.keys))
    #expect(root["text"]?.kind == .string("a"))
    #expect(root["wide"]?.kind == .string("é日😀"))
    #expect(root["int"]?.kind == .number("7"))
    #expect(root["negative"]?.kind == .number("-7"))
    #expect(root["large"]?.kind == .number("9223372036854775807"))
    #expect(root["real"]?.kind == .number("1.5"))
    #expect(root["yes"]?.kind == .bool(true))
    #expect(root["no"]?.kind == .bool(false))
    #expect(root["data"]?.kind == .data([0, 255]))
    #expect(root["list"]?.elements.map(\.string) == ["x", "y"])
    #expect(root["long"]?.elements.map(\.integer) == (0..<300).map { $0 })
    #expect(root["date"]?.string == "2026-08-06T09:00:01Z")
    #expect(root["before"]?.string == "2000-12-31T23:59:59Z")
    #expect(root["map"]?["k"]?.string == "v")
    #expect(root["empty"]?.elements.isEmpty == true)
    #expect(root["paragraph"]?.string?.count == 70_000)
  }

  @Test func datesAreThoseOfTheGregorianCalendar() throws {
    let style = Date.ISO8601FormatStyle()
    for seconds in stride(from: -40_000_000_000.0, to: 40_000_000_000, by: 123_456_789) {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard date > Date(timeIntervalSinceReferenceDate: -13_000_000_000) else { continue }
      let data = try PropertyListSerialization.data(
        fromPropertyList: date, format: .binary, options: 0)
      #expect(try readPropertyList(Array(data), file: "a").root.string == date.formatted(style))
    }
  }

  @Test(arguments: [
    ("ends before its trailer (byte 10)", Array("bplist0012".utf8)),
    ("has version ‘17’, only ‘00’ is read (byte 6)", file([[0x09]], version: "17")),
    ("has a value that holds itself (byte 8)", file([[0xA1, 0x00]])),
    ("refers to value 9 of 1 (byte 10)", file([[0xA1, 0x09]])),
    ("has a value that runs past its end (byte 9)", file([[0x5E, 0x61]])),
    ("has a number too large (byte 10)", file([[0xAF, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0]])),
    (
      "has a value that runs past its end (byte 18)",
      file([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])
    ),
    ("has a count that is not an integer (byte 9)", file([[0x5F, 0x51]])),
    ("has a value of unknown type 0x70 (byte 8)", file([[0x70]])),
    ("has a value of unknown type 0x01 (byte 8)", file([[0x01]])),
    ("has a key that is not a string (byte 11)", file([[0xD1, 0x01, 0x01], [0x09]])),
    ("has an ASCII string with other bytes (byte 9)", file([[0x51, 0xE9]])),
    ("has a string with a lone surrogate (byte 9)", file([[0x61, 0xD8, 0x00]])),
    ("has a trailer that contradicts its size (byte 11)", file([[0x09]], count: 200)),
    ("has a value outside of its data (byte 9)", file([[0x09]], offset: 200)),
  ])
  func aDamagedFileIsRefused(_ message: String, _ bytes: [UInt8]) throws {
    let problem = try #require(throws: InputProblem.self) {
      try readPropertyList(bytes, file: "a.plist")
    }
    #expect(rendered(problem) == "a.plist:1:1: error: binary property list \(message)")
  }

  /// Each of sixty arrays holds the next one twice.
  @Test func sharedValuesDoNotUnfoldWithoutEnd() throws {
    let objects = (0..<60).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    let problem = try #require(throws: InputProblem.self) {
      try readPropertyList(Self.file(objects), file: "a", limits: DocumentLimits(nodes: 10_000))
    }
    #expect(problem.message == "binary property list unfolds to more than 10000 values (byte 0)")
  }

  @Test func depthIsLimited() throws {
    let objects = (0..<200).map { [0xA1, UInt8($0 + 1)] } + [[0x09]]
    let problem = try #require(throws: InputProblem.self) {
      try readPropertyList(Self.file(objects), file: "a", limits: DocumentLimits(depth: 100))
    }
    #expect(problem.message == "binary property list has values more than 100 deep (byte 208)")
  }

  /// A file of these objects, the first of which is the root.
  private static func file(
    _ objects: [[UInt8]], version: String = "00", count: UInt8? = nil, offset: UInt8? = nil
  ) -> [UInt8] {
    var bytes = Array("bplist\(version)".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), offset ?? UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = bytes.count
    bytes += table
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, count ?? UInt8(objects.count)]
    bytes += [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, UInt8(start >> 8), UInt8(start & 0xFF)]
    return bytes
  }
}
