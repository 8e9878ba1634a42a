import Layout
import Presentation
import Testing

@Suite struct CellGridTests {
  @Test func aWideClusterIsNeverSplit() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.write("注文中", column: 0, row: 0)
    #expect(grid.lines == ["注文中"])
    grid.put(Cell("x"), column: 1, row: 0)
    #expect(grid.lines == [" x文中"])
    grid.put(Cell("y"), column: 4, row: 0)
    #expect(grid.lines == [" x文y "])
    grid.put(Cell("文", width: 2), column: 5, row: 0)
    #expect(grid.lines == [" x文y "])
    #expect(grid.part(CellRectangle(column: 3, row: 0, columns: 2, rows: 1)).lines == [" y"])
    #expect(grid.part(CellRectangle(column: 1, row: 0, columns: 2, rows: 1)).lines == ["x "])
  }

  @Test(arguments: [
    ("Bientôt chez vous", 8, "Bientôt»"), ("注文中です", 6, "注文» "), ("ok", 4, "ok  "),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧»"), ("e\u{301}tat", 4, "e\u{301}tat"), ("x", 0, ""),
  ])
  func whatHasNoRoomIsCutByThePicture(_ text: String, _ columns: Int, _ expected: String) {
    var grid = CellGrid(columns: max(columns, 0), rows: 1)
    grid.write(text, column: 0, row: 0, columns: columns)
    #expect(grid.lines == [expected])
  }

  @Test func rightToLeftIsCutAtTheLeft() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("שלום עולם", column: 0, row: 0, columns: 4, direction: .rightToLeft)
    #expect(grid.lines == ["»ולש"])
  }

  @Test func drawingOutsideDoesNothing() {
    var grid = CellGrid(columns: 3, rows: 2)
    let empty = grid
    grid.write("far", column: 7, row: 0)
    grid.write("far", column: 0, row: 5)
    grid.put(Cell("x"), column: -1, row: 0)
    grid.clear(CellRectangle(column: -5, row: -5, columns: 3, rows: 3))
    grid.restyle(CellRectangle(column: 9, row: 9, columns: 3, rows: 3)) { $0.isReversed = true }
    #expect(grid == empty)
    grid.restyle(CellRectangle(column: -1, row: -1, columns: 2, rows: 2)) { $0.isReversed = true }
    #expect(grid[0, 0].style.isReversed && !grid[1, 0].style.isReversed)
  }

  @Test func linesThatMeetJoin() {
    var grid = CellGrid(columns: 5, rows: 5)
    grid.horizontalLine(column: 0, row: 0, columns: 5)
    grid.horizontalLine(column: 0, row: 2, columns: 5)
    grid.horizontalLine(column: 0, row: 4, columns: 5)
    for column in [0, 2, 4] { grid.verticalLine(column: column, row: 0, rows: 5) }
    #expect(grid.lines == ["╭─┬─╮", "│ │ │", "├─┼─┤", "│ │ │", "╰─┴─╯"])
    var ascii = CellGrid(columns: 3, rows: 3, glyphs: .ascii)
    ascii.horizontalLine(column: 0, row: 1, columns: 3)
    ascii.verticalLine(column: 1, row: 0, rows: 3)
    #expect(ascii.lines == [" | ", "-+-", " | "])
  }

  @Test func anOverlayHasTitleMeasureAndFooterInItsFrame() {
    var grid = CellGrid(columns: 40, rows: 3)
    grid.frame(grid.bounds, title: "Commands", measure: "3 of 63", footer: "↑↓ Enter Esc")
    #expect(
      grid.lines == [
        "╭─ Commands ───────────────── 3 of 63 ─╮", "│                                      │",
        "╰─────────────────────── ↑↓ Enter Esc ─╯",
      ])
  }

  @Test func aTitleGivesWayToTheMeasure() {
    var grid = CellGrid(columns: 24, rows: 1)
    grid.titledRule(
      column: 0, row: 0, columns: 24, title: "Lock Screen · active", measure: "371×98 pt")
    #expect(grid.lines == ["─ Lock Scr»  371×98 pt ─"])
  }

  @Test(arguments: GlyphSet.allCases)
  func everyGlyphIsOneCell(_ glyphs: GlyphSet) {
    let grid = CellGrid(columns: 1, rows: 1, glyphs: glyphs)
    for glyph in Glyph.allCases {
      #expect(grid.cellWidth(glyphs(glyph)) == 1, "\(glyph)")
      if glyphs == .ascii { #expect(glyphs(glyph).utf8.allSatisfy { (0x20..<0x7F).contains($0) }) }
    }
  }
}
