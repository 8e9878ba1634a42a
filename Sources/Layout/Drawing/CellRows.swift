/// Gives heights in points their rows of cells.
///
/// What stands side by side shares a row. Rows lie where their points say, one further down where
/// two would meet; when there are fewer rows than that, blank ones go first, from the bottom up,
/// and lines never.
struct CellRows: Hashable, Sendable {
  /// Middle of each row's content in points, and its row counted from 0.
  private var bands: [(middle: Double, row: Int)] = []

  /// Rows that the content takes, blank ones between included.
  var count: Int { (bands.last?.row ?? -1) + 1 }

  /// - Parameters:
  ///   - middles: of everything that stands on a row, in points from the top of the content.
  ///   - height: of a row in points.
  ///   - limit: rows that there are; nil for as many as needed.
  init(middles: [Double], height: Double, limit: Int?) {
    for middle in middles.sorted() {
      if let last = bands.last, middle - last.middle < height / 2 { continue }
      // Half a row goes up, so that what is free stands below.
      let wanted = Int((middle / height - 1).rounded(.up))
      bands.append((middle, max(wanted, count, 0)))
    }
    guard let limit else { return }
    while count > max(limit, bands.count), let gap = lastGap {
      for index in gap..<bands.count { bands[index].row -= 1 }
    }
  }

  /// The row of something whose middle is there.
  func row(_ middle: Double) -> Int {
    bands.min { abs($0.middle - middle) < abs($1.middle - middle) }?.row ?? 0
  }

  /// The last band above which a row is blank.
  private var lastGap: Int? {
    bands.indices.last { $0 == 0 ? bands[0].row > 0 : bands[$0].row - bands[$0 - 1].row > 1 }
  }

  static func == (a: CellRows, b: CellRows) -> Bool {
    a.bands.elementsEqual(b.bands) { $0.middle == $1.middle && $0.row == $1.row }
  }

  func hash(into hasher: inout Hasher) {
    for band in bands { hasher.combine(band.row) }
  }
}
