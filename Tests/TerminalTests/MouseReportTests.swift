import Testing
import Workbench

@testable import Terminal

/// Reports of xterm's mode 1006.
@Suite struct MouseReportTests {
  @Test(arguments: [
    ("<0;10;5", "M" as Character, MouseEvent(.press, column: 9, row: 4)),
    ("<0;10;5", "m", MouseEvent(.release, column: 9, row: 4)),
    ("<32;1;1", "M", MouseEvent(.drag, column: 0, row: 0)),
    ("<64;3;3", "M", MouseEvent(.scroll(rows: -1, columns: 0), column: 2, row: 2)),
    ("<65;3;3", "M", MouseEvent(.scroll(rows: 1, columns: 0), column: 2, row: 2)),
    ("<68;3;3", "M", MouseEvent(.scroll(rows: 0, columns: -1), column: 2, row: 2)),
    ("<69;3;3", "M", MouseEvent(.scroll(rows: 0, columns: 1), column: 2, row: 2)),
    ("<0;300;120", "M", MouseEvent(.press, column: 299, row: 119)),
  ])
  func tellsButtonAndWheel(_ parameters: String, last: Character, event: MouseEvent) {
    #expect(MouseReport.event(parameters: parameters, last: last) == event)
  }

  @Test(arguments: [
    ("<2;1;1", "M" as Character), ("<35;1;1", "M"), ("0;1;1", "M"), ("<0;0;1", "M"), ("<0;1", "M"),
    ("<0;1;1;1", "M"), ("<-1;1;1", "M"), ("<a;1;1", "M"), ("<0;1;1", "R"),
    ("<0;99999999999999999999;1", "M"),
  ])
  func passesOverAnythingElse(_ parameters: String, last: Character) {
    #expect(MouseReport.event(parameters: parameters, last: last) == nil)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("é✓", "w6ninJM="),
  ])
  func copiesInBase64(_ text: String, encoded: String) {
    #expect(ClipboardCopy.sequence(text) == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }

  @Test(arguments: [
    ("xterm-256color", true), ("screen", true), ("tmux-256color", true), ("linux", false),
    ("vt100", false), ("vt220", false),
  ])
  func consolesAreSparedWhatTheyWouldPrint(_ term: String, isTaken: Bool) {
    #expect(TerminalKind(term).takesUnknownSequences == isTaken)
  }

  @Test(arguments: [
    ("\u{1B}[?2026;1$y\u{1B}[1;2R", true), ("\u{1B}[?2026;2$y\u{1B}[1;2R", true),
    ("\u{1B}[?2026;0$y\u{1B}[1;2R", false), ("\u{1B}[?2026;4$y\u{1B}[1;2R", false),
    ("\u{1B}[1;2R", false),
  ])
  func synchronizedOutputIsUsedWhereItIsKnown(_ answer: String, isKnown: Bool) {
    let reply = TerminalReply(Array(answer.utf8))
    #expect(reply.knowsSynchronizedOutput == isKnown)
    #expect(reply.column == 2)
    #expect(reply.typed == [])
  }
}
