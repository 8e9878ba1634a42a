/// Gives what stands in one row of a picture its columns: at its place in points, beside what stands
/// there already, and never over it.
struct RowPlacement {
  /// Something in the row.
  struct Piece {
    /// Its edges in columns of the row, as its points say.
    var left: Double
    var right: Double
    /// Columns that it needs.
    var columns: Int
    var anchor: EdgeAnchor
    /// Whether fewer columns lose nothing of it, as of a bar.
    var isElastic = false
  }

  private let pieces: [Piece]
  private let room: Int

  /// - Parameters:
  ///   - pieces: from left to right.
  ///   - room: columns of the row.
  init(_ pieces: [Piece], room: Int) {
    self.pieces = pieces
    self.room = room
  }

  /// The columns of each piece; those of one that has no room at all are empty, and fewer than it
  /// needs where the row has no more.
  var columns: [Range<Int>] {
    let gaps = gaps
    let widths = widths(room - gaps.reduce(0, +))
    var starts = zip(pieces, widths).map { piece, width in
      switch piece.anchor {
      case .left: Int(piece.left.rounded())
      case .right: Int(piece.right.rounded()) - width
      case .middle: Int(((piece.left + piece.right - Double(width)) / 2).rounded())
      }
    }
    var end = 0
    for index in starts.indices {
      starts[index] = max(starts[index], end)
      end = starts[index] + widths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    end = room
    for index in starts.indices.reversed() {
      starts[index] = min(starts[index], end - widths[index])
      end = starts[index] - (index > 0 ? gaps[index - 1] : 0)
    }
    return zip(starts, widths).map { start, width in
      let first = max(0, min(room, start))
      return first..<max(first, min(room, start + width))
    }
  }

  /// A blank between two pieces that the device keeps apart.
  private var gaps: [Int] {
    zip(pieces, pieces.dropFirst()).map { $1.left - $0.right > 0.05 ? 1 : 0 }
  }

  /// What elastic pieces have too much goes first; after that what is furthest beyond its points
  /// gives way.
  private func widths(_ room: Int) -> [Int] {
    var widths = pieces.map(\.columns)
    var excess = widths.reduce(0, +) - room
    while excess > 0 {
      let wide = widths.indices.filter { widths[$0] > 1 }
      func givesLater(_ a: Int, _ b: Int) -> Bool {
        (pieces[a].isElastic ? 1 : 0, beyond(a, widths), -a)
          < (pieces[b].isElastic ? 1 : 0, beyond(b, widths), -b)
      }
      guard let widest = wide.max(by: givesLater) else { break }
      // As many columns at once as it has more than the next, which then takes its turn.
      let next = wide.filter { $0 != widest }.max(by: givesLater)
      var lead = Double(excess)
      if let next, pieces[next].isElastic == pieces[widest].isElastic {
        lead = beyond(widest, widths) - beyond(next, widths)
      }
      let given = min(excess, widths[widest] - 1, lead > 1 ? Int(min(lead, Double(excess))) : 1)
      widths[widest] -= given
      excess -= given
    }
    return widths
  }

  /// Columns of a piece beyond those of its points.
  private func beyond(_ index: Int, _ widths: [Int]) -> Double {
    Double(widths[index]) - (pieces[index].right - pieces[index].left)
  }
}
