import Layout
import Pictures
import TestSupport
import Testing

@testable import Workbench

/// Verify over the fake matrix, compared whole.
@Suite struct VerifyScreenTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var size: ScreenSize
    var keys: [Key]
    /// Cells that are run before the keys.
    var ran = 20
    var glyphs = GlyphSet.unicode

    var testDescription: String { "\(name) \(size.columns)×\(size.rows)" }
  }

  static let sizes = StageScreenTests.sizes

  private static func typed(_ text: String) -> [Key] { text.map { .character($0) } }

  static let screens: [Screen] =
    sizes.flatMap { size in
      [
        Screen(name: "not run", size: size, keys: [], ran: 0),
        Screen(name: "running", size: size, keys: [], ran: 7),
        Screen(name: "failing", size: size, keys: [.character(".")]),
        Screen(name: "opened", size: size, keys: [.character("."), .enter]),
      ]
    } + [
      Screen(
        name: "requirement", size: sizes[1], keys: [.character("."), .character("."), .enter]),
      Screen(name: "requirement below", size: sizes[0], keys: [.character("."), .character(".")]),
      Screen(name: "replayed", size: sizes[1], keys: [.character("."), .enter, .enter]),
      Screen(name: "filtered", size: sizes[0], keys: typed("/is:fail locale:fr")),
      Screen(name: "nothing left", size: sizes[0], keys: typed("/nothing")),
      Screen(name: "chosen", size: sizes[1], keys: [.character("a")]),
      Screen(name: "zoomed", size: sizes[1], keys: [.character("z")]),
      Screen(name: "help", size: sizes[0], keys: [.character("?")]),
      Screen(name: "ascii", size: sizes[0], keys: [.character(".")], glyphs: .ascii),
      Screen(name: "ascii", size: sizes[1], keys: [.character("."), .enter], glyphs: .ascii),
      Screen(name: "narrow", size: ScreenSize(columns: 56, rows: 16), keys: [.character(".")]),
      Screen(
        name: "narrow opened", size: ScreenSize(columns: 56, rows: 16),
        keys: [.character("."), .enter]),
      Screen(
        name: "narrow opened", size: ScreenSize(columns: 60, rows: 18),
        keys: [.character("."), .enter]),
    ]

  @Test(arguments: screens)
  func showsTheMatrix(_ screen: Screen) {
    var model = StageModel(source: FakeStage(), size: screen.size, glyphs: screen.glyphs)
    _ = updateStage(&model, .key(.character("2")))
    _ = updateStage(&model, .gathered(FakeMatrix()))
    if screen.ran > 0 { _ = updateStage(&model, .key(.character(" "))) }
    for _ in 0..<screen.ran { _ = updateStage(&model, .idle) }
    for key in screen.keys {
      _ = updateStage(&model, .key(key))
      if model.matrix.lacksDetails { _ = updateStage(&model, .idle) }
    }
    let grid = viewStage(model)
    expectGolden(
      drawStyledText(grid),
      "\(screen.name) \(screen.size.columns)x\(screen.size.rows)".replacing(" ", with: "-"))
  }

  @Test func whatIsStillToBeReadOrCannotBeIsSaid() {
    var model = StageModel(source: FakeStage(), size: ScreenSize(columns: 80, rows: 24))
    _ = updateStage(&model, .key(.character("2")))
    #expect(viewStage(model).lines[2].contains("reading the product"))
    _ = updateStage(
      &model, .notGathered(StageProblem("cannot read what is verified", lines: ["parcel: why"])))
    let lines = viewStage(model).lines
    #expect(lines[2].contains("✗ cannot read what is verified"))
    #expect(lines[3].contains("parcel: why"))
  }
}
