import Inspection
import Languages
import Presentation

extension PreviewBudget {
  /// A line for the comment of the key: `Compact Dynamic Island: about 7 letters (52 pt)`.
  ///
  /// - Parameter namesSize: whether the text size is told with it.
  func line(namesSize: Bool) -> String {
    let place = surface.comment + (namesSize ? " at \(textSize.title)" : "")
    guard let lines else {
      return "\(place): no limit, it wraps in \(number(points, 0)) pt"
    }
    let room =
      (lines > 1 ? "\(lines) lines of " : "") + "\(number(points.rounded(.down), 0)) pt"
    if let most = letters.map(\.count).max(), most == 0 {
      return "\(place): no room\(points < 1 ? "" : " for a letter (\(room))")"
    }
    let narrow = letters.filter { !$0.isFullWidth }
    let wide = letters.filter(\.isFullWidth)
    var words: [String] = []
    if let least = narrow.map(\.count).min(), let most = narrow.map(\.count).max() {
      words.append("about \(least == most ? "\(least)" : "\(least) to \(most)") letters")
    }
    if let least = wide.map(\.count).min() {
      let locales = wide.map(\.locale.description).joined(separator: ", ")
      words.append("\(words.isEmpty ? "about " : "")\(least) in \(locales)")
    }
    return "\(place): \(words.joined(separator: ", ")) (\(room))"
  }

  /// Where it is narrowest.
  var placeName: String? { display ?? device?.name }
}

extension [PreviewBudget] {
  /// The room of looked-up texts: keys in alphabetic order, of each the surfaces in theirs.
  var byKey: [[PreviewBudget]] {
    var keys: [[PreviewBudget]] = []
    for budget in self where budget.key != nil {
      if let index = keys.firstIndex(where: { budget.isOfKey($0[0]) }) {
        keys[index].append(budget)
      } else {
        keys.append([budget])
      }
    }
    return keys.sorted {
      ($0[0].key ?? "", $0[0].table ?? "") < ($1[0].key ?? "", $1[0].table ?? "")
    }
    .map { budgets in
      budgets.enumerated().sorted { a, b in
        (a.element.surface.order, a.offset) < (b.element.surface.order, b.offset)
      }.map(\.element)
    }
  }
}

extension PreviewBudget {
  fileprivate func isOfKey(_ other: PreviewBudget) -> Bool {
    key == other.key && table == other.table
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
    case .smartStack: "Apple Watch, Smart Stack"
    case .appScreen: "App"
    case _: row.title
    }
  }
}
