import Testing

@testable import polyglance_bench

@Suite("A program on a terminal of the bench")
struct PseudoTerminalTests {
  @Test("has that size, gets the keys, and shows what it sends")
  func shell() throws {
    let script = "stty -echo raw; printf 'on '; stty size; dd bs=1 count=1 2>/dev/null; printf '!'"
    let shell = try PseudoTerminal("/bin/sh", ["-c", script + "; sleep 5"], columns: 20, rows: 5)
    _ = try shell.firstScreen()
    #expect(shell.screen.text.split(separator: "\n").first == "on 5 20")
    let response = try #require(try shell.press("k"))
    #expect(response.bytes == 2)
    #expect(response.firstByte <= response.lastByte)
    #expect(shell.screen.text.contains("k!"))
    #expect(try shell.press("k") == nil)
  }

  @Test("that does not start shows nothing")
  func missing() throws {
    let nothing = try PseudoTerminal("/nonexistent/program", [], columns: 20, rows: 5)
    #expect(throws: BenchProblem("nothing came on the screen")) { try nothing.firstScreen() }
  }

  @Test("screens are written down as the peer in C reads them")
  func recording() {
    var screen = TerminalScreen(columns: 3, rows: 1)
    screen.take(Array("\u{1B}[1;4;38;5;208m注\u{1B}[0;44me\u{301}".utf8))
    #expect(
      PaintedPeer.text([screen]) == """
        3 1 1
        2 3 208 -1 1 27880
        0 3 208 -1 0
        1 0 -1 4 2 101 769

        """)
  }
}
