import Inspection
import Languages
import Layout
import Presentation
import Simulation

extension StageView {
  /// Screens at the left, what is shown in the middle, and at the right, never displaced: the
  /// language in force, its revision, who decided it, the device's clock.
  func drawHeader(on grid: inout CellGrid) {
    let decision = model.frame.decision
    let right = "\(decision.tag) r\(decision.revision) \(decision.rule.word) \(model.frame.clock)"
    let rightWidth = grid.cellWidth(right)
    let rightStart = grid.columns - 1 - rightWidth
    let tabs = " 1\(grid.glyphs(.cursor))Stage"
    let tabsWidth = grid.write(tabs, column: 0, row: 0, style: .title)
    let room = rightStart - tabsWidth - 2
    let title = titles.first { grid.cellWidth($0) + 2 <= room } ?? titles.last ?? ""
    let width = min(grid.cellWidth(title), max(0, room - 2))
    if width > 0 {
      let start = tabsWidth + (rightStart - tabsWidth - width) / 2
      grid.write(title, column: start, row: 0, columns: width, style: .quiet)
    }
    grid.write(right, column: rightStart, row: 0, style: .title)
  }

  /// What is shown, longest first.
  private var titles: [String] {
    let device = model.frame.frame.world.device
    let product = model.source.product.name
    let title = model.source.title
    let languages = device.languages.map(\.description).joined(separator: ", ")
    return [
      join(
        product, title, device.model, "languages \(languages)", "region \(device.region)",
        device.timeZone),
      join(product, title, device.model), join(product, title), title,
    ]
  }

  /// The keys that work here, the most needed first; those that have no room are left away, but
  /// never help.
  func drawKeyLine(on grid: inout CellGrid) {
    let row = grid.rows - 1
    let gap = 2
    let last = KeyHint("?", "help")
    var room = grid.columns - 2 - last.width(grid)
    var hints: [KeyHint] = []
    for hint in keyHints where hint.width(grid) + gap <= room {
      hints.append(hint)
      room -= hint.width(grid) + gap
    }
    var column = 1
    for hint in hints + [last] {
      column += grid.write(hint.key, column: column, row: row)
      column += 1
      column += grid.write(hint.words, column: column, row: row, style: .quiet)
      column += gap
    }
  }

  private var keyHints: [KeyHint] {
    switch model.overlay {
    case .help: return [KeyHint("Esc", "back")]
    case .languages:
      return [
        KeyHint("Enter", "choose"), KeyHint(arrows("↑↓", "^v"), "language"),
        KeyHint("Tab", "where"), KeyHint("Esc", "back"),
      ]
    case nil: break
    }
    var hints = [
      KeyHint("space", model.isPlaying ? "pause" : "play"), KeyHint(arrows("←→", "<>"), "step"),
      KeyHint(arrows("↑↓", "^v"), "run"), KeyHint("l", "language"),
    ]
    if model.size.columns < 80 { hints.append(KeyHint("Tab", "pane")) }
    if !findings.isEmpty { hints.append(KeyHint(", .", "finding")) }
    if geometry.turnsLockScreen, geometry.lockScreen != nil {
      hints.append(KeyHint("i", "if stale, ended"))
    }
    if model.glyphs == .ascii { hints.append(KeyHint("ascii", "no accents")) }
    return hints + [KeyHint("q", "quit"), KeyHint("< >", "speed"), KeyHint("r", "again")]
  }

  private func arrows(_ unicode: String, _ ascii: String) -> String {
    model.glyphs == .unicode ? unicode : ascii
  }
}

/// A key and what it does.
private struct KeyHint {
  var key: String
  var words: String

  init(_ key: String, _ words: String) {
    self.key = key
    self.words = words
  }

  func width(_ grid: CellGrid) -> Int { grid.cellWidth(key) + 1 + grid.cellWidth(words) }
}
