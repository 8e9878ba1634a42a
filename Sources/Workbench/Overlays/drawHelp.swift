import Layout

/// The keys of this screen, two pages of two columns, or what matches as one types.
func drawHelp(_ search: HelpSearch, _ model: StageModel, on screen: inout StageScreen) {
  let isNarrow = screen.grid.columns < 70
  let columns = min(screen.grid.columns - 2, 68)
  let rows = min(screen.grid.rows - 2, 14)
  let area = centred(columns: columns, rows: rows, in: screen.grid)
  let matches = search.matches(model.glyphs, on: model.workspace)
  let typed =
    search.field.text.isEmpty
    ? "type to search" : "/ \(search.field.text)\(textCursor(model.glyphs))"
  screen.grid.frame(
    area, title: "Keys",
    measure: matches.map { "\($0.count)" } ?? "\(search.page + 1)/\(HelpSearch.pages)",
    footer: "\(typed) \(model.glyphs(.separator)) Esc", titleStyle: .focus)
  let left = area.column + 2
  let page = HelpPage(model)
  if let matches {
    for (index, entry) in matches.prefix(rows - 2).enumerated() {
      draw(entry, left, area.row + 1 + index, 9, area.endColumn - 1, model, on: &screen)
    }
    if matches.isEmpty {
      screen.grid.write("no such key", column: left, row: area.row + 1, style: .quiet)
    }
    return
  }
  let isSecond = search.page == 1
  let lines = rows - 3
  let middle = isNarrow ? area.endColumn - 1 : area.column + 34
  let everywhere = KeyTable.entries.filter { $0.place == .everywhere }
  screen.grid.write("everywhere", column: left, row: area.row + 1, style: .title)
  let shown = isSecond ? everywhere.dropFirst(11) : everywhere.prefix(11)
  for (index, entry) in shown.prefix(lines).enumerated() {
    draw(entry, left, area.row + 2 + index, 9, middle, model, on: &screen)
  }
  guard !isNarrow else { return }
  let right = area.column + 35
  screen.grid.write(
    "here: \(model.workspace.rawValue)", column: right, row: area.row + 1, style: .title)
  let here = KeyTable.entries(on: model.workspace).filter { $0.place != .everywhere }
  let keys = isSecond ? here.dropFirst(6) : here.prefix(6)
  var row = area.row + 2
  for entry in keys {
    draw(entry, right, row, 7, area.endColumn - 1, model, on: &screen)
    row += 1
  }
  page.drawSigns(isSecond: isSecond, column: right, row: row, area, on: &screen)
}

private func draw(
  _ entry: KeyEntry, _ column: Int, _ row: Int, _ keys: Int, _ end: Int, _ model: StageModel,
  on screen: inout StageScreen
) {
  screen.grid.write(entry.shown(model.glyphs), column: column, row: row, columns: keys)
  screen.grid.write(
    entry.words, column: column + keys, row: row, columns: end - column - keys, style: .quiet)
}

/// The signs of the pictures, as help explains them.
private struct HelpPage {
  private let model: StageModel

  init(_ model: StageModel) { self.model = model }

  func drawSigns(
    isSecond: Bool, column: Int, row: Int, _ area: CellRectangle, on screen: inout StageScreen
  ) {
    let pair = model.glyphs == .unicode ? "⟦ ⟧ en·P" : "[ ] en P"
    let dot = model.glyphs(.separator)
    let signs: [(String, String)] =
      isSecond
      ? [
        (
          "\(model.glyphs(.fails)) \(model.glyphs(.couldNotLook))", "expected: fails, not judged"
        ),
        (model.glyphs(.languageStep), "the language changes"), ("P L", "payload, literal"),
        ("K F", "key, fallback"), ("O N", "old render, number"), ("S E", "script, not passed"),
      ]
      : [
        (pair, "language \(dot) reason"), (model.glyphs(.cutOnDevice), "cut on the device"),
        (model.glyphs(.cutHere), "cut by this terminal only"),
        (model.glyphs(.changed), "changed in this step"),
      ]
    let last = area.endRow - 1
    guard row < last else { return }
    screen.grid.write(
      isSecond ? "signs, reasons" : "marks", column: column, row: row, style: .title)
    for (index, sign) in signs.enumerated() where row + 1 + index < last {
      let isPair = !isSecond && index == 0
      let style = isPair ? CellStyle(.plain, mark: CellMark(.tag, tint: 0)) : .plain
      screen.grid.write(sign.0, column: column, row: row + 1 + index, style: style)
      let offset = isPair ? 10 : isSecond ? 5 : 3
      screen.grid.write(
        sign.1, column: column + offset, row: row + 1 + index,
        columns: area.endColumn - 1 - column - offset, style: .quiet)
    }
  }
}

/// A box in the middle of the screen.
func centred(columns: Int, rows: Int, in grid: CellGrid) -> CellRectangle {
  CellRectangle(
    column: (grid.columns - columns) / 2, row: max(1, (grid.rows - rows) / 2), columns: columns,
    rows: rows)
}
