import Localization
import Presentation

/// Draws a placed surface into an area of a picture: texts, elements, then the marks around them.
struct SurfacePainter {
  var surface: PlacedSurface
  var options: DrawingOptions
  /// The cells that the content may use.
  var area: CellRectangle
  /// Cells beyond the area that brackets may take: its margins and outlines.
  var reach: CellRectangle
  var rows: CellRows

  /// Points to a column, from the left edge of the content.
  private static let cell = CellTextShaper.cellWidth

  private var base: CellStyle { options.isQuiet ? .quiet : .plain }

  /// - Parameter rows: shared by the regions of an island; nil makes them from this surface alone.
  init(
    _ surface: PlacedSurface, options: DrawingOptions, area: CellRectangle, reach: CellRectangle,
    rows: CellRows? = nil
  ) {
    self.surface = surface
    self.options = options
    self.area = area
    self.reach = reach
    self.rows =
      rows
      ?? CellRows(
        middles: surface.rowMiddles, height: CellTextShaper.cellHeight, limit: area.rows)
  }

  /// Draws everything and gives the picture its hits and notes.
  func paint(on picture: inout DevicePicture) {
    var taken: [Int: [Range<Int>]] = [:]
    for element in surface.elements { draw(element, on: &picture, &taken) }
    for text in surface.texts {
      for line in text.lines where isVisible(line.y, line.height) {
        draw(line, of: text, on: &picture, &taken)
      }
    }
    let marks = options.marks.filter { $0.surface == surface.resolved.render.surface }
    for mark in marks { addNote(mark, on: &picture) }
    if options.showsMarks { drawMarks(marks, on: &picture) }
  }

  /// What stands below the content's end is clipped by the device.
  private func isVisible(_ y: Double, _ height: Double) -> Bool {
    y + height <= surface.content.maxY + 0.001
  }

  private func row(_ middle: Double) -> Int {
    area.row + rows.row(middle - surface.content.y)
  }

  // MARK: Texts

  private func draw(
    _ line: PlacedLine, of text: PlacedText, on picture: inout DevicePicture,
    _ taken: inout [Int: [Range<Int>]]
  ) {
    let resolved = surface.resolved.texts[text.text]
    let (string, map) = LineSources.join(line.parts, of: resolved.string)
    let visual = VisualLine(
      string, direction: resolved.direction, glyphs: options.glyphs,
      kind: .content(language: surface.resolved.language(ofText: text.text)),
      signs: map.ellipses)
    let row = row(line.y + line.height / 2)
    let place = place(
      x: line.x - surface.content.x, width: line.width, columns: visual.width, row: row, taken)
    guard place.count > 0 else { return }
    let cut = visual.cut(
      to: place.count, glyphs: options.glyphs, direction: resolved.direction)
    taken[row, default: []].append(place.lowerBound..<place.lowerBound + cut.width)
    var column = place.lowerBound
    for cluster in cut.clusters {
      let source = map.source(of: cluster.range)
      picture.draw {
        $0.put(Cell(cluster.text, width: cluster.width, style: base), column: column, row: row)
      }
      let hit = TextHit(
        surface: surface.resolved.render.surface, text: text.text,
        span: resolved.innermostSpan(at: source), range: source)
      for x in column..<column + cluster.width { picture.setHit(hit, column: x, row: row) }
      column += cluster.width
    }
  }

  /// Columns for so many cells: by the left edge for what is nearer to the left, by the right for
  /// what is nearer to the right, rounded; beside what stands there already.
  private func place(
    x: Double, width: Double, columns: Int, row: Int, _ taken: [Int: [Range<Int>]]
  ) -> Range<Int> {
    let isTrailing = surface.content.width - (x + width) < x
    var start =
      isTrailing
      ? Int(((x + width) / Self.cell).rounded()) - columns : Int((x / Self.cell).rounded())
    start = area.column + max(0, min(start, area.columns - columns))
    var end = min(area.endColumn, start + columns)
    for other in (taken[row] ?? []).sorted(by: { $0.lowerBound < $1.lowerBound })
    where other.overlaps(start..<max(start + 1, end)) {
      if isTrailing, other.upperBound < end {
        start = other.upperBound
      } else if other.lowerBound > start {
        end = other.lowerBound
      } else {
        start = other.upperBound
        end = min(area.endColumn, start + columns)
      }
    }
    return start..<max(start, end)
  }

  // MARK: Elements

  private func draw(
    _ element: PlacedElement, on picture: inout DevicePicture,
    _ taken: inout [Int: [Range<Int>]]
  ) {
    let frame = element.frame
    guard isVisible(frame.y, min(frame.height, CellTextShaper.cellHeight)) else { return }
    let row = row(frame.midY)
    let left = Int(((frame.x - surface.content.x) / Self.cell).rounded())
    let columns = max(1, Int((frame.width / Self.cell).rounded()))
    let glyphs = options.glyphs
    var signs: [(Glyph, CellStyle)] = []
    switch element.kind {
    case .symbol, .image: signs = [(.image, base)]
    case .unresolved: signs = [(.couldNotLook, options.isQuiet ? .quiet : .unknown)]
    case .bar(let fraction):
      signs = bar(fraction, columns: columns, isMirrored: element.isMirrored)
    case .horizontalDivider: signs = Array(repeating: (.horizontal, .rule), count: columns)
    case .verticalDivider:
      let bottom = self.row(frame.maxY - CellTextShaper.cellHeight / 2)
      let top = self.row(frame.y + CellTextShaper.cellHeight / 2)
      picture.draw { grid in
        for y in top...max(top, bottom) where area.contains(column: area.column + left, row: y) {
          grid.put(Cell(glyphs(.vertical), style: .rule), column: area.column + left, row: y)
        }
      }
      return
    case .toggle(let isOn):
      signs =
        isOn ? [(.barEmpty, base), (.stepPast, base)] : [(.stepToCome, base), (.barEmpty, base)]
    case .buttonStart, .buttonEnd:
      let isLeft = (element.kind == .buttonStart) != element.isMirrored
      let column = area.column + left + (isLeft ? 0 : 1)
      guard area.contains(column: column, row: row) else { return }
      picture.draw {
        $0.put(Cell(isLeft ? "(" : ")", style: .rule), column: column, row: row)
      }
      taken[row, default: []].append(column..<column + 1)
      return
    }
    let start = area.column + left
    picture.draw { grid in
      for (offset, sign) in signs.enumerated()
      where area.contains(column: start + offset, row: row) {
        grid.put(Cell(glyphs(sign.0), style: sign.1), column: start + offset, row: row)
      }
    }
    taken[row, default: []].append(start..<start + signs.count)
  }

  /// A bar of so many cells; its tip is the last filled one.
  private func bar(
    _ fraction: Double?, columns: Int, isMirrored: Bool
  ) -> [(Glyph, CellStyle)] {
    guard let fraction else { return Array(repeating: (.staleHorizontal, .rule), count: columns) }
    let part = fraction.isNaN ? 0 : min(1, max(0, fraction))
    let filled = Int((part * Double(columns)).rounded())
    var signs: [(Glyph, CellStyle)] = (0..<columns).map { column in
      if column < filled - 1 || filled == columns { return (.barFilled, base) }
      return column == filled - 1
        ? (isMirrored ? .barTipMirrored : .barTip, base) : (.barEmpty, .rule)
    }
    if isMirrored { signs.reverse() }
    return signs
  }
}

extension PlacedSurface {
  /// The middle of everything that takes a row of cells, in points from the top of the content;
  /// what the device clips is left out.
  var rowMiddles: [Double] {
    let lines = texts.flatMap(\.lines).filter { $0.y + $0.height <= content.maxY + 0.001 }
      .map { $0.y + $0.height / 2 }
    let others = elements.compactMap { element -> Double? in
      switch element.kind {
      case .verticalDivider: nil
      case .symbol, .image, .bar, .horizontalDivider, .buttonStart, .buttonEnd, .toggle,
        .unresolved:
        element.frame.maxY <= content.maxY + 0.001 ? element.frame.midY : nil
      }
    }
    return (lines + others).map { $0 - content.y }
  }
}
