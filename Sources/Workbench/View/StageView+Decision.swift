import Inspection
import Languages
import Layout
import Simulation

extension StageView {
  /// The language in force, and what each party goes by: they decide for themselves, and may
  /// disagree.
  func drawDecision(_ area: CellRectangle, on grid: inout CellGrid) {
    let decision = model.frame.decision
    let column = contentColumn(area)
    let columns = contentColumns(area)
    let parties = model.frame.parties
    let nameWidth = min(14, max(6, parties.map { grid.cellWidth($0.name) }.max() ?? 0))
    let isWide = area.columns >= 40
    rule(
      area, title: "Decision", measure: isWide ? decision.rule.rawValue : decision.rule.word,
      on: &grid)
    for (index, party) in parties.prefix(area.rows - 1).enumerated() {
      let row = area.row + 1 + index
      let lags = lags(party, decision)
      var pieces: [Piece] = [
        lags ? .init(grid.glyphs(.warning), .warn) : .init(" "),
        .init(pad(party.name, nameWidth, grid), .quiet),
        .init("  \(pad(party.tag?.description ?? grid.glyphs(.notApplicable), 6, grid))"),
        .init(party.revision.map { " r\($0)" } ?? "   "),
      ]
      if isWide {
        pieces.append(.init("  \(party.source)", .quiet))
        if !party.languages.isEmpty {
          let languages = party.languages.map(\.description).joined(separator: ", ")
          pieces.append(.init("asked in \(languages)", .quiet, isTrailing: true))
        }
      }
      draw(pieces, column: column, row: row, columns: columns, on: &grid)
    }
  }

  /// Whether a party that should follow the app goes by another language or an older choice; the
  /// system has its own.
  private func lags(_ party: Party, _ decision: Decision) -> Bool {
    guard party.name != "system", party.name != "app", let tag = party.tag else { return false }
    return tag != decision.tag || party.revision.map { $0 < decision.revision } == true
  }

  private func pad(_ text: String, _ columns: Int, _ grid: CellGrid) -> String {
    text + String(repeating: " ", count: max(0, columns - grid.cellWidth(text)))
  }

  /// The diagnostics log of the step: ids, codes, tags and revisions.
  func drawLog(_ area: CellRectangle, on grid: inout CellGrid) {
    let log = model.frame.frame.world.log
    rule(
      area, title: join("Diagnostics", "no content"),
      measure: log.isEmpty ? "" : "\(log.count) in this step", on: &grid)
    for (index, entry) in log.prefix(area.rows - 1).enumerated() {
      let fields = entry.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let subject = entry.subject ?? ""
      draw(
        [
          .init(" \(pad(entry.event, 16, grid))"), .init(" \(pad(subject, 14, grid))", .quiet),
          .init(" \(fields)"),
        ], column: area.column, row: area.row + 1 + index, columns: area.columns, on: &grid)
    }
  }
}
