import Diagnostics
import Inspection
import Layout
import Simulation

extension StageView {
  /// The diagnostics log of the run up to here: ids, codes, tags and revisions, never a text.
  func drawLog(_ area: CellRectangle, on screen: inout StageScreen) {
    let log = model.frame.log.filter { isKept(text(of: $0), .log) }
    let rows = area.rows - 1
    let most = max(0, log.count - rows)
    let first = max(0, min(most, most + (model.scrolled[.log] ?? 0)))
    let last = min(log.count, first + rows)
    listRule(
      area, .log, title: join("Diagnostics", "no content"),
      measure: log.isEmpty ? "" : "\(last) of \(log.count)", on: &screen)
    let eventWidth = min(20, log.map(\.entry.event.count).max() ?? 0)
    let subjectWidth = min(14, log.map { $0.entry.subject?.count ?? 0 }.max() ?? 0)
    for (index, line) in log[first..<last].enumerated() {
      let fields = line.entry.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      // What happened in this step stands out from what came before.
      let isNow = model.frame.frame.world.log.contains(line.entry)
      let style: CellStyle = isNow ? .plain : .quiet
      draw(
        [
          .init(" \(line.clock) ", .quiet),
          .init(pad(line.entry.event, eventWidth).spelledOut, style),
          .init("  " + pad(line.entry.subject ?? "", subjectWidth).spelledOut, .quiet),
          .init("  " + fields.spelledOut, style),
        ], column: area.column, row: area.row + 1 + index, columns: area.columns, on: &screen)
    }
  }

  private func text(of line: StageLogLine) -> String {
    let fields = line.entry.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    return "\(line.clock) \(line.entry.event) \(line.entry.subject ?? "") \(fields)"
  }
}
