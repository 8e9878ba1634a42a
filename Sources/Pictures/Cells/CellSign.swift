import Layout

/// The signs that are drawn rather than written, so that lines meet and no font is asked.
enum CellSign {
  private static let (w, h) = (CellPicture.width, CellPicture.height)
  private static let thin = 1.2
  private static let thick = 4.0

  /// Draws a sign with the top left corner of its cell there; false where it is none.
  static func draw(
    _ sign: Unicode.Scalar, x: Double, y: Double, colour: PointColour, on lines: inout CellLines
  ) -> Bool {
    // Letters come before all of them.
    guard sign.value >= 0x2500 else { return false }
    let (right, bottom, middle, centre) = (x + w, y + h, x + w / 2, y + h / 2)
    func line(_ path: PointPath) { lines.line(path, colour, width: thin) }
    func across(_ from: Double, _ to: Double, _ width: Double) {
      lines.line((from, centre), (to, centre), colour, width: width)
    }
    func down(_ from: Double, _ to: Double) {
      lines.line((middle, from), (middle, to), colour, width: thin)
    }
    /// A corner from an end of the cell's middle row to an end of its middle column.
    func corner(_ side: Double, _ end: Double) {
      line(
        PointPath([
          .move(x: side, y: centre),
          .curve(controlX: middle, controlY: centre, x: middle, y: end),
        ]))
    }
    switch sign {
    case "─": across(x, right, thin)
    case "│": down(y, bottom)
    case "╭": corner(right, bottom)
    case "╮": corner(x, bottom)
    case "╰": corner(right, y)
    case "╯": corner(x, y)
    case "┬": across(x, right, thin); down(centre, bottom)
    case "┴": across(x, right, thin); down(y, centre)
    case "├": down(y, bottom); across(middle, right, thin)
    case "┤": down(y, bottom); across(x, middle, thin)
    case "┼": across(x, right, thin); down(y, bottom)
    case "╌": for part in 0..<2 { dash(part, of: 2) { across(x + $0 * w, x + $1 * w, thin) } }
    case "┄": for part in 0..<3 { dash(part, of: 3) { across(x + $0 * w, x + $1 * w, thin) } }
    case "╎": for part in 0..<2 { dash(part, of: 2) { down(y + $0 * h, y + $1 * h) } }
    case "┆": for part in 0..<3 { dash(part, of: 3) { down(y + $0 * h, y + $1 * h) } }
    case "━": across(x, right, thick)
    case "╸": across(x, middle, thick); across(middle, right, thin)
    case "╺": across(middle, right, thick); across(x, middle, thin)
    case "⟦": bracket(open: true, x, y, colour, &lines)
    case "⟧": bracket(open: false, x, y, colour, &lines)
    case "▢": line(.rectangle(square(middle, centre, 3.9), radius: 1.4))
    case "▫": line(.rectangle(square(middle, centre, 2.4)))
    case "▪": lines.fill(.rectangle(square(middle, centre, 2.8)), colour)
    case "◉":
      line(.circle(x: middle, y: centre, radius: 4))
      lines.fill(.circle(x: middle, y: centre, radius: 2), colour)
    case "▸":
      lines.fill(
        .lines(
          [(x + 1.5, centre - 4), (right - 1, centre), (x + 1.5, centre + 4)], isClosed: true),
        colour)
    case "▴":
      lines.fill(
        .lines(
          [(middle, centre - 4), (middle + 4, centre + 3), (middle - 4, centre + 3)],
          isClosed: true), colour)
    default: return false
    }
    return true
  }

  /// One dash of so many, with a gap as long as a third of it.
  private static func dash(_ part: Int, of count: Int, _ draw: (Double, Double) -> Void) {
    let step = 1 / Double(count)
    let start = Double(part) * step
    draw(start + step * 0.15, start + step * 0.85)
  }

  private static func bracket(
    open: Bool, _ x: Double, _ y: Double, _ colour: PointColour, _ lines: inout CellLines
  ) {
    let (back, front) = open ? (x + 2.5, x + w - 1) : (x + w - 2.5, x + 1)
    let inner = open ? back + 2.5 : back - 2.5
    let (top, bottom) = (y + 2.5, y + h - 2.5)
    lines.line(
      .lines([(front, top), (back, top), (back, bottom), (front, bottom)]), colour, width: thin)
    lines.line(.lines([(inner, top), (inner, bottom)]), colour, width: thin)
  }

  private static func square(_ x: Double, _ y: Double, _ r: Double) -> PointRectangle {
    PointRectangle(x: x - r, y: y - r, width: 2 * r, height: 2 * r)
  }
}
