/// The Dynamic Island of a class of iPhone. Lengths are points
/// (Human Interface Guidelines, Live Activities).
package struct Island: Hashable, Sendable {
  /// With compact or minimal presentations.
  package let width: Double
  /// Each of the two compact presentations.
  package let compactWidth: Double
  /// The expanded island.
  package let expandedWidth: Double

  /// The minimal presentation: a circle, or an oval where its content is wider.
  package let minimalWidth = 36.67...45.0
  /// All but the expanded island.
  package let height = 36.67
  /// The system may truncate what is higher.
  package let expandedHeight = 84.0...160.0
  /// The same shape as the cut-out of the camera.
  package let cornerRadius = 44.0

  /// What two compact presentations leave to the camera: 125.34 in both classes.
  package var cameraWidth: Double { width - 2 * compactWidth }

  /// iPhone 17 Pro, 16, 15, 14 Pro and their like.
  package static let regular = Island(width: 230, compactWidth: 52.33, expandedWidth: 371)
  /// iPhone Pro Max, Plus and Air.
  package static let large = Island(width: 250, compactWidth: 62.33, expandedWidth: 408)
}
