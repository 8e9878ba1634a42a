package import Presentation

/// A picture of something on the device, and what its cells stand for.
package struct DevicePicture: Hashable, Sendable {
  package private(set) var grid: CellGrid
  /// What the gutter says, by row.
  package private(set) var notes: [Note]
  /// Lines and signs that the device shows whole, or cut further along, and that have not enough
  /// cells here.
  package private(set) var cutsHere = 0
  private var hits: [TextHit?]

  /// A mark's line in the gutter.
  package struct Note: Hashable, Sendable {
    package var row: Int
    package var mark: Mark
  }

  init(_ grid: CellGrid) {
    self.grid = grid
    notes = []
    hits = Array(repeating: nil, count: grid.columns * grid.rows)
  }

  /// The text that a cell shows; nil for a cell without one and outside the picture.
  package func hit(column: Int, row: Int) -> TextHit? {
    grid.bounds.contains(column: column, row: row) ? hits[row * grid.columns + column] : nil
  }

  /// The cells of a text, or of one span of it, left to right and down.
  package func cells(
    surface: Surface, text: Int, span: Int? = nil
  ) -> [(column: Int, row: Int)] {
    hits.indices.compactMap { index in
      guard let hit = hits[index], hit.surface == surface, hit.text == text,
        span == nil || hit.span == span
      else { return nil }
      return (index % grid.columns, index / grid.columns)
    }
  }

  /// The texts that the picture shows, from the top and in reading order of the picture.
  package var texts: [(surface: Surface, text: Int)] {
    var seen: [TextHit] = []
    for hit in hits.compactMap({ $0 })
    where !seen.contains(where: { $0.surface == hit.surface && $0.text == hit.text }) {
      seen.append(hit)
    }
    return seen.map { ($0.surface, $0.text) }
  }

  /// Changes the styles of a text's cells, as a cursor does.
  package mutating func restyle(
    surface: Surface, text: Int, span: Int? = nil, _ change: (inout CellStyle) -> Void
  ) {
    for cell in cells(surface: surface, text: text, span: span) {
      grid.restyle(
        CellRectangle(column: cell.column, row: cell.row, columns: 1, rows: 1), change)
    }
  }

  /// Draws on the grid.
  mutating func draw(_ body: (inout CellGrid) -> Void) { body(&grid) }

  mutating func setHit(_ hit: TextHit?, column: Int, row: Int) {
    guard grid.bounds.contains(column: column, row: row) else { return }
    hits[row * grid.columns + column] = hit
  }

  mutating func addCutHere() { cutsHere += 1 }

  mutating func addNote(_ mark: Mark, row: Int) {
    notes.append(Note(row: row, mark: mark))
    notes.sort {
      ($0.row, $0.mark.finding ?? .max, $0.mark.text, $0.mark.range.lowerBound)
        < ($1.row, $1.mark.finding ?? .max, $1.mark.text, $1.mark.range.lowerBound)
    }
  }
}

/// What a cell of a picture shows.
package struct TextHit: Hashable, Sendable {
  package var surface: Surface
  /// Index into the surface's texts.
  package var text: Int
  /// Index of the innermost span of that text; nil where no span covers the place.
  package var span: Int?
  /// UTF-8 offsets into the text; for the `…` of a cut, the range that is not shown.
  package var range: Range<Int>

  package init(surface: Surface, text: Int, span: Int?, range: Range<Int>) {
    self.surface = surface
    self.text = text
    self.span = span
    self.range = range
  }
}
