import Languages
import Layout
import Presentation
import Simulation

/// The keys that work on the Stage.
func drawHelp(on grid: inout CellGrid) {
  let isUnicode = grid.glyphs == .unicode
  let arrows = isUnicode ? ("← →", "↑ ↓") : ("left right", "up down")
  let keys = [
    ("space", "play, pause"), (arrows.0, "step back, forward"), ("Home End", "first, last step"),
    ("PgUp PgDn", "five steps"), (arrows.1, "previous, next run"),
    (", .", "previous, next finding"),
    ("l", "language, live"), ("i", "if stale, if ended"), ("< >", "slower, faster"),
    ("r", "again, as written"), ("Tab", "next pane, if narrow"), ("q", "quit"),
  ]
  let pair = grid.glyphs == .unicode ? "⟦ ⟧ en·P" : "[ ] en P"
  let marks = [
    (pair, "language, reason"), (grid.glyphs(.cutOnDevice), "cut on the device"),
    (grid.glyphs(.cutHere), "cut by this terminal only"),
    (grid.glyphs(.languageStep), "the language changes"),
    (grid.glyphs(.fails), "an expectation fails"),
    (grid.glyphs(.couldNotLook), "not judged"),
  ]
  let reasons = [
    "P payload", "L literal", "K key", "F fallback", "O old", "N number", "S script",
    "E not passed",
  ]
  let isNarrow = grid.columns < 80
  let columns = min(grid.columns - 2, isNarrow ? 54 : 76)
  let rows = min(grid.rows - 2, keys.count + 2)
  let area = centred(columns: columns, rows: rows, in: grid)
  grid.frame(area, title: "Keys", footer: "Esc", titleStyle: .focus)
  for (index, key) in keys.prefix(rows - 2).enumerated() {
    let row = area.row + 1 + index
    grid.write(key.0, column: area.column + 2, row: row)
    grid.write(
      key.1, column: area.column + 13, row: row,
      columns: (isNarrow ? area.endColumn - 1 : area.column + 40) - area.column - 13,
      style: .quiet)
  }
  guard !isNarrow else { return }
  for (index, mark) in marks.enumerated() {
    let row = area.row + 1 + index
    let style = index == 0 ? CellStyle(.plain, mark: CellMark(.tag, tint: 0)) : .plain
    grid.write(mark.0, column: area.column + 40, row: row, style: style)
    grid.write(
      mark.1, column: area.column + 49, row: row, columns: area.columns - 51,
      style: .quiet)
  }
  for (index, reason) in reasons.enumerated() {
    grid.write(
      reason, column: area.column + 40 + (index % 2) * 14,
      row: area.row + 2 + marks.count + index / 2, style: .quiet)
  }
}

/// The languages that the product supports, and where one is to be chosen.
func drawLanguagePicker(
  _ picker: LanguagePicker, _ model: StageModel, on grid: inout CellGrid
) {
  let matches = picker.matches
  let rows = min(grid.rows - 2, max(1, picker.languages.count) + 4)
  let area = centred(columns: min(54, grid.columns - 2), rows: rows, in: grid)
  let decision = model.frame.decision
  let footer: String =
    switch picker.route {
    case .inApp: "Enter sets r\(decision.revision + 1)"
    case .perApp: "Enter sets it in Settings, apps"
    case .device: "Enter sets it in Settings, General"
    }
  grid.frame(area, title: "Language", measure: "live", footer: footer, titleStyle: .focus)
  let left = area.column + 2
  let width = area.columns - 4
  let prompt = grid.write("/ \(picker.query)", column: left, row: area.row + 1, columns: width - 1)
  grid.put(Cell(" ", style: .cursor), column: left + prompt, row: area.row + 1)
  let room = rows - 4
  let first = max(0, min(picker.selection - room + 1, matches.count - room))
  if matches.isEmpty {
    grid.write("no such language", column: left + 2, row: area.row + 2, style: .quiet)
  }
  for (index, language) in matches.dropFirst(first).prefix(room).enumerated() {
    let row = area.row + 2 + index
    let isSelected = first + index == picker.selection
    if isSelected { grid.write(grid.glyphs(.cursor), column: left, row: row, style: .focus) }
    grid.write(language.tag.description, column: left + 2, row: row, columns: 6)
    grid.write(
      language.name, column: left + 9, row: row, columns: 20,
      kind: .content(language: language.tag.description))
    grid.write(
      note(language.tag, model), column: left + 31, row: row, columns: width - 31, style: .quiet)
  }
  let routes = LanguageRoute.allCases.map {
    ($0 == picker.route ? grid.glyphs(.cursor) : " ") + $0.rawValue
  }
  grid.write(
    "Tab \(routes.joined(separator: " \(grid.glyphs(.separator))"))", column: left,
    row: area.endRow - 2, columns: width, style: .quiet)
}

private func note(_ tag: LanguageTag, _ model: StageModel) -> String {
  if tag == model.frame.decision.tag { return "now" }
  if tag == model.source.product.defaultLanguage { return "source" }
  return WritingDirection(of: tag) == .rightToLeft ? "right to left" : ""
}

private func centred(columns: Int, rows: Int, in grid: CellGrid) -> CellRectangle {
  CellRectangle(
    column: (grid.columns - columns) / 2, row: max(1, (grid.rows - rows) / 2), columns: columns,
    rows: rows)
}
