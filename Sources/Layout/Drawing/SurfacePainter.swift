import Localization
import Presentation

/// Draws placed surfaces that share an area of a picture: elements and texts, then the marks around
/// them.
struct SurfacePainter {
  var surfaces: [PlacedSurface]
  var options: DrawingOptions
  /// The cells that the content may use.
  var area: CellRectangle
  /// Cells beyond the area that brackets may take: its margins and outlines.
  var reach: CellRectangle
  var rows: CellRows
  /// Columns of the area, in one of its rows, that the camera has.
  var camera: (columns: Range<Int>, row: Int)?

  /// What stands in a row, or on one side of the camera, from left to right.
  private struct Segment {
    var row: Int
    /// Of the area.
    var columns: Range<Int>
    var items: [(surface: Int, item: PictureItem)] = []

    /// The columns of each item, counted from those of the segment.
    var places: [Range<Int>] {
      let pieces = items.map { _, item in
        var piece = item.piece
        piece.left -= Double(columns.lowerBound)
        piece.right -= Double(columns.lowerBound)
        return piece
      }
      return RowPlacement(pieces, room: columns.count).columns
    }
  }

  /// Draws everything and gives the picture its hits and notes.
  func paint(on picture: inout DevicePicture) {
    for segment in segments {
      for ((surface, item), place) in zip(segment.items, segment.places) {
        if place.count < item.piece.columns, !item.piece.isElastic { picture.addCutHere() }
        let start = area.column + segment.columns.lowerBound + place.lowerBound
        draw(
          item, of: surfaces[surface], in: start..<start + place.count,
          row: area.row + segment.row, on: &picture)
      }
    }
    for surface in surfaces {
      let marks = options.marks.filter { $0.surface == surface.resolved.render.surface }
      for mark in marks { addNote(mark, of: surface, on: &picture) }
      if options.showsMarks {
        drawMarks(marks.filter { $0.reason != nil }, of: surface, on: &picture)
      }
    }
  }

  // MARK: What stands where

  private var segments: [Segment] {
    var byRow: [Int: [(surface: Int, item: PictureItem)]] = [:]
    for (index, surface) in surfaces.enumerated() {
      for item in surface.items(columns: area.columns, options) {
        byRow[rows.row(of: item.frame), default: []].append((index, item))
      }
      for (row, item) in surface.dividers(columns: area.columns, rows, options) {
        byRow[row, default: []].append((index, item))
      }
    }
    var segments: [Segment] = []
    for (row, items) in byRow.sorted(by: { $0.key < $1.key }) {
      let ordered = items.sorted { a, b in
        (a.item.middle, a.surface) < (b.item.middle, b.surface)
      }
      segments += divided(ordered, row: row)
    }
    alignParagraphs(&segments)
    return segments
  }

  /// Both sides of the camera are rows of their own.
  private func divided(_ items: [(surface: Int, item: PictureItem)], row: Int) -> [Segment] {
    guard let camera, camera.row == row else {
      return [Segment(row: row, columns: 0..<area.columns, items: items)]
    }
    let middle = Double(camera.columns.lowerBound + camera.columns.upperBound) / 2
    return [
      Segment(
        row: row, columns: 0..<camera.columns.lowerBound,
        items: items.filter { $0.item.middle < middle }),
      Segment(
        row: row, columns: camera.columns.upperBound..<area.columns,
        items: items.filter { $0.item.middle >= middle }),
    ]
  }

  /// Where a line has to begin further left than its points say, the other lines of its text begin
  /// there too; likewise at the right.
  private func alignParagraphs(_ segments: inout [Segment]) {
    var edges: [TextPlace: (left: Int, right: Int)] = [:]
    for segment in segments {
      for (entry, place) in zip(segment.items, segment.places) {
        guard let text = TextPlace(entry) else { continue }
        let left = segment.columns.lowerBound + place.lowerBound
        let known = edges[text] ?? (left, left + place.count)
        edges[text] = (min(known.left, left), max(known.right, left + place.count))
      }
    }
    for segment in segments.indices {
      for index in segments[segment].items.indices {
        let entry = segments[segment].items[index]
        guard let text = TextPlace(entry), let edge = edges[text] else { continue }
        switch entry.item.piece.anchor {
        case .left: segments[segment].items[index].item.piece.left = Double(edge.left)
        case .right: segments[segment].items[index].item.piece.right = Double(edge.right)
        case .middle: break
        }
      }
    }
  }

  /// A text of several lines.
  private struct TextPlace: Hashable {
    var surface: Int
    var text: Int

    init?(_ entry: (surface: Int, item: PictureItem)) {
      guard case .line(let line) = entry.item.content, line.isOfMany else { return nil }
      (surface, text) = (entry.surface, line.text)
    }
  }

  // MARK: Cells

  private func draw(
    _ item: PictureItem, of surface: PlacedSurface, in columns: Range<Int>, row: Int,
    on picture: inout DevicePicture
  ) {
    switch item.content {
    case .line(let line): draw(line, of: surface, in: columns, row: row, on: &picture)
    case .signs(let signs): put(signs, columns, row, on: &picture)
    case .bar(let fraction, let isMirrored):
      put(bar(fraction, columns: columns.count, isMirrored: isMirrored), columns, row, on: &picture)
    case .rule:
      put(Array(repeating: (.horizontal, .rule), count: columns.count), columns, row, on: &picture)
    case .bracket(let sign):
      guard let column = columns.first else { return }
      picture.draw { $0.put(Cell(sign, style: .rule), column: column, row: row) }
    }
  }

  private func put(
    _ signs: [(glyph: Glyph, style: CellStyle)], _ columns: Range<Int>, _ row: Int,
    on picture: inout DevicePicture
  ) {
    picture.draw { grid in
      for (column, sign) in zip(columns, signs) {
        grid.put(Cell(options.glyphs(sign.glyph), style: sign.style), column: column, row: row)
      }
    }
  }

  private func draw(
    _ line: PictureItem.TextLine, of surface: PlacedSurface, in columns: Range<Int>, row: Int,
    on picture: inout DevicePicture
  ) {
    let resolved = surface.resolved.texts[line.text]
    let cut =
      if let edge = line.clipped {
        line.visual.part(of: columns.count, clippedAt: edge)
      } else {
        line.visual.cut(
          to: columns.count, glyphs: options.glyphs, direction: resolved.direction,
          keeping: line.sources.ellipses)
      }
    var column = columns.lowerBound
    let style = line.isInert ? CellStyle.quiet : options.base
    for cluster in cut.clusters {
      let source = line.sources.source(of: cluster.range)
      picture.draw {
        $0.put(
          Cell(cluster.text, width: cluster.width, style: style), column: column, row: row)
      }
      let hit = TextHit(
        surface: surface.resolved.render.surface, text: line.text,
        span: resolved.innermostSpan(at: source), range: source)
      for x in column..<column + cluster.width { picture.setHit(hit, column: x, row: row) }
      column += cluster.width
    }
  }

  /// A bar of so many cells; its tip is the last filled one.
  private func bar(
    _ fraction: Double?, columns: Int, isMirrored: Bool
  ) -> [(glyph: Glyph, style: CellStyle)] {
    guard let fraction else { return Array(repeating: (.staleHorizontal, .rule), count: columns) }
    let part = fraction.isNaN ? 0 : min(1, max(0, fraction))
    let filled = Int((part * Double(columns)).rounded())
    let signs: [(glyph: Glyph, style: CellStyle)] = (0..<columns).map { column in
      if column < filled - 1 || filled == columns { return (.barFilled, options.base) }
      return column == filled - 1
        ? (isMirrored ? .barTipMirrored : .barTip, options.base) : (.barEmpty, .rule)
    }
    return isMirrored ? signs.reversed() : signs
  }
}

extension PictureItem {
  /// Of its columns.
  fileprivate var middle: Double { (piece.left + piece.right) / 2 }
}
