import Layout

extension StageGeometry {
  /// Inspect from 80×24: the chain over VoiceOver and the findings, those over the log. What is
  /// more than 24 rows goes to the chain, then to the lists.
  mutating func layInspect(_ size: ScreenSize) {
    let spare = size.rows - 24
    let chainRows = 10 + min(spare, 10)
    let middleRows = 6 + (spare - min(spare, 10)) / 2
    let row = Self.firstRow + chainRows
    let left = size.columns * 37 / 80
    inspect = CellRectangle(
      column: 0, row: Self.firstRow, columns: size.columns, rows: chainRows)
    voiceOver = CellRectangle(column: 0, row: row, columns: left, rows: middleRows)
    findings = CellRectangle(
      column: left, row: row, columns: size.columns - left, rows: middleRows)
    log = CellRectangle(
      column: 0, row: row + middleRows, columns: size.columns,
      rows: size.rows - 1 - row - middleRows)
    lines.append(Line(column: left, firstRow: row, lastRow: row + middleRows))
  }

  /// Whether Inspect has room for more than one pane.
  static func hasInspectPanes(_ size: ScreenSize) -> Bool { size.columns >= 80 && size.rows >= 24 }

  /// The panes that `Tab` goes through.
  static func panes(
    of workspace: Workspace, scene: StageScene = .device, size: ScreenSize
  ) -> [StagePane] {
    switch workspace {
    case .inspect: [.inspect, .voiceOver, .findings, .log]
    case .verify: [.matrix, .cell]
    case .preview: hasPreviewCards(size) ? [.needs, .cards] : [.needs]
    case .stage:
      if size.columns < 80 {
        scene == .displays
          ? [.displays, .findings, .voiceOver, .log]
          : [.lockScreen, .island, .expanded, .stale, .ended, .findings, .voiceOver, .log]
      } else {
        StageGeometry(size, card: 53, pane: scene.pane, scene: scene).areas.map(\.pane)
          .reduce(into: [StagePane]()) { if !$0.contains($1) { $0.append($1) } }
      }
    }
  }

  /// The panes that there are, with their places, in the order of `Tab`; the island has two.
  var areas: [(pane: StagePane, area: CellRectangle)] {
    let all: [(StagePane, CellRectangle?)] = [
      (.lockScreen, lockScreen), (.island, compact), (.island, minimal), (.expanded, expanded),
      (.displays, displays), (.inspect, inspect), (.findings, findings), (.voiceOver, voiceOver),
      (.stale, stale),
      (.ended, ended), (.log, log), (.matrix, matrix), (.cell, cell), (.evidence, evidence),
      (.slots, slots), (.needs, needs),
      (.cards, cards), (.sizes, sizes),
    ]
    return all.compactMap { pane, area in area.map { (pane, $0) } }
  }

  /// Every rectangle that there is, for what concerns all.
  var panes: [CellRectangle] { areas.map(\.area) + [timeline, broke].compactMap { $0 } }
}
