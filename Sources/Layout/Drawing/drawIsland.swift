import Localization
package import Presentation

/// The island in cells: at 7 points a cell 33 columns for 230 points and 36 for 250, slots of 7 and
/// 9, the camera between them; the outline stands outside.
struct IslandColumns {
  let island: Int
  let slot: Int
  /// What is left between two slots, their edges included.
  var camera: Int { island - 2 * slot }

  init(_ model: Island, _ scale: CellScale) {
    island = scale.columns(model.width)
    slot = scale.columns(model.compactWidth)
  }
}

/// Draws the compact presentations, or an empty pill where there are none.
package func drawCompact(
  leading: PlacedSurface?, trailing: PlacedSurface?, on island: Island,
  options: DrawingOptions
) -> DevicePicture {
  let columns = IslandColumns(island, options.scale)
  let surfaces = [leading, trailing].compactMap { $0 }
  let rows = slotRows(surfaces, options)
  var picture = pill(columns.island, rows, options)
  guard leading != nil || trailing != nil else { return picture }
  let isMirrored = (leading ?? trailing)?.resolved.view.direction == .rightToLeft
  drawCamera(
    from: 1 + columns.slot, columns: columns.camera, row: 1, edges: [.leading, .trailing],
    on: &picture, options)
  for (surface, isLeft) in [(leading, !isMirrored), (trailing, isMirrored)] {
    guard let surface else { continue }
    let area = CellRectangle(
      column: isLeft ? 1 : 1 + columns.island - columns.slot, row: 1, columns: columns.slot,
      rows: rows)
    paintSlot(surface, area, options, on: &picture)
  }
  return picture
}

/// Draws the minimal presentation beside the camera, or an empty pill where there is none.
package func drawMinimalAttached(
  _ surface: PlacedSurface?, on island: Island, options: DrawingOptions
) -> DevicePicture {
  let columns = IslandColumns(island, options.scale)
  guard let surface else {
    return pill(
      minimalColumns(nil, island, options) + columns.camera, slotRows([], options), options)
  }
  let slot = minimalColumns(surface, island, options)
  let rows = slotRows([surface], options)
  var picture = pill(slot + columns.camera, rows, options)
  let isMirrored = surface.resolved.view.direction == .rightToLeft
  drawCamera(
    from: isMirrored ? 1 : 1 + slot, columns: columns.camera, row: 1,
    edges: isMirrored ? [.trailing] : [.leading], on: &picture, options)
  let area = CellRectangle(
    column: isMirrored ? 1 + columns.camera : 1, row: 1, columns: slot, rows: rows)
  paintSlot(surface, area, options, on: &picture)
  return picture
}

/// Draws the minimal presentation apart from the island, or an empty pill where there is none.
package func drawMinimalDetached(
  _ surface: PlacedSurface?, on island: Island, options: DrawingOptions
) -> DevicePicture {
  let slot = minimalColumns(surface, island, options)
  let rows = slotRows([surface].compactMap { $0 }, options)
  var picture = pill(slot, rows, options)
  guard let surface else { return picture }
  paintSlot(
    surface, CellRectangle(column: 1, row: 1, columns: slot, rows: rows), options,
    on: &picture)
  return picture
}

/// Draws the expanded island with its regions round the camera, or an empty card.
package func drawExpanded(
  _ regions: [Surface: PlacedSurface], on island: Island, options: DrawingOptions
) -> DevicePicture {
  let ordered = regions.sorted { $0.key < $1.key }.map(\.value)
  let height = ordered.first?.frame.height ?? island.expandedHeight.lowerBound
  let columns = options.scale.columns(island.expandedWidth)
  let camera = IslandColumns(island, options.scale).camera
  let side = (columns - 2 - camera) / 2
  let cameraFrame = cameraFrame(beside: ordered, on: island, options)
  let rows = cardRows(
    height, ordered.flatMap(\.rowFrames) + [cameraFrame],
    goingOn: Set(ordered.flatMap(\.continuations)), options)
  let cameraRow = rows.content.row(of: cameraFrame)
  var picture = DevicePicture(
    CellGrid(columns: columns, rows: rows.count, glyphs: options.glyphs))
  picture.draw { $0.outline($0.bounds, options.outline, style: .rule) }
  drawCamera(
    from: 1 + side, columns: columns - 2 - 2 * side, row: 1 + cameraRow,
    edges: [.leading, .trailing], on: &picture, options)
  let bounds = picture.grid.bounds
  SurfacePainter(
    surfaces: ordered, options: options, area: bounds.inset(columns: 2, rows: 1),
    reach: bounds.inset(columns: 0, rows: 1), rows: rows.content,
    camera: (side - 1..<columns - side - 3, cameraRow)
  ).paint(on: &picture)
  return picture
}

/// Where the camera lies in the content: beside the first line of what stands beside it.
private func cameraFrame(
  beside regions: [PlacedSurface], on island: Island, _ options: DrawingOptions
) -> PointRectangle {
  let beside = regions.filter {
    [.expandedLeading, .expandedTrailing].contains($0.resolved.render.surface)
  }
  let first = beside.flatMap(\.rowFrames).map(\.midY).min() ?? options.scale.height / 2
  let width = regions.first?.content.width ?? island.expandedWidth
  return PointRectangle(
    x: (width - island.cameraWidth) / 2, y: 0, width: island.cameraWidth, height: 2 * first)
}

/// Columns of a minimal presentation: at 7 points a cell 5 to 6.
private func minimalColumns(
  _ surface: PlacedSurface?, _ island: Island, _ options: DrawingOptions
) -> Int {
  options.scale.columns(surface?.frame.width ?? island.minimalWidth.lowerBound)
}

/// The rows of slots side by side: one for each line, and one where there is none.
private func slotRows(_ surfaces: [PlacedSurface], _ options: DrawingOptions) -> Int {
  surfaces.reduce(1) { max($0, contentRows($1, options).count) }
}

/// Blank rows have no place in a slot.
private func contentRows(_ surface: PlacedSurface, _ options: DrawingOptions) -> CellRows {
  CellRows(surface.rowFrames, height: options.scale.height, limit: 0)
}

private func pill(_ columns: Int, _ rows: Int, _ options: DrawingOptions) -> DevicePicture {
  var picture = DevicePicture(
    CellGrid(columns: columns + 2, rows: rows + 2, glyphs: options.glyphs))
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
    column: area.column - 1, row: area.row, columns: area.columns + 2, rows: area.rows)
  SurfacePainter(
    surfaces: [surface], options: options, area: area, reach: reach,
    rows: contentRows(surface, options)
  ).paint(on: &picture)
}
