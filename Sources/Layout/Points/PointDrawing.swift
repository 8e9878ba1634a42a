/// A picture in points: the one thing that SVG, PNG and HTML of the device are made from.
package struct PointDrawing: Hashable, Sendable {
  package var size: PointSize
  /// What lies under everything; nil for nothing.
  package var ground: PointColour?
  /// From the back to the front.
  package var shapes: [PointShape]
  /// What the picture shows, in a few words.
  package var title: String
  /// What it says, for people who do not see it.
  package var details: String
  /// In which language it says it; nil for several.
  package var language: String?

  package init(
    size: PointSize, ground: PointColour?, shapes: [PointShape], title: String,
    details: String = "", language: String? = nil
  ) {
    self.size = size
    self.ground = ground
    self.shapes = shapes
    self.title = title
    self.details = details
    self.language = language
  }
}

/// Something in a picture.
package enum PointShape: Hashable, Sendable {
  case fill(PointPath, PointColour)
  case stroke(PointPath, PointColour, PointPen)
  case text(PointText)
  indirect case group(PointGroup)
}

/// How a line is drawn.
package struct PointPen: Hashable, Sendable {
  package var width: Double
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  package var dashes: [Double]
  /// Whether ends and corners are round.
  package var isRound: Bool

  package init(_ width: Double, dashes: [Double] = [], isRound: Bool = false) {
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}

/// Shapes that are moved, enlarged and cut off together.
package struct PointGroup: Hashable, Sendable {
  /// Where the origin of its shapes lies.
  package var x: Double
  package var y: Double
  /// How many times as large as in its own points it is.
  package var scale: Double
  /// What is seen of it, in its own points; nil is all.
  package var clip: PointPath?
  package var shapes: [PointShape]

  package init(
    x: Double = 0, y: Double = 0, scale: Double = 1, clip: PointPath? = nil, _ shapes: [PointShape]
  ) {
    self.x = x
    self.y = y
    self.scale = scale
    self.clip = clip
    self.shapes = shapes
  }
}
