/// The signs that are drawn rather than written, so that lines meet and no font is asked.
enum SVGSign {
  private static let (w, h) = (SVGDrawing.width, SVGDrawing.height)
  private static let thin = 1.2
  private static let thick = 4.0

  /// Draws a sign with the top left corner of its cell there; false where it is none.
  static func draw(
    _ sign: String, x: Double, y: Double, colour: String, on paths: inout SVGPaths
  ) -> Bool {
    let (right, bottom, middle, centre) = (x + w, y + h, x + w / 2, y + h / 2)
    func line(_ path: String) { paths.line(path, colour, width: thin) }
    func across(_ from: Double, _ to: Double, _ width: Double) {
      paths.line("M\(number(from)) \(number(centre))H\(number(to))", colour, width: width)
    }
    func down(_ from: Double, _ to: Double) {
      line("M\(number(middle)) \(number(from))V\(number(to))")
    }
    /// A corner from an end of the cell's middle row to an end of its middle column.
    func corner(_ side: Double, _ end: Double) {
      line(
        "M\(number(side)) \(number(centre))"
          + "Q\(number(middle)) \(number(centre)) \(number(middle)) \(number(end))")
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
    case "⟦": bracket(open: true, x, y, colour, &paths)
    case "⟧": bracket(open: false, x, y, colour, &paths)
    case "▢": line(roundedSquare(middle, centre, 3.9))
    case "▫": line(square(middle, centre, 2.4))
    case "▪": paths.fill(square(middle, centre, 2.8), colour)
    case "◉":
      line(circle(middle, centre, 4))
      paths.fill(circle(middle, centre, 2), colour)
    case "▸":
      paths.fill(
        "M\(number(x + 1.5)) \(number(centre - 4))L\(number(right - 1)) \(number(centre))"
          + "L\(number(x + 1.5)) \(number(centre + 4))Z", colour)
    case "▴":
      paths.fill(
        "M\(number(middle)) \(number(centre - 4))L\(number(middle + 4)) \(number(centre + 3))"
          + "H\(number(middle - 4))Z", colour)
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
    open: Bool, _ x: Double, _ y: Double, _ colour: String, _ paths: inout SVGPaths
  ) {
    let (back, front) = open ? (x + 2.5, x + w - 1) : (x + w - 2.5, x + 1)
    let inner = open ? back + 2.5 : back - 2.5
    let (top, bottom) = (number(y + 2.5), number(y + h - 2.5))
    paths.line(
      "M\(number(front)) \(top)H\(number(back))V\(bottom)H\(number(front))", colour, width: thin)
    paths.line("M\(number(inner)) \(top)V\(bottom)", colour, width: thin)
  }

  private static func square(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(number(x - r)) \(number(y - r))H\(number(x + r))V\(number(y + r))H\(number(x - r))Z"
  }

  private static func roundedSquare(_ x: Double, _ y: Double, _ r: Double) -> String {
    let c = 1.4
    let arc = "a\(number(c)) \(number(c)) 0 0 1 "
    return
      "M\(number(x - r + c)) \(number(y - r))H\(number(x + r - c))\(arc)\(number(c)) \(number(c))"
      + "V\(number(y + r - c))\(arc)\(number(-c)) \(number(c))"
      + "H\(number(x - r + c))\(arc)\(number(-c)) \(number(-c))"
      + "V\(number(y - r + c))\(arc)\(number(c)) \(number(-c))Z"
  }

  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> String {
    let arc = "a\(number(r)) \(number(r)) 0 1 1 "
    return "M\(number(x - r)) \(number(y))\(arc)\(number(2 * r)) 0\(arc)\(number(-2 * r)) 0Z"
  }
}
