import Languages
import Layout
import Presentation
import Simulation

/// The languages that the product supports, pseudolocales after them, and where one is to be chosen.
func drawLanguagePicker(
  _ picker: LanguagePicker, _ model: StageModel, on screen: inout StageScreen
) {
  let matches = picker.matches
  let rows = min(
    screen.grid.rows - 2, max(1, picker.languages.count) + (picker.route == nil ? 3 : 4))
  let area = centred(columns: min(54, screen.grid.columns - 2), rows: rows, in: screen.grid)
  let decision = model.frame.decision
  let footer: String =
    switch picker.route {
    case nil: "Enter goes to its row"
    case .inApp: "Enter sets r\(decision.revision + 1)"
    case .perApp: "Enter sets it in Settings, apps"
    case .device: "Enter sets it in Settings, General"
    }
  screen.grid.frame(
    area, title: "Language",
    measure: picker.target.map { "\($0): keys translated" } ?? (picker.route == nil ? "" : "live"),
    footer: footer, titleStyle: .focus)
  let left = area.column + 2
  let width = area.columns - 4
  drawField("/ ", picker.field, column: left, row: area.row + 1, columns: width, on: &screen)
  let room = rows - (picker.route == nil ? 3 : 4)
  let first = max(0, min(picker.selection - room + 1, matches.count - room))
  let longest =
    picker.languages.filter { $0.tag.pseudolocale == nil }
    .map { $0.tag.description.count }.max() ?? 0
  let name = left + 2 + max(7, longest + 1)
  if matches.isEmpty {
    screen.grid.write("no such language", column: left + 2, row: area.row + 2, style: .quiet)
  }
  for (index, language) in matches.dropFirst(first).prefix(room).enumerated() {
    let row = area.row + 2 + index
    if first + index == picker.selection {
      screen.grid.write(screen.grid.glyphs(.cursor), column: left, row: row, style: .focus)
    }
    screen.grid.write(language.tag.description, column: left + 2, row: row)
    let note = note(language.tag, model)
    if language.tag.pseudolocale == nil {
      let percent = picker.percent(language.tag).map { "\($0) %" } ?? ""
      let percentStart = area.endColumn - 2 - percent.count
      screen.grid.write(
        language.name, column: name, row: row, columns: left + 27 - name,
        kind: .content(language: language.tag.description))
      screen.grid.write(
        note, column: left + 28, row: row, columns: percentStart - left - 29, style: .quiet)
      screen.grid.write(percent, column: percentStart, row: row, style: .quiet)
    } else {
      // Nobody translates it: its words have the room.
      let noteStart = area.endColumn - 2 - note.count
      let name = max(name, left + 4 + language.tag.description.count)
      screen.grid.write(
        language.name, column: name, row: row, columns: noteStart - name - 1, style: .quiet)
      screen.grid.write(note, column: noteStart, row: row, style: .quiet)
    }
    screen.add(
      .item(first + index),
      CellRectangle(column: area.column + 1, row: row, columns: width + 2, rows: 1))
  }
  if picker.route != nil { drawRoutes(picker, model, area, on: &screen) }
}

/// Where it is chosen, and what the app does then.
private func drawRoutes(
  _ picker: LanguagePicker, _ model: StageModel, _ area: CellRectangle,
  on screen: inout StageScreen
) {
  let row = area.endRow - 2
  let routes = LanguageRoute.allCases.map {
    ($0 == picker.route ? screen.grid.glyphs(.cursor) : "") + $0.rawValue
  }
  let text = "Tab \(routes.joined(separator: " \(screen.grid.glyphs(.separator)) "))"
  let width = screen.grid.write(
    text, column: area.column + 2, row: row, columns: area.columns - 4, style: .quiet)
  screen.add(
    .key(.tab), CellRectangle(column: area.column + 2, row: row, columns: width, rows: 1))
  let updates = model.source.product.onLanguageChange.contains { $0.value == .updateActivities }
  let policy = "policy: \(updates ? "update" : "keep")"
  let start = area.endColumn - 1 - policy.count
  guard start > area.column + 2 + width else { return }
  screen.grid.write(policy, column: start, row: row, style: .quiet)
}

private func note(_ tag: LanguageTag, _ model: StageModel) -> String {
  if tag == model.frame.decision.tag { return "now" }
  if tag == model.source.product.defaultLanguage { return "source" }
  guard tag.pseudolocale == nil else { return "" }
  return WritingDirection(of: tag) == .rightToLeft ? "right to left" : ""
}
