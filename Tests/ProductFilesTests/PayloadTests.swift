import Diagnostics
import Foundation
import ProductFiles
import Simulation
import TestSupport
import Testing

/// `.apns` files.
@Suite struct PayloadTests {
  private func read(_ text: String) throws(InputProblem) -> Payload {
    try readPayload(Array(text.utf8), named: "a.apns", path: "p/a.apns")
  }

  @Test(arguments: [
    ("{}", 2), ("{ }", 2), (" { \"a\" : 1 } ", 7), ("{\"a\":[1, 2,\n3]}", 13),
    ("{\"a\": \"b c // d /* e */ , }\"}", 28), ("{\"a\":1,}", 7), ("{\"a\":[1,2,],}", 11),
    ("{\"a\":1 // one\n}", 7), ("{/* all */\"a\":/* one */1}", 7), ("{\"é\":\"\\u00e9\\\"\"}", 17),
    ("{\"Simulator Target Bundle\":\"com.example\",\"a\":1}", 7),
    ("{\"a\":1,\"Simulator Target Bundle\":\"com.example\"}", 7),
    ("{\"a\":1,\"Simulator Target Bundle\":{\"b\":[1,2]},\"c\":2,}", 13),
    ("{\"Simulator Target Bundle\":\"com.example\"}", 2),
    ("{\"a\":{\"Simulator Target Bundle\":1}}", 35),
    ("{\"a\":\"Simulator Target Bundle\"}", 31),
  ])
  func theSizeIsThatOfWhatIsSent(text: String, size: Int) throws {
    #expect(try read(text).size == size)
  }

  @Test func valuesKeepTheirDigitsAndPlaces() throws {
    let root = try read(
      "{\n  \"aps\": { \"n\": 20.0, \"l\": [null, true] },\n  \"custom\": \"x\"\n}"
    ).root
    func place(_ line: Int, _ column: Int) -> Place {
      Place(file: "p/a.apns", line: line, column: column)
    }
    let list = GivenValue(
      .list([GivenValue(.null, at: place(2, 29)), GivenValue(.bool(true), at: place(2, 35))]),
      at: place(2, 28))
    let aps = GivenValue(
      .record([
        GivenField("n", at: place(2, 12), GivenValue(.number("20.0"), at: place(2, 17))),
        GivenField("l", at: place(2, 23), list),
      ]), at: place(2, 10))
    #expect(
      root
        == GivenValue(
          .record([
            GivenField("aps", at: place(2, 3), aps),
            GivenField("custom", at: place(3, 3), GivenValue(.string("x"), at: place(3, 13))),
          ]), at: place(1, 1)))
  }

  @Test func theFirstOfTwoKeysCounts() throws {
    let root = try read("{\"a\":1,\"b\":{\"c\":4,\"c\":5},\"a\":3}").root
    #expect(root.fields.map(\.name) == ["a", "b"])
    #expect(root.field("a")?.kind == .number("1"))
    #expect(root.field("b")?.fields.map(\.value.kind) == [.number("4")])
  }

  @Test func whatIsToleratedIsAWarning() throws {
    let payload = try read("{ // the push\n  \"aps\": {},\n}")
    #expect(payload.syntaxProblems.map(\.severity) == [.warning, .warning])
    #expect(payload.syntaxProblems.map(\.location.line) == [1, 2])
  }

  @Test func whatIsNoObjectIsRefused() {
    #expect(
      problem { () throws(InputProblem) in try read("[1]") } == """
        p/a.apns:1:1: error: expected an object, found a list
        [1]
        ^
        """)
    #expect(throws: InputProblem.self) { try read("{\"a\":1 \"b\":2}") }
  }

  /// The size of a strict file agrees with what Foundation writes.
  @Test(arguments: Repository.corpusFiles("payloads", ending: "")) func realFilesAreReadOrLocated(
    file: URL
  ) throws {
    guard ["apns", "json", "jsonc"].contains(file.pathExtension) else { return }
    let bytes = Array(try Data(contentsOf: file))
    do {
      let payload = try readPayload(bytes, named: file.lastPathComponent, path: "a")
      guard payload.syntaxProblems.isEmpty,
        let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(UInt8(ascii: "."))
      else { return }
      var sent = object
      sent["Simulator Target Bundle"] = nil
      let written = try JSONSerialization.data(
        withJSONObject: sent, options: [.withoutEscapingSlashes])
      #expect(payload.size == written.count)
    } catch let problem as InputProblem {
      #expect(problem.location.line >= 1 && !problem.message.isEmpty)
    }
  }
}
