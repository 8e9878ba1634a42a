import Layout

/// Collects what a picture is made of: patches below, then lines, then words.
struct SVGDrawing {
  private let grid: CellGrid
  private let palette: Palette
  private var patches: [String] = []
  private var paths = SVGPaths()
  private var words: [String] = []

  /// Pixels to a cell, twice as high as wide; 15 pixels is the size at which the usual monospaced
  /// faces are 9 wide.
  static let (width, height, fontSize) = (9.0, 18.0, 15.0)
  /// Pixels round the grid.
  private static let margin = 18.0
  /// Pixels from the top of a cell to the baseline.
  private static let baseline = 13.5

  init(_ grid: CellGrid, palette: Palette) {
    self.grid = grid
    self.palette = palette
  }

  private var ground: Ground { palette.ground }

  /// Draws all rows.
  mutating func draw() {
    for row in 0..<grid.rows {
      var column = 0
      while column < grid.columns {
        let look = palette.look(grid[column, row].style)
        let start = column
        while column < grid.columns, palette.look(grid[column, row].style) == look { column += 1 }
        draw(start..<column, row: row, look)
      }
    }
  }

  /// The whole file.
  func document(title: String) -> String {
    let size = (
      width: Double(grid.columns) * Self.width + 2 * Self.margin,
      height: Double(grid.rows) * Self.height + 2 * Self.margin
    )
    let (w, h) = (number(size.width), number(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\""
        + " viewBox=\"0 0 \(w) \(h)\" role=\"img\" aria-labelledby=\"title\">",
      "<title id=\"title\">\(escaped(title))</title>",
      "<rect width=\"\(w)\" height=\"\(h)\" rx=\"10\" fill=\"\(Self.background(ground))\"/>",
    ]
    let offset = "transform=\"translate(\(number(Self.margin)) \(number(Self.margin)))\""
    if !patches.isEmpty { lines += ["<g \(offset)>"] + patches + ["</g>"] }
    let drawn = paths.elements
    if !drawn.isEmpty { lines += ["<g \(offset) fill=\"none\">"] + drawn + ["</g>"] }
    if !words.isEmpty {
      lines +=
        [
          "<g \(offset) font-family=\"ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono',"
            + " 'Noto Sans Mono', monospace\" font-size=\"\(number(Self.fontSize))\">"
        ] + words + ["</g>"]
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  // MARK: Runs of one look

  private mutating func draw(_ columns: Range<Int>, row: Int, _ look: CellLook) {
    var foreground = colour(look.foreground) ?? Self.foreground(ground)
    var background = colour(look.background)
    if look.isReversed {
      (foreground, background) = (background ?? Self.background(ground), foreground)
    }
    let (x, y) = (Double(columns.lowerBound) * Self.width, Double(row) * Self.height)
    let length = Double(columns.count) * Self.width
    if let background {
      patches.append(
        "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(length))\""
          + " height=\"\(number(Self.height))\" fill=\"\(background)\"/>")
    }
    if look.isUnderlined {
      paths.line(
        "M\(number(x)) \(number(y + Self.height - 2))H\(number(x + length))", foreground, width: 1)
    }
    var word = Word()
    for column in columns {
      let cell = grid[column, row]
      let at = Double(column) * Self.width
      if cell.isContinuation { continue }
      if !cell.isBlank, SVGSign.draw(cell.text, x: at, y: y, colour: foreground, on: &paths) {
        flush(&word, y, foreground, look)
      } else if cell.isBlank {
        flush(&word, y, foreground, look)
      } else if Self.standsAlone(cell) {
        flush(&word, y, foreground, look)
        let middle = at + Double(cell.width) * Self.width / 2
        words.append(
          "<text x=\"\(number(middle))\" y=\"\(number(y + Self.baseline))\""
            + " text-anchor=\"middle\" fill=\"\(foreground)\"\(bold(look))>"
            + "\(escaped(cell.text))</text>")
      } else {
        if word.text.isEmpty { word.x = at }
        word.text += cell.text
        word.columns += 1
      }
    }
    flush(&word, y, foreground, look)
  }

  /// Neighbours that one text element holds.
  private struct Word {
    var text = ""
    var x = 0.0
    var columns = 0
  }

  private mutating func flush(_ word: inout Word, _ y: Double, _ fill: String, _ look: CellLook) {
    guard !word.text.isEmpty else { return }
    let length =
      word.columns > 1
      ? " textLength=\"\(number(Double(word.columns) * Self.width))\""
        + " lengthAdjust=\"spacingAndGlyphs\"" : ""
    words.append(
      "<text x=\"\(number(word.x))\" y=\"\(number(y + Self.baseline))\"\(length)"
        + " fill=\"\(fill)\"\(bold(look))>\(escaped(word.text))</text>")
    word = Word()
  }

  /// What a viewer would reorder, join or draw in a face of another width: it is placed alone, in
  /// the middle of its cells.
  private static func standsAlone(_ cell: Cell) -> Bool {
    guard cell.width == 1, let first = cell.text.unicodeScalars.first else { return true }
    return first.value > 0x52F && !(0x2010...0x205E).contains(first.value)
  }

  private func bold(_ look: CellLook) -> String {
    look.isBold ? " font-weight=\"bold\"" : ""
  }

  // MARK: Colours

  /// The default text over `background`.
  private static func foreground(_ ground: Ground) -> String {
    switch ground {
    case .dark: "#e4e4e4"
    case .light: "#1c1c1c"
    }
  }

  private static func background(_ ground: Ground) -> String {
    switch ground {
    case .dark: "#1e1e1e"
    case .light: "#fafafa"
    }
  }

  private func colour(_ index: Int?) -> String? {
    guard let index else { return nil }
    let (red, green, blue) = IndexedColour.rgb(index)
    return "#"
      + [red, green, blue].map { value in
        let digits = String(value, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// A number without the point where it is whole, with at most two decimals else.
func number(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

/// A text for XML; characters that XML 1.0 does not have are left out.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default:
      switch scalar.value {
      case 0x20..<0x7F, 0xA0..<0xFFFE, 0x10000...: result.unicodeScalars.append(scalar)
      default: break
      }
    }
  }
  return result
}
