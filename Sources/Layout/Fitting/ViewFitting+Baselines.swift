import Presentation

extension ViewFitting {
  /// Where the children of a horizontal stack begin so that their baselines lie on one line.
  func baselineOffsets(
    _ node: FittingNode, _ alignment: StackAlignment, _ sizes: [PointSize], _ offers: [Proposal]
  ) -> [Double] {
    let isFirst = alignment == .firstTextBaseline
    let baselines = node.children.indices.map { index in
      baseline(node.children[index], offers[index], isFirst: isFirst) ?? sizes[index].height
    }
    let lowest = baselines.max() ?? 0
    return baselines.map { lowest - $0 }
  }

  /// From the top of a view to its first or last baseline; nil for one without text, whose bottom
  /// stands on the line.
  private func baseline(_ index: Int, _ proposal: Proposal, isFirst: Bool) -> Double? {
    let node = tree.nodes[index]
    let proposal = proposal.withoutNegatives
    switch node.kind {
    case .text:
      let fit = fit(index, proposal)
      guard !fit.lines.isEmpty else { return nil }
      return fit.ascent + (isFirst ? 0 : Double(fit.lines.count - 1) * fit.lineHeight)
    case .stack(let axis, let alignment, let spacing):
      let arrangement = arrange(node, axis: axis, alignment, spacing: spacing, proposal)
      var tops = arrangement.across
      if axis == .vertical {
        var top = 0.0
        for index in tops.indices {
          tops[index] = top
          top += arrangement.children[index].height
          if index < arrangement.gaps.count { top += arrangement.gaps[index] }
        }
      }
      let found = node.children.indices.compactMap { child in
        baseline(node.children[child], arrangement.offers[child], isFirst: isFirst)
          .map { tops[child] + $0 }
      }
      return isFirst ? found.first : found.last
    case .padding, .button, .frame, .fixed:
      guard let child = node.children.first else { return nil }
      let inner = inner(node, proposal)
      let own = size(child, inner)
      let free = size(index, proposal).height - own.height
      let top: Double =
        switch node.kind {
        case .padding(let insets): insets.top
        case .frame(let frame): frame.alignment.verticalOffset(free)
        case .button, .fixed, .stack, .depth, .grid, .fits, .text, .spacer, .divider, .element:
          free / 2
        }
      return baseline(child, inner, isFirst: isFirst).map { $0 + top }
    case .depth, .grid, .fits, .spacer, .divider, .element: return nil
    }
  }
}

extension StackAlignment {
  /// Whether it asks where words stand.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
