package import Layout
import Presentation

/// A grid as a picture in points, for a painter that has fonts: a cell is 9 by 18 points.
/// - Parameter depth: `.mono` for a picture without colours but those of paper and ink.
package func drawCells(
  _ grid: CellGrid, title: String, ground: Ground = .dark, depth: ColourDepth = .indexed
) -> PointDrawing {
  let picture = CellPicture(grid, palette: Palette(depth, ground: ground))
  var shapes = picture.patches.map { PointShape.fill(.rectangle($0.frame), $0.colour) }
  shapes += picture.lines.shapes
  shapes += picture.words.map { word in
    // What stands alone has its own width and the middle of its cells.
    let isFitted = word.clusters > 1 || word.joining == .letters
    return .text(
      PointText(
        word.text,
        font: PointFont(
          families: PointTypeface.monospaced, size: CellPicture.fontSize,
          weight: word.isBold ? .bold : .regular),
        colour: word.colour, x: isFitted ? word.x : word.x + word.width / 2,
        baseline: word.baseline, width: isFitted ? word.width : nil,
        anchor: isFitted ? .left : .middle))
  }
  return PointDrawing(
    size: picture.size, ground: CellPicture.background(ground),
    shapes: [.group(PointGroup(x: CellPicture.margin, y: CellPicture.margin, shapes))],
    title: title)
}
