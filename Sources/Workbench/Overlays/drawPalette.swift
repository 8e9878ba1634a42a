import Inspection
import Languages
import Layout
import Simulation

/// All commands with their keys, narrowed as one types.
func drawPalette(_ palette: CommandPalette, _ model: StageModel, on screen: inout StageScreen) {
  let items = palette.items(model)
  let columns = min(54, screen.grid.columns - 2)
  let most = min(screen.grid.rows - 2, 16) - 4
  let room = max(1, min(most, items.count))
  // It hangs from where the whole list would begin, so that the field stays in its place.
  let whole = min(most, CommandPalette.count(model)) + 4
  var area = centred(columns: columns, rows: whole, in: screen.grid)
  area.rows = room + 4
  let up = model.glyphs == .unicode ? "↑↓" : "^v"
  screen.grid.frame(
    area, title: "Commands", measure: "\(items.count) of \(CommandPalette.count(model))",
    footer: "\(up) Enter Esc", titleStyle: .focus)
  let left = area.column + 2
  drawField(": ", palette.field, column: left, row: area.row + 1, columns: columns - 4, on: &screen)
  let first = max(0, min(palette.selection - room + 1, items.count - room))
  for (index, item) in items.dropFirst(first).prefix(room).enumerated() {
    let row = area.row + 2 + index
    let isSelected = first + index == palette.selection
    if isSelected {
      screen.grid.write(screen.grid.glyphs(.cursor), column: left, row: row, style: .focus)
    }
    screen.grid.write(item.name, column: left + 2, row: row, columns: 20)
    let key = screen.grid.cellWidth(item.key)
    screen.grid.write(
      item.detail, column: left + 23, row: row, columns: columns - 28 - key, style: .quiet)
    screen.grid.write(item.key, column: area.endColumn - 2 - key, row: row)
    screen.add(
      .item(first + index),
      CellRectangle(column: area.column + 1, row: row, columns: columns - 2, rows: 1))
  }
  let decision = model.frame.decision
  screen.grid.write(
    "\(decision.tag) is effective, \(decision.rule.reason), r\(decision.revision)", column: left,
    row: area.endRow - 2, columns: columns - 4, style: .quiet)
}

/// A field with its cursor.
func drawField(
  _ prompt: String, _ field: LineField, column: Int, row: Int, columns: Int,
  on screen: inout StageScreen
) {
  let start = column + screen.grid.write(prompt, column: column, row: row, style: .quiet)
  let room = columns - (start - column) - 1
  let head = String(field.text.prefix(field.cursor))
  let tail = String(field.text.dropFirst(field.cursor))
  // What is before the cursor is cut at its beginning, so that the cursor stays in sight.
  var shown = head
  while !shown.isEmpty, screen.grid.cellWidth(shown) > room { shown.removeFirst() }
  var x = start + screen.grid.write(shown, column: start, row: row, columns: room)
  if tail.isEmpty {
    screen.grid.put(Cell(textCursor(screen.grid.glyphs)), column: x, row: row)
    return
  }
  let at = x
  x += screen.grid.write(tail, column: x, row: row, columns: start + room + 1 - x)
  screen.grid.restyle(CellRectangle(column: at, row: row, columns: 1, rows: 1)) {
    $0.isReversed = true
  }
}
