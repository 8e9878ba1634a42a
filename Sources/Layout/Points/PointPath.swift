/// The outline of a shape, in points.
package struct PointPath: Hashable, Sendable {
  package var elements: [Element]

  /// A piece of an outline.
  package enum Element: Hashable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    /// A quadratic Bézier curve with one control point.
    case curve(controlX: Double, controlY: Double, x: Double, y: Double)
    /// A whole rectangle with round corners; with a radius of half its size a circle.
    case rectangle(PointRectangle, radius: Double)
    case close
  }

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// A rectangle; the radius is never more than half its shorter side.
  package static func rectangle(_ frame: PointRectangle, radius: Double = 0) -> PointPath {
    PointPath([
      .rectangle(frame, radius: max(0, min(radius, min(frame.width, frame.height) / 2)))
    ])
  }

  package static func circle(x: Double, y: Double, radius: Double) -> PointPath {
    let frame = PointRectangle(
      x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return PointPath([.rectangle(frame, radius: radius)])
  }

  /// Straight lines from corner to corner.
  package static func lines(
    _ corners: [(x: Double, y: Double)], isClosed: Bool = false
  ) -> PointPath {
    var elements = corners.enumerated().map { index, corner -> Element in
      index == 0 ? .move(x: corner.x, y: corner.y) : .line(x: corner.x, y: corner.y)
    }
    if isClosed { elements.append(.close) }
    return PointPath(elements)
  }

  /// Both outlines as one.
  package static func + (a: PointPath, b: PointPath) -> PointPath {
    PointPath(a.elements + b.elements)
  }
}
