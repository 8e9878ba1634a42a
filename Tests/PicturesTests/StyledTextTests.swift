import Layout
import Pictures
import TestSupport
import Testing

@Suite struct StyledTextTests {
  @Test func specimenWithItsStyles() {
    expectGolden(drawStyledText(SVGTests.specimen()), "specimen")
  }

  @Test func rowsAlikeStandOnceAndPlainOnesNotAtAll() {
    var grid = CellGrid(columns: 8, rows: 5)
    grid.write("plain", column: 0, row: 0)
    for row in 1...3 { grid.write("|  注 |", column: 0, row: row, style: .rule) }
    grid.write("x", column: 3, row: 4, style: .cursor)
    #expect(
      drawStyledText(grid) == """
        plain
        |  注 |
        |  注 |
        |  注 |
           x
        -- styles
        1-3 rrrrrrr
          4    #
        -- r rule, # reversed

        """)
  }

  @Test func anyChangeOfStyleShows() {
    var seen: Set<String> = []
    let marks: [CellMark?] =
      [nil]
      + CellMark.Kind.allCases.flatMap { kind in
        [nil, 0, 1, 7].map { CellMark(kind, tint: $0) }
      }
    var styles = CellRole.allCases.map { CellStyle($0) }
    styles += marks.compactMap { $0 }.map { CellStyle(.plain, mark: $0) }
    for style in styles {
      for decoration in 0..<4 {
        var style = style
        style.isUnderlined = decoration & 1 != 0
        style.isReversed = decoration & 2 != 0
        var grid = CellGrid(columns: 3, rows: 1)
        grid.write("a", column: 1, row: 0, style: style)
        seen.insert(drawStyledText(grid))
      }
    }
    #expect(seen.count == 4 * styles.count)
  }
}
