/// A screen in portrait, in points.
package struct DeviceScreen: Hashable, Sendable, CustomStringConvertible {
  package let width: Double
  package let height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// `393×852`.
  package var description: String { "\(points(width))×\(points(height))" }
}

/// A length in points as people write it: `371`, `36.67`.
package func points(_ length: Double) -> String {
  let hundredths = Int((length * 100).rounded())
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
