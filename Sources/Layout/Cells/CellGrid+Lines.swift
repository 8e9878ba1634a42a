extension CellGrid {
  /// A rule along a row; where it meets a line it joins it.
  package mutating func horizontalLine(
    column: Int, row: Int, columns: Int, style: CellStyle = .rule
  ) {
    for x in column..<column + max(0, columns) {
      var arms: LineArms = []
      if x > column { arms.insert(.left) }
      if x < column + columns - 1 { arms.insert(.right) }
      join(columns == 1 ? [.left, .right] : arms, column: x, row: row, style: style)
    }
  }

  /// A rule down a column; where it meets a line it joins it.
  package mutating func verticalLine(column: Int, row: Int, rows: Int, style: CellStyle = .rule) {
    for y in row..<row + max(0, rows) {
      var arms: LineArms = []
      if y > row { arms.insert(.up) }
      if y < row + rows - 1 { arms.insert(.down) }
      join(rows == 1 ? [.up, .down] : arms, column: column, row: y, style: style)
    }
  }

  /// The titled rule over a pane: `─ title ───── measure ─`. The title gives way to the measure,
  /// and is cut with `»` when there is no room.
  package mutating func titledRule(
    column: Int, row: Int, columns: Int, title: String, measure: String = "",
    titleStyle: CellStyle = .title, measureStyle: CellStyle = .quiet
  ) {
    horizontalLine(column: column, row: row, columns: columns)
    writeTitles(
      column: column, row: row, columns: columns, title: title, measure: measure,
      titleStyle: titleStyle, measureStyle: measureStyle)
  }

  /// A framed box with round corners, as overlays have; what lay inside is cleared.
  package mutating func frame(
    _ area: CellRectangle, title: String = "", measure: String = "", footer: String = "",
    titleStyle: CellStyle = .title
  ) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    clear(area)
    outline(area, .active, style: .rule)
    writeTitles(
      column: area.column + 1, row: area.row, columns: area.columns - 2, title: title,
      measure: measure, titleStyle: titleStyle, measureStyle: .quiet)
    writeTitles(
      column: area.column + 1, row: area.endRow - 1, columns: area.columns - 2, title: "",
      measure: footer, titleStyle: titleStyle, measureStyle: .quiet)
  }

  /// The outline of something on the device: round, dashed when stale, dotted when ended.
  package mutating func outline(
    _ area: CellRectangle, _ outline: DeviceOutline, style: CellStyle = .rule
  ) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let (right, bottom) = (area.endColumn - 1, area.endRow - 1)
    for x in area.column + 1..<right {
      for y in [area.row, bottom] {
        put(Cell(glyphs(outline.horizontal), style: style), column: x, row: y)
      }
    }
    for y in area.row + 1..<bottom {
      for x in [area.column, right] {
        put(Cell(glyphs(outline.vertical), style: style), column: x, row: y)
      }
    }
    put(Cell(glyphs(.topLeft), style: style), column: area.column, row: area.row)
    put(Cell(glyphs(.topRight), style: style), column: right, row: area.row)
    put(Cell(glyphs(.bottomLeft), style: style), column: area.column, row: bottom)
    put(Cell(glyphs(.bottomRight), style: style), column: right, row: bottom)
  }

  /// Adds arms to the line in a cell.
  private mutating func join(_ arms: LineArms, column: Int, row: Int, style: CellStyle) {
    let all = self.arms(column: column, row: row).union(arms)
    put(
      Cell(glyphs.substitute(all.glyph) ?? all.glyph, style: style), column: column, row: row)
    setArms(all, column: column, row: row)
  }

  private mutating func writeTitles(
    column: Int, row: Int, columns: Int, title: String, measure: String, titleStyle: CellStyle,
    measureStyle: CellStyle
  ) {
    let room = columns - 2
    guard room > 2 else { return }
    let measureWidth = measure.isEmpty ? 0 : min(cellWidth(measure), room - 2)
    if measureWidth > 0 {
      let start = column + columns - 1 - measureWidth - 2
      clear(CellRectangle(column: start, row: row, columns: measureWidth + 2, rows: 1))
      write(
        measure, column: start + 1, row: row, columns: measureWidth, style: measureStyle)
    }
    let left = room - (measureWidth > 0 ? measureWidth + 2 : 0)
    let titleWidth = title.isEmpty ? 0 : min(cellWidth(title), left - 2)
    if titleWidth > 0 {
      clear(CellRectangle(column: column + 1, row: row, columns: titleWidth + 2, rows: 1))
      write(title, column: column + 2, row: row, columns: titleWidth, style: titleStyle)
    }
  }
}
