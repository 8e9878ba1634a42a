import Layout
import Localization
import Presentation
import Testing

/// The upper part of the Stage at 80 columns, put together from rules and pictures.
@Suite struct StagePaneTests {
  @Test func pictureAndRulesMakeTheStageToTheCell() {
    let device = DeviceModel.standard
    var grid = CellGrid(columns: 80, rows: 12)
    grid.horizontalLine(column: 0, row: 0, columns: 80)
    grid.verticalLine(column: 55, row: 0, rows: 9)
    grid.horizontalLine(column: 0, row: 8, columns: 80)
    grid.titledRule(
      column: 0, row: 0, columns: 55, title: "Lock Screen · active", measure: "371×98 pt")
    grid.titledRule(column: 56, row: 0, columns: 24, title: "Findings")
    grid.write("✓", column: 57, row: 1, style: .good)
    grid.write("nothing wrong", column: 59, row: 1)
    grid.clear(CellRectangle(column: 0, row: 8, columns: 80, rows: 1))
    grid.horizontalLine(column: 0, row: 8, columns: 80)
    grid.titledRule(column: 0, row: 8, columns: 37, title: "compact")
    grid.titledRule(column: 37, row: 8, columns: 28, title: "minimal attached")
    grid.titledRule(column: 65, row: 8, columns: 15, title: "detached")
    let card = drawCard(fit(frenchCard(), on: device), options: DrawingOptions(rows: 7))
    grid.blit(card.pane(gutter: .number).grid, column: 0, row: 1)
    let minimal = fit(slot(.minimal, "4 min"), on: device)
    let island = drawCompact(
      leading: fit(slot(.compactLeading, "1"), on: device),
      trailing: fit(slot(.compactTrailing, "4 min"), on: device), on: .regular,
      options: DrawingOptions())
    grid.blit(island.grid, column: 1, row: 9)
    let attached = drawMinimalAttached(minimal, on: .regular, options: DrawingOptions())
    grid.blit(attached.grid, column: 39, row: 9)
    let detached = drawMinimalDetached(minimal, on: .regular, options: DrawingOptions())
    grid.blit(detached.grid, column: 67, row: 9)
    let expected = [
      "─ Lock Screen · active ──────────────────── 371×98 pt ─┬─ Findings ─────────────",
      " ╭───────────────────────────────────────────────────╮ │ ✓ nothing wrong        ",
      " │ ▢ Courier                               nº A-1042 │ │                        ",
      " │ Bientôt chez vous                                 │ │                        ",
      " │ Arrivée vers 09 h 05 · 1 arrêt avant vous         │ │                        ",
      " │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╸────────── │ │                        ",
      " │ Mis à jour à 09 h 00                              │ │                        ",
      " ╰───────────────────────────────────────────────────╯ │                        ",
      "─ compact ──────────────────────────── minimal attached ────────── detached ────",
      " ╭─────────────────────────────────╮   ╭────────────────────────╮  ╭─────╮      ",
      " │▢ 1    ╎        ◉        ╎  4 min│   │4 min╎        ◉         │  │4 min│      ",
      " ╰─────────────────────────────────╯   ╰────────────────────────╯  ╰─────╯      ",
    ]
    for (row, line) in expected.enumerated() { #expect(grid.lines[row] == line) }
    #expect(grid.rows == expected.count)
  }
}
