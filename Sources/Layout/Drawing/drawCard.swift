/// Draws the Lock Screen presentation, or the app's screen, as a card.
///
/// At 7 points a cell a card of 371 points has 53 columns and one of 408 has 58, the margins being
/// its outline and a blank. Its rows are the larger of its rounded height and its lines with the
/// outline.
package func drawCard(_ surface: PlacedSurface, options: DrawingOptions) -> DevicePicture {
  drawCard([surface], options: options)
}

/// Draws surfaces that share a card, as leading and trailing do on a watch; an empty card where
/// there are none.
package func drawCard(_ surfaces: [PlacedSurface], options: DrawingOptions) -> DevicePicture {
  let size = surfaces.first?.frame ?? PointSize(width: 0, height: 0)
  let hasMargins = surfaces.contains { $0.content.width < $0.frame.width }
  let columns = max(4, options.scale.columns(size.width))
  let goingOn = surfaces.reduce(into: Set<PointRectangle>()) { $0.formUnion($1.continuations) }
  let rows = cardRows(
    size.height, surfaces.flatMap(\.rowFrames), goingOn: goingOn, options,
    top: hasMargins ? 0 : options.scale.height)
  var picture = DevicePicture(
    CellGrid(columns: columns, rows: rows.count, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  let bounds = picture.grid.bounds
  SurfacePainter(
    surfaces: surfaces, options: options,
    area: bounds.inset(columns: hasMargins ? 2 : 1, rows: 1),
    reach: bounds.inset(columns: 0, rows: 1), rows: rows.content
  ).paint(on: &picture)
  return picture
}

/// Rows of a card with its outline, and those of its content.
func cardRows(
  _ height: Double, _ frames: [PointRectangle], goingOn: Set<PointRectangle>,
  _ options: DrawingOptions, top: Double = 0
) -> (count: Int, content: CellRows) {
  let wanted = CellRows(
    frames, goingOn: goingOn, height: options.scale.height, limit: nil, top: top)
  let count = max(options.scale.rows(height), wanted.count + 2)
  guard let limit = options.rows, limit < count else { return (count, wanted) }
  let content = CellRows(
    frames, goingOn: goingOn, height: options.scale.height, limit: max(1, limit - 2), top: top)
  return (max(limit, content.count + 2), content)
}
