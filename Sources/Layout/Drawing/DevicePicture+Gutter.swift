package import Presentation

extension DevicePicture {
  /// How much the gutter at the right of a picture says.
  package enum Gutter: Hashable, Sendable {
    case none
    /// The finding's number in one column: all that 80 columns have room for. One of two digits is
    /// `»`, never a digit that names another finding; the list beside the picture has it.
    case number
    /// Number, language and reason in so many columns, and the mark's note where it fits.
    case tags(columns: Int)

    /// Columns that it takes.
    package var columns: Int {
      switch self {
      case .none: 0
      case .number: 1
      case .tags(let columns): columns
      }
    }
  }

  /// The picture in its pane: a column for the cursor, the picture, the gutter.
  /// - Parameter cursor: the text that has the cursor, marked `▸` at its first row and reversed.
  package func pane(
    gutter: Gutter, cursor: (surface: Surface, text: Int, span: Int?)? = nil
  ) -> DevicePicture {
    var picture = self
    if let cursor {
      picture.restyle(surface: cursor.surface, text: cursor.text, span: cursor.span) {
        $0.isReversed = true
      }
    }
    var pane = DevicePicture(
      CellGrid(columns: 1 + grid.columns + gutter.columns, rows: grid.rows, glyphs: grid.glyphs))
    pane.draw { $0.blit(picture.grid, column: 1, row: 0) }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        pane.setHit(hit(column: column, row: row), column: column + 1, row: row)
      }
      pane.draw { drawNotes(row, gutter, on: &$0) }
    }
    for note in notes { pane.addNote(note.mark, row: note.row) }
    if let cursor,
      let first = cells(surface: cursor.surface, text: cursor.text, span: cursor.span).first
    {
      pane.draw { $0.write("▸", column: 0, row: first.row, style: .focus) }
    }
    return pane
  }

  private func drawNotes(_ row: Int, _ gutter: Gutter, on pane: inout CellGrid) {
    let notes = notes.filter { $0.row == row }
    guard let first = notes.first else { return }
    let start = 1 + grid.columns
    switch gutter {
    case .none: break
    case .number:
      let number = first.mark.finding.map(String.init) ?? "∙"
      pane.write(number, column: start, row: row, columns: 1, style: first.mark.tagStyle)
    case .tags(let columns):
      var column = start + 1
      let end = start + columns
      for note in notes {
        let tag = note.mark.tag(pane.glyphs) ?? ""
        let number = note.mark.finding.map { tag.isEmpty ? "\($0)" : "\($0) " } ?? ""
        let needed = pane.cellWidth(number + tag, kind: .content(language: nil))
        if column > start + 1, column + needed > end {
          // One more that has no room: the list beside the picture has it.
          pane.write("»", column: end - 1, row: row, style: .quiet)
          break
        }
        column += pane.write(number, column: column, row: row, columns: end - column)
        column += pane.write(
          tag, column: column, row: row, columns: end - column,
          style: note.mark.tagStyle, kind: .content(language: nil))
        if let text = note.mark.note, column + 2 + pane.cellWidth(text) <= end {
          column += 2 + pane.write(text, column: column + 2, row: row, style: .quiet)
        }
        column += 1
      }
    }
  }
}

extension Mark {
  /// The patch of the language and the reason; none where there is neither.
  fileprivate var tagStyle: CellStyle {
    reason == nil ? .plain : CellStyle(.plain, mark: CellMark(.tag, tint: tint))
  }
}
