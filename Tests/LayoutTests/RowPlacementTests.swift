import Testing

@testable import Layout

/// Columns are given away as if one after the other, however many there are.
@Suite struct RowPlacementTests {
  private typealias Piece = RowPlacement.Piece

  private func piece(_ left: Double, _ right: Double, _ columns: Int, bar: Bool = false) -> Piece {
    Piece(left: left, right: right, columns: columns, anchor: .left, isElastic: bar)
  }

  /// The rule, one column at a time.
  private func widths(_ pieces: [Piece], room: Int) -> [Int] {
    var widths = pieces.map(\.columns)
    func beyond(_ index: Int) -> Double {
      Double(widths[index]) - (pieces[index].right - pieces[index].left)
    }
    while widths.reduce(0, +) > room {
      let order = widths.indices.filter { widths[$0] > 1 }.sorted { a, b in
        (pieces[a].isElastic ? 0 : 1, -beyond(a), a) < (pieces[b].isElastic ? 0 : 1, -beyond(b), b)
      }
      guard let first = order.first else { break }
      widths[first] -= 1
    }
    return widths
  }

  @Test(arguments: [
    (0.0, 10.0, 40, 10.0, 12.5, 30), (0, 3, 3, 3, 30, 28), (0, 4, 90, 4, 8.25, 91),
    (0, 40, 1, 40, 44, 200), (0, 4, 17, 4, 8, 17),
  ])
  func whatIsFurthestBeyondItsPointsGivesWay(
    left: Double, middle: Double, first: Int, start: Double, end: Double, second: Int
  ) {
    for isBar in [false, true] {
      for room in [1, 2, 7, 20, 33, 60] {
        let pieces = [
          piece(left, middle, first, bar: isBar), piece(start, end, second),
          piece(end, end + 2, 5),
        ]
        let columns = RowPlacement(pieces, room: room).columns
        let expected = widths(pieces, room: room)
        guard expected.reduce(0, +) <= room else { continue }
        #expect(columns.map(\.count) == expected, "\(room) columns, bar: \(isBar)")
      }
    }
  }

  /// A text without end costs no more than a short one.
  @Test func millionsOfColumnsAreGivenAwayAtOnce() {
    let pieces = [piece(0, 20, 50_000_000), piece(20, 24, 4)]
    #expect(RowPlacement(pieces, room: 24).columns == [0..<20, 20..<24])
  }
}
