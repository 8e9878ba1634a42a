import Presentation

/// Views round a view: padding, frames, fixed sizes, the edges of a button.
extension ViewFitting {
  /// What the view inside is proposed.
  func inner(_ node: FittingNode, _ proposal: Proposal) -> Proposal {
    switch node.kind {
    case .padding(let insets): proposal.inset(insets)
    case .button: proposal.inset(buttonInsets)
    case .frame(let frame):
      Proposal(
        width: frame.width.proposal(proposal.width), height: frame.height.proposal(proposal.height)
      )
    case .fixed(let horizontal, let vertical):
      Proposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .stack, .depth, .grid, .fits, .text, .spacer, .divider, .element: proposal
    }
  }

  /// The size of the whole, where the view inside has chosen its own.
  func wrapped(_ node: FittingNode, _ size: PointSize, _ proposal: Proposal) -> PointSize {
    switch node.kind {
    case .padding(let insets):
      PointSize(
        width: size.width + insets.horizontal, height: size.height + insets.vertical)
    case .button:
      PointSize(
        width: size.width + buttonInsets.horizontal,
        height: size.height + buttonInsets.vertical)
    case .frame(let frame):
      PointSize(
        width: frame.width.length(of: size.width, proposed: proposal.width),
        height: frame.height.length(of: size.height, proposed: proposal.height))
    case .fixed, .stack, .depth, .grid, .fits, .text, .spacer, .divider, .element: size
    }
  }

  /// Places the view inside, and what belongs to the view round it.
  func placeWrapped(
    _ node: FittingNode, _ offered: Proposal, room: Proposal?, in frame: PointRectangle
  ) {
    guard let child = node.children.first else { return }
    let proposal = inner(node, offered)
    switch node.kind {
    case .padding(let insets):
      place(
        child, in: frame.inset(insets, mirrored: node.direction == .rightToLeft),
        offered: proposal, room: room?.inset(insets))
    case .button:
      placeButtonEdges(node, in: frame)
      place(
        child, in: frame.inset(buttonInsets, mirrored: false), offered: proposal,
        room: room?.inset(buttonInsets))
    case .frame(let bounds):
      let outer = isAlternative
      // What stands in a frame of one width may wrap there.
      if bounds.width.fixed != nil { isAlternative = false }
      place(
        child,
        in: align(size(child, proposal), in: frame, bounds.alignment, node.direction),
        offered: proposal)
      isAlternative = outer
    case .fixed: place(child, in: frame, offered: proposal, room: room ?? offered)
    case .stack, .depth, .grid, .fits, .text, .spacer, .divider, .element: break
    }
  }

  private var buttonInsets: Insets {
    Insets(
      top: tree.rules.buttonInset, leading: tree.rules.buttonEdge, bottom: tree.rules.buttonInset,
      trailing: tree.rules.buttonEdge)
  }

  private func placeButtonEdges(_ node: FittingNode, in frame: PointRectangle) {
    let edge = tree.rules.buttonEdge
    var left = frame
    var right = frame
    (left.width, right.width) = (edge, edge)
    right.x = frame.maxX - edge
    let isMirrored = node.direction == .rightToLeft
    add(.buttonStart, node, isMirrored ? right : left)
    add(.buttonEnd, node, isMirrored ? left : right)
  }
}

extension ViewFrame.Bounds {
  /// What the view inside is proposed.
  fileprivate func proposal(_ proposed: Double?) -> Double? {
    fixed ?? proposed.map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// How long the frame is: as long as is proposed, between its bounds; where a bound is not given,
  /// the view inside is that bound.
  fileprivate func length(of own: Double, proposed: Double?) -> Double {
    if let fixed { return fixed }
    guard minimum != nil || maximum != nil else { return own }
    let upper = max(maximum ?? own, minimum ?? 0)
    return min(max(proposed ?? own, minimum ?? own), upper)
  }
}

extension Proposal {
  /// What is left inside of insets.
  func inset(_ insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }

  /// Nobody is offered less than nothing.
  var withoutNegatives: Proposal {
    Proposal(width: width.map { max(0, $0) }, height: height.map { max(0, $0) })
  }
}

extension PointRectangle {
  /// The rectangle inside of insets.
  func inset(_ insets: Insets, mirrored: Bool) -> PointRectangle {
    PointRectangle(
      x: x + (mirrored ? insets.trailing : insets.leading), y: y + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
