package import Layout

/// What the device does not show of a text, in numbers. Whoever tells of it, a finding, a report or a
/// picture, has them from here.
package struct TextCut: Hashable, Sendable {
  package var way: Way
  /// Points by which it is too long; of one that is clipped, points that stand where nothing is shown
  /// or on another text.
  package var over: Double
  /// Points that it had: of width, or where it is too high of height.
  package var points: Double

  /// How the rest is taken away.
  package enum Way: Hashable, Sendable {
    /// An ellipsis stands for it, now or once the text has run on.
    case ellipsis
    /// It reaches beyond the left or the right edge.
    case side
    /// Lines stand below or above what is shown.
    case below, above
    /// It is drawn over another text, whose index this is.
    case covering(Int)
  }

  /// Whether letters are lost and no ellipsis says so.
  package var isClipped: Bool { way != .ellipsis }
}

extension PlacedSurface {
  /// What is not shown of a text of the surface; nil where all of it is.
  package func cut(_ text: PlacedText) -> TextCut? {
    if text.isTruncated {
      switch text.lack {
      case .height(let needed, let height) where needed > height:
        return TextCut(way: .ellipsis, over: needed - height, points: height)
      case .width, .height, .lines, .place:
        return TextCut(way: .ellipsis, over: max(0, text.over), points: text.available)
      }
    }
    guard text.isLost else { return nil }
    if let beyond = text.clipping?.horizontal, beyond > PlacedText.hairline {
      return TextCut(way: .side, over: beyond, points: text.available)
    }
    if let low = text.lostLines.map(\.baseline).max() {
      return low > clip.maxY
        ? TextCut(way: .below, over: low - clip.maxY, points: clip.maxY)
        : TextCut(way: .above, over: text.clipping?.vertical ?? 0, points: clip.height)
    }
    return text.overlap.map {
      TextCut(way: .covering($0.text), over: $0.points, points: text.available)
    }
  }
}
