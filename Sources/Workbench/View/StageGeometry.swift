import Layout

/// Where the panes stand on a screen; nil for one that has no room there. A pane's rectangle has
/// its rule in the first row, and a line at its left where it does not begin at the edge.
///
/// Width and height count apart: under 80 columns one pane has the screen; 120 and 200 columns, and
/// 24, 40 and 60 rows, each bring more panes.
struct StageGeometry: Hashable {
  var lockScreen: CellRectangle?
  var compact: CellRectangle?
  var minimal: CellRectangle?
  var expanded: CellRectangle?
  /// Where the activity is shown once more, in a scene of their own.
  var displays: CellRectangle?
  var stale: CellRectangle?
  var ended: CellRectangle?
  var inspect: CellRectangle?
  var findings: CellRectangle?
  var voiceOver: CellRectangle?
  var log: CellRectangle?
  var timeline: CellRectangle?
  /// The grid of Verify, then what the cell under its cursor holds, at which boundary it broke, and
  /// what says so.
  var matrix: CellRectangle?
  var cell: CellRectangle?
  var broke: CellRectangle?
  var evidence: CellRectangle?
  /// Pictures of a slot side by side, or of one card; the table; whole cards; the text sizes.
  var slots: CellRectangle?
  var needs: CellRectangle?
  var cards: CellRectangle?
  var sizes: CellRectangle?
  /// Columns of the gutter beside the pictures.
  var gutter = 1
  /// Columns that number, language and reason need; the number alone needs one.
  static let leastGutter = 8
  /// Columns at which a line runs down, and the rows between whose rules it does.
  var lines: [Line] = []

  /// A line between panes.
  struct Line: Hashable {
    var column: Int
    var firstRow: Int
    var lastRow: Int
  }

  /// The header has the first row, the keys the last.
  static let firstRow = 1

  init(
    _ size: ScreenSize, card: Int, pane: StagePane, workspace: Workspace = .stage,
    scene: StageScene = .device, isZoomed: Bool = false, isCellOpen: Bool = false,
    isOfSlot: Bool = true
  ) {
    switch workspace {
    case .verify: layVerify(size, isZoomed: isZoomed, isCellOpen: isCellOpen)
    case .preview: layPreview(size, pane: pane, isZoomed: isZoomed, isOfSlot: isOfSlot)
    case .stage:
      layStage(size, card: card, pane: pane, isZoomed: isZoomed)
      if scene == .displays { layDisplays() }
    case .inspect:
      if isZoomed || !StageGeometry.hasInspectPanes(size) {
        let area = CellRectangle(
          column: 0, row: Self.firstRow, columns: size.columns, rows: size.rows - 2)
        layAlone(pane, area)
      } else {
        layInspect(size)
      }
    }
  }

  /// Whether `i` has work: a stale or an ended pane has no room.
  var turnsLockScreen: Bool { (stale == nil || ended == nil) && lockScreen != nil }

  private mutating func layStage(
    _ size: ScreenSize, card: Int, pane: StagePane, isZoomed: Bool
  ) {
    let (columns, rows) = (size.columns, size.rows)
    let isTall = rows >= 40 && columns >= 120
    let isAlone = columns < 80 || isZoomed
    let below = isAlone ? 1 : isTall && rows >= 60 ? 8 : isTall ? 7 : 1
    let timelineRows = isTall ? 5 : 3
    let timeline = CellRectangle(
      column: 0, row: rows - below - timelineRows, columns: columns, rows: timelineRows)
    self.timeline = timeline
    if isAlone {
      layAlone(
        pane,
        CellRectangle(
          column: 0, row: Self.firstRow, columns: columns, rows: timeline.row - Self.firstRow))
      let free = columns - card - 1
      gutter = free >= Self.leastGutter ? Self.leastGutter : 1
    } else if isTall {
      layBeside(size, card: card, timeline)
    } else {
      layInRows(size, card: card, timeline)
    }
  }

  /// The other displays in the room of the device, and of what it would show.
  private mutating func layDisplays() {
    let end = timeline?.row ?? 0
    let device = [lockScreen, compact, minimal, expanded, stale, ended].compactMap { $0 }
    let above = device.filter { $0.endRow <= end }
    if let first = above.first {
      displays = CellRectangle(
        column: first.column, row: first.row, columns: first.columns,
        rows: (above.map(\.endRow).max() ?? first.endRow) - first.row)
    }
    // The island had the whole width.
    if let findings, let displays, findings.column == displays.endColumn {
      let bottom = voiceOver.flatMap { $0.column == findings.column ? $0.row : nil } ?? end
      self.findings?.rows = bottom - findings.row
      lines.append(Line(column: findings.column, firstRow: findings.row, lastRow: bottom))
    }
    if let stale, let ended, stale.row >= end {
      log = CellRectangle(
        column: stale.column, row: stale.row, columns: stale.columns + ended.columns,
        rows: stale.rows)
    }
    lockScreen = nil
    compact = nil
    minimal = nil
    expanded = nil
    stale = nil
    ended = nil
  }

  /// One pane has the room.
  private mutating func layAlone(_ pane: StagePane, _ area: CellRectangle) {
    switch pane {
    case .lockScreen: lockScreen = area
    case .island:
      compact = CellRectangle(column: 0, row: area.row, columns: area.columns, rows: 4)
      minimal = CellRectangle(column: 0, row: area.row + 4, columns: area.columns, rows: 4)
    case .expanded: expanded = area
    case .displays: displays = area
    case .stale: stale = area
    case .ended: ended = area
    case .inspect: inspect = area
    case .findings: findings = area
    case .voiceOver: voiceOver = area
    case .log: log = area
    case .matrix, .cell, .evidence, .slots, .needs, .cards, .sizes: break
    }
  }

  /// From 80 columns and under 120×40: the Lock Screen beside the findings, the island in a row,
  /// expanded beside VoiceOver.
  private mutating func layInRows(_ size: ScreenSize, card: Int, _ timeline: CellRectangle) {
    let left = max(55, card + 2)
    let right = size.columns - left
    let room = timeline.row - Self.firstRow
    let hasExpanded = size.rows >= 24
    let hasIsland = room >= 12
    let islandRows = hasIsland ? 4 : 0
    // What is more than at 24 rows goes to both cards, the first before the second.
    let spare = hasExpanded ? room - 19 : 0
    let upper = hasExpanded ? 8 + min(spare, 4) : room - islandRows
    let lower = room - upper - islandRows
    lockScreen = CellRectangle(column: 0, row: Self.firstRow, columns: left, rows: upper)
    findings = CellRectangle(column: left, row: Self.firstRow, columns: right, rows: upper)
    lines.append(Line(column: left, firstRow: Self.firstRow, lastRow: Self.firstRow + upper))
    var row = Self.firstRow + upper
    if hasIsland {
      let compactColumns = card > 53 ? 41 : 38
      compact = CellRectangle(column: 0, row: row, columns: compactColumns, rows: 4)
      minimal = CellRectangle(
        column: compactColumns, row: row, columns: size.columns - compactColumns, rows: 4)
      row += 4
    }
    if hasExpanded {
      expanded = CellRectangle(column: 0, row: row, columns: left, rows: lower)
      voiceOver = CellRectangle(column: left, row: row, columns: right, rows: lower)
      lines.append(Line(column: left, firstRow: row, lastRow: timeline.row))
    }
  }

  /// From 120×40: the device at the left, the lists beside it, from 200 columns Inspect between
  /// them; stale and ended below the timeline, or below the device from 60 rows on.
  private mutating func layBeside(
    _ size: ScreenSize, card: Int, _ timeline: CellRectangle
  ) {
    let isTallest = size.rows >= 60
    let left = max(62, card + 9)
    gutter = left - 1 - card
    let spare = size.rows - (isTallest ? 60 : 40)
    let cards = isTallest ? [12, 12] : [10 + min(spare, 2), 9 + max(0, spare - 2)]
    var row = Self.firstRow
    func take(_ rows: Int) -> CellRectangle {
      defer { row += rows }
      return CellRectangle(column: 0, row: row, columns: left, rows: rows)
    }
    lockScreen = take(cards[0])
    compact = take(4)
    minimal = take(4)
    expanded = take(cards[1])
    let below = size.rows - 1 - timeline.endRow
    if isTallest {
      stale = take(7)
      ended = take(7 + spare)
      log = CellRectangle(column: 0, row: timeline.endRow, columns: size.columns, rows: below)
    } else {
      let half = size.columns / 2
      stale = CellRectangle(column: 0, row: timeline.endRow, columns: half, rows: below)
      ended = CellRectangle(
        column: half, row: timeline.endRow, columns: size.columns - half, rows: below)
    }
    let hasInspect = size.columns >= 200
    let lists = hasInspect ? left + (size.columns - left) / 2 : left
    if hasInspect {
      inspect = CellRectangle(
        column: left, row: Self.firstRow, columns: lists - left,
        rows: timeline.row - Self.firstRow)
      lines.append(Line(column: left, firstRow: Self.firstRow, lastRow: timeline.row))
    }
    let right = size.columns - lists
    let findingsRows = isTallest ? 30 : 19 + spare
    findings = CellRectangle(column: lists, row: Self.firstRow, columns: right, rows: findingsRows)
    voiceOver = CellRectangle(
      column: lists, row: Self.firstRow + findingsRows, columns: right,
      rows: timeline.row - Self.firstRow - findingsRows)
    lines.append(Line(column: lists, firstRow: Self.firstRow, lastRow: timeline.row))
  }
}
