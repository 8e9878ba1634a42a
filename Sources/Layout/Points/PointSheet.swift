import Internationalization
import Presentation

/// Several pictures side by side, each on a tile of its own with its caption under it, in rows and
/// columns.
package struct PointSheet: Hashable, Sendable {
  package var items: [Item]
  package var appearance: PointAppearance
  package var typeface: PointTypeface
  /// What the sheet is wide at most, in points; a single picture may be wider.
  package var width: Double
  /// What all pictures show, above them; nil for nothing.
  package var heading: String?
  /// More of it, under the heading; nil for nothing.
  package var subheading: String?
  /// Said below everything; nil for nothing.
  package var note: String?

  /// A picture with its caption.
  package struct Item: Hashable, Sendable {
    package var drawing: PointDrawing
    /// As `de`, `Lock Screen`; empty for none.
    package var caption: String
    /// As `371 × 117 pt`; empty for none.
    package var detail: String
    /// Whether something is wrong in it, which its tile and caption show.
    package var isWrong: Bool

    package init(
      _ drawing: PointDrawing, caption: String, detail: String = "", isWrong: Bool = false
    ) {
      self.drawing = drawing
      self.caption = caption
      self.detail = detail
      self.isWrong = isWrong
    }
  }

  package init(
    _ items: [Item], appearance: PointAppearance, typeface: PointTypeface, width: Double = 1320,
    heading: String? = nil, subheading: String? = nil, note: String? = nil
  ) {
    self.items = items
    self.appearance = appearance
    self.typeface = typeface
    self.width = width
    self.heading = heading
    self.subheading = subheading
    self.note = note
  }

  /// The sheet as one picture: as many columns as there is room for, each as wide as its widest
  /// picture, and each row as high as its highest.
  package func drawing(title: String) -> PointDrawing {
    let columns = columns
    let gaps = PointSheet.gap * Double(max(0, columns.count - 1))
    let words = [heading, subheading, note].compactMap { $0 }.map { PointSheet.width($0, 15) }.max()
    let taken = columns.reduce(0, +) + gaps
    let inner = max(taken, min(words ?? 0, PointSheet.leastForWords))
    // Tiles of a sheet that its words make wider are as wide as they.
    let spare = (inner - taken) / Double(max(1, columns.count))
    var (shapes, y) = head(inner)
    for start in stride(from: 0, to: items.count, by: max(1, columns.count)) {
      let row = items[start..<min(items.count, start + columns.count)]
      let height = row.map(\.drawing.size.height).max() ?? 0
      var x = PointSheet.edge
      var bottom = y + height
      for (item, width) in zip(row, columns.map { $0 + spare }) {
        let tile = PointRectangle(x: x, y: y, width: width, height: height)
        shapes += picture(item, on: tile)
        let (captions, end) = captions(item, under: tile)
        shapes += captions
        bottom = max(bottom, end)
        x += width + PointSheet.gap
      }
      y = bottom + PointSheet.rowGap
    }
    y -= items.isEmpty ? 0 : PointSheet.rowGap
    if let note {
      let lines = PointSheet.lines(note, 11, in: inner)
      for (index, line) in lines.enumerated() {
        let baseline = y + 30 + 15 * Double(index)
        shapes.append(
          text(line, size: 11, appearance.quietCaption, x: PointSheet.edge, y: baseline))
      }
      y += 18 + 15 * Double(lines.count)
    }
    return PointDrawing(
      size: PointSize(width: inner + 2 * PointSheet.edge, height: y + PointSheet.edge),
      ground: appearance.paper, shapes: shapes, title: title,
      details: ([heading ?? ""] + items.map(details)).filter { !$0.isEmpty }
        .joined(separator: ". "))
  }

  /// Sheets one below the other as one picture, each with its own heading.
  package static func stack(
    _ sheets: [PointSheet], appearance: PointAppearance, title: String
  ) -> PointDrawing {
    let drawings = sheets.map { $0.drawing(title: $0.heading ?? title) }
    var y = 0.0
    var shapes: [PointShape] = []
    for drawing in drawings {
      shapes.append(.group(PointGroup(y: y, drawing.shapes)))
      y += drawing.size.height
    }
    return PointDrawing(
      size: PointSize(width: drawings.map(\.size.width).max() ?? 0, height: y),
      ground: appearance.paper, shapes: shapes, title: title,
      details: drawings.map(\.details).joined(separator: ". "))
  }

  private static let edge = 24.0
  private static let gap = 20.0
  private static let rowGap = 26.0
  private static let radius = 16.0
  /// So wide is a sheet whose words need it, whatever its pictures are.
  private static let leastForWords = 420.0

  private func details(_ item: Item) -> String {
    [item.caption, item.drawing.details].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  // MARK: Places

  /// How wide each column is: the most columns that have room, pictures going from row to row.
  private var columns: [Double] {
    let widths = items.map(\.drawing.size.width)
    guard let least = widths.min() else { return [] }
    let room = width - 2 * PointSheet.edge
    var count = max(1, min(items.count, Int((room + PointSheet.gap) / (least + PointSheet.gap))))
    while true {
      let columns = (0..<count).map { column in
        stride(from: column, to: widths.count, by: count).map { widths[$0] }.max() ?? 0
      }
      let taken = columns.reduce(0, +) + PointSheet.gap * Double(count - 1)
      if count == 1 || taken <= room { return columns }
      count -= 1
    }
  }

  private func head(_ width: Double) -> (shapes: [PointShape], end: Double) {
    var y = PointSheet.edge
    var shapes: [PointShape] = []
    func add(_ words: String?, _ size: Double, _ colour: PointColour, _ weight: FontWeight) {
      for line in words.map({ PointSheet.lines($0, size, in: width) }) ?? [] {
        shapes.append(text(line, size: size, colour, x: PointSheet.edge, y: y + size, weight))
        y += size * 1.4
      }
    }
    add(heading, 17, appearance.caption, .semibold)
    add(subheading, 12, appearance.quietCaption, .regular)
    return (shapes, shapes.isEmpty ? y : y + 14)
  }

  /// A picture in the middle of its tile.
  private func picture(_ item: Item, on tile: PointRectangle) -> [PointShape] {
    let size = item.drawing.size
    var shapes: [PointShape] = []
    if let ground = item.drawing.ground {
      shapes.append(.fill(.rectangle(tile, radius: PointSheet.radius), ground))
    }
    if item.isWrong {
      shapes.append(
        .stroke(
          .rectangle(tile.inset(0.75), radius: PointSheet.radius - 0.75), appearance.wrong,
          PointPen(1.5)))
    }
    let x = tile.x + (tile.width - size.width) / 2
    let y = tile.y + (tile.height - size.height) / 2
    return shapes + [.group(PointGroup(x: x, y: y, item.drawing.shapes))]
  }

  // MARK: Words

  private func captions(
    _ item: Item, under tile: PointRectangle
  ) -> (shapes: [PointShape], end: Double) {
    var y = tile.maxY
    var shapes: [PointShape] = []
    func add(_ words: String, _ size: Double, _ colour: PointColour, _ weight: FontWeight) {
      guard !words.isEmpty else { return }
      for line in PointSheet.lines(words, size, in: tile.width - 4) {
        y += size * 1.4
        shapes.append(text(line, size: size, colour, x: tile.x + 2, y: y, weight))
      }
    }
    y += 4
    add(item.caption, 13, item.isWrong ? appearance.wrong : appearance.caption, .semibold)
    add(item.detail, 11.5, appearance.quietCaption, .regular)
    return (shapes, shapes.isEmpty ? tile.maxY : y + 4)
  }

  /// Words in lines of about a width, broken at spaces.
  private static func lines(_ words: String, _ size: Double, in width: Double) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" } ?? "\(word)"
      if lines.isEmpty || PointSheet.width(longer, size) > width {
        lines.append("\(word)")
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  /// About what a line takes: words of ours, of which nobody measures how wide they are.
  private static func width(_ text: String, _ size: Double) -> Double {
    text.reduce(0) { $0 + Double(CellWidth.of($1)) } * size * 0.56
  }

  private func text(
    _ text: String, size: Double, _ colour: PointColour, x: Double, y: Double,
    _ weight: FontWeight = .regular
  ) -> PointShape {
    .text(
      PointText(
        text, font: typeface.caption(size, weight: weight), colour: colour, x: x, baseline: y,
        language: "en"))
  }
}
