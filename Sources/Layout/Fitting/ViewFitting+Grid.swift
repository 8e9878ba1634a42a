import Presentation

extension ViewFitting {
  /// A grid's columns and rows.
  struct GridArrangement {
    var size: PointSize
    var columns: [Double]
    var rows: [Double]
  }

  /// Each column is as wide as its widest cell; what is no row spans the grid.
  func arrangeGrid(_ node: FittingNode, _ proposal: Proposal) -> GridArrangement {
    let rows = node.children.map(cells)
    let count = rows.compactMap { $0?.count }.max() ?? 0
    let spacing = tree.rules.horizontalSpacing
    let gaps = spacing * Double(max(0, count - 1))
    let room = proposal.width.map { $0 - gaps } ?? .infinity
    func width(_ column: Int, _ offer: Double?) -> Double {
      rows.compactMap { row in
        guard let row, column < row.count else { return nil }
        return size(row[column], Proposal(width: offer, height: nil)).width
      }.max() ?? 0
    }
    let columns: [Double] =
      room.isFinite
      ? divide(room, priorities: Array(repeating: 0, count: count)) { width($0, $1) }.map(\.length)
      : (0..<count).map { width($0, nil) }
    var total = columns.reduce(gaps, +)
    let heights = zip(node.children, rows).map { child, row -> Double in
      guard let row else {
        let own = size(child, Proposal(width: proposal.width, height: nil))
        total = max(total, own.width)
        return own.height
      }
      return row.enumerated().map {
        size($1, Proposal(width: columns[$0], height: nil)).height
      }.max() ?? 0
    }
    let height = heights.reduce(tree.rules.verticalSpacing * Double(max(0, rows.count - 1)), +)
    return GridArrangement(
      size: PointSize(width: total, height: height), columns: columns, rows: heights)
  }

  /// Places each cell in the middle of its row, at the leading edge of its column.
  func placeGrid(_ node: FittingNode, _ proposal: Proposal, in frame: PointRectangle) {
    let grid = arrangeGrid(node, proposal)
    let isMirrored = node.direction == .rightToLeft
    var y = frame.y
    for (number, child) in node.children.enumerated() {
      let height = grid.rows[number]
      if let row = cells(child) {
        var x = 0.0
        for (column, cell) in row.enumerated() {
          let width = grid.columns[column]
          let area = PointRectangle(
            x: isMirrored ? frame.maxX - x - width : frame.x + x, y: y, width: width,
            height: height)
          let offer = Proposal(width: width, height: nil)
          place(
            cell, in: align(size(cell, offer), in: area, .leading, node.direction), offered: offer)
          x += width + tree.rules.horizontalSpacing
        }
      } else {
        place(
          child,
          in: PointRectangle(x: frame.x, y: y, width: frame.width, height: height),
          offered: Proposal(width: proposal.width, height: nil))
      }
      y += height + tree.rules.verticalSpacing
    }
  }

  /// The cells of a row; nil for a child that is no row.
  private func cells(_ child: Int) -> [Int]? {
    guard case .stack(.horizontal, _, _) = tree.nodes[child].kind else { return nil }
    return tree.nodes[child].children
  }
}
