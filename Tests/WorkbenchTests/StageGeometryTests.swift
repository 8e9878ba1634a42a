import Layout
import Testing

@testable import Workbench

/// Where panes stand.
@Suite struct StageGeometryTests {
  private func geometry(
    _ columns: Int, _ rows: Int, _ pane: StagePane = .lockScreen
  )
    -> StageGeometry
  {
    StageGeometry(ScreenSize(columns: columns, rows: rows), card: 53, pane: pane)
  }

  private func area(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRectangle {
    CellRectangle(column: column, row: row, columns: columns, rows: rows)
  }

  @Test func standsAsDrawnAt80x24() {
    let geometry = geometry(80, 24)
    #expect(geometry.lockScreen == area(0, 1, 55, 8))
    #expect(geometry.compact == area(0, 9, 38, 4))
    #expect(geometry.minimal == area(38, 9, 42, 4))
    #expect(geometry.expanded == area(0, 13, 55, 7))
    #expect(geometry.findings == area(55, 1, 25, 8))
    #expect(geometry.voiceOver == area(55, 13, 25, 7))
    #expect(geometry.timeline == area(0, 20, 80, 3))
    #expect(geometry.stale == nil)
    #expect(geometry.turnsLockScreen)
  }

  @Test func standsAsDrawnAt120x40() {
    let geometry = geometry(120, 40)
    #expect(geometry.lockScreen == area(0, 1, 62, 10))
    #expect(geometry.compact == area(0, 11, 62, 4))
    #expect(geometry.minimal == area(0, 15, 62, 4))
    #expect(geometry.expanded == area(0, 19, 62, 9))
    #expect(geometry.findings == area(62, 1, 58, 19))
    #expect(geometry.voiceOver == area(62, 20, 58, 8))
    #expect(geometry.timeline == area(0, 28, 120, 5))
    #expect(geometry.stale == area(0, 33, 60, 6))
    #expect(geometry.ended == area(60, 33, 60, 6))
    #expect(!geometry.turnsLockScreen)
  }

  @Test func standsAsDrawnAt200x60() {
    let geometry = geometry(200, 60)
    #expect(geometry.lockScreen == area(0, 1, 62, 12))
    #expect(geometry.compact == area(0, 13, 62, 4))
    #expect(geometry.minimal == area(0, 17, 62, 4))
    #expect(geometry.expanded == area(0, 21, 62, 12))
    #expect(geometry.stale == area(0, 33, 62, 7))
    #expect(geometry.ended == area(0, 40, 62, 7))
    #expect(geometry.timeline == area(0, 47, 200, 5))
    #expect(geometry.log == area(0, 52, 200, 7))
    #expect(geometry.inspect == area(62, 1, 69, 46))
    #expect(geometry.findings == area(131, 1, 69, 30))
    #expect(geometry.voiceOver == area(131, 31, 69, 16))
  }

  /// Every size from the least to beyond the largest that was drawn; both classes of card.
  @Test(arguments: [53, 58], StagePane.allCases)
  func panesNeitherOverlapNorLeaveTheScreen(card: Int, pane: StagePane) {
    var problems: [String] = []
    for columns in stride(from: 56, through: 212, by: 3) {
      for rows in stride(from: 16, through: 72, by: 1) {
        for (workspace, scene) in [
          (Workspace.stage, StageScene.device), (.stage, .displays), (.inspect, .device),
        ] {
          for isZoomed in [false, true] {
            let size = ScreenSize(columns: columns, rows: rows)
            let geometry = StageGeometry(
              size, card: card, pane: pane, workspace: workspace, scene: scene,
              isZoomed: isZoomed)
            problems += overlaps(geometry, size)
          }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.prefix(5).joined(separator: "\n"))")
  }

  @Test func theLargestScreenCanBeDrawn() {
    let size = ScreenSize(columns: 400, rows: 120)
    var model = StageModel(source: FakeStage(), size: size)
    for key in [Key.pageDown, .enter, .escape, .character("Z")] {
      _ = updateStage(&model, .key(key))
      #expect(viewStage(model).lines.allSatisfy { $0.count == 400 })
    }
  }

  private func overlaps(_ geometry: StageGeometry, _ size: ScreenSize) -> [String] {
    var problems: [String] = []
    let panes = geometry.panes
    for (index, one) in panes.enumerated() {
      if one.column < 0 || one.row < 1 || one.endColumn > size.columns
        || one.endRow > size.rows - 1 || one.rows < 3
      {
        problems.append("\(size): \(one)")
      }
      for other in panes.dropFirst(index + 1)
      where one.column < other.endColumn && other.column < one.endColumn
        && one.row < other.endRow && other.row < one.endRow
      {
        problems.append("\(size): \(one) over \(other)")
      }
    }
    return problems
  }

  /// Keys that lead to every screen and everything that lies over one.
  static let ways: [[Key]] = [
    [], [.enter], [.enter, .character("z")], [.character("z")], [.character("Z")],
    [.character("Z"), .tab], [.character("Z"), .tab, .tab], [.character("?")],
    [.character("?"), .tab], [.character("?"), .character("s")], [.character(":")],
    [.character("l")], [.character("w")], [.character("/"), .character("p")], [.character("v")],
    [.character("m"), .character("b"), .character("t")], [.character("i")],
    [.tab, .tab, .tab], [.tab, .tab, .tab, .character("z")],
  ]

  @Test(arguments: ways, [GlyphSet.unicode, .ascii])
  func everySizeCanBeDrawn(_ keys: [Key], glyphs: GlyphSet) {
    let sizes = [
      (56, 16), (79, 25), (80, 23), (80, 24), (121, 41), (200, 60), (400, 17), (55, 16), (1, 1),
    ]
    for step in [glyphs == .ascii ? 5 : 9] {
      var model = StageModel(source: FakeStage(), size: .least, glyphs: glyphs)
      for key in Array(repeating: .right, count: step) + keys {
        _ = updateStage(&model, .key(key))
      }
      for (columns, rows) in sizes {
        _ = updateStage(&model, .resized(ScreenSize(columns: columns, rows: rows)))
        let grid = viewStage(model)
        #expect(grid.lines.count == rows, "step \(step)")
        if glyphs == .ascii {
          #expect(grid.lines.allSatisfy { $0.allSatisfy(\.isASCII) }, "\(columns)×\(rows)")
        }
      }
    }
  }
}
