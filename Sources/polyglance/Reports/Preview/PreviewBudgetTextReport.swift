import Diagnostics
import Inspection
import Languages
import Presentation

/// How much room each key has, in lines for the comment that translators read.
struct PreviewBudgetTextReport {
  var preview: Preview

  /// The lines, each with its end: the key, then a line a surface.
  var text: String {
    guard preview.isMeasured else {
      return "measured in cells, not points: how much room a text has cannot be said\n"
    }
    let keys = keyed(preview.budgets)
    guard !keys.isEmpty else { return "no looked-up text has a place here\n" }
    return keys.map { key in
      let place = "\(preview.paths.show(key.budgets[0].place.file)):\(key.budgets[0].place.line)"
      return "\(key.name)  (\(key.table), \(place))".spelledOut + "\n"
        + distinct(key.budgets.map(line)).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private struct Key {
    var name: String
    var table: String
    var budgets: [PreviewBudget]
  }

  /// Keys in alphabetic order, their surfaces in the order of the table.
  private func keyed(_ budgets: [PreviewBudget]) -> [Key] {
    var keys: [Key] = []
    for budget in budgets {
      guard let name = budget.key, let table = budget.table else { continue }
      if let index = keys.firstIndex(where: { $0.name == name && $0.table == table }) {
        keys[index].budgets.append(budget)
      } else {
        keys.append(Key(name: name, table: table, budgets: [budget]))
      }
    }
    return keys.sorted { ($0.name, $0.table) < ($1.name, $1.table) }.map { key in
      var key = key
      key.budgets = key.budgets.enumerated().sorted { a, b in
        (a.element.surface.order, a.offset) < (b.element.surface.order, b.offset)
      }.map(\.element)
      return key
    }
  }

  /// `Compact Dynamic Island: about 7 letters (52 pt)`.
  private func line(_ budget: PreviewBudget) -> String {
    let size = preview.request.textSizes.count > 1 ? " at \(budget.textSize.title)" : ""
    let place = budget.surface.comment + size
    guard let lines = budget.lines else {
      return "\(place): no limit, it wraps in \(number(budget.points, 0)) pt"
    }
    let points =
      (lines > 1 ? "\(lines) lines of " : "") + "\(number(budget.points.rounded(.down), 0)) pt"
    if let most = budget.letters.map(\.count).max(), most == 0 {
      return "\(place): no room\(budget.points < 1 ? "" : " for a letter (\(points))")"
    }
    let letters = budget.letters.filter { !$0.isFullWidth }
    let wide = budget.letters.filter(\.isFullWidth)
    var words: [String] = []
    if let least = letters.map(\.count).min(), let most = letters.map(\.count).max() {
      words.append("about \(least == most ? "\(least)" : "\(least) to \(most)") letters")
    }
    if let least = wide.map(\.count).min() {
      let locales = wide.map(\.locale.description).joined(separator: ", ")
      words.append("\(words.isEmpty ? "about " : "")\(least) in \(locales)")
    }
    return "\(place): \(words.joined(separator: ", ")) (\(points))"
  }

  private func distinct(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}

extension Surface {
  /// As translators know it, without looking anything up: `Compact Dynamic Island`.
  fileprivate var comment: String {
    switch self {
    case .lockScreen: "Lock Screen"
    case .compactLeading: "Compact Dynamic Island, leading"
    case .compactTrailing: "Compact Dynamic Island"
    case .minimal: "Minimal Dynamic Island"
    case .expandedLeading: "Expanded Dynamic Island, leading"
    case .expandedTrailing: "Expanded Dynamic Island, trailing"
    case .expandedCenter: "Expanded Dynamic Island, below the camera"
    case .expandedBottom: "Expanded Dynamic Island, bottom"
    case .appScreen: "App"
    case _: row.title
    }
  }
}
