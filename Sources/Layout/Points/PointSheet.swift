import Internationalization
import Presentation

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

  /// The sheet as one picture: each picture stands as high up as there is room for it, and as far to
  /// the left.
  package func drawing(title: String) -> PointDrawing {
    var placed: [PointRectangle] = []
    for item in items { placed.append(place(item, beside: placed)) }
    var shapes = zip(items, placed).map { item, frame in
      PointShape.group(
        PointGroup(x: frame.x, y: frame.y, item.drawing.shapes + captions(item)))
    }
    var height = placed.map(\.maxY).max() ?? 0
    if let note {
      let y = height + 4
      shapes.append(line(note, size: 10.5, appearance.quietCaption, x: PointSheet.edge, y: y))
      height += 22
    }
    return PointDrawing(
      size: PointSize(width: placed.map(\.maxX).max() ?? 0, height: height),
      ground: appearance.ground, shapes: shapes, title: title,
      details: items.map { item in
        [item.caption, item.drawing.details].filter { !$0.isEmpty }.joined(separator: ": ")
      }.joined(separator: ". "))
  }

  private func place(_ item: Item, beside placed: [PointRectangle]) -> PointRectangle {
    let size = PointSize(
      width: max(item.drawing.size.width, captionWidth(item)),
      height: item.drawing.size.height + PointSheet.captionHeight(item))
    let columns = Set([0] + placed.map(\.maxX)).filter { $0 == 0 || $0 + size.width <= width }
    let places = columns.map { x in
      let above = placed.filter { $0.x < x + size.width && x < $0.maxX }
      return (y: above.map(\.maxY).max() ?? 0, x: x)
    }
    let best = places.min { ($0.y, $0.x) < ($1.y, $1.x) } ?? (y: 0, x: 0)
    return PointRectangle(x: best.x, y: best.y, width: size.width, height: size.height)
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
