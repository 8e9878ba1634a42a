import Layout
import Pictures
import TestSupport
import Testing

@testable import Workbench

/// Screens of the fake script, compared whole: trailing blanks and all.
@Suite struct StageScreenTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var size: ScreenSize
    var keys: [Key]
    var glyphs = GlyphSet.unicode

    var testDescription: String { "\(name) \(size.columns)×\(size.rows)" }
  }

  static let sizes = [(80, 24), (120, 40), (200, 60)].map {
    ScreenSize(columns: $0.0, rows: $0.1)
  }

  private static func right(_ count: Int) -> [Key] { Array(repeating: .right, count: count) }

  private static func typed(_ text: String) -> [Key] { text.map { .character($0) } }

  static let screens: [Screen] =
    sizes.flatMap { size in
      [
        Screen(name: "inspect", size: size, keys: right(6) + [.enter]),
        Screen(name: "inspect sound", size: size, keys: right(3) + [.character("4"), .down]),
        Screen(name: "sound", size: size, keys: right(3)),
        Screen(name: "broken", size: size, keys: right(6)),
        Screen(name: "stale", size: size, keys: right(8)),
        Screen(name: "ended", size: size, keys: [.end]),
        Screen(
          name: "arabic", size: size,
          keys: right(3) + [.character("l"), .character("a"), .character("r"), .enter]),
      ]
    } + [
      Screen(name: "picker", size: sizes[0], keys: right(3) + [.character("l")]),
      Screen(
        name: "picker narrowed", size: sizes[0],
        keys: [.character("l"), .character("j"), .character("a"), .tab]),
      Screen(name: "help", size: sizes[0], keys: [.character("?")]),
      Screen(name: "if stale now", size: sizes[0], keys: right(5) + [.character("i")]),
      Screen(
        name: "if ended now", size: sizes[0],
        keys: right(5) + [.character("i"), .character("i")]),
      Screen(
        name: "not judged", size: sizes[1], keys: [.character("l"), .down, .enter] + right(5)),
      Screen(name: "ascii", size: sizes[0], keys: right(6), glyphs: .ascii),
      Screen(
        name: "japanese", size: sizes[0],
        keys: right(3) + [.character("l"), .character("j"), .character("a"), .enter]),
      Screen(name: "one pane", size: ScreenSize(columns: 56, rows: 16), keys: right(5)),
      Screen(
        name: "one pane, findings", size: ScreenSize(columns: 60, rows: 20),
        keys: right(5) + Array(repeating: .tab, count: 5)),
      Screen(name: "between", size: ScreenSize(columns: 100, rows: 32), keys: right(5)),
      Screen(name: "low", size: ScreenSize(columns: 80, rows: 18), keys: right(5)),
      Screen(
        name: "inspect", size: ScreenSize(columns: 56, rows: 16), keys: right(6) + [.enter]),
      Screen(
        name: "inspect in ASCII", size: sizes[0], keys: right(6) + [.enter], glyphs: .ascii),
      Screen(name: "narrow glyphs", size: sizes[0], keys: right(6), glyphs: .narrow),
      Screen(name: "broken", size: ScreenSize(columns: 120, rows: 60), keys: right(6)),
      Screen(name: "broken", size: ScreenSize(columns: 210, rows: 42), keys: right(6)),
      Screen(name: "help second page", size: sizes[0], keys: [.character("?"), .tab]),
      Screen(
        name: "help searched", size: sizes[0],
        keys: [.character("?"), .character("s"), .character("t")]),
      Screen(name: "help", size: ScreenSize(columns: 56, rows: 16), keys: [.character("?")]),
      Screen(name: "palette", size: sizes[0], keys: [.character(":")] + typed("lang")),
      Screen(name: "palette verb", size: sizes[0], keys: [.character(":")] + typed("region fr")),
      Screen(
        name: "zoomed findings", size: sizes[1],
        keys: right(6) + [.character("."), .character("/"), .enter, .character("z")]),
      Screen(
        name: "filtered", size: sizes[1], keys: right(6) + [.character("/")] + typed("literal")),
      Screen(name: "VoiceOver first", size: sizes[0], keys: right(6) + [.character("v")]),
      Screen(name: "no marks", size: sizes[1], keys: right(6) + [.character("m")]),
      Screen(name: "bounds", size: sizes[1], keys: right(6) + [.character("b")]),
      Screen(name: "gloss", size: sizes[1], keys: right(3) + [.character("t")]),
      Screen(name: "name asked", size: sizes[0], keys: [.character("w")]),
      Screen(
        name: "presenter", size: ScreenSize(columns: 66, rows: 18),
        keys: right(3) + [.character("Z")]),
      Screen(
        name: "presenter island", size: ScreenSize(columns: 66, rows: 18),
        keys: right(6) + [.function(5), .tab]),
      Screen(name: "no work", size: sizes[0], keys: [.character("x")]),
      Screen(name: "too small", size: ScreenSize(columns: 44, rows: 4), keys: []),
    ]

  @Test(arguments: screens)
  func showsWhatStandsAtTheStep(_ screen: Screen) {
    var model = StageModel(source: FakeStage(), size: screen.size, glyphs: screen.glyphs)
    for key in screen.keys { _ = updateStage(&model, .key(key)) }
    let grid = viewStage(model)
    #expect(grid.columns == screen.size.columns)
    #expect(grid.rows == screen.size.rows)
    expectGolden(
      drawStyledText(grid),
      "\(screen.name) \(screen.size.columns)x\(screen.size.rows)"
        .replacing(" ", with: "-").replacing(",", with: ""))
  }
}
