/// A size in points.
package struct PointSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = PointSize(width: 0, height: 0)
}

/// A rectangle in points; x grows to the right and y downwards, whatever the layout direction.
package struct PointRectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midY: Double { y + height / 2 }
  package var size: PointSize { PointSize(width: width, height: height) }

  /// What both have; without a length where that is nothing.
  func intersection(_ other: PointRectangle) -> PointRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PointRectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// What a parent offers, as `ProposedViewSize`: nil asks for the ideal length, infinity for the
/// largest, 0 for the smallest.
struct Proposal: Hashable, Sendable {
  var width: Double?
  var height: Double?

  static let ideal = Proposal(width: nil, height: nil)

  subscript(axis: FittingAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// An axis of a layout.
enum FittingAxis: Hashable, Sendable {
  case horizontal
  case vertical

  var other: FittingAxis { self == .horizontal ? .vertical : .horizontal }
}

extension PointSize {
  subscript(axis: FittingAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension PointRectangle {
  /// Where the rectangle begins on an axis.
  subscript(origin axis: FittingAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// How long it is on an axis.
  subscript(length axis: FittingAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
