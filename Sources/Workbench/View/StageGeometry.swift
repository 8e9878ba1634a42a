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
  var stale: CellRectangle?
  var ended: CellRectangle?
  var findings: CellRectangle?
  var decision: CellRectangle?
  var log: CellRectangle?
  var timeline: CellRectangle
  /// Columns of the gutter beside the pictures.
  var gutter: Int
  /// Columns at which a line runs down, and the rows between whose rules it does.
  var lines: [Line] = []

  /// A line between panes.
  struct Line: Hashable {
    var column: Int
    var firstRow: Int
    var lastRow: Int
  }

  /// The header has the first row, the keys the last.
  private static let firstRow = 1

  init(_ size: ScreenSize, card: Int, pane: StagePane) {
    let (columns, rows) = (size.columns, size.rows)
    let isTall = rows >= 40 && columns >= 120
    let isTallest = rows >= 60 && columns >= 200
    let below = isTallest ? 8 : isTall ? 7 : 1
    let timelineRows = isTall ? 5 : 3
    timeline = CellRectangle(
      column: 0, row: rows - below - timelineRows, columns: columns, rows: timelineRows)
    gutter = 1
    if columns < 80 {
      layOneAlone(pane, columns: columns)
    } else if isTall {
      layBeside(size, card: card, isTallest: isTallest)
    } else {
      layInRows(size, card: card)
    }
  }

  /// Whether `i` has work: a stale or an ended pane has no room.
  var turnsLockScreen: Bool { stale == nil || ended == nil }

  /// Under 80 columns.
  private mutating func layOneAlone(_ pane: StagePane, columns: Int) {
    let area = CellRectangle(
      column: 0, row: Self.firstRow, columns: columns, rows: timeline.row - Self.firstRow)
    switch pane {
    case .lockScreen: lockScreen = area
    case .island:
      compact = CellRectangle(column: 0, row: area.row, columns: columns, rows: 4)
      minimal = CellRectangle(column: 0, row: area.row + 4, columns: columns, rows: 4)
    case .expanded: expanded = area
    case .stale: stale = area
    case .ended: ended = area
    case .findings: findings = area
    case .decision: decision = area
    }
    // Number, language and reason need eight columns; the number alone needs one.
    gutter = columns - 54 >= 8 ? 8 : 1
  }

  /// From 80 columns and under 120×40: the Lock Screen beside the findings, the island in a row,
  /// expanded beside the decision.
  private mutating func layInRows(_ size: ScreenSize, card: Int) {
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
      decision = CellRectangle(column: left, row: row, columns: right, rows: lower)
      lines.append(Line(column: left, firstRow: row, lastRow: timeline.row))
    }
  }

  /// From 120×40: the device at the left, the findings beside it; stale and ended below the
  /// timeline, or below the device from 200×60 on.
  private mutating func layBeside(_ size: ScreenSize, card: Int, isTallest: Bool) {
    let left = max(62, card + 9)
    let right = size.columns - left
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
    if isTallest {
      stale = take(7)
      ended = take(7 + spare)
      log = CellRectangle(
        column: 0, row: timeline.endRow, columns: size.columns,
        rows: size.rows - 1 - timeline.endRow)
    } else {
      let half = size.columns / 2
      let rows = size.rows - 1 - timeline.endRow
      stale = CellRectangle(column: 0, row: timeline.endRow, columns: half, rows: rows)
      ended = CellRectangle(
        column: half, row: timeline.endRow, columns: size.columns - half, rows: rows)
    }
    let findingsRows = isTallest ? 30 : 19 + spare
    findings = CellRectangle(column: left, row: Self.firstRow, columns: right, rows: findingsRows)
    decision = CellRectangle(
      column: left, row: Self.firstRow + findingsRows, columns: right,
      rows: timeline.row - Self.firstRow - findingsRows)
    lines.append(Line(column: left, firstRow: Self.firstRow, lastRow: timeline.row))
  }

  /// Every pane that there is, for what concerns all.
  var panes: [CellRectangle] {
    [lockScreen, compact, minimal, expanded, stale, ended, findings, decision, log, timeline]
      .compactMap { $0 }
  }
}
