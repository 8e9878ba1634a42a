import Diagnostics
import Layout
import Presentation

/// Asks for the name of a file.
func drawPrompt(_ prompt: NamePrompt, on screen: inout StageScreen) {
  let columns = min(66, screen.grid.columns - 2)
  let area = centred(columns: columns, rows: 4, in: screen.grid)
  let note: String =
    switch prompt.content {
    case .picture: PictureEnding.words
    case .text: "in this folder"
    }
  screen.grid.frame(
    area, title: prompt.title, footer: "Enter writes \(screen.grid.glyphs(.separator)) Esc",
    titleStyle: .focus)
  drawField(
    "name ", prompt.field, column: area.column + 2, row: area.row + 1, columns: columns - 4,
    on: &screen)
  screen.grid.write(
    note, column: area.column + 2, row: area.row + 2, columns: columns - 4, style: .quiet)
}

/// What could not be done, over what stands: rows under the header, the line to mend below.
func drawProblem(_ problem: StageProblem, on screen: inout StageScreen) {
  let columns = screen.grid.columns
  let rows = min(problem.lines.count + 2, screen.grid.rows - 2)
  let area = CellRectangle(column: 0, row: 1, columns: columns, rows: rows)
  screen.grid.clear(area)
  screen.grid.write(problem.title, column: 1, row: 1, columns: columns - 2, style: .bad)
  for (index, line) in problem.lines.prefix(rows - 2).enumerated() {
    screen.grid.write(
      line, column: 1, row: 2 + index, columns: columns - 2, kind: .content(language: nil))
  }
  let edit = problem.place.map { "e opens line \($0.line) in the editor  " } ?? ""
  screen.grid.write(
    edit + "R reload (also on save)  Esc dismiss", column: 1, row: area.endRow - 1,
    columns: columns - 2, style: .quiet)
}
