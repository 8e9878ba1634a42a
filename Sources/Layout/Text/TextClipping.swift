/// What of a text stands beyond what a surface shows. Lengths are points.
package struct TextClipping: Hashable, Sendable {
  /// How far its lines reach beyond the left and the right edge.
  package var horizontal: Double
  /// How far they reach beyond the top and the bottom.
  package var vertical: Double
  /// Whether nothing of it is seen.
  package var isWhole: Bool

  package init(horizontal: Double, vertical: Double, isWhole: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isWhole = isWhole
  }

  /// What an edge takes away from lines; nil where it takes nothing.
  init?(of lines: [PlacedLine], by clip: PointRectangle) {
    let lines = lines.filter { $0.width > 0 && $0.height > 0 }
    guard let left = lines.map(\.x).min(), let right = lines.map({ $0.x + $0.width }).max(),
      let top = lines.map(\.y).min(), let bottom = lines.map({ $0.y + $0.height }).max()
    else { return nil }
    horizontal = max(0, clip.x - left) + max(0, right - clip.maxX)
    vertical = max(0, clip.y - top) + max(0, bottom - clip.maxY)
    guard horizontal > 0.01 || vertical > 0.01 else { return nil }
    isWhole = lines.allSatisfy { line in
      line.x >= clip.maxX || line.x + line.width <= clip.x || line.y >= clip.maxY
        || line.y + line.height <= clip.y
    }
  }
}
