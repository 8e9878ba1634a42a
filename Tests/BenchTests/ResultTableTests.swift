import Testing

@testable import polyglance_bench

@Suite("The table")
struct ResultTableTests {
  @Test("stands in columns, marks what is over its limit, and leaves out what is not compared")
  func columns() {
    let table = ResultTable(rows: [
      Measurement(
        "key to last byte", ours: [0.004, 0.003, 0.009], peer: [0.002, 0.001, 0.002],
        named: "ncurses in C", unit: .seconds, limit: 2),
      Measurement("first screen", Quantity(0.0305, .seconds)),
      Measurement(
        "sent", ours: [30, 30], peer: [31, 29], named: "ncurses", unit: .bytesPerCell, most: 12),
    ])
    #expect(
      table.text == """
        measured                 ours         peer  ratio        limit        peer is
        key to last byte      4.00 ms      2.00 ms  3.00×        2.00×  over  ncurses in C
        first screen          30.5 ms            –      –            –
        sent              30.0 B/cell  30.0 B/cell  1.00×  12.0 B/cell  over  ncurses
        """)
    #expect(!table.isWithinLimits)
  }

  @Test(
    "writes three digits that count",
    arguments: [
      (1234.4, "1234"), (99.95, "100.0"), (12.34, "12.3"), (9.996, "10.00"), (1.5, "1.50"),
      (0.0417, "0.042"), (0, "0.000"), (-1.25, "-1.25"),
    ])
  func digits(_ value: Double, _ text: String) { #expect(value.short == text) }

  @Test("chooses a unit of time that fits")
  func times() {
    let texts = [2.5, 0.25, 0.00025, 0.00000025].map { Quantity($0, .seconds).text }
    #expect(texts == ["2.50 s", "250 ms", "250 µs", "250 ns"])
  }

  @Test("takes the ratio round by round, so that a slow moment of both counts for neither")
  func ratios() {
    let row = Measurement(
      "x", ours: [2, 20, 2], peer: [1, 10, 1], named: "y", unit: .seconds, limit: 2)
    #expect(row.peer?.ratio == 2)
    #expect(row.isWithinLimits)
  }

  @Test("finds the middle of odd, even and no numbers")
  func medians() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([Double]().median == 0)
    #expect((1...100).map(Double.init).percentile95 == 96)
  }
}
