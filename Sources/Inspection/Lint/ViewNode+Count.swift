import Presentation

extension ViewNode {
  /// Counts the texts of the view and of those below, in every branch, seen or spoken.
  func count(into count: inout ReadCount) {
    switch kind {
    case .text(let text), .label(let text, symbol: _): text.count(into: &count)
    case .when(let branches, let otherwise):
      for branch in branches { branch.view.count(into: &count) }
      otherwise?.count(into: &count)
    case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .each, .fits, .unresolved:
      break
    }
    for modifier in modifiers {
      if case .accessibility(_, let text) = modifier { text.count(into: &count) }
    }
    for child in children { child.count(into: &count) }
  }
}

extension TextExpression {
  fileprivate func count(into count: inout ReadCount) {
    switch self {
    case .message: count.lookups += 1
    case .verbatim(.literal): count.literals += 1
    case .joined(let parts): for part in parts { part.count(into: &count) }
    case .verbatim, .formatted, .live: break
    }
  }
}
