import Localization
package import Presentation

/// The island in cells: 33 columns for 230 points and 36 for 250, slots of 7 and 9, the camera
/// between them; the outline stands outside.
struct IslandColumns {
  let island: Int
  let slot: Int
  /// What is left between two slots, their edges included.
  var camera: Int { island - 2 * slot }

  init(_ model: Island) {
    island = Int((model.width / CellTextShaper.cellWidth).rounded())
    slot = Int((model.compactWidth / CellTextShaper.cellWidth).rounded())
  }
}

/// Draws the compact presentations, or an empty pill where there are none.
package func drawCompact(
  leading: PlacedSurface?, trailing: PlacedSurface?, on island: Island,
  options: DrawingOptions
) -> DevicePicture {
  let columns = IslandColumns(island)
  var picture = pill(columns.island, options)
  guard leading != nil || trailing != nil else { return picture }
  let isMirrored = (leading ?? trailing)?.resolved.view.direction == .rightToLeft
  drawCamera(
    from: 1 + columns.slot, columns: columns.camera, row: 1, edges: [.leading, .trailing],
    on: &picture, options)
  for (surface, isLeft) in [(leading, !isMirrored), (trailing, isMirrored)] {
    guard let surface else { continue }
    let area = CellRectangle(
      column: isLeft ? 1 : 1 + columns.island - columns.slot, row: 1, columns: columns.slot,
      rows: 1)
    paintSlot(surface, area, options, on: &picture)
  }
  return picture
}

/// Draws the minimal presentation beside the camera, or an empty pill where there is none.
package func drawMinimalAttached(
  _ surface: PlacedSurface?, on island: Island, options: DrawingOptions
) -> DevicePicture {
  let columns = IslandColumns(island)
  guard let surface else { return pill(5 + columns.camera, options) }
  let slot = minimalColumns(surface)
  var picture = pill(slot + columns.camera, options)
  let isMirrored = surface.resolved.view.direction == .rightToLeft
  drawCamera(
    from: isMirrored ? 1 : 1 + slot, columns: columns.camera, row: 1,
    edges: isMirrored ? [.trailing] : [.leading], on: &picture, options)
  let area = CellRectangle(
    column: isMirrored ? 1 + columns.camera : 1, row: 1, columns: slot, rows: 1)
  paintSlot(surface, area, options, on: &picture)
  return picture
}

/// Draws the minimal presentation apart from the island, or an empty pill where there is none.
package func drawMinimalDetached(
  _ surface: PlacedSurface?, on island: Island, options: DrawingOptions
) -> DevicePicture {
  guard let surface else { return pill(5, options) }
  let slot = minimalColumns(surface)
  var picture = pill(slot, options)
  paintSlot(
    surface, CellRectangle(column: 1, row: 1, columns: slot, rows: 1), options, on: &picture)
  return picture
}

/// Draws the expanded island with its regions round the camera, or an empty card.
package func drawExpanded(
  _ regions: [Surface: PlacedSurface], on island: Island, options: DrawingOptions
) -> DevicePicture {
  let ordered = regions.sorted { $0.key < $1.key }.map(\.value)
  let height = ordered.first?.frame.height ?? island.expandedHeight.lowerBound
  let columns = cardColumns(island.expandedWidth)
  let cameraMiddle = CellTextShaper.cellHeight / 2
  let rows = cardRows(
    height, middles: ordered.flatMap(\.rowMiddles) + [cameraMiddle], limit: options.rows)
  var picture = DevicePicture(
    CellGrid(columns: columns, rows: rows.count, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  let camera = IslandColumns(island).camera
  let side = (columns - 2 - camera) / 2
  drawCamera(
    from: 1 + side, columns: columns - 2 - 2 * side, row: 1 + rows.content.row(cameraMiddle),
    edges: [.leading, .trailing], on: &picture, options)
  let bounds = picture.grid.bounds
  for region in ordered {
    SurfacePainter(
      region, options: options, area: bounds.inset(columns: 2, rows: 1),
      reach: bounds.inset(columns: 0, rows: 1), rows: rows.content
    ).paint(on: &picture)
  }
  return picture
}

/// Columns of a minimal presentation: 5 to 6.
private func minimalColumns(_ surface: PlacedSurface) -> Int {
  Int((surface.frame.width / CellTextShaper.cellWidth).rounded())
}

private func pill(_ columns: Int, _ options: DrawingOptions) -> DevicePicture {
  var picture = DevicePicture(CellGrid(columns: columns + 2, rows: 3, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  return picture
}

/// The camera in the middle of what is left to it, and the edges of the slots beside it.
private func drawCamera(
  from column: Int, columns: Int, row: Int, edges: [StackAlignment],
  on picture: inout DevicePicture, _ options: DrawingOptions
) {
  let glyphs = options.glyphs
  let isMirrored = edges == [.trailing]
  let middle = isMirrored ? columns - 1 - columns / 2 : columns / 2
  picture.draw { grid in
    for edge in edges {
      grid.put(
        Cell(glyphs(.slotEdge), style: .rule),
        column: edge == .leading ? column : column + columns - 1, row: row)
    }
    grid.put(Cell(glyphs(.camera), style: .rule), column: column + middle, row: row)
  }
}

private func paintSlot(
  _ surface: PlacedSurface, _ area: CellRectangle, _ options: DrawingOptions,
  on picture: inout DevicePicture
) {
  let reach = CellRectangle(
    column: area.column - 1, row: area.row, columns: area.columns + 2, rows: 1)
  SurfacePainter(surface, options: options, area: area, reach: reach).paint(on: &picture)
}
