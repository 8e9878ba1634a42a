import Diagnostics
import Inspection
import Layout
import Presentation
import Simulation

extension StageView {
  /// The cell under the cursor: what must hold, and how each presentation fared in each state.
  func drawCell(_ area: CellRectangle, on screen: inout StageScreen) {
    let matrix = model.matrix
    guard let row = matrix.row else {
      rule(area, title: "Cell", on: &screen)
      return
    }
    let state = matrix.state(matrix.cursor)
    // The header names a cell that has the screen.
    let isAlone = geometry.matrix == nil
    rule(
      area, title: isAlone ? row.definition.title : cellName ?? "", measure: words(state),
      titleStyle: matrix.isOpen ? titleStyle(.matrix) : .title, measureStyle: state.style,
      keepsMeasure: true, on: &screen)
    let column = contentColumn(area)
    let columns = contentColumns(area)
    var top = area.row + 1
    let requirement = wrapped(row.definition.requirement, columns: columns - 2)
    // The list needs the greater part.
    let most = max(1, (area.rows - 1) / 3)
    for (index, words) in requirement.prefix(most).enumerated() {
      let isCut = index == most - 1 && requirement.count > most
      let line = isCut ? "\(words) \(model.glyphs(.cutHere))" : words
      screen.grid.write(line, column: column + 1, row: top, columns: columns - 2, style: .quiet)
      top += 1
    }
    // The list has its window under the rule of its area.
    let list = CellRectangle(
      column: area.column, row: top - (area.rows < 16 ? 1 : 0), columns: area.columns,
      rows: area.endRow - top + (area.rows < 16 ? 1 : 0))
    guard list.rows > 1 else { return }
    let lines = matrix.cells.enumerated().map { line($0.element, at: $0.offset) }
    drawList(
      lines.isEmpty ? [PaneLine(pieces: [.init(" r runs this cell, space all", .quiet)])] : lines,
      .cell, list, columns: columns, on: &screen)
  }

  /// Of a cell that fails, how much of it does.
  private func words(_ state: MatrixCellState) -> String {
    let cells = model.matrix.cells
    let failing = cells.count { $0.verdict == .fail }
    return failing > 0 && cells.count > 1 ? "\(failing) of \(cells.count) fail" : state.words
  }

  private func line(_ cell: VerificationCell, at index: Int) -> PaneLine {
    let state = MatrixCellState.judged(cell.verdict)
    let isSelected = index == model.matrix.selectedIndex
    return PaneLine(
      pieces: [
        isSelected ? .init(model.glyphs(.cursor), .focus) : .init(" "),
        .init(model.glyphs(state.glyph), state.style), .init(" \(name(of: cell))"),
      ] + trailing(cell), target: .presentation(index), isHead: true, isSelected: isSelected)
  }

  /// As `compact trailing, stale`; the state is left away where there is but one.
  private func name(of cell: VerificationCell) -> String {
    let states = Set(model.matrix.cells.compactMap(\.state))
    let surface = cell.surface.map { surfaceName($0.id) } ?? "the run as a whole"
    guard let state = cell.state, states.count > 1 else { return surface }
    return "\(surface), \(state)"
  }

  /// Language and reason where a run is marked, else the boundary.
  private func trailing(_ cell: VerificationCell) -> [Piece] {
    guard cell.verdict == .fail else { return [] }
    if let tag = tag(of: cell) {
      return [
        .init(
          tag.text(model.glyphs), CellStyle(.plain, mark: CellMark(.tag, tint: tag.tint)),
          isTrailing: true)
      ]
    }
    return [.init(cell.boundary?.rawValue ?? "", .quiet, isTrailing: true)]
  }

  private func tag(of cell: VerificationCell) -> StageFinding.Tag? {
    guard let finding = cell.telling,
      let frame = model.matrix.source?.frame(of: cell, after: finding.step)
    else { return nil }
    for surface in frame.surfaces
    where surface.surface.id == finding.surface {
      let judged = surface.judged.first {
        $0.finding?.id == finding.id && $0.finding?.place == finding.place
      }
      if let judged { return model.tints.tag(of: judged) }
    }
    return nil
  }

  // MARK: Where it broke

  /// The boundaries that the presentation under the cursor crossed; the first that broke is the
  /// diagnosis.
  func drawBroke(_ area: CellRectangle, on screen: inout StageScreen) {
    let cell = model.matrix.selected
    let isBroken = cell?.boundary != nil
    rule(
      area, title: isBroken ? "Where it broke" : "Boundaries",
      measure: cell?.surface.map { surfaceName($0.id) } ?? "", on: &screen)
    guard let cell, !model.matrix.lacksDetails else { return }
    guard let diagnosis = model.matrix.source?.diagnosis(of: cell) else {
      let words = cell.played == nil ? "nothing was played" : "it is about no single text"
      draw(
        [.init(" \(words)", .quiet)], column: contentColumn(area), row: area.row + 1,
        columns: contentColumns(area), on: &screen)
      return
    }
    let words = DiagnosisWords(
      place: { model.shortPlace($0) }, file: { model.shortPath($0) },
      time: { time in moment(cell).map { ScenarioStage.clock(time, $0.world) } ?? "" },
      separator: " \(model.glyphs(.separator)) ")
    let columns = min(116, area.endColumn - contentColumn(area))
    let room = area.rows - 1
    var spare = room - diagnosis.links.count
    let lines = diagnosis.links.flatMap { link -> [PaneLine] in
      let words = words.line(link)
      // What broke is told whole where there is room, beginning on its own line.
      let parts = link.state == .broke ? wrapped(words, columns: columns - 21) : [words]
      guard parts.count > 1, spare > 0 else {
        return [line(InspectChain.Link(boundary: link.boundary, state: link.state, words: words))]
      }
      let shown =
        parts.count - 1 <= spare
        ? parts
        : Array(parts.prefix(spare)) + [
          parts.dropFirst(spare).joined(separator: " ")
        ]
      spare -= shown.count - 1
      return [line(InspectChain.Link(boundary: link.boundary, state: link.state, words: shown[0]))]
        + shown.dropFirst().map {
          PaneLine(pieces: [.init(String(repeating: " ", count: 20)), .init($0)])
        }
    }
    // What broke stays in sight where not all have room.
    let broken = diagnosis.links.firstIndex { $0.state == .broke } ?? 0
    let first = max(0, min(broken - room / 2, lines.count - room))
    for (index, line) in lines.dropFirst(first).prefix(room).enumerated() {
      draw(
        line.pieces, column: contentColumn(area), row: area.row + 1 + index, columns: columns,
        on: &screen)
    }
  }

  /// What stood at the step at which it failed, or was first looked at.
  private func moment(_ cell: VerificationCell) -> Frame? {
    cell.step.flatMap { model.matrix.source?.frame(of: cell, after: $0) }
  }

  // MARK: Evidence

  /// What the verdict rests on: findings with the line to mend, then what did not hold, what could
  /// not be looked at, what held.
  func drawEvidence(_ area: CellRectangle, on screen: inout StageScreen) {
    let cell = model.matrix.selected
    var measure = ""
    if let cell, let frame = moment(cell) {
      let count = cell.played?.script.lastStep ?? 0
      measure = join(
        "step \(frame.step)/\(count)", ScenarioStage.clock(frame.world.clock, frame.world))
    }
    rule(area, title: "Evidence", measure: measure, on: &screen)
    guard let cell else { return }
    let columns = contentColumns(area)
    var lines = cell.unclaimed.flatMap { finding -> [PaneLine] in
      paragraph(finding.message, severity(finding.severity), columns: columns)
        + [placeLine(finding.place, columns: columns)]
    }
    var place = cell.verdict == .fail && cell.telling == nil ? cell.place : nil
    let order: [CellEvidence.Outcome] = [.failed, .unseen, .held, .fact]
    for outcome in order {
      // A line that holds at each of many steps is told once.
      var told: Set<String> = []
      for evidence in cell.evidence where evidence.outcome == outcome {
        let step = outcome == .failed ? evidence.step.map { "step \($0): " } ?? "" : ""
        guard told.insert(step + evidence.text).inserted else { continue }
        lines += paragraph(step + evidence.text, sign(outcome), columns: columns)
        if outcome == .failed, evidence.text == cell.failure, let failedAt = place {
          lines.append(placeLine(failedAt, columns: columns))
          place = nil
        }
      }
    }
    let claimed = cell.findings.filter(\.claimed).reduce(into: [String]()) {
      if !$0.contains($1.id) { $0.append($1.id) }
    }
    lines += claimed.flatMap {
      paragraph("\($0), as the case asks", sign(.held), columns: columns)
    }
    drawList(lines, .evidence, area, on: &screen)
  }

  private func placeLine(_ place: SourceLocation, columns: Int) -> PaneLine {
    PaneLine(pieces: [.init("   \(shortPlace(place, columns: columns - 4))", .quiet)])
  }

  private func paragraph(_ text: String, _ sign: Piece, columns: Int) -> [PaneLine] {
    wrapped(text, columns: columns - 4).enumerated().map { index, line in
      PaneLine(
        pieces: index == 0
          ? [.init(" "), sign, .init(" \(line)")] : [.init("   \(line)")], isHead: index == 0)
    }
  }

  private func sign(_ outcome: CellEvidence.Outcome) -> Piece {
    switch outcome {
    case .held: .init(model.glyphs(.passes), .good)
    case .failed: .init(model.glyphs(.fails), .bad)
    case .unseen: .init(model.glyphs(.couldNotLook), .unknown)
    case .fact: .init(model.glyphs(.separator), .quiet)
    }
  }
}
