import Diagnostics
import Inspection
import Internationalization
import Languages

/// The columns of a preview's table: as wide as what stands in them, in a terminal no wider than it.
struct PreviewTable {
  let locale: Int
  let text: Int
  let needs: Int
  let has: Int
  let over: Int
  /// Nil where the whole outcome has room.
  let outcome: Int?
  let hasBar: Bool
  private let columns: Int?
  private let ascii: Bool

  /// Columns of a bar: the room is ten long, what passes it up to eight.
  static let room = 10
  static let beyond = 8
  private static let bar = room + 1 + beyond
  /// Beyond this a text has a line to itself.
  private static let longest = 40

  init(_ cells: [PreviewCell], overs: [String], columns: Int?, ascii: Bool) {
    self.columns = columns
    self.ascii = ascii
    locale = cells.map { $0.locale.description.count }.max() ?? 0
    needs = cells.map(\.needs.count).max() ?? 0
    has = cells.map(\.has.count).max() ?? 0
    over = overs.map(\.count).max() ?? 0
    let widest = cells.map { CellWidth.of($0.text.spelledOut) }.max() ?? 0
    let outcomes = cells.map(\.outcome.count).max() ?? 0
    let fixed = 2 + locale + 2 + 2 + needs + 4 + has + 2 + over + 2
    guard let columns else {
      (text, outcome, hasBar) = (min(widest, PreviewTable.longest), nil, true)
      return
    }
    let free = columns - fixed
    hasBar = free >= min(widest, 20) + min(outcomes, 24) + PreviewTable.bar + 2
    let rest = free - (hasBar ? PreviewTable.bar + 2 : 0)
    text = max(8, min(widest, PreviewTable.longest, max(rest - outcomes, rest / 2)))
    outcome = max(1, rest - text)
  }

  /// The lines of a text: one, or two where the text leaves no room for the figures and nothing need
  /// be cut.
  func lines(of cell: PreviewCell, over: String, bar: @autoclosure () -> String) -> [String] {
    let figures =
      "  \(pad(cell.needs, needs, right: true)) of \(pad(cell.has, has, right: true))"
      + (hasBar ? "  " + bar() : "") + "  \(pad(over, self.over, right: true))  "
      + (outcome.map { clip(cell.outcome, to: $0) } ?? cell.outcome)
    let whole = cell.text.spelledOut
    if columns == nil, CellWidth.of(whole) > text {
      return [
        "  \(pad(cell.locale.description, locale))  \(whole)",
        "    \(blank(locale + text))\(figures)",
      ]
    }
    return [start(of: cell) + figures]
  }

  /// Its locale and its words.
  func start(of cell: PreviewCell) -> String {
    let whole = cell.text.spelledOut
    return "  \(pad(cell.locale.description, locale))  "
      + pad(columns == nil ? whole : clip(whole, to: text), text)
  }

  /// A line under a text, on several where the terminal has no room for it on one.
  func note(_ words: String) -> [String] {
    let indent = locale + 4
    guard let columns else { return [blank(indent) + words] }
    return PreviewTable.wrapped(words, to: max(20, columns - indent)).map { blank(indent) + $0 }
  }

  /// Words on lines of so many columns; a longer word stands alone.
  static func wrapped(_ words: String, to columns: Int) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, CellWidth.of(last) + 1 + CellWidth.of(String(word)) <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A text on one line in a column; `»` where this terminal has no room for it.
  private func clip(_ text: String, to width: Int) -> String {
    guard CellWidth.of(text) > width else { return text }
    var kept = ""
    var used = 0
    for letter in text {
      let cells = CellWidth.of(letter)
      guard used + cells <= width - 1 else { break }
      kept.append(letter)
      used += cells
    }
    return kept + (ascii ? ">" : "»")
  }

  private func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let free = blank(width - CellWidth.of(text))
    return right ? free + text : text + free
  }

  private func blank(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
}
