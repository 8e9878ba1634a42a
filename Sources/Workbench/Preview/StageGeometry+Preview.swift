import Layout

extension StageGeometry {
  /// Preview: from 120×40 the pictures of a slot over the table, whole cards and the text sizes
  /// below; else the table under the pictures, or under the card of its row.
  mutating func layPreview(_ size: ScreenSize, pane: StagePane, isZoomed: Bool, isOfSlot: Bool) {
    let area = CellRectangle(
      column: 0, row: Self.firstRow, columns: size.columns, rows: size.rows - 2)
    let isLarge = Self.hasPreviewCards(size)
    guard !isZoomed else {
      if isLarge, pane == .needs { needs = area } else { cards = area }
      return
    }
    var row = area.row
    func take(_ rows: Int) -> CellRectangle {
      defer { row += rows }
      return CellRectangle(column: 0, row: row, columns: area.columns, rows: rows)
    }
    guard isLarge else {
      slots = take(isOfSlot ? 5 : min(12, area.rows / 2))
      needs = take(area.endRow - row)
      return
    }
    if isOfSlot { slots = take(5) }
    needs = take(isOfSlot ? 10 : 15)
    cards = take(area.endRow - 2 - row)
    sizes = take(2)
  }

  /// Whether Preview has room for whole cards beside its table.
  static func hasPreviewCards(_ size: ScreenSize) -> Bool { size.columns >= 120 && size.rows >= 40 }
}
