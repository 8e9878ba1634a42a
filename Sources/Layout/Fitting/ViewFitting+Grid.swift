import Presentation

extension ViewFitting {
  /// A grid's columns and rows.
  struct GridArrangement {
    var size: PointSize
    var columns: [Double]
    var rows: [Double]
  }

  /// One cell of a row: the column that it begins at and how many it takes.
  private struct GridCell {
    var node: Int
    var columns: Range<Int>
  }

  /// Each column is as wide as its widest cell; what is no row spans the grid.
  func arrangeGrid(
    _ node: FittingNode, _ style: GridStyle, _ proposal: Proposal
  ) -> GridArrangement {
    let rows = node.children.map(cells)
    let columns = columns(rows, style, proposal)
    let gap = style.horizontalSpacing ?? tree.rules.horizontalSpacing
    let inner = columns.reduce(gap * Double(max(0, columns.count - 1)), +)
    let spanning = zip(node.children, rows).filter { $0.1 == nil }.map {
      size($0.0, Proposal(width: proposal.width, height: nil)).width
    }
    let gaps =
      (style.verticalSpacing ?? tree.rules.verticalSpacing) * Double(max(0, rows.count - 1))
    func height(_ row: Int, _ offer: Double?) -> Double {
      guard let cells = rows[row] else {
        return size(node.children[row], Proposal(width: proposal.width, height: offer)).height
      }
      return cells.map {
        let width = span($0.columns, columns, style)
        return size($0.node, Proposal(width: width, height: offer)).height
      }.max() ?? 0
    }
    let ideal = rows.indices.map { height($0, nil) }
    var heights = ideal
    if let room = proposal.height, room.isFinite, ideal.reduce(gaps, +) > room {
      heights = divide(room - gaps, priorities: rows.map { _ in 0 }) { height($0, $1) }
        .map(\.length)
    }
    return GridArrangement(
      size: PointSize(
        width: max(inner, spanning.max() ?? 0), height: heights.reduce(gaps, +)),
      columns: columns, rows: heights)
  }

  private func columns(
    _ rows: [[GridCell]?], _ style: GridStyle, _ proposal: Proposal
  ) -> [Double] {
    let cells = rows.compactMap { $0 }.flatMap { $0 }
    let count = cells.map(\.columns.upperBound).max() ?? 0
    guard count > 0 else { return [] }
    let gap = style.horizontalSpacing ?? tree.rules.horizontalSpacing
    let single = Dictionary(grouping: cells.filter { $0.columns.count == 1 }) {
      $0.columns.lowerBound
    }
    func width(_ column: Int, _ offer: Double?) -> Double {
      single[column]?.map { size($0.node, Proposal(width: offer, height: nil)).width }.max() ?? 0
    }
    var columns = (0..<count).map { width($0, nil) }
    if let room = proposal.width.map({ $0 - gap * Double(count - 1) }), room.isFinite,
      columns.reduce(0, +) > room
        || (0..<count).contains(where: { width($0, .infinity).isInfinite })
    {
      columns = divide(room, priorities: columns.map { _ in 0 }) { width($0, $1) }.map(\.length)
    }
    // A cell over several columns makes each of them wider by the same.
    for cell in cells where cell.columns.count > 1 {
      let own = size(cell.node, Proposal(width: proposal.width, height: nil)).width
      let more = (own - span(cell.columns, columns, style)) / Double(cell.columns.count)
      guard more > 0, more.isFinite else { continue }
      for column in cell.columns { columns[column] += more }
    }
    return columns
  }

  /// Width of several columns with what is between them.
  private func span(_ range: Range<Int>, _ columns: [Double], _ style: GridStyle) -> Double {
    let gap = style.horizontalSpacing ?? tree.rules.horizontalSpacing
    return columns[range].reduce(gap * Double(range.count - 1), +)
  }

  /// Places each cell in its row and column by the alignment of the grid, down also by that of the
  /// row.
  func placeGrid(
    _ node: FittingNode, _ style: GridStyle, _ proposal: Proposal, in frame: PointRectangle
  ) {
    let grid = arrangeGrid(node, style, proposal)
    let isMirrored = node.direction == .rightToLeft
    let gap = style.horizontalSpacing ?? tree.rules.horizontalSpacing
    let starts = grid.columns.indices.map { column in
      grid.columns[..<column].reduce(gap * Double(column), +)
    }
    var y = frame.y
    for (number, child) in node.children.enumerated() {
      let height = grid.rows[number]
      if let row = cells(child) {
        for cell in row {
          let width = span(cell.columns, grid.columns, style)
          let start = starts[cell.columns.lowerBound]
          let area = PointRectangle(
            x: isMirrored ? frame.maxX - start - width : frame.x + start, y: y, width: width,
            height: height)
          let offer = Proposal(width: width, height: height)
          var place = align(size(cell.node, offer), in: area, style.alignment, node.direction)
          if let alignment = rowAlignment(child) {
            place.y = area.y + alignment.verticalOffset(height - place.height)
          }
          self.place(cell.node, in: place, offered: offer)
        }
      } else {
        let offer = Proposal(width: proposal.width, height: height)
        let area = PointRectangle(x: frame.x, y: y, width: frame.width, height: height)
        place(
          child, in: align(size(child, offer), in: area, style.alignment, node.direction),
          offered: offer)
      }
      y += height + (style.verticalSpacing ?? tree.rules.verticalSpacing)
    }
  }

  /// The cells of a row; nil for a child that is no row.
  private func cells(_ child: Int) -> [GridCell]? {
    guard case .stack(.horizontal, _, _) = tree.nodes[child].kind else { return nil }
    var column = 0
    return tree.nodes[child].children.map { node in
      let start = column
      column += tree.nodes[node].columns
      return GridCell(node: node, columns: start..<column)
    }
  }

  /// A row's own alignment, where it is not in the middle as every row is that says nothing.
  private func rowAlignment(_ child: Int) -> StackAlignment? {
    guard case .stack(.horizontal, let alignment, _) = tree.nodes[child].kind,
      alignment != .center
    else { return nil }
    return alignment
  }
}
