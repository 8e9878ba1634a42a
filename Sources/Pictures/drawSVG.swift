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
  var drawing = SVGDrawing(grid, palette: Palette(depth, ground: ground))
  drawing.draw()
  return drawing.document(title: title)
}
