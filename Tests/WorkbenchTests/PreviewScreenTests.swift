import Layout
import Pictures
import TestSupport
import Testing

@testable import Workbench

/// Preview's screens of a small product, compared whole.
@Suite struct PreviewScreenTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var columns = 120
    var rows = 40
    var glyphs = GlyphSet.unicode
    var isMeasured = true
    var keys: [Key]
    var testDescription: String { "\(name) \(columns)×\(rows)" }
  }

  static let screens = [
    Screen(name: "slot", columns: 80, rows: 24, keys: []),
    Screen(name: "slot", keys: [.down]),
    Screen(name: "pseudo", columns: 200, rows: 60, keys: [.character("x")]),
    Screen(name: "narrow", columns: 60, rows: 16, keys: []),
    Screen(
      name: "card", columns: 80, rows: 24,
      keys: [.character("{"), .character("{"), .character("{"), .down]),
    Screen(name: "card", keys: [.character("{"), .character("{"), .character("{"), .end]),
    Screen(name: "cards zoomed", columns: 80, rows: 24, keys: [.character("z")]),
    Screen(name: "expanded", columns: 80, rows: 24, keys: [.character("}"), .character("}")]),
    Screen(
      name: "bounds and other text", keys: [.right, .character("b"), .character("o")]),
    Screen(name: "large text", columns: 80, rows: 24, keys: [.character("+"), .character("=")]),
    Screen(name: "ascii", columns: 80, rows: 24, glyphs: .ascii, keys: []),
    Screen(name: "cells", columns: 80, rows: 24, isMeasured: false, keys: []),
    Screen(
      name: "filter", columns: 80, rows: 24,
      keys: [.character("/"), .character("e"), .character("m")]),
  ]

  @Test(arguments: screens) func showsATextInEveryLocale(_ screen: Screen) throws {
    var model = StageModel(
      source: try PreviewedVan.stage(),
      size: ScreenSize(columns: screen.columns, rows: screen.rows), glyphs: screen.glyphs)
    model.notice = nil
    _ = updateStage(&model, .key(.character("3")))
    let shaper: any TextShaping = screen.isMeasured ? CountedFace() : CellTextShaper()
    _ = updateStage(&model, .previewGathered(try PreviewedVan.previewer(shaper: shaper)))
    while model.hasIdleWork { _ = updateStage(&model, .idle) }
    for key in screen.keys {
      _ = updateStage(&model, .key(key))
      while model.hasIdleWork { _ = updateStage(&model, .idle) }
    }
    expectGolden(
      drawStyledText(viewStage(model)),
      "\(screen.name) \(screen.columns)x\(screen.rows)".replacing(" ", with: "-"))
  }
}
