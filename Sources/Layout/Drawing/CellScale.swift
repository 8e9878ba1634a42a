/// How many points a cell of a picture stands for.
package struct CellScale: Hashable, Sendable {
  /// Points from one column to the next.
  package var width: Double
  /// Points from one row to the next.
  package var height: Double

  /// - Parameters:
  ///   - width: points from one column to the next.
  ///   - aspect: height of a cell over its width, as the terminal tells it; 2 where it does not.
  package init(width: Double = 7, aspect: Double = 2) {
    self.width = width
    // A terminal that tells nonsense is not believed.
    let isPlausible = aspect.isFinite && (1.2...3.5).contains(aspect)
    height = width * (isPlausible ? aspect : 2)
  }

  /// A cell of 7 × 14 points, in which a card of 371 has 53 columns.
  package static let standard = CellScale()

  /// From the coarsest to the finest: small faces need about 6 points a letter.
  package static let widths = [7.0, 6, 5, 4]

  /// Finer ones, for a picture that fills a large screen.
  package static let enlarged = [3.0, 2.5]

  /// The coarsest scale at which no text that fits on the device is too long for its cells; where
  /// none is fine enough, the coarsest of those that lose the fewest. The first scale stands
  /// whatever room it needs.
  ///
  /// - Parameters:
  ///   - columns: that there are for a picture; nil for as many as it takes.
  ///   - drawing: draws everything at one scale; the columns of the widest picture, and the lines
  ///     that have not enough of them.
  package static func chosen(
    columns: Int?, aspect: Double = 2,
    drawing: (CellScale) -> (columns: Int, cutsHere: Int)
  ) -> CellScale {
    let scales = widths.map { CellScale(width: $0, aspect: aspect) }
    var best: (scale: CellScale, cuts: Int)?
    for scale in scales {
      let drawn = drawing(scale)
      if best != nil, drawn.columns > columns ?? Int.max { break }
      if drawn.cutsHere < best?.cuts ?? Int.max { best = (scale, drawn.cutsHere) }
      if drawn.cutsHere == 0 { break }
    }
    return best?.scale ?? CellScale(aspect: aspect)
  }

  /// Columns for so many points.
  func columns(_ points: Double) -> Int { Int((points / width).rounded()) }

  /// Rows for so many points.
  func rows(_ points: Double) -> Int { Int((points / height).rounded()) }
}
