import Internationalization
import Presentation

/// Several pictures side by side, each with its caption.
package struct PointSheet: Hashable, Sendable {
  package var items: [Item]
  package var appearance: PointAppearance
  package var typeface: PointTypeface
  /// What the sheet is wide at most, in points; a single picture may be wider.
  package var width: Double
  /// What all pictures show, above them; nil for nothing.
  package var heading: String?
  /// Said below everything; nil for nothing.
  package var note: String?

  /// A picture with its caption.
  package struct Item: Hashable, Sendable {
    package var drawing: PointDrawing
    /// As `de`, `Lock Screen`; empty for none.
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
    heading: String? = nil, note: String? = nil
  ) {
    self.items = items
    self.appearance = appearance
    self.typeface = typeface
    self.width = width
    self.heading = heading
    self.note = note
  }

  /// The sheet as one picture: each picture stands as high up as there is room for it, and as far to
  /// the left.
  package func drawing(title: String) -> PointDrawing {
    var placed: [PointRectangle] = []
    for item in items { placed.append(place(item, beside: placed)) }
    let top = heading == nil ? 0 : PointSheet.headingHeight
    var shapes = zip(items, placed).map { item, frame in
      PointShape.group(
        PointGroup(x: frame.x, y: top + frame.y, item.drawing.shapes + captions(item)))
    }
    var height = top + (placed.map(\.maxY).max() ?? 0)
    var width = placed.map(\.maxX).max() ?? 0
    if let heading {
      shapes.append(
        line(heading, size: 14, appearance.caption, x: PointSheet.edge, y: 25, .semibold))
      width = max(width, PointSheet.width(heading, 14.5) + 2 * PointSheet.edge)
    }
    if let note {
      let y = height + 4
      shapes.append(line(note, size: 10.5, appearance.quietCaption, x: PointSheet.edge, y: y))
      width = max(width, PointSheet.width(note, 10.5) + 2 * PointSheet.edge)
      height += 22
    }
    return PointDrawing(
      size: PointSize(width: width, height: height),
      ground: appearance.ground, shapes: shapes, title: title,
      details: ([heading ?? ""] + items.map(details)).filter { !$0.isEmpty }
        .joined(separator: ". "))
  }

  private func details(_ item: Item) -> String {
    [item.caption, item.drawing.details].filter { !$0.isEmpty }.joined(separator: ": ")
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

  private static let headingHeight = 28.0

  private static func captionHeight(_ item: Item) -> Double {
    item.detail.isEmpty ? item.caption.isEmpty ? 0 : 14 : 30
  }

  private func captionWidth(_ item: Item) -> Double {
    max(PointSheet.width(item.caption, 12.5), PointSheet.width(item.detail, 11))
      + 2 * PointSheet.edge
  }

  /// About what a line takes: words of ours, of which nobody measures how wide they are.
  private static func width(_ text: String, _ size: Double) -> Double {
    text.reduce(0) { $0 + Double(CellWidth.of($1)) } * size * 0.58
  }

  private func captions(_ item: Item) -> [PointShape] {
    let y = item.drawing.size.height - 4
    var lines: [PointShape] = []
    if !item.caption.isEmpty {
      lines.append(
        line(item.caption, size: 12, appearance.caption, x: PointSheet.edge, y: y, .semibold))
    }
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
