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
      if Self.isGap(cell) {
        flush(&word, y, foreground, look)
      } else if SVGSign.draw(cell.text, x: at, y: y, colour: foreground, on: &paths) {
        flush(&word, y, foreground, look)
      } else {
        let joining = Joining(cell)
        if joining == .none || joining != word.joining { flush(&word, y, foreground, look) }
        if word.text.isEmpty { (word.x, word.joining) = (at, joining) }
        word.text += cell.text
        word.clusters += 1
        word.columns += cell.width
      }
    }
    flush(&word, y, foreground, look)
  }

  /// Neighbours that one text element holds.
  private struct Word {
    var text = ""
    var x = 0.0
    var clusters = 0
    var columns = 0
    var joining = Joining.none
  }

  /// What of its neighbours a cluster is written with.
  private enum Joining {
    /// None: a viewer would reorder or join it, or draw it in a face of another width. It stands in
    /// the middle of its cells.
    case none
    /// Letters of the monospaced face.
    case letters
    /// Letters of a script whose clusters a viewer must see together to shape them.
    case shaped

    init(_ cell: Cell) {
      guard let first = cell.text.unicodeScalars.first else {
        self = .none
        return
      }
      switch first.value {
      // The scripts of South and Southeast Asia that are written from the left, with their
      // extensions: Devanagari to Tibetan, Myanmar, Khmer, Balinese, Vedic signs, Javanese, Meitei.
      case 0x900...0xFFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1A20...0x1AAF, 0x1B00...0x1BBF,
        0x1CD0...0x1CFF, 0xA8E0...0xA8FF, 0xA980...0xA9FF, 0xAA60...0xAA7F, 0xABC0...0xABFF:
        self = .shaped
      case _ where cell.width > 1: self = .none
      case ...0x52F, 0x2010...0x205E: self = .letters
      case _: self = .none
      }
    }
  }

  /// Nothing to be seen: a blank, or a space at which no line may break, which viewers drop at the
  /// ends of a text.
  private static func isGap(_ cell: Cell) -> Bool {
    cell.isBlank || ["\u{A0}", "\u{2007}", "\u{202F}"].contains(cell.text)
  }

  private mutating func flush(_ word: inout Word, _ y: Double, _ fill: String, _ look: CellLook) {
    defer { word = Word() }
    guard !word.text.isEmpty else { return }
    let width = Double(word.columns) * Self.width
    var x = word.x
    var fit = ""
    if word.clusters > 1 {
      fit = " textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    } else if word.joining != .letters {
      x += width / 2
      fit = " text-anchor=\"middle\""
    }
    words.append(
      "<text x=\"\(number(x))\" y=\"\(number(y + Self.baseline))\"\(fit) fill=\"\(fill)\""
        + "\(bold(look))>\(escaped(word.text))</text>")
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
