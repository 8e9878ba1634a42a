package import Layout
import Presentation

/// The screen of a model.
package func viewStage(_ model: StageModel) -> CellGrid {
  var grid = CellGrid(
    columns: model.size.columns, rows: model.size.rows, glyphs: model.glyphs)
  guard model.size.isEnough else {
    drawTooSmall(on: &grid)
    return grid
  }
  let view = StageView(model)
  view.draw(on: &grid)
  switch model.overlay {
  case .help: drawHelp(on: &grid)
  case .languages(let picker): drawLanguagePicker(picker, model, on: &grid)
  case nil: break
  }
  return grid
}

/// The panes of one model, with what several of them need made once.
struct StageView {
  let model: StageModel
  let geometry: StageGeometry
  let findings: [StageFinding]
  let pictures: StagePictures

  init(_ model: StageModel) {
    self.model = model
    findings = model.numbered
    pictures = StagePictures(model, findings)
    geometry = StageGeometry(model.size, card: pictures.cardColumns, pane: model.pane)
  }

  func draw(on grid: inout CellGrid) {
    for line in geometry.lines {
      grid.verticalLine(
        column: line.column, row: line.firstRow, rows: line.lastRow - line.firstRow + 1)
    }
    drawHeader(on: &grid)
    if let area = geometry.lockScreen { drawLockScreen(area, on: &grid) }
    if let area = geometry.compact { drawCompactPane(area, on: &grid) }
    if let area = geometry.minimal { drawMinimalPane(area, on: &grid) }
    if let area = geometry.expanded { drawExpandedPane(area, on: &grid) }
    if let area = geometry.findings { drawFindings(area, on: &grid) }
    if let area = geometry.decision { drawDecision(area, on: &grid) }
    drawTimeline(geometry.timeline, on: &grid)
    if let area = geometry.stale { drawCard(.ifStale, area, on: &grid) }
    if let area = geometry.ended { drawCard(.ifEnded, area, on: &grid) }
    if let area = geometry.log { drawLog(area, on: &grid) }
    drawKeyLine(on: &grid)
  }
}

private func drawTooSmall(on grid: inout CellGrid) {
  let least = ScreenSize.least
  let by = grid.glyphs(.by)
  let lines = [
    "polyglance needs \(least.columns)\(by)\(least.rows), this is \(grid.columns)\(by)\(grid.rows)",
    "enlarge it, or q quits",
  ]
  let top = max(0, (grid.rows - lines.count) / 2)
  for (index, line) in lines.enumerated() {
    let start = max(0, (grid.columns - grid.cellWidth(line)) / 2)
    grid.write(line, column: start, row: top + index)
  }
}
