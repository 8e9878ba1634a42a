import Testing
import Workbench

@testable import Terminal

/// What comes back from a terminal that is asked about itself.
@Suite struct TerminalReplyTests {
  private func reply(_ text: String) -> TerminalReply { TerminalReply(Array(text.utf8)) }

  @Test(arguments: ["\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{07}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\"])
  func takesTheGroundInBothFrames(_ answer: String) {
    let reply = reply(answer + "\u{1B}[12;2R")
    #expect(reply.ground == "rgb:1e1e/1e1e/1e1e")
    #expect(reply.column == 2)
    #expect(reply.typed.isEmpty)
  }

  @Test func keepsWhatWasTypedMeanwhileInOrder() {
    let reply = reply("l\u{1B}[Aa\u{1B}[1;3Rr")
    #expect(reply.column == 3)
    #expect(String(decoding: reply.typed, as: UTF8.self) == "l\u{1B}[Aar")
  }

  @Test(arguments: [
    ("lq", [Key.character("l"), .character("q")]), ("\u{1B}[C\u{1B}OD", [.right, .left]),
    ("\u{1B}[1~\u{1B}[6~", [.home, .pageDown]), ("\u{1B}", [.escape]), ("é", [.character("é")]),
    ("\u{1B}[15~x", [.character("x")]), ("\u{1B}[1", []), ("\u{3}", [.control("c")]),
  ])
  func whatWasTypedBecomesKeys(_ typed: String, keys: [Key]) {
    #expect(TypedAhead(Array(typed.utf8)).keys == keys)
  }

  @Test func countsAnUnfinishedAnswerAsTyped() {
    let reply = reply("\u{1B}]11;rgb:1e1e")
    #expect(reply.ground == nil)
    #expect(reply.typed == Array("\u{1B}]11;rgb:1e1e".utf8))
  }
}
