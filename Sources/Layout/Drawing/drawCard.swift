/// Draws the Lock Screen presentation, or the app's screen, as a card.
///
/// A card of 371 points has 53 columns and one of 408 has 58, the margins of 14 points being its
/// outline and a blank. Its rows are the larger of its rounded height and its lines with the
/// outline.
package func drawCard(_ surface: PlacedSurface, options: DrawingOptions) -> DevicePicture {
  let columns = cardColumns(surface.frame.width)
  let rows = cardRows(surface.frame.height, middles: surface.rowMiddles, limit: options.rows)
  var picture = DevicePicture(
    CellGrid(columns: columns, rows: rows.count, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  let bounds = picture.grid.bounds
  SurfacePainter(
    surface, options: options, area: bounds.inset(columns: 2, rows: 1),
    reach: bounds.inset(columns: 0, rows: 1), rows: rows.content
  ).paint(on: &picture)
  return picture
}

/// Columns of a card with its outline.
func cardColumns(_ width: Double) -> Int {
  Int((width / CellTextShaper.cellWidth).rounded())
}

/// Rows of a card with its outline, and those of its content.
func cardRows(
  _ height: Double, middles: [Double], limit: Int?
) -> (count: Int, content: CellRows) {
  let own = Int((height / CellTextShaper.cellHeight).rounded())
  let wanted = CellRows(middles: middles, height: CellTextShaper.cellHeight, limit: nil)
  let count = max(own, wanted.count + 2)
  guard let limit, limit < count else { return (count, wanted) }
  let content = CellRows(
    middles: middles, height: CellTextShaper.cellHeight, limit: max(1, limit - 2))
  return (max(limit, content.count + 2), content)
}
