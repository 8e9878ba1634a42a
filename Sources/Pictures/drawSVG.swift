package import Layout

/// A grid as a self-contained SVG picture; the same grid gives the same bytes.
///
/// Lines, outlines and the program's own signs are drawn as paths, so that they meet in any font;
/// words are text, placed word by word on the grid of cells.
/// - Parameters:
///   - title: what the picture shows, for people who do not see it.
///   - depth: `.mono` for a picture without colours but those of paper and ink.
package func drawSVG(
  _ grid: CellGrid, title: String, ground: Ground = .dark, depth: ColourDepth = .indexed
) -> String {
  SVGCells(CellPicture(grid, palette: Palette(depth, ground: ground)), ground: ground)
    .document(title: title)
}

/// A picture in points as a self-contained SVG; the same picture gives the same bytes.
///
/// Each line of text says how long it was measured to be, so that another face changes the look of
/// its letters and not where it ends.
/// - Parameter id: what the ids in it begin with, where several stand in one page.
package func drawSVG(_ drawing: PointDrawing, id: String = "") -> String {
  SVGPoints(drawing, id: id).document
}
