extension ViewNode {
  /// Whether the view or one below it reads any of these from its surroundings.
  package func reads(_ names: [ActivitySurroundings.Name]) -> Bool {
    guard !names.isEmpty else { return false }
    let paths = names.map { FieldPath(root: .context, names: [$0.rawValue]) }
    return anyExpression { expression in
      var fields: [FieldPath] = []
      expression.collectFields(into: &fields)
      return fields.contains(where: paths.contains)
    }
  }

  /// Whether a condition, an argument or another expression of this view or of one below it meets a
  /// test.
  private func anyExpression(_ test: (StateExpression) -> Bool) -> Bool {
    func inText(_ text: TextExpression) -> Bool { text.expressions.contains(where: test) }
    let isHere =
      switch kind {
      case .text(let text), .label(let text, symbol: _): inText(text)
      case .progress(let value, let total), .gauge(let value, let total): test(value) || test(total)
      case .toggle(let isOn): test(isOn)
      case .when(let branches, let otherwise):
        branches.contains { test($0.condition) || $0.view.anyExpression(test) }
          || otherwise?.anyExpression(test) == true
      case .each(let list, as: _): test(list)
      case .stack, .grid, .symbol, .image, .spacer, .divider, .button, .link, .fits, .unresolved:
        false
      }
    let isSpoken = modifiers.contains {
      if case .accessibility(_, let text) = $0 { inText(text) } else { false }
    }
    return isHere || isSpoken || children.contains { $0.anyExpression(test) }
  }
}
