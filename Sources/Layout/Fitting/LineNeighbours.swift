/// Which lines of a surface may stand on each other: a walk from the left to the right that looks, at
/// each line, only at those of its height that have not ended. Thousands of lines that keep apart are
/// looked at about once each.
struct LineNeighbours {
  /// Indices of two lines whose frames touch, the smaller first; in order.
  let pairs: [(Int, Int)]

  init(_ lines: [PlacedLine]) {
    // A line reaches into two bands or three.
    let height = max(1, lines.map(\.height).max() ?? 1)
    var open: [Int: [Int]] = [:]
    var found: Set<Pair> = []
    for index in lines.indices.sorted(by: { (lines[$0].x, $0) < (lines[$1].x, $1) }) {
      let line = lines[index]
      let bands =
        LineNeighbours.band(line.y, height)...LineNeighbours.band(line.y + line.height, height)
      for band in bands {
        var others = open[band] ?? []
        others.removeAll { lines[$0].x + lines[$0].width <= line.x }
        for other in others where LineNeighbours.share(lines[other], line) {
          found.insert(Pair(first: min(index, other), second: max(index, other)))
        }
        others.append(index)
        open[band] = others
      }
    }
    pairs = found.sorted().map { ($0.first, $0.second) }
  }

  private struct Pair: Hashable, Comparable {
    var first: Int
    var second: Int

    static func < (a: Pair, b: Pair) -> Bool { (a.first, a.second) < (b.first, b.second) }
  }

  /// Whether two lines have some height in common.
  private static func share(_ a: PlacedLine, _ b: PlacedLine) -> Bool {
    a.y < b.y + b.height && b.y < a.y + a.height
  }

  private static func band(_ y: Double, _ height: Double) -> Int {
    Int(max(-1e9, min(1e9, (y / height).rounded(.down))))
  }
}
