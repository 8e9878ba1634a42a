/// How a picture in points is to be drawn.
package struct PointOptions: Hashable, Sendable {
  package var appearance: PointAppearance
  package var typeface: PointTypeface
  /// The edge: dashed when stale, dotted when ended.
  package var outline: DeviceOutline
  /// Whether a text that is cut has a line under it.
  package var showsMarks: Bool

  package init(
    appearance: PointAppearance = .light, typeface: PointTypeface,
    outline: DeviceOutline = .active, showsMarks: Bool = false
  ) {
    self.appearance = appearance
    self.typeface = typeface
    self.outline = outline
    self.showsMarks = showsMarks
  }
}
