import Presentation

/// The sizes that a stack found for itself and its children.
struct Arrangement {
  var size: PointSize
  var children: [PointSize]
  /// What each child was proposed.
  var offers: [Proposal]
  /// Where each child begins across the stack, from the top or from the leading edge.
  var across: [Double]
  /// Between neighbours.
  var gaps: [Double]
}

extension ViewFitting {
  /// Divides the length of a stack: higher priorities first, within one the least flexible first,
  /// each offered an equal share of what is left. Spacers come last.
  func arrange(
    _ node: FittingNode, axis: FittingAxis, _ alignment: StackAlignment, spacing: Double?,
    _ proposal: Proposal
  ) -> Arrangement {
    let gaps = gaps(node, axis: axis, spacing)
    let free = gaps.reduce(0, +)
    var offers = Array(repeating: proposal, count: node.children.count)
    if let length = proposal[axis], length.isFinite {
      let shares = divide(
        length - free, priorities: node.children.map { tree.nodes[$0].priority }
      ) { child, share in
        var offer = proposal
        offer[axis] = share
        return self.size(node.children[child], offer)[axis]
      }
      for (index, share) in shares.enumerated() { offers[index][axis] = share.offer }
    }
    var sizes = zip(node.children, offers).map { self.size($0, $1) }
    var size = PointSize.zero
    size[axis] = sizes.reduce(free) { $0 + $1[axis] }
    size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    for (index, child) in node.children.enumerated() {
      // A line across a stack is as long as the stack is wide.
      if case .divider(let along) = tree.nodes[child].kind, along == axis.other {
        sizes[index][along] = size[along]
      }
    }
    var across = sizes.map { own -> Double in
      let left = size[axis.other] - own[axis.other]
      return axis == .horizontal
        ? alignment.verticalOffset(left) : alignment.offset(left, mirrored: false)
    }
    if axis == .horizontal, alignment.isBaseline, size.height.isFinite {
      across = baselineOffsets(node, alignment, sizes, offers)
      size.height = zip(across, sizes).map { $0 + $1.height }.max() ?? 0
    }
    return Arrangement(size: size, children: sizes, offers: offers, across: across, gaps: gaps)
  }

  /// What children are offered who answer an offer with the length that they take.
  /// - Parameter length: the length that child number `child` takes when it is offered so much.
  /// - Returns: for each child the last offer and its answer.
  func divide(
    _ room: Double, priorities: [Double], length: (_ child: Int, _ offer: Double) -> Double
  ) -> [(offer: Double, length: Double)] {
    var shares = Array(repeating: (offer: 0.0, length: 0.0), count: priorities.count)
    let least = priorities.indices.map { length($0, 0) }
    let flexibility = priorities.indices.map { child -> Double in
      let most = length(child, .infinity)
      return most.isFinite ? most - least[child] : .infinity
    }
    var rest = room
    var reserved = least.reduce(0, +)
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
    for (_, members) in groups.sorted(by: { $0.key > $1.key }) {
      reserved -= members.reduce(0) { $0 + least[$1] }
      let ordered = members.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (number, child) in ordered.enumerated() {
        let share = max(0, rest - reserved) / Double(ordered.count - number)
        shares[child] = (share, length(child, share))
        rest -= shares[child].length
      }
    }
    return shares
  }

  /// Places the children of a stack one after another, from the right where it is mirrored.
  func placeStack(
    _ node: FittingNode, axis: FittingAxis, _ alignment: StackAlignment, spacing: Double?,
    _ offered: Proposal, room: Proposal?, in frame: PointRectangle
  ) {
    let arrangement = arrange(node, axis: axis, alignment, spacing: spacing, offered)
    let isMirrored = node.direction == .rightToLeft
    var position = 0.0
    for (number, child) in node.children.enumerated() {
      let size = arrangement.children[number]
      var place = PointRectangle(x: frame.x, y: frame.y, width: size.width, height: size.height)
      let across = arrangement.across[number]
      switch axis {
      case .horizontal:
        place.x += isMirrored ? frame.width - position - size.width : position
        place.y += across
      case .vertical:
        place.x += isMirrored ? frame.width - across - size.width : across
        place.y += position
      }
      self.place(
        child, in: place, offered: arrangement.offers[number],
        room: self.room(of: number, node, axis, arrangement, room ?? offered))
      position += size[axis] + (number < arrangement.gaps.count ? arrangement.gaps[number] : 0)
    }
  }

  /// How wide a child could be before the stack is wider than its own room, where that is not what
  /// it was offered: it took more, or it would not be there if it had to wrap.
  private func room(
    of number: Int, _ node: FittingNode, _ axis: FittingAxis, _ arrangement: Arrangement,
    _ room: Proposal
  ) -> Proposal? {
    let offer = arrangement.offers[number]
    guard let width = room.width, width.isFinite else { return nil }
    let own = arrangement.children[number].width
    guard isAlternative || offer.width.map({ own > $0 + 0.001 }) ?? true else { return nil }
    guard axis == .horizontal else { return Proposal(width: width, height: offer.height) }
    guard isAlternative else {
      return Proposal(width: own + width - arrangement.size.width, height: offer.height)
    }
    let ideals = zip(node.children, arrangement.offers).map {
      size($0, Proposal(width: nil, height: $1.height)).width
    }
    // What takes all that it is offered has left it less than that.
    if let offered = offer.width, ideals[number] > offered + 0.001 { return nil }
    let free = width - ideals.reduce(0, +) - arrangement.gaps.reduce(0, +)
    return Proposal(width: ideals[number] + free, height: offer.height)
  }

  /// Room between neighbours. Where the stack does not say how much, there is none beside a spacer,
  /// which is room itself (not documented).
  private func gaps(_ node: FittingNode, axis: FittingAxis, _ spacing: Double?) -> [Double] {
    if let spacing { return Array(repeating: spacing, count: max(0, node.children.count - 1)) }
    let usual =
      axis == .horizontal ? tree.rules.horizontalSpacing : tree.rules.verticalSpacing
    return zip(node.children, node.children.dropFirst()).map { a, b in
      isSpacer(a) || isSpacer(b) ? 0 : usual
    }
  }

  private func isSpacer(_ child: Int) -> Bool {
    if case .spacer = tree.nodes[child].kind { true } else { false }
  }
}
