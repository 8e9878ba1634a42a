import Presentation

/// The sizes that a container found for itself and its children.
struct Arrangement {
  var size: PointSize
  var children: [PointSize]
  /// What each child was proposed.
  var offers: [Proposal]
}

extension ViewFitting {
  /// Divides the length of a stack: higher priorities first, within one the least flexible first,
  /// each offered an equal share of what is left. Spacers come last.
  func arrange(
    _ node: FittingNode, axis: FittingAxis, spacing: Double, _ proposal: Proposal
  ) -> Arrangement {
    let gaps = gaps(node, spacing)
    var offers = Array(repeating: proposal, count: node.children.count)
    if let length = proposal[axis], length.isFinite {
      let shares = divide(
        length - gaps.reduce(0, +), priorities: node.children.map { tree.nodes[$0].priority }
      ) { child, share in
        var offer = proposal
        offer[axis] = share
        return self.size(node.children[child], offer)[axis]
      }
      for (index, share) in shares.enumerated() { offers[index][axis] = share.offer }
    }
    var sizes = zip(node.children, offers).map { self.size($0, $1) }
    var size = PointSize.zero
    size[axis] = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
    size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    for (index, child) in node.children.enumerated() {
      // A line across a stack is as long as the stack is wide.
      if case .divider(let along) = tree.nodes[child].kind, along == axis.other {
        sizes[index][along] = size[along]
      }
    }
    return Arrangement(size: size, children: sizes, offers: offers)
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
    for priority in Set(priorities).sorted(by: >) {
      let group = priorities.indices.filter { priorities[$0] == priority }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      let reserved = priorities.indices.filter { priorities[$0] < priority }
        .reduce(0) { $0 + least[$1] }
      for (number, child) in group.enumerated() {
        let share = max(0, rest - reserved) / Double(group.count - number)
        shares[child] = (share, length(child, share))
        rest -= shares[child].length
      }
    }
    return shares
  }

  /// Places the children of a stack one after another, from the right where it is mirrored.
  func placeStack(
    _ node: FittingNode, axis: FittingAxis, alignment: StackAlignment, spacing: Double,
    _ arrangement: Arrangement, in frame: PointRectangle
  ) {
    let sizes = arrangement.children
    let isMirrored = node.direction == .rightToLeft
    let gaps = gaps(node, spacing)
    let used = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
    var position = max(0, (frame[length: axis] - used) / 2)
    for (number, child) in node.children.enumerated() {
      let size = sizes[number]
      var place = PointRectangle(x: frame.x, y: frame.y, width: size.width, height: size.height)
      let start =
        axis == .horizontal && isMirrored
        ? frame.width - position - size.width : position
      place[origin: axis] += start
      place[origin: axis.other] += alignment.offset(
        frame[length: axis.other] - size[axis.other],
        mirrored: axis == .vertical && isMirrored)
      self.place(child, in: place, offered: arrangement.offers[number])
      position += size[axis] + (number < gaps.count ? gaps[number] : 0)
    }
  }

  /// Room between neighbours; there is none beside a spacer, which is room itself.
  private func gaps(_ node: FittingNode, _ spacing: Double) -> [Double] {
    zip(node.children, node.children.dropFirst()).map { a, b in
      isSpacer(a) || isSpacer(b) ? 0 : spacing
    }
  }

  private func isSpacer(_ child: Int) -> Bool {
    if case .spacer = tree.nodes[child].kind { true } else { false }
  }
}
