import Diagnostics
import ProductFiles
import Testing

/// Whatever a file holds, reading it gives a value or a located problem, never a crash.
@Suite struct MutationTests {
  /// SplitMix64.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces =
    Array(
      "{ } [ ] , : - ' \" # & * ! | > ? null true 1e999 -0 $locale ../ .. <<: é 😀 \u{202E} \0 + == ( )"
        .split(separator: " ").map(String.init)) + ["\n", "  ", "\t", ""]

  private func mutated(_ text: String, _ random: inout Seeded) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case _:
        bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &random)!.utf8)
      }
      if bytes.isEmpty { return "" }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "p/product.yaml", "p/Widgets/delivery.views.yaml", "p/App/screen.views.yaml",
    "p/trip.scenario.yaml", "p/near.apns",
  ])
  func aMutatedFileIsReadOrLocated(path: String) throws {
    let files = Parcel.files()
    let original = String(decoding: try #require(files[path]), as: UTF8.self)
    var random = Seeded(state: UInt64(path.utf8.count))
    var refused = 0
    for _ in 0..<400 {
      let text = mutated(original, &random)
      do {
        _ = try readScenario(
          "p/trip.scenario.yaml", files: Parcel.files([path: text]), calendar: TestCalendar())
      } catch {
        refused += 1
        #expect(error.location.line >= 1 && error.location.column >= 1, "\(text)")
        #expect(!error.location.file.isEmpty && !error.message.isEmpty, "\(text)")
      }
    }
    #expect(refused > 100)
  }

  @Test func whatIsDeepIsRefusedOrRead() {
    for depth in [100, 124, 130, 5000] {
      let views =
        "minimal: " + String(repeating: "{ vstack: [", count: depth) + "{ spacer: {} }"
        + String(repeating: "] }", count: depth)
      let message = problem { () throws(InputProblem) in
        try readProduct("p", files: Parcel.files(["p/Widgets/delivery.views.yaml": views]))
      }
      #expect((message == "no problem") == (depth < 128))
    }
  }
}
