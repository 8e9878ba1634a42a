/// The lengths, in points, that no text measures.
package struct FittingRules: Hashable, Sendable {
  /// Between neighbours of a horizontal stack that says nothing of it.
  package var horizontalSpacing: Double
  /// Between neighbours of a vertical stack that says nothing of it.
  package var verticalSpacing: Double
  /// Least length of a spacer.
  package var spacerLength: Double
  package var symbol: SymbolRule
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
  /// What a button adds above and below what it shows.
  package var buttonInset: Double
  /// The switch of a toggle.
  package var toggle: PointSize
  /// Height of a compact or minimal presentation; nil: as the device has it.
  package var islandHeight: Double?
  /// Height of the expanded island's row with the camera, without the standard margin above it.
  package var cameraHeight: Double
  /// Whether compact presentations stand at the camera, as on a device, and not at the outer edges
  /// (Human Interface Guidelines, Live Activities: snug against the camera).
  package var isSnug: Bool
  /// Whether what stands in the margins of a card is seen, as on a device.
  package var showsMargins: Bool

  /// How large a symbol or an image is.
  package enum SymbolRule: Hashable, Sendable {
    case fixed(PointSize)
    /// So many times the size of the font that stands in the environment.
    case ofFont(width: Double, height: Double)
  }

  /// The size of a symbol beside text of that style.
  package func symbolSize(_ style: TextStyle) -> PointSize {
    switch symbol {
    case .fixed(let size): size
    case .ofFont(let width, let height):
      PointSize(width: style.pointSize * width, height: style.pointSize * height)
    }
  }

  /// For a shaper that measures glyphs.
  ///
  /// The island is as high as the device's table says. Stacks and spacers of 8 are what developers
  /// observe where nothing is said; the switch of 51 × 31 is `UISwitch`'s own size as observed.
  /// Unverified estimates are the rest: a symbol is 1.2 times as wide and 1.15 times as high as its
  /// font, whichever symbol it is; a bar is 4 high; a line is 1 thick, on a device a hairline; a
  /// bordered button adds 12 at its sides and 7 above and below; the camera reaches as far down as
  /// the compact island, 22.67 below the standard margin of 14.
  package static let points = FittingRules(
    horizontalSpacing: 8, verticalSpacing: 8, spacerLength: 8,
    symbol: .ofFont(width: 1.2, height: 1.15), barHeight: 4, barIdealWidth: 100, dividerHeight: 1,
    dividerWidth: 1, buttonEdge: 12, buttonInset: 7, toggle: PointSize(width: 51, height: 31),
    islandHeight: nil, cameraHeight: 22.67, isSnug: true, showsMargins: true)

  /// For a shaper that counts cells of 7 × 14 points: everything is a whole number of cells, and
  /// the island is one row high.
  package static let cells = FittingRules(
    horizontalSpacing: 7, verticalSpacing: 0, spacerLength: 7,
    symbol: .fixed(PointSize(width: 7, height: 14)), barHeight: 14, barIdealWidth: 70,
    dividerHeight: 14, dividerWidth: 7, buttonEdge: 14, buttonInset: 0,
    toggle: PointSize(width: 14, height: 14), islandHeight: 14, cameraHeight: 14,
    isSnug: false, showsMargins: false)
}
