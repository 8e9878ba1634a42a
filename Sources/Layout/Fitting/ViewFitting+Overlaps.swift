/// Texts that are drawn over others, since frames do not clip.
extension ViewFitting {
  /// For each placed text that runs over another, by its index: the one that it covers most. Of two,
  /// the one that has less room than it needs is the one that runs over. What lies in different
  /// layers of a stack in depth is meant to.
  func overlaps(within clip: PointRectangle) -> [Int: TextOverlap] {
    let lines = texts.enumerated().flatMap { index, text in
      text.lines.filter { $0.width > 0 && $0.isSeen(in: clip) }.map { (text: index, line: $0) }
    }.sorted { ($0.line.y, $0.text) < ($1.line.y, $1.text) }
    var found: [Int: TextOverlap] = [:]
    for (one, other) in LineNeighbours(lines.map(\.line)).pairs {
      let (one, other) = (lines[one], lines[other])
      guard one.text != other.text, let points = one.line.overlap(other.line),
        !areLayered(one.text, other.text)
      else { continue }
      let (first, second) = (min(one.text, other.text), max(one.text, other.text))
      let (over, under) =
        texts[second].over > max(0, texts[first].over) ? (second, first) : (first, second)
      guard points > found[over]?.points ?? 0 else { continue }
      found[over] = TextOverlap(text: texts[under].text, points: points)
    }
    return found
  }

  private func areLayered(_ a: Int, _ b: Int) -> Bool {
    layersOfTexts[a].contains { stack, child in
      layersOfTexts[b][stack].map { $0 != child } ?? false
    }
  }
}

extension PlacedLine {
  fileprivate func isSeen(in clip: PointRectangle) -> Bool {
    x < clip.maxX && x + width > clip.x && y < clip.maxY && y + height > clip.y
  }

  /// Points of a line's length that stand on each other, where that is more than a point and their
  /// heights share more than half a line.
  fileprivate func overlap(_ other: PlacedLine) -> Double? {
    let shared = min(y + height, other.y + other.height) - max(y, other.y)
    let length = min(x + width, other.x + other.width) - max(x, other.x)
    return length > 1 && shared > min(height, other.height) / 2 ? length : nil
  }
}
