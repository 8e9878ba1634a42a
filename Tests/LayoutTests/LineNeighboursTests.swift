import Testing

@testable import Layout

/// Lines that may stand on each other are found without looking at every pair.
@Suite struct LineNeighboursTests {
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func line(x: Double, y: Double, width: Double, height: Double) -> PlacedLine {
    PlacedLine(parts: [], x: x, baseline: y + height, width: width, y: y, height: height)
  }

  private func touch(_ a: PlacedLine, _ b: PlacedLine) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func thePairsAreThoseThatTouch(seed: UInt64) {
    var source = Source(state: seed)
    func some(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &source)) / 2
    }
    let lines = (0..<60).map { _ in
      line(x: some(-100...400), y: some(-60...200), width: some(1...90), height: some(1...60))
    }
    var expected: [[Int]] = []
    for first in lines.indices {
      for second in lines.indices where second > first && touch(lines[first], lines[second]) {
        expected.append([first, second])
      }
    }
    #expect(LineNeighbours(lines).pairs.map { [$0.0, $0.1] } == expected)
    #expect(expected.count > 20)
  }

  @Test func linesSideBySideAreNoNeighbours() {
    let row = (0..<5000).map { line(x: Double($0) * 20, y: 0, width: 20, height: 20) }
    #expect(LineNeighbours(row).pairs.isEmpty)
  }
}
