/// How long one piece takes when there are few and when there are many.
struct Growth {
  /// Ascending.
  let sizes: [Int]
  /// Seconds a piece, by size, round by round.
  private var times: [[Double]]

  init(sizes: [Int]) {
    self.sizes = sizes
    times = sizes.map { _ in [] }
  }

  /// Takes in a round of one size, in seconds for all pieces.
  mutating func add(_ seconds: Double, at index: Int) {
    times[index].append(seconds / Double(sizes[index]))
  }

  /// The largest size beside the smallest; the steepest of all counts as the ratio, so that
  /// something that grows and shrinks again cannot hide.
  func measurement(_ name: String, of pieces: String, limit: Double) -> Measurement {
    var row = Measurement(
      "\(name) among \(sizes[sizes.count - 1])", ours: times[times.count - 1], peer: times[0],
      named: "itself among \(sizes[0]) \(pieces)", unit: .seconds, limit: limit)
    let steepest = times.dropFirst().map { zip($0, times[0]).map { $0 / $1 }.median }.max()
    row.peer?.ratio = steepest ?? 0
    return row
  }
}
