/// Draws the Lock Screen presentation, or the app's screen, as a card.
///
/// At 7 points a cell a card of 371 points has 53 columns and one of 408 has 58, the margins being
/// its outline and a blank. Its rows are the larger of its rounded height and its lines with the
/// outline.
package func drawCard(_ surface: PlacedSurface, options: DrawingOptions) -> DevicePicture {
  let columns = options.scale.columns(surface.frame.width)
  let rows = cardRows(
    surface.frame.height, surface.rowFrames, goingOn: surface.continuations, options)
  var picture = DevicePicture(
    CellGrid(columns: columns, rows: rows.count, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  let bounds = picture.grid.bounds
  SurfacePainter(
    surfaces: [surface], options: options, area: bounds.inset(columns: 2, rows: 1),
    reach: bounds.inset(columns: 0, rows: 1), rows: rows.content
  ).paint(on: &picture)
  return picture
}

/// Rows of a card with its outline, and those of its content.
func cardRows(
  _ height: Double, _ frames: [PointRectangle], goingOn: Set<PointRectangle>,
  _ options: DrawingOptions
) -> (count: Int, content: CellRows) {
  let wanted = CellRows(frames, goingOn: goingOn, height: options.scale.height, limit: nil)
  let count = max(options.scale.rows(height), wanted.count + 2)
  guard let limit = options.rows, limit < count else { return (count, wanted) }
  let content = CellRows(
    frames, goingOn: goingOn, height: options.scale.height, limit: max(1, limit - 2))
  return (max(limit, content.count + 2), content)
}
