import Layout

/// The keys over the panes: two pages, or what matches as one types.
package struct HelpSearch: Hashable, Sendable {
  package internal(set) var field = LineField()
  /// From 0.
  package internal(set) var page = 0

  static let pages = 2

  mutating func press(_ key: Key) {
    switch key {
    case .tab, .pageDown, .down: page = (page + 1) % HelpSearch.pages
    case .backTab, .pageUp, .up: page = (page + HelpSearch.pages - 1) % HelpSearch.pages
    case .right where field.text.isEmpty: page = min(HelpSearch.pages - 1, page + 1)
    case .left where field.text.isEmpty: page = max(0, page - 1)
    case .character, .control, .left, .right, .home, .end, .enter, .escape, .backspace, .delete,
      .function:
      _ = field.press(key)
    }
  }

  /// The lines that have every word typed; nil while nothing is.
  func matches(_ glyphs: GlyphSet, on workspace: Workspace) -> [KeyEntry]? {
    let words = field.text.lowercased().split(separator: " ")
    guard !field.text.isEmpty else { return nil }
    return KeyTable.entries(on: workspace).filter { entry in
      let line = "\(entry.shown) \(entry.words)".lowercased()
      return words.allSatisfy { line.contains($0) }
    }
  }
}
