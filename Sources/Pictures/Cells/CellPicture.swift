import Layout

/// A grid taken apart into what a picture is made of: patches below, then lines, then words. Lengths
/// are pixels, or points where the picture is measured in points.
struct CellPicture {
  private let grid: CellGrid
  private let palette: Palette
  private(set) var patches: [(frame: PointRectangle, colour: PointColour)] = []
  private(set) var lines = CellLines()
  private(set) var words: [Word] = []

  /// Pixels to a cell, twice as high as wide; 15 pixels is the size at which the usual monospaced
  /// faces are 9 wide.
  static let (width, height, fontSize) = (9.0, 18.0, 15.0)
  /// Pixels round the grid.
  static let margin = 18.0
  /// How round the corners of the whole are.
  static let radius = 10.0
  /// Pixels from the top of a cell to the baseline.
  private static let baseline = 13.5

  /// Neighbours that one text element holds.
  struct Word {
    var text = ""
    /// The left edge of its cells.
    var x = 0.0
    var baseline = 0.0
    var clusters = 0
    var columns = 0
    var joining = Joining.none
    var colour = PointColour(0)
    var isBold = false

    /// The cells that it has.
    var width: Double { Double(columns) * CellPicture.width }
  }

  /// Takes the grid apart.
  init(_ grid: CellGrid, palette: Palette) {
    self.grid = grid
    self.palette = palette
    for row in 0..<grid.rows {
      var open: (columns: Range<Int>, look: CellLook)?
      for run in grid.runs(row: row) {
        let look = palette.look(run.style)
        if let before = open, before.look == look {
          open?.columns = before.columns.lowerBound..<run.columns.upperBound
        } else {
          if let open { draw(open.columns, row: row, open.look) }
          open = (run.columns, look)
        }
      }
      if let open { draw(open.columns, row: row, open.look) }
    }
  }

  /// The whole, with its margins.
  var size: PointSize {
    PointSize(
      width: Double(grid.columns) * Self.width + 2 * Self.margin,
      height: Double(grid.rows) * Self.height + 2 * Self.margin)
  }

  // MARK: Runs of one look

  private mutating func draw(_ columns: Range<Int>, row: Int, _ look: CellLook) {
    var foreground = colour(look.foreground) ?? Self.foreground(palette.ground)
    var background = colour(look.background)
    if look.isReversed {
      (foreground, background) = (background ?? Self.background(palette.ground), foreground)
    }
    let (x, y) = (Double(columns.lowerBound) * Self.width, Double(row) * Self.height)
    let length = Double(columns.count) * Self.width
    if let background {
      patches.append(
        (PointRectangle(x: x, y: y, width: length, height: Self.height), background))
    }
    if look.isUnderlined {
      let bottom = y + Self.height - 2
      lines.line((x, bottom), (x + length, bottom), foreground, width: 1)
    }
    let blank = Word(baseline: y + Self.baseline, colour: foreground, isBold: look.isBold)
    var pen = WordPen(blank)
    var next = columns.lowerBound
    grid.forEachInk(in: columns, row: row) { column, text, width in
      let at = x + Double(column - columns.lowerBound) * Self.width
      if column != next { pen.flush(to: &words) }
      next = column + width
      if let scalar = Self.onlyScalar(text),
        Self.isGap(scalar)
          || CellSign.draw(scalar, x: at, y: y, colour: foreground, on: &lines)
      {
        pen.flush(to: &words)
      } else {
        let joining = Joining(text, width: width)
        if joining == .none || joining != pen.word.joining { pen.flush(to: &words) }
        pen.write(text, width: width, x: at, joining)
      }
    }
    pen.flush(to: &words)
  }

  /// A word on its way.
  private struct WordPen {
    private(set) var word: Word
    private let blank: Word
    private var text: [UInt8] = []

    /// - Parameter blank: what all words of a run have.
    init(_ blank: Word) { (word, self.blank) = (blank, blank) }

    mutating func write(_ cluster: String, width: Int, x: Double, _ joining: Joining) {
      if word.clusters == 0 { (word.x, word.joining) = (x, joining) }
      text.append(contentsOf: cluster.utf8)
      word.clusters += 1
      word.columns += width
    }

    /// Ends the word, if one was begun.
    mutating func flush(to words: inout [Word]) {
      guard word.clusters > 0 else { return }
      word.text = String(decoding: text, as: UTF8.self)
      words.append(word)
      word = blank
      text.removeAll(keepingCapacity: true)
    }
  }

  /// What of its neighbours a cluster is written with.
  enum Joining {
    /// None: a viewer would reorder or join it, or draw it in a face of another width. It stands in
    /// the middle of its cells.
    case none
    /// Letters of the monospaced face.
    case letters
    /// Letters of a script whose clusters a viewer must see together to shape them.
    case shaped

    init(_ text: String, width: Int) {
      guard let first = text.unicodeScalars.first else {
        self = .none
        return
      }
      switch first.value {
      // The scripts of South and Southeast Asia that are written from the left, with their
      // extensions: Devanagari to Tibetan, Myanmar, Khmer, Balinese, Vedic signs, Javanese, Meitei.
      case 0x900...0xFFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1A20...0x1AAF, 0x1B00...0x1BBF,
        0x1CD0...0x1CFF, 0xA8E0...0xA8FF, 0xA980...0xA9FF, 0xAA60...0xAA7F, 0xABC0...0xABFF:
        self = .shaped
      case _ where width > 1: self = .none
      case ...0x52F, 0x2010...0x205E: self = .letters
      case _: self = .none
      }
    }
  }

  /// Nothing to be seen: a blank, or a space at which no line may break, which viewers drop at the
  /// ends of a text.
  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x2007, 0x202F: true
    default: false
    }
  }

  /// What a text holds, where that is a single scalar.
  private static func onlyScalar(_ text: String) -> Unicode.Scalar? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first
  }

  // MARK: Colours

  /// The default text over `background`.
  /// Of words that have no colour of their own.
  static func foreground(_ ground: Ground) -> PointColour {
    switch ground {
    case .dark: PointColour(0xE4E4E4)
    case .light: PointColour(0x1C1C1C)
    }
  }

  /// What a picture of cells stands on.
  static func background(_ ground: Ground) -> PointColour {
    switch ground {
    case .dark: PointColour(0x1E1E1E)
    case .light: PointColour(0xFAFAFA)
    }
  }

  private func colour(_ index: Int?) -> PointColour? {
    guard let index else { return nil }
    let (red, green, blue) = IndexedColour.rgb(index)
    return PointColour(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
}
