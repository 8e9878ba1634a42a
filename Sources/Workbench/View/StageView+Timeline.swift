import Diagnostics
import Inspection
import Layout
import Localization
import Presentation

extension StageView {
  /// The caption, the steps, and where the script stands.
  func drawTimeline(_ area: CellRectangle, on screen: inout StageScreen) {
    let isPlaying = model.isPlaying
    let isWaiting = model.waitsForKey
    let state =
      isPlaying
      ? "\(screen.grid.glyphs(.cursor)) playing"
      : "\(screen.grid.glyphs(.stepPast)) \(isWaiting ? "pauses here: space goes on" : "paused")"
    let speed = area.rows > 3 || model.speed != .once ? "  \(speedText)" : ""
    rule(
      area, title: join("Timeline", model.frame.chapter ?? "", alert ?? ""),
      measure: state + speed, measureStyle: isPlaying || isWaiting ? .time : .quiet,
      keepsMeasure: alert != nil || isWaiting, on: &screen)
    let caption = model.frame.caption ?? ""
    let width = min(screen.grid.cellWidth(caption), area.columns - 2)
    screen.grid.write(
      caption, column: area.column + 1 + (area.columns - 2 - width) / 2, row: area.row + 1,
      columns: width)
    if area.rows > 3 {
      drawSpreadSteps(area, on: &screen)
    } else {
      drawCompactSteps(area, on: &screen)
    }
  }

  /// What the paired Apple Watch says at this step; the phone itself shows none of it.
  private var alert: String? {
    let alert = model.frame.frame.surfaces.last { $0.surface == .alert }
    return alert.map { alert in
      "on the watch: "
        + alert.resolved.texts.map { "“\($0.string.spelledOut)”" }
        .joined(separator: " ")
    }
  }

  private var speedText: String {
    guard model.glyphs != .unicode else { return model.speed.rawValue }
    return model.speed.rawValue.replacing("½", with: "1/2").replacing("×", with: "x")
  }

  private var steps: [StageStep] { model.source.steps }

  /// How far the script is, as `6/10`.
  private var count: String { "\(model.position.step)/\(steps.count)" }

  private var step: StageStep? {
    steps.indices.contains(model.position.step - 1) ? steps[model.position.step - 1] : nil
  }

  /// One row: the clock at the beginning, the steps, the clock at the end, the step in words.
  private func drawCompactSteps(_ area: CellRectangle, on screen: inout StageScreen) {
    let row = area.row + 2
    let start = steps.first?.clock ?? model.frame.clock
    let end = String((steps.last?.clock ?? "").prefix(5))
    let words = "\(count) \(step?.name ?? "")"
    // As wide as the widest step, so that nothing moves from one to the next.
    let widest = steps.map { screen.grid.cellWidth($0.name) }.max() ?? 0
    let right = min(2 * screen.grid.cellWidth("\(steps.count)") + 2 + widest, area.columns / 3 + 4)
    let left = area.column + 2 + screen.grid.cellWidth(start)
    let room = area.columns - left - right - screen.grid.cellWidth(end) - 4
    screen.grid.write(start, column: area.column + 1, row: row, style: .quiet)
    let spacing = max(1, min(3, steps.isEmpty ? 1 : (room - 1) / max(1, steps.count - 1)))
    let marks = drawMarks(from: left, row: row, room: room, spacing: spacing, on: &screen)
    screen.grid.write(end, column: marks.end + 1, row: row, style: .quiet)
    screen.grid.write(
      words, column: area.endColumn - 1 - right, row: row, columns: right, alignment: .trailing)
  }

  /// Three rows: steps, what they do, and the clock where it moved.
  private func drawSpreadSteps(_ area: CellRectangle, on screen: inout StageScreen) {
    let row = area.row + 2
    let countWidth = screen.grid.cellWidth(count)
    let room = area.columns - 2 - countWidth - 3
    let spacing = max(4, min(14, steps.isEmpty ? 4 : room / steps.count))
    let (shown, _) = drawMarks(from: 2, row: row, room: room, spacing: spacing, on: &screen)
    screen.grid.write(count, column: area.endColumn - 1 - countWidth, row: row)
    let end = area.endColumn - 1
    let labelled = shown.filter { isLabelled($0, spacing: spacing) }
    for (place, index) in labelled.enumerated() {
      let column = 2 + (index - shown.lowerBound) * spacing
      let next = place + 1 < labelled.count ? labelled[place + 1] - index : shown.upperBound - index
      let isNow = index + 1 == model.position.step
      let isPast = index + 1 < model.position.step
      let columns = min(next * spacing - 1, end - column)
      screen.grid.write(
        label(index, columns: columns, screen.grid), column: column, row: row + 1, columns: columns,
        style: isNow ? .time : isPast ? .quiet : .plain)
    }
    var clockEnd = 0
    for (place, index) in shown.enumerated() {
      let column = 2 + place * spacing
      let isNow = index + 1 == model.position.step
      let moved = index == 0 || steps[index].clock != steps[index - 1].clock
      if moved || isNow, column >= clockEnd, column + 8 < area.endColumn {
        let text = isNow ? model.frame.clock : steps[index].clock
        screen.grid.write(text, column: column, row: row + 2, style: isNow ? .time : .quiet)
        clockEnd = column + 9
      }
    }
  }

  /// What a step is called in so many columns: without its verb where both have no room.
  private func label(_ index: Int, columns: Int, _ grid: CellGrid) -> String {
    let label = steps[index].label
    guard grid.cellWidth(label) > columns, let last = label.split(separator: " ").last else {
      return label
    }
    return String(last)
  }

  /// Whether a step is named: where steps stand close, only those that do something, and the one
  /// that is now.
  private func isLabelled(_ index: Int, spacing: Int) -> Bool {
    if spacing >= 9 || index + 1 == model.position.step { return true }
    switch steps[index].kind {
    case .event, .language, .pause, .chapter, .other: return true
    case .expect(passed: false): return true
    case .caption, .expect: return false
    }
  }

  /// The steps that have room around the one that is now, and the column after the last.
  func drawMarks(
    from column: Int, row: Int, room: Int, spacing: Int, on screen: inout StageScreen
  ) -> (shown: Range<Int>, end: Int) {
    let fits = max(1, (room - 1) / spacing + 1)
    let first =
      steps.count <= fits
      ? 0 : max(0, min(steps.count - fits, model.position.step - 1 - fits / 2))
    let shown = first..<min(steps.count, first + fits)
    var x = column
    for index in shown {
      if index > shown.lowerBound {
        screen.grid.write(
          String(repeating: screen.grid.glyphs(.horizontal), count: spacing - 1), column: x,
          row: row,
          style: .rule)
        x += spacing - 1
      }
      let (glyph, style) = mark(index)
      screen.grid.put(Cell(screen.grid.glyphs(glyph), style: style), column: x, row: row)
      // A step is one cell; what is about it belongs to it too.
      screen.add(
        .step(index + 1),
        CellRectangle(
          column: x - (spacing - 1) / 2, row: row, columns: spacing, rows: 1))
      x += 1
    }
    // Steps that have no room here are not gone.
    if shown.lowerBound > 0 {
      screen.grid.put(
        Cell(screen.grid.glyphs(.cutHere), style: .quiet), column: column - 1, row: row)
    }
    if shown.upperBound < steps.count {
      screen.grid.put(Cell(screen.grid.glyphs(.cutHere), style: .quiet), column: x, row: row)
    }
    return (shown, x)
  }

  private func mark(_ index: Int) -> (Glyph, CellStyle) {
    let now = model.position.step - 1
    if case .expect(passed: false) = steps[index].kind {
      return (.fails, index == now ? CellStyle(.bad, isReversed: true) : .bad)
    }
    if index == now { return (.stepNow, .time) }
    let style: CellStyle = index < now ? .quiet : .plain
    switch steps[index].kind {
    case .language: return (.languageStep, style)
    case .expect(passed: nil): return (.couldNotLook, .quiet)
    case .event, .caption, .chapter, .expect, .pause, .other:
      return (index < now ? .stepPast : .stepToCome, style)
    }
  }
}
