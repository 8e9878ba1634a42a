/// What of a text is lost at an edge, for everybody who asks: pictures, checks, previews.
extension PlacedText {
  /// Less than this many points of a line are air around its letters.
  package static let hairline = 0.5
  /// Height of capitals as a part of the size, in San Francisco and Inter alike.
  private static let capitals = 0.72

  /// Whether a line cannot be read since an edge takes its letters away above or below; what hangs
  /// below the baseline is no loss.
  func loses(_ line: PlacedLine, to clip: PointRectangle) -> Bool {
    let height = min(style.pointSize * Self.capitals, line.baseline - line.y)
    return line.baseline > clip.maxY + Self.hairline
      || line.baseline - height < clip.y - Self.hairline
  }

  /// Whether letters of it are not seen, or stand on those of another text, and no ellipsis says so.
  package var isLost: Bool {
    (clipping?.horizontal ?? 0) > Self.hairline || !lostLines.isEmpty || overlap != nil
  }
}
