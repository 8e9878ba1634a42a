import Inspection
import Layout
import Presentation
import Simulation

extension StageView {
  /// The Lock Screen pane, which also shows what would be where that has no pane of its own.
  func drawLockScreen(_ area: CellRectangle, on screen: inout StageScreen) {
    let shown = geometry.turnsLockScreen ? model.lockScreen : .now
    switch shown {
    case .now: drawLockScreenNow(area, on: &screen)
    case .ifStale, .ifEnded: drawCard(shown, area, named: "Lock Screen", on: &screen)
    }
  }

  private func drawLockScreenNow(_ area: CellRectangle, on screen: inout StageScreen) {
    let card = pictures.lockScreen(room(area))
    rule(
      area, title: join("Lock Screen", phase(card?.isRightToLeft ?? false)),
      measure: card.map(measure) ?? "", titleStyle: titleStyle(.lockScreen), on: &screen)
    guard let card else {
      screen.grid.write(
        "nothing on the Lock Screen", column: area.column + 2, row: area.row + 2, style: .quiet)
      return
    }
    show(card.picture, area, hasCursor: true, isLive: true, on: &screen)
  }

  /// A stale or ended pane: the live card once it is so, until then what it would say.
  func drawCard(
    _ view: LockScreenView, _ area: CellRectangle, named name: String? = nil,
    on screen: inout StageScreen
  ) {
    let isStale = view == .ifStale
    let phase = model.frame.focus?.phase
    let isLive = phase == (isStale ? .stale : .ended)
    if isLive, let card = pictures.lockScreen(room(area)) {
      let since = isStale ? model.frame.staleSince : model.frame.endedAt
      let leaves = isStale ? nil : model.frame.leavesAt
      rule(
        area,
        title: name.map { join($0, self.phase(card.isRightToLeft)) }
          ?? [
            since.map { isStale ? "stale since \($0)" : "ended \($0)" }
              ?? (isStale ? "stale" : "ended"),
            leaves.map { "leaves \($0)" },
          ].compactMap { $0 }.joined(separator: ", "),
        measure: measure(card),
        titleStyle: titleStyle(name == nil ? (isStale ? .stale : .ended) : .lockScreen),
        on: &screen)
      show(card.picture, area, hasCursor: name != nil, isLive: true, on: &screen)
      return
    }
    let surface = isStale ? model.frame.ifStale : model.frame.ifEnded
    let card = surface.flatMap {
      pictures.hypothetical($0, isStale ? .stale : .ended, room(area))
    }
    let condition = isStale ? "if stale now" : "if ended now"
    rule(
      area, title: join(name ?? "", card == nil ? (isStale ? "stale" : "ended") : condition),
      measure: card.map(measure) ?? "",
      titleStyle: model.pane == (isStale ? .stale : .ended) ? titleStyle(model.pane) : .quiet,
      on: &screen)
    if let card {
      show(card.picture, area, hasCursor: false, isLive: false, on: &screen)
    } else {
      let why =
        switch phase {
        case nil: "no activity"
        case .pending: "not started yet"
        case .active, .stale: "no Lock Screen presentation"
        case .ended, .dismissed: "it has ended"
        }
      screen.grid.write(why, column: area.column + 2, row: area.row + 2, style: .quiet)
    }
  }

  func drawCompactPane(_ area: CellRectangle, on screen: inout StageScreen) {
    rule(
      area, title: "compact", measure: pictures.reason(StagePictures.slots) ?? bounds(.island),
      titleStyle: titleStyle(.island), keepsMeasure: true, on: &screen)
    show(pictures.compact(room(area)), area, hasCursor: true, isLive: true, on: &screen)
  }

  /// Attached and detached side by side; each title stands over its picture.
  func drawMinimalPane(_ area: CellRectangle, on screen: inout StageScreen) {
    let attached = pictures.minimal(isAttached: true, room(area))
    let detached = pictures.minimal(isAttached: false, room(area))
    let reason = pictures.reason(.minimal)
    let second = area.column + 1 + attached.grid.columns + StagePictures.gap
    let isBeside = area.column > 0
    screen.grid.horizontalLine(column: area.column, row: area.row, columns: area.columns)
    extendRule(area, on: &screen)
    let secondTitleEnd = second + 8 + 2
    let fitsReason =
      reason.map { secondTitleEnd + screen.grid.cellWidth($0) + 4 <= area.endColumn } ?? true
    let first = isBeside ? area.column + 1 : area.column + 2
    if let reason, !fitsReason {
      title(
        join("minimal", reason), column: first, row: area.row, end: area.endColumn,
        style: titleStyle(.island), on: &screen)
    } else {
      title(
        "minimal attached", column: first, row: area.row, end: second - 1,
        style: titleStyle(.island), on: &screen)
      title(
        "detached", column: second, row: area.row, end: area.endColumn,
        style: titleStyle(.island), on: &screen)
      if let reason {
        let start = area.endColumn - 2 - screen.grid.cellWidth(reason)
        title(
          reason, column: start, row: area.row, end: area.endColumn, style: .quiet, on: &screen)
      }
    }
    let isNarrow = geometry.gutter == 1
    show(
      attached, area, gutter: isNarrow ? .number : DevicePicture.Gutter.none, hasCursor: true,
      isLive: isNarrow, on: &screen)
    show(
      detached,
      CellRectangle(
        column: second - 1, row: area.row, columns: area.endColumn - second + 1, rows: area.rows),
      gutter: isNarrow
        ? .number : .tags(columns: max(1, area.endColumn - second - detached.grid.columns)),
      hasCursor: false, isLive: true, on: &screen)
  }

  func drawExpandedPane(_ area: CellRectangle, on screen: inout StageScreen) {
    let card = pictures.expanded(room(area))
    let reason = pictures.reason(StagePictures.regions)
    rule(
      area, title: join("expanded", reason ?? "", bounds(.expanded)),
      measure: measure(card), titleStyle: titleStyle(.expanded), on: &screen)
    show(card.picture, area, hasCursor: true, isLive: true, on: &screen)
  }

  // MARK: Parts

  /// The cells of a pane that a picture may take: the rule has a row, the cursor a column, and the
  /// gutter as many as say something.
  private func room(_ area: CellRectangle) -> StagePictures.Room {
    let gutter = geometry.gutter == 1 ? 1 : StageGeometry.leastGutter
    return StagePictures.Room(columns: area.columns - 1 - gutter, rows: area.rows - 1)
  }

  /// The state of the focused activity in words.
  private func phase(_ isRightToLeft: Bool) -> String {
    let frame = model.frame
    let state =
      switch frame.focus?.phase {
      case nil: "no activity"
      case .pending: "pending"
      case .active: "active"
      case .stale: frame.staleSince.map { "stale since \($0)" } ?? "stale"
      case .ended:
        frame.endedAt.map { ended in
          frame.leavesAt.map { "ended \(ended), leaves \($0)" } ?? "ended \(ended)"
        } ?? "ended"
      case .dismissed: "dismissed"
      }
    return isRightToLeft ? join(state, "right to left") : state
  }

  private func clipped(_ points: Double, _ place: String) -> String {
    points > 0.5 ? "clipped \(Int(points.rounded(.up))) pt\(place)" : ""
  }

  /// How large a card is and what the device clips of it; where nobody measured, that it is so.
  func measure(_ card: StagePictures.Card) -> String {
    guard let size = card.size else { return "" }
    guard model.source.measure.isOfPoints else { return model.source.measure.words }
    let by = model.glyphs(.by)
    return join(
      "\(Int(size.width.rounded()))\(by)\(Int(size.height.rounded())) pt",
      clipped(card.clipped.height, ""), clipped(card.clipped.width, " at the side"))
  }

  /// Two parts of a title with the separator between; an empty one is left away.
  func join(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " \(model.glyphs(.separator)) ")
  }

  /// The rule over a pane. A measure that has no room beside the title is left away, unless it says
  /// more than a size.
  func rule(
    _ area: CellRectangle, title: String, measure: String = "", titleStyle: CellStyle = .title,
    measureStyle: CellStyle = .quiet, keepsMeasure: Bool = false, on screen: inout StageScreen
  ) {
    let fits = screen.grid.cellWidth(title) + screen.grid.cellWidth(measure) + 8 <= area.columns
    extendRule(area, on: &screen)
    screen.grid.horizontalLine(column: area.column, row: area.row, columns: area.columns)
    // A pane with a line at its left begins after it.
    let inset = hasLine(area) ? 1 : 0
    screen.grid.titledRule(
      column: area.column + inset, row: area.row, columns: area.columns - inset, title: title,
      measure: fits || keepsMeasure ? measure : "", titleStyle: titleStyle,
      measureStyle: measureStyle)
  }

  /// Whether a line runs down at the pane's left.
  func hasLine(_ area: CellRectangle) -> Bool {
    geometry.lines.contains {
      $0.column == area.column && $0.firstRow <= area.row && $0.lastRow > area.row
    }
  }

  /// Joins a rule to the line beside its pane, which belongs to the next one.
  private func extendRule(_ area: CellRectangle, on screen: inout StageScreen) {
    let meets = geometry.lines.contains {
      $0.column == area.endColumn && ($0.firstRow...$0.lastRow).contains(area.row)
    }
    if meets { screen.grid.horizontalLine(column: area.endColumn - 1, row: area.row, columns: 2) }
  }

  /// A title over something that does not begin at its pane's edge.
  private func title(
    _ text: String, column: Int, row: Int, end: Int, style: CellStyle = .title,
    on screen: inout StageScreen
  ) {
    let columns = min(screen.grid.cellWidth(text), end - column - 1)
    guard columns > 0 else { return }
    screen.grid.clear(CellRectangle(column: column - 1, row: row, columns: columns + 2, rows: 1))
    screen.grid.write(text, column: column, row: row, columns: columns, style: style)
  }
}
