import Foundation
import TestSupport
import Testing

@Suite("A recording of a scenario")
struct RecordCommandTests {
  private static let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"

  @Test("ends in a terminal with the last step's screen, and twice with the same bytes")
  func replays() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-\(UUID().uuidString).cast")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try BuiltTool.run(["record", Self.scenario, "--size", "100x30", "-o", file.path])
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    let cast = try String(contentsOf: file, encoding: .utf8)
    #expect(try BuiltTool.run(["record", Self.scenario, "--size", "100x30"]).output == cast)
    let lines = cast.split(separator: "\n")
    let events = try lines.dropFirst().map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
    }
    let captions = events.filter { $0[1] as? String == "m" }.compactMap { $0[2] as? String }
    #expect(captions.count == 4)
    #expect(captions.first == "The phone speaks English; the app can disagree")
    let output = events.filter { $0[1] as? String == "o" }.compactMap { $0[2] as? String }.joined()
    // Whoever writes only differences ends where whoever writes the whole screen ends.
    var screen: [Int: [Int: Character]] = [:]
    var (row, column) = (0, 0)
    var rest = output[...]
    while let character = rest.first {
      if let match = rest.prefixMatch(of: /\u{1B}\[\??([0-9;]*)([A-Za-z])/) {
        if match.2 == "H" {
          let place = match.1.split(separator: ";").compactMap { Int($0) }
          (row, column) = (place[0] - 1, place[1] - 1)
        }
        rest = rest[match.range.upperBound...]
      } else {
        screen[row, default: [:]][column] = character
        column += 1
        rest.removeFirst()
      }
    }
    let shown = (0..<30).map { row in
      var line = (0..<100).map { screen[row]?[$0] ?? " " }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    let snapshot = try BuiltTool.run(["snapshot", Self.scenario, "--size", "100x30"]).output
    #expect(
      shown
        == snapshot.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
          String.init))
  }

  @Test(
    "says what is wrong with what it was asked",
    arguments: [
      (
        ["record"], "‘record’ takes one scenario: polyglance record FILE.scenario.yaml -o demo.cast"
      ),
      (
        ["record", scenario, "--speed", "3"],
        "‘3’ is none of the values of ‘--speed’: 0.5, 1, 2, 5, 10"
      ),
      (["record", scenario, "--size", "40x10"], "the Stage needs 56x16, ‘--size’ gives it 40x10"),
      (["record", "nowhere.scenario.yaml"], "nowhere.scenario.yaml"),
      (["record", scenario, "-o", "/nowhere/x.cast"], "cannot write ‘/nowhere/x.cast’"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try BuiltTool.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
