import Layout
import Testing
import Workbench

@testable import Terminal

/// What the device decides without a terminal.
@Suite struct TerminalValueTests {
  @Test(arguments: [
    ("rgb:1e1e/1e1e/1e1e", Ground.dark), ("rgb:ff/ff/ff", .light), ("rgb:0000/2b2b/3636", .dark),
    ("rgb:fdfd/f6f6/e3e3", .light), ("rgba:f/f/f/f", .light),
  ])
  func readsTheGroundByItsLight(_ answer: String, ground: Ground) {
    #expect(Ground(osc11: answer) == ground)
  }

  @Test(arguments: ["", "rgb:", "rgb:1/2", "rgb:zz/00/00", "rgb:11111/0/0"])
  func takesNoOtherAnswer(_ answer: String) { #expect(Ground(osc11: answer) == nil) }

  @Test(arguments: [
    ("15;0", Ground.dark as Ground?), ("0;15", .light), ("12;default;8", .dark), ("0;7", .light),
    ("0;default", nil), ("", nil), ("0;99", nil),
  ])
  func readsCOLORFGBG(_ value: String, ground: Ground?) {
    #expect(Ground(colorFGBG: value) == ground)
  }

  @Test(arguments: [
    (256, Ground.dark as Ground?, false, ColourDepth.indexed), (256, nil, false, .eight),
    (16, .dark, false, .eight), (8, .light, false, .eight), (2, .light, false, .mono),
    (-1, nil, false, .mono), (65536, .light, true, .mono),
  ])
  func reliesOnColoursThatAreKnown(
    _ colors: Int, ground: Ground?, noColor: Bool, depth: ColourDepth
  ) {
    #expect(ColourDepth(colors: colors, ground: ground, noColor: noColor) == depth)
  }

  @Test(arguments: [
    ([nil, nil, "fr_FR.UTF-8"] as [String?], CharacterEncoding.utf8 as CharacterEncoding?),
    ([nil, "en_US.utf8", "C"], .utf8), (["C", nil, "fr_FR.UTF-8"], .other),
    (["", nil, "POSIX"], .other), ([nil, nil, "de_DE.ISO-8859-1"], .other), ([nil, "", nil], nil),
  ])
  func theFirstVariableThatIsSetNamesTheEncoding(
    _ variables: [String?], encoding: CharacterEncoding?
  ) {
    #expect(CharacterEncoding.asked(variables) == encoding)
  }

  @Test(arguments: [
    (UInt32(0x1B), Key.escape as Key?), (0x0D, .enter), (0x09, .tab), (0x7F, .backspace),
    (0x03, .control("c")), (0x1A, .control("z")), (0x71, .character("q")),
    (0x3042, .character("あ")), (0x00, nil), (0x9B, nil), (0xD800, nil),
  ])
  func decodesCharacters(_ code: UInt32, key: Key?) {
    #expect(KeyDecoder.key(character: code) == key)
  }

  // Codes of ncurses, which never change: they are part of its binary interface.
  @Test(arguments: [
    (UInt32(0o402), Key.down as Key?), (0o403, .up), (0o404, .left), (0o405, .right),
    (0o406, .home), (0o550, .end), (0o411, .function(1)), (0o541, .backTab), (0o632, nil),
  ])
  func decodesFunctionKeys(_ code: UInt32, key: Key?) {
    #expect(KeyDecoder.key(function: code) == key)
  }

  @Test(arguments: [
    ("abc", "abc"), ("a$<5>b", "ab"), ("$<200/>\u{1B}[?5l", "\u{1B}[?5l"), ("a$<5", "a$<5"),
  ])
  func dropsTheDelaysOfTerminfo(_ capability: String, bare: String) {
    #expect(Restoration.withoutPadding(capability) == bare)
  }

  @Test(arguments: [
    (
      TerminalProblem.unknownTerminal("nosuch"),
      "unknown terminal type ‘nosuch’; set TERM to one that is installed, as TERM=xterm-256color"
    ),
    (
      .unknownTerminal(""),
      "TERM is not set; set it to your terminal’s type, as TERM=xterm-256color"
    ),
    (.cannotMoveCursor("dumb"), "a terminal of type ‘dumb’ cannot move its cursor"),
    (.notATerminal, "standard input and output are no terminal"),
  ])
  func saysWhatIsWrongAndWhatToSet(_ problem: TerminalProblem, message: String) {
    #expect(problem.message == message)
  }
}
