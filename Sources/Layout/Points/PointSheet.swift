import Internationalization

/// Several pictures side by side, each with its caption.
package struct PointSheet: Hashable, Sendable {
  package var items: [Item]
  package var appearance: PointAppearance
  package var typeface: PointTypeface
  /// What the sheet is wide at most, in points; a single picture may be wider.
  package var width: Double
  /// Said below everything; nil for nothing.
  package var note: String?

  /// A picture with its caption.
  package struct Item: Hashable, Sendable {
    package var drawing: PointDrawing
    /// As `de`, `Lock Screen`.
    package var caption: String
    /// As `371 × 117 pt`; empty for none.
    package var detail: String

    package init(_ drawing: PointDrawing, caption: String, detail: String = "") {
      self.drawing = drawing
      self.caption = caption
      self.detail = detail
    }
  }

  package init(
    _ items: [Item], appearance: PointAppearance, typeface: PointTypeface, width: Double = 1300,
    note: String? = nil
  ) {
    self.items = items
    self.appearance = appearance
    self.typeface = typeface
    self.width = width
    self.note = note
  }

  /// The sheet as one picture: rows filled from the left, each as high as its highest picture.
  package func drawing(title: String) -> PointDrawing {
    var shapes: [PointShape] = []
    var (x, y, height, right) = (0.0, 0.0, 0.0, 0.0)
    for item in items {
      var size = item.drawing.size
      size.width = max(size.width, captionWidth(item))
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      var own = item.drawing.shapes
      own += captions(item)
      shapes.append(.group(PointGroup(x: x, y: y, own)))
      x += size.width
      height = max(height, size.height + PointSheet.captionHeight(item))
      right = max(right, x)
    }
    var total = y + height
    if let note {
      shapes.append(
        line(note, size: 10.5, appearance.quietCaption, x: PointSheet.edge, y: total + 4))
      total += 22
    }
    return PointDrawing(
      size: PointSize(width: right, height: total), ground: appearance.ground, shapes: shapes,
      title: title,
      details: items.map { item in
        [item.caption, item.drawing.details].filter { !$0.isEmpty }.joined(separator: ": ")
      }.joined(separator: ". "))
  }

  /// Captions begin where the pictures do.
  private static let edge = 26.0

  private static func captionHeight(_ item: Item) -> Double { item.detail.isEmpty ? 14 : 30 }

  /// About what a caption takes: words of ours, of which nobody measures how wide they are.
  private func captionWidth(_ item: Item) -> Double {
    func width(_ text: String, _ size: Double) -> Double {
      text.reduce(0) { $0 + Double(CellWidth.of($1)) } * size * 0.58
    }
    return max(width(item.caption, 12.5), width(item.detail, 11)) + 2 * PointSheet.edge
  }

  private func captions(_ item: Item) -> [PointShape] {
    let y = item.drawing.size.height - 4
    var lines = [
      line(item.caption, size: 12, appearance.caption, x: PointSheet.edge, y: y, .semibold)
    ]
    if !item.detail.isEmpty {
      lines.append(
        line(item.detail, size: 11, appearance.quietCaption, x: PointSheet.edge, y: y + 16))
    }
    return lines
  }

  private func line(
    _ text: String, size: Double, _ colour: PointColour, x: Double, y: Double,
    _ weight: FontWeight = .regular
  ) -> PointShape {
    .text(
      PointText(
        text, font: typeface.caption(size, weight: weight), colour: colour, x: x, baseline: y,
        language: "en"))
  }
}
