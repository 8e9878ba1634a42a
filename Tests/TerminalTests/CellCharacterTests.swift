import Layout
import Testing

@testable import Terminal

/// What is sent for a cell.
@Suite struct CellCharacterTests {
  /// Widths as a terminal with its own tables has them.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x200D, 0xFE0F, 0x064B...0x0652: 0
    case 0x1F300...0x1F9FF, 0x3040...0x30FF, 0x4E00...0x9FFF: 2
    case 0x1FAE0...0x1FAEF: -1
    default: 1
    }
  }

  private func sent(_ text: String, _ width: Int) -> (String, String?) {
    let character = CellCharacter(Cell(text, width: width), width: Self.width)
    return (
      String(String.UnicodeScalarView(character.scalars)), character.next.map { String($0) }
    )
  }

  @Test(arguments: [
    ("a", 1, "a", nil as String?), ("e\u{301}", 1, "e\u{301}", nil), ("日", 2, "日", nil),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}", 1, "a\u{301}\u{302}\u{303}\u{304}", nil),
    ("👨\u{200D}👩", 2, "👨", nil), ("🇨🇦", 2, "🇨", "🇦"), ("❤\u{FE0F}", 2, "❤", " "),
    ("\u{1FAE0}", 2, "?", " "), ("日", 1, "?", nil), ("", 1, " ", nil),
  ])
  func sendsWhatCursesCanHold(_ text: String, width: Int, scalars: String, next: String?) {
    let sent = sent(text, width)
    #expect(sent.0 == scalars)
    #expect(sent.1 == next)
  }
}
