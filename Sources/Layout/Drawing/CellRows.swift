/// Gives heights in points their rows of cells.
///
/// What stands side by side shares a row, what stands over one another never does, however near the
/// device puts them. Rows lie where their points say, one further down where two would meet; when
/// there are fewer rows than that, blank ones go first, from the bottom up, and lines never.
struct CellRows: Hashable, Sendable {
  private var bands: [Band] = []

  /// A row of cells that something stands on.
  private struct Band: Hashable, Sendable {
    /// Of what it began with, in points.
    var middle: Double
    /// Counted from 0.
    var row: Int
    var frames: [PointRectangle]
    /// Whether nothing begins here: lines of texts go on that stand in the row before.
    var goesOn: Bool
  }

  /// Rows that the content takes, blank ones between included.
  var count: Int { (bands.last?.row ?? -1) + 1 }

  /// - Parameters:
  ///   - frames: of everything that stands on a row, in points from the top of the content.
  ///   - goingOn: those of them that are lines of a text after its first.
  ///   - height: of a row in points.
  ///   - limit: rows that there are; nil for as many as needed.
  ///   - top: points above the first row, as the outline takes them where there is no margin.
  init(
    _ frames: [PointRectangle], goingOn: Set<PointRectangle> = [], height: Double, limit: Int?,
    top: Double = 0
  ) {
    for frame in frames.sorted(by: { ($0.midY, $0.x, $0.y) < ($1.midY, $1.x, $1.y) }) {
      let shared = bands.indices.filter { index in
        frame.midY - bands[index].middle < height / 2
          && !bands[index].frames.contains { $0.overlapsAcross(frame) }
      }.min { frame.midY - bands[$0].middle < frame.midY - bands[$1].middle }
      if let shared {
        bands[shared].frames.append(frame)
        bands[shared].goesOn = bands[shared].goesOn && goingOn.contains(frame)
        continue
      }
      bands.append(
        Band(middle: frame.midY, row: 0, frames: [frame], goesOn: goingOn.contains(frame)))
    }
    let shift = CellRows.shift(bands.map { ($0.middle - top) / height })
    var next = 0
    for index in bands.indices {
      // Half a row goes up, so that what is free stands below.
      let wanted = Int(((bands[index].middle - top) / height + shift - 1).rounded(.up))
      bands[index].row = bands[index].goesOn && index > 0 ? next : max(wanted, next)
      next = bands[index].row + 1
    }
    guard let limit else { return }
    while count > max(limit, bands.count), let gap = lastGap {
      for index in gap..<bands.count { bands[index].row -= 1 }
    }
  }

  /// How far all rows are moved, at most half of one, so that together they lie nearest to their
  /// points: rounded each by itself, equal distances would become unequal.
  private static func shift(_ middles: [Double]) -> Double {
    let shifts = (0...10).flatMap { [-Double($0) / 20, Double($0) / 20] }
    return shifts.min { error(middles, $0) < error(middles, $1) - 1e-6 } ?? 0
  }

  private static func error(_ middles: [Double], _ shift: Double) -> Double {
    middles.reduce(0) { sum, middle in
      let place = middle + shift - 0.5
      let distance = place - (place - 0.5).rounded(.up)
      return sum + distance * distance
    }
  }

  /// The row of one of the frames that it was made from.
  func row(of frame: PointRectangle) -> Int {
    bands.first { $0.frames.contains(frame) }?.row ?? row(near: frame.midY)
  }

  /// The row of something at that height.
  func row(near middle: Double) -> Int {
    bands.min { abs($0.middle - middle) < abs($1.middle - middle) }?.row ?? 0
  }

  /// The last band above which a row is blank.
  private var lastGap: Int? {
    bands.indices.last { $0 == 0 ? bands[0].row > 0 : bands[$0].row - bands[$0 - 1].row > 1 }
  }
}

extension PointRectangle {
  /// Whether one stands over the other, and not beside it.
  fileprivate func overlapsAcross(_ other: PointRectangle) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 0.5
  }
}
