import CNcurses
package import Layout
import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension NcursesDevice {
  /// Shows a grid at once, or soon where an update was only just sent: thirty a second are enough.
  package func draw(_ grid: CellGrid) { show(grid, changedRows: nil) }

  package func draw(_ grid: CellGrid, changing rows: [Int], of before: CellGrid) {
    show(grid, changedRows: shown?.sharesCells(with: before) == true ? rows : nil)
  }

  private func show(_ grid: CellGrid, changedRows: [Int]?) {
    pending = grid
    pendingRows = changedRows
    if let due, due > .now { return }
    showPending()
  }

  /// When the next update may be sent; nil where none waits.
  var due: ContinuousClock.Instant? {
    guard pending != nil else { return nil }
    // Two in 67 ms rather than one in 33: the answer to a key does not wait for the one before it.
    return updateBeforeLast.map { $0 + .milliseconds(67) } ?? .now
  }

  /// Sends the cells that differ from what is on the screen, if any do.
  func showPending() {
    guard let grid = pending else { return }
    pending = nil
    let before = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
    let rows = pendingRows ?? before.map(grid.changedRows) ?? Array(0..<grid.rows)
    guard !rows.isEmpty else { return }
    for row in rows where row < size.rows {
      draw(grid.row(row), over: before?.row(row), row: Int32(row))
    }
    shown = grid
    wnoutrefresh(curses_window())
    if isSynchronized { write(bytes: Array(Synchronization.begin.utf8), to: 1) }
    doupdate()
    writePastCurses(grid, over: before, rows: rows)
    if isSynchronized { write(bytes: Array(Synchronization.end.utf8), to: 1) }
    updateBeforeLast = lastUpdate
    lastUpdate = .now
  }

  package func repaint() {
    shown = nil
    clearok(curses_window(), true)
  }

  private func draw(_ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>?, row: Int32) {
    for (offset, index) in cells.indices.enumerated() where offset < size.columns {
      let cell = cells[index]
      guard !cell.isContinuation else { continue }
      if let before, before[index] == cell {
        // A wide cluster is sent again whole when either half was something else.
        let last = index + max(1, cell.width) - 1
        if last == index || before[last] == cells[last] { continue }
      }
      let column = Int32(offset)
      switch CellCharacter(cell) {
      case .held(let scalars): put(scalars, style: cell.style, column: column, row: row)
      case .written:
        for half in 0..<Int32(cell.width) {
          put([" "], style: cell.style, column: column + half, row: row)
        }
      }
    }
  }

  private func put(_ scalars: [Unicode.Scalar], style: CellStyle, column: Int32, row: Int32) {
    let look = palette.look(style)
    var text = scalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    var character = cchar_t()
    setcchar(&character, &text, attributes(look), pair(look), nil)
    mvwadd_wch(curses_window(), row, column, &character)
  }

  func attributes(_ look: CellLook) -> attr_t {
    curses_attributes(look.isBold, look.isUnderlined, look.isReversed)
  }

  /// The pair of a look's colours, made when it is first needed; 0 is the terminal's own.
  func pair(_ look: CellLook) -> Int16 {
    guard look.foreground != nil || look.background != nil else { return 0 }
    let colours = Colours(
      foreground: Int16(look.foreground ?? -1), background: Int16(look.background ?? -1))
    if let known = pairs[colours] { return known }
    let number = pairs.count + 1
    guard number < curses_pairs(),
      init_pair(Int16(number), colours.foreground, colours.background) == curses_ok()
    else { return 0 }
    pairs[colours] = Int16(number)
    return Int16(number)
  }

  /// Numbers of colours; -1 is the terminal's own.
  struct Colours: Hashable {
    var foreground: Int16
    var background: Int16
  }
}

/// Synchronized output: what is sent between is shown at once (mode 2026 of several terminals).
enum Synchronization {
  static let begin = "\u{1B}[?2026h"
  static let end = "\u{1B}[?2026l"
}
