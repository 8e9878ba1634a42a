import Testing

@testable import polyglance_bench

@Suite("The screen that the bench reads")
struct TerminalScreenTests {
  private func screen(_ sent: String, columns: Int = 8, rows: Int = 3) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.take(Array(sent.utf8))
    return screen
  }

  @Test(
    "moves, erases, shifts and scrolls as an xterm does",
    arguments: [
      ("abc\r\ndef", "abc\ndef\n"),
      ("\u{1B}[2;3Hx\u{1B}[1;1Hy", "y\n  x\n"),
      ("abcdefgh\u{1B}[1;4H\u{1B}[K", "abc\n\n"),
      ("abcdefgh\u{1B}[1;4H\u{1B}[1K", "    efgh\n\n"),
      ("abcdefgh\u{1B}[1;3H\u{1B}[2X", "ab  efgh\n\n"),
      ("abcdefgh\u{1B}[1;3H\u{1B}[2P", "abefgh\n\n"),
      ("abcdefgh\u{1B}[1;3H\u{1B}[2@", "ab  cdef\n\n"),
      ("a\r\nb\r\nc\u{1B}[1;1H\u{1B}[L", "\na\nb"),
      ("a\r\nb\r\nc\u{1B}[1;1H\u{1B}[M", "b\nc\n"),
      ("a\r\nb\r\nc\r\nd", "b\nc\nd"),
      ("a\r\nb\r\nc\u{1B}[1;2r\u{1B}[S", "b\n\nc"),
      ("a\u{1B}[4b", "aaaaa\n\n"),
      ("\u{1B}[2d\u{1B}[5Gx\u{1B}[D\u{1B}[Ay\u{1B}[2C", "    y\n    x\n"),
      ("ab\u{1B}7\u{1B}[3;3Hc\u{1B}8d", "abd\n\n  c"),
    ])
  func motions(_ sent: String, _ text: String) { #expect(screen(sent).text == text) }

  @Test("wraps only when a character follows the last column")
  func wrapping() {
    #expect(screen("abcdefgh\r\nx").text == "abcdefgh\nx\n")
    #expect(screen("abcdefghx").text == "abcdefgh\nx\n")
  }

  @Test("gives a wide character two cells, a mark none, and blanks what is left of half a one")
  func widths() {
    #expect(screen("注é").text == "注é\n\n")
    #expect(screen("e\u{301}x").cells[0].text == ["e", "\u{301}"])
    #expect(screen("注\u{1B}[1;2Hx").text == " x\n\n")
    #expect(screen("注\u{1B}[1;1Hx").cells[1] == .blank())
  }

  @Test(
    "reads styles",
    arguments: [
      ("\u{1B}[1;4;7mx", ScreenStyle(isBold: true, isUnderlined: true, isReversed: true)),
      ("\u{1B}[38;5;208;48;5;17mx", ScreenStyle(foreground: 208, background: 17)),
      ("\u{1B}[31;102mx", ScreenStyle(foreground: 1, background: 10)),
      ("\u{1B}[1;31m\u{1B}[mx", ScreenStyle()),
      ("\u{1B}[1;31m\u{1B}[22;39mx", ScreenStyle()),
    ])
  func styles(_ sent: String, _ style: ScreenStyle) {
    #expect(screen(sent).cells[0].style == style)
  }

  @Test("counts the cells that look different, both halves of a wide one, no hidden colour")
  func counting() {
    let before = screen("abc\u{1B}[31md")
    #expect(screen("abc\u{1B}[31md").changedCells(since: before) == 0)
    #expect(screen("abx\u{1B}[31md").changedCells(since: before) == 1)
    #expect(screen("abcd").changedCells(since: before) == 1)
    #expect(screen("a注\u{1B}[31md").changedCells(since: before) == 2)
    let blank = screen("")
    #expect(screen("\u{1B}[31m  \u{1B}[1m ").changedCells(since: blank) == 0)
    #expect(screen("\u{1B}[41m  \u{1B}[7m ").changedCells(since: blank) == 3)
    #expect(screen("\u{1B}[44m\u{1B}[2;1H\u{1B}[K").changedCells(since: blank) == 8)
  }

  @Test("takes a sequence and a character apart wherever a read ends")
  func pieces() {
    let sent = Array("\u{1B}[2;3H\u{1B}[38;5;208m注\u{1B}]0;title\u{7}é\u{1B}(B".utf8)
    let whole = screen(String(decoding: sent, as: UTF8.self))
    for cut in 1..<sent.count {
      var split = TerminalScreen(columns: 8, rows: 3)
      split.take(Array(sent[..<cut]))
      split.take(Array(sent[cut...]))
      #expect(split.cells == whole.cells, "cut before byte \(cut)")
      #expect(split.unknown.isEmpty)
    }
  }

  @Test("answers where the cursor stands, what the ground is, and that it lacks a mode")
  func answers() {
    let asked = screen("\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\rab\u{1B}[6n")
    #expect(
      String(decoding: asked.answers, as: UTF8.self)
        == "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\\u{1B}[?2026;0$y\u{1B}[1;3R")
    #expect(asked.unknown.isEmpty)
  }

  @Test("says what it does not know rather than counting wrong")
  func unknown() {
    #expect(screen("\u{1B}[3qx\u{1B}Q").unknown == ["\\x1b[3q", "\\x1bQ"])
    #expect(screen("\u{1B}[38;2;1;2;3mx").unknown == ["\\x1b[38;2;1;2;3m"])
  }
}
