import Layout
import Testing

@testable import Terminal

/// What is sent for a cell.
@Suite struct CellCharacterTests {
  /// Widths as a terminal with its own tables has them.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x20E3, 0x093C, 0x094D, 0x200D, 0xFE0F, 0x064B...0x0652: 0
    case 0x1F300...0x1F9FF, 0x3040...0x30FF, 0x4E00...0x9FFF: 2
    case 0x1FAE0...0x1FAEF: -1
    default: 1
    }
  }

  private func sent(_ text: String, _ width: Int) -> CellCharacter {
    CellCharacter(Cell(text, width: width), width: Self.width)
  }

  @Test(
    "curses holds a spacing character and up to four marks",
    arguments: [
      ("a", 1, "a"), ("e\u{301}", 1, "e\u{301}"), ("日", 2, "日"), ("", 1, " "),
      ("a\u{301}\u{302}\u{303}\u{304}", 1, "a\u{301}\u{302}\u{303}\u{304}"),
      ("\u{301}", 1, " \u{301}"), ("日", 1, "?"), ("\u{1B}", 1, "?"),
    ])
  func holds(_ text: String, width: Int, scalars: String) {
    #expect(sent(text, width) == .held(Array(scalars.unicodeScalars)))
  }

  @Test(
    "other clusters are written whole, with the columns of all their scalars",
    arguments: [
      ("a\u{301}\u{302}\u{303}\u{304}\u{305}", 1, 1), ("👨\u{200D}👩\u{200D}👧", 2, 6),
      ("🇨🇦", 2, 2), ("❤\u{FE0F}", 2, 1), ("1\u{FE0F}\u{20E3}", 2, 1), ("👍🏽", 2, 4),
      ("प\u{94D}र", 2, 2), ("ड\u{93C}ा", 2, 2), ("\u{1FAE0}", 2, 2),
    ])
  func writes(_ text: String, width: Int, columns: Int) {
    #expect(sent(text, width) == .written(Array(text.unicodeScalars), columns: columns))
  }

  @Test("a cluster at the end of a row goes as far as it certainly has room")
  func staysInItsRow() {
    func prefix(_ text: String, columns: Int) -> String {
      String(
        String.UnicodeScalarView(
          CellCharacter.prefix(Array(text.unicodeScalars), columns: columns, width: Self.width)))
    }
    #expect(prefix("प\u{94D}र", columns: 2) == "प\u{94D}र")
    #expect(prefix("👨\u{200D}👩", columns: 4) == "👨\u{200D}👩")
    #expect(prefix("👨\u{200D}👩", columns: 3) == "👨\u{200D}")
  }

  @Test("what a wide terminal may overwrite is written again, and what was written before wiped")
  func reachesAsFarAsTheTerminalMay() {
    func row(_ texts: [(String, Int)]) -> ArraySlice<Cell> {
      texts.flatMap { text, width in
        [Cell(text, width: width)] + (1..<max(1, width)).map { _ in Cell("", width: 0) }
      }[...]
    }
    let family = row([
      (" ", 1), ("👨\u{200D}👩\u{200D}👧", 2), (" ", 1), ("b", 1), (" ", 1), (" ", 1), (" ", 1),
    ])
    let words = row([("a", 1), (" ", 1), ("b", 1), ("🇨🇦", 2), ("c", 1), (" ", 1), ("d", 1)])
    #expect(NcursesDevice.written(words, over: nil, width: Self.width) == 2..<6)
    let letters = row("abcdefgh".map { (String($0), 1) })
    #expect(NcursesDevice.written(family, over: nil, width: Self.width) == 1..<7)
    #expect(NcursesDevice.written(letters, over: nil, width: Self.width) == nil)
    #expect(NcursesDevice.written(letters, over: family, width: Self.width) == 0..<8)
  }
}
