package import Layout

/// In which direction a text lacks room, by how much. Lengths are points.
package enum TextLack: Hashable, Sendable {
  /// A line needs more points than it has.
  case width(needed: Double, available: Double)
  /// Its lines, or all of the surface, need more points from top to bottom than they have.
  case height(needed: Double, available: Double)
  /// It needs more lines than its views allow.
  case lines(needed: Int, allowed: Int)
  /// It has what it needs, and stands beyond what is shown or over another text: its neighbours are
  /// too wide.
  case place(beyond: Double)

  /// Points, or lines, that are missing.
  package var over: Double {
    switch self {
    case .width(let needed, let available), .height(let needed, let available): needed - available
    case .lines(let needed, let allowed): Double(needed - allowed)
    case .place(let beyond): beyond
    }
  }

  /// `width`, `height`, `lines`, `place`; the words are stable.
  package var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .lines: "lines"
    case .place: "place"
    }
  }
}

extension PlacedText {
  /// Why an ellipsis stands on it: what a line needs, unless that is not the reason.
  package var lack: TextLack {
    if over <= 0, let limit = lineLimit, neededLines > limit {
      return .lines(needed: neededLines, allowed: limit)
    }
    if over <= 0, let height = availableHeight {
      return .height(needed: neededHeight, available: height)
    }
    return .width(needed: neededAtWidest, available: available)
  }
}
