import Diagnostics
import Documents
import Testing

struct JSONReaderTests {
  @Test func tokensComeInTheOrderOfTheFile() throws {
    let text = #"{"a": [1, true, null], "é": {"b": "x\n"}}"#
    let tokens = try reading(text) { (reader) throws(InputProblem) in
      var tokens: [String] = []
      while true {
        let token = try reader.nextToken()
        switch token {
        case .key: tokens.append("key \(reader.string())")
        case .string: tokens.append("string \(reader.string())")
        case .number: tokens.append("number \(reader.number())")
        case .end: return tokens
        case .objectStart, .objectEnd, .arrayStart, .arrayEnd, .bool, .null:
          tokens.append("\(token)")
        }
      }
    }
    #expect(
      tokens == [
        "objectStart", "key a", "arrayStart", "number 1", "bool(true)", "null", "arrayEnd",
        "key é", "objectStart", "key b", "string x\n", "objectEnd", "objectEnd",
      ])
  }

  @Test func aSkippedValueEndsBeforeTheNextKey() throws {
    let text = #"{"skip": {"a": [{}, [1, 2], "}"]}, "scalar": 7, "keep": 1}"#
    let keys = try reading(text) { (reader) throws(InputProblem) in
      var keys: [String] = []
      _ = try reader.nextToken()
      while try reader.nextToken() == .key {
        keys.append(reader.string())
        try reader.skipValue(try reader.nextToken())
      }
      return keys
    }
    #expect(keys == ["skip", "scalar", "keep"])
  }

  @Test(arguments: [#"{"a": [1 2]}"#, #"{"a": "\uD800"}"#, "{\"a\": tru}"])
  func aSkippedValueIsChecked(_ text: String) {
    #expect(throws: InputProblem.self) {
      try reading(text) { (reader) throws(InputProblem) in
        _ = try reader.nextToken()
        _ = try reader.nextToken()
        try reader.skipValue(try reader.nextToken())
      }
    }
  }

  @Test func theEndIsTheEndForEver() throws {
    let tokens = try reading("1") { (reader) throws(InputProblem) in
      [try reader.nextToken(), try reader.nextToken(), try reader.nextToken()]
    }
    #expect(tokens == [.number, .end, .end])
  }

  /// Offsets of all tokens, looked up backwards, against the places that the reader gives.
  @Test func aPlaceTableKnowsEveryOffset() throws {
    let element = "{\"é😀\":\r\n[\"日本語\", 1],\r \"b\":\n\"\(String(repeating: "ü", count: 700))\"}"
    let bytes = Array(
      "\u{FEFF}[\(Array(repeating: element, count: 20).joined(separator: ","))]".utf8)
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = try JSONReader(buffer, file: "a", strictness: .strict)
      var places: [(offset: Int, place: Diagnostics.SourceLocation)] = []
      while try reader.nextToken() != .end { places.append((reader.tokenStart, reader.place())) }
      #expect(places.count > 100)
      let table = PlaceTable(buffer, file: "a")
      for (offset, place) in places.reversed() {
        #expect(table.location(of: offset, in: buffer) == place)
      }
    }
  }
}

private func reading<Result>(
  _ text: String, _ body: (inout JSONReader) throws(InputProblem) -> Result
) throws(InputProblem) -> Result {
  try Array(text.utf8).withUnsafeBufferPointer { (buffer) throws(InputProblem) in
    var reader = try JSONReader(buffer, file: "a.json", strictness: .strict)
    return try body(&reader)
  }
}
