import Localization
import Presentation

extension SurfacePainter {
  /// Underlines and tints wrong runs and puts brackets round them, in cells that are free or belong
  /// to an outline: no text moves.
  func drawMarks(
    _ marks: [Mark], of surface: PlacedSurface, on picture: inout DevicePicture
  ) {
    for row in reach.row..<reach.endRow {
      var column = area.column
      while column < area.endColumn {
        guard let mark = mark(marks, of: surface, column: column, row: row, in: picture)
        else {
          column += 1
          continue
        }
        let start = column
        while column < area.endColumn,
          self.mark(marks, of: surface, column: column, row: row, in: picture) == mark
        {
          column += 1
        }
        draw(marks[mark], start..<column, row: row, on: &picture)
      }
    }
  }

  /// The number of a mark in the gutter: at its first row, or where the view stands whose words
  /// are only spoken.
  func addNote(
    _ mark: Mark, of surface: PlacedSurface, on picture: inout DevicePicture
  ) {
    let cells = picture.cells(
      surface: surface.resolved.render.surface, text: mark.text
    ).filter { cell in
      picture.hit(column: cell.column, row: cell.row)?.range.touches(mark.range) == true
    }
    let row = cells.first?.row ?? rowOfView(ofText: mark.text, of: surface) ?? area.row
    picture.addNote(mark, row: row)
  }

  private func rowOfView(ofText text: Int, of surface: PlacedSurface) -> Int? {
    let texts = surface.resolved.texts
    guard texts.indices.contains(text) else { return nil }
    let node = texts[text].node
    let element = surface.elements.first { $0.node == node }?.frame.midY
    let line = surface.texts.first { texts[$0.text].node == node }?.lines.first
      .map { $0.y + $0.height / 2 }
    return (element ?? line).map { area.row + rows.row(near: $0 - surface.content.y) }
  }

  private func mark(
    _ marks: [Mark], of surface: PlacedSurface, column: Int, row: Int, in picture: DevicePicture
  ) -> Int? {
    guard let hit = picture.hit(column: column, row: row),
      hit.surface == surface.resolved.render.surface
    else { return nil }
    // The smallest mark wins where one lies inside another, as an argument in its sentence.
    return marks.indices.filter { marks[$0].text == hit.text && hit.range.touches(marks[$0].range) }
      .min { (marks[$0].range.count, $0) < (marks[$1].range.count, $1) }
  }

  private func draw(
    _ mark: Mark, _ run: Range<Int>, row: Int, on picture: inout DevicePicture
  ) {
    let columns = run.drop { picture.grid[$0, row].isBlank }
      .reversed().drop { picture.grid[$0, row].isBlank }
    guard let end = columns.first, let start = columns.last else { return }
    picture.draw { grid in
      grid.restyle(
        CellRectangle(column: start, row: row, columns: end - start + 1, rows: 1)
      ) {
        $0.mark = CellMark(.run, tint: mark.tint)
        $0.isUnderlined = true
      }
    }
    bracket(.runStart, mark, column: start - 1, row: row, on: &picture)
    bracket(.runEnd, mark, column: end + 1, row: row, on: &picture)
  }

  private func bracket(
    _ glyph: Glyph, _ mark: Mark, column: Int, row: Int, on picture: inout DevicePicture
  ) {
    guard reach.contains(column: column, row: row) else { return }
    let cell = picture.grid[column, row]
    let isOutline =
      picture.hit(column: column, row: row) == nil
      && [options.outline.vertical, .slotEdge].contains { options.glyphs($0) == cell.text }
    guard (cell.isBlank || isOutline) && cell.style.mark == nil else { return }
    picture.draw {
      $0.put(
        Cell(
          options.glyphs(glyph),
          style: CellStyle(.plain, mark: CellMark(.bracket, tint: mark.tint))),
        column: column, row: row)
    }
  }
}

extension Range<Int> {
  /// Whether two ranges share an offset, or one is empty and lies in the other.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    overlaps(other) || (isEmpty && other.contains(lowerBound))
      || (other.isEmpty && contains(other.lowerBound))
  }
}
