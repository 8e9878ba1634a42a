package import Presentation

extension CellGrid {
  /// Writes a text from that column on and gives the columns taken.
  ///
  /// What does not fit in `columns` (nil: up to the grid's edge) is cut with `»`, which says that
  /// only this picture cuts here: at the right, or at the left where the text runs right to left.
  /// Wide clusters are never split. Controls are shown as `⟨U+001B⟩`, never raw.
  /// - Parameter alignment: where a shorter text stands in its columns.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, columns: Int? = nil, style: CellStyle = .plain,
    direction: LayoutDirection = .leftToRight, alignment: TextAlignment = .leading,
    kind: TextKind = .chrome
  ) -> Int {
    let room = min(columns ?? Int.max, self.columns - column)
    guard room > 0, row >= 0, row < rows else { return 0 }
    let line = VisualLine(text, direction: direction, glyphs: glyphs, kind: kind)
      .cut(to: room, glyphs: glyphs, direction: direction)
    let free = columns == nil ? 0 : room - line.width
    let start: Int =
      switch alignment {
      case .leading: column
      case .center: column + free / 2
      case .trailing: column + free
      }
    write(line, column: start, row: row, style: style)
    return line.width
  }

  /// Puts clusters that are in visual order already.
  package mutating func write(_ line: VisualLine, column: Int, row: Int, style: CellStyle) {
    var x = column
    for cluster in line.clusters {
      put(Cell(cluster.text, width: cluster.width, style: style), column: x, row: row)
      x += cluster.width
    }
  }

  /// The columns that a text of the program takes in this grid's glyphs, uncut.
  package func cellWidth(_ text: String, kind: TextKind = .chrome) -> Int {
    VisualLine(text, direction: .leftToRight, glyphs: glyphs, kind: kind).width
  }
}
