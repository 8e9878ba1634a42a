package import Layout
import Presentation

/// The screen of a model.
package func viewStage(_ model: StageModel) -> CellGrid { StageScreen(model).grid }

/// Draws everything: panes, then what lies over them.
func drawStage(_ model: StageModel, on screen: inout StageScreen) {
  guard model.size.isEnough else {
    drawTooSmall(on: &screen.grid)
    return
  }
  let view = StageView(model)
  if model.presented != nil {
    view.drawPresenter(on: &screen)
  } else {
    view.draw(on: &screen)
  }
  guard let overlay = model.overlay else { return }
  screen.coverTargets()
  if model.presented == nil { view.drawKeyLine(on: &screen) }
  switch overlay {
  case .help(let search): drawHelp(search, model, on: &screen)
  case .commands(let palette): drawPalette(palette, model, on: &screen)
  case .languages(let picker): drawLanguagePicker(picker, model, on: &screen)
  case .name(let prompt): drawPrompt(prompt, on: &screen)
  case .problem(let problem): drawProblem(problem, on: &screen)
  }
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
    geometry = StageGeometry(
      model.size, card: pictures.cardColumns, pane: model.pane, workspace: model.workspace,
      scene: model.scene, isZoomed: model.isZoomed, isCellOpen: model.matrix.isOpen,
      isOfSlot: model.preview.page.map { PreviewPage.isSlot($0.surface) } ?? true)
  }

  func draw(on screen: inout StageScreen) {
    for line in geometry.lines {
      screen.grid.verticalLine(
        column: line.column, row: line.firstRow, rows: line.lastRow - line.firstRow + 1)
    }
    for (pane, area) in geometry.areas { screen.add(pane, area) }
    drawHeader(on: &screen)
    if let area = geometry.lockScreen { drawLockScreen(area, on: &screen) }
    if let area = geometry.compact { drawCompactPane(area, on: &screen) }
    if let area = geometry.minimal { drawMinimalPane(area, on: &screen) }
    if let area = geometry.expanded { drawExpandedPane(area, on: &screen) }
    if let area = geometry.displays { drawDisplays(area, on: &screen) }
    if let area = geometry.inspect { drawInspect(area, on: &screen) }
    if let area = geometry.voiceOver { drawTranscriptPane(area, on: &screen) }
    if let area = geometry.findings { drawFindingsPane(area, on: &screen) }
    if let area = geometry.timeline { drawTimeline(area, on: &screen) }
    if let area = geometry.stale { drawCard(.ifStale, area, on: &screen) }
    if let area = geometry.ended { drawCard(.ifEnded, area, on: &screen) }
    if let area = geometry.log { drawLog(area, on: &screen) }
    if let area = geometry.matrix { drawMatrix(area, on: &screen) }
    if let area = geometry.cell { drawCell(area, on: &screen) }
    if let area = geometry.broke { drawBroke(area, on: &screen) }
    if let area = geometry.evidence { drawEvidence(area, on: &screen) }
    if let area = geometry.slots { drawSlots(area, on: &screen) }
    if let area = geometry.needs { drawNeeds(area, on: &screen) }
    if let area = geometry.cards { drawCards(area, on: &screen) }
    if let area = geometry.sizes { drawSizes(area, on: &screen) }
    drawKeyLine(on: &screen)
  }

  /// `v` changes the places of the two lists.
  private func drawFindingsPane(_ area: CellRectangle, on screen: inout StageScreen) {
    if model.shows.voiceOverFirst {
      drawTranscript(area, on: &screen)
    } else {
      drawFindings(area, on: &screen)
    }
  }

  private func drawTranscriptPane(_ area: CellRectangle, on screen: inout StageScreen) {
    if model.shows.voiceOverFirst {
      drawFindings(area, on: &screen)
    } else {
      drawTranscript(area, on: &screen)
    }
  }

  /// How the title of a pane looks: the one with the keys stands out.
  func titleStyle(_ pane: StagePane) -> CellStyle {
    pane == model.pane && model.overlay == nil ? .focus : .title
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
