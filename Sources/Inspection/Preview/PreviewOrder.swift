/// In which order cells are listed. The raw values are the spelling of the command.
package enum PreviewOrder: String, Sendable, Hashable, CaseIterable {
  /// What is cut or on a surface that is too tall first, then by the points over, or too high.
  case worst
  /// By the points needed, whatever there is room for.
  case longest
  /// By surface, owner and key, locales as asked.
  case catalog

  /// Whether a cell comes before another; `false` both ways for equals, which keep their order.
  func places(_ a: PreviewCell, before b: PreviewCell) -> Bool {
    switch self {
    case .worst:
      if a.fate.isWrong != b.fate.isWrong { return a.fate.isWrong }
      return a.excess > b.excess
    case .longest: return a.needed > b.needed
    case .catalog:
      if a.surface != b.surface { return a.surface < b.surface }
      return (a.owner, a.key ?? "\u{10FFFF}", a.node) < (b.owner, b.key ?? "\u{10FFFF}", b.node)
    }
  }
}

extension [PreviewCell] {
  /// The cells in that order; equals stay as they are.
  package func ordered(_ order: PreviewOrder) -> [PreviewCell] {
    enumerated().sorted { a, b in
      if order.places(a.element, before: b.element) { return true }
      if order.places(b.element, before: a.element) { return false }
      return a.offset < b.offset
    }.map(\.element)
  }
}
