/// The lengths, in points, that no text measures.
package struct FittingRules: Hashable, Sendable {
  /// Between neighbours of a horizontal stack.
  package var horizontalSpacing: Double
  /// Between neighbours of a vertical stack.
  package var verticalSpacing: Double
  /// Least length of a spacer.
  package var spacerLength: Double
  /// A symbol or an image.
  package var symbol: PointSize
  /// Height of a progress bar or a gauge.
  package var barHeight: Double
  /// Width of a bar that nothing constrains.
  package var barIdealWidth: Double
  /// Thickness of a horizontal divider.
  package var dividerHeight: Double
  /// Thickness of a vertical divider.
  package var dividerWidth: Double
  /// What a button adds at each of its two sides.
  package var buttonEdge: Double
  /// The switch of a toggle.
  package var toggle: PointSize
  /// Room for text in a compact or minimal presentation.
  package var islandHeight: Double
  /// Height of the expanded island's row with the camera, without the margin above it.
  package var cameraHeight: Double

  /// For a shaper that counts cells of 7 × 14 points: everything is a whole number of cells, and
  /// the island is one row high.
  package static let cells = FittingRules(
    horizontalSpacing: 7, verticalSpacing: 0, spacerLength: 7,
    symbol: PointSize(width: 7, height: 14), barHeight: 14, barIdealWidth: 70, dividerHeight: 14,
    dividerWidth: 7, buttonEdge: 14, toggle: PointSize(width: 14, height: 14), islandHeight: 14,
    cameraHeight: 14)
}
