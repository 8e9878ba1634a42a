/// Draws pieces of 24 by 24 at their place in a picture.
struct SymbolPencil {
  var x: Double
  var y: Double
  /// How large a 24th is, in points.
  var unit: Double
  /// How wide lines are, in points.
  var line: Double
  var ink: PointColour
  /// What shows where something is left open.
  var ground: PointColour
  var isMirrored: Bool

  /// For a square within this one, of lines as wide.
  func inside(x: Double, y: Double, size: Double) -> SymbolPencil {
    var pencil = self
    pencil.x += (isMirrored ? 24 - x - size : x) * unit
    pencil.y += y * unit
    pencil.unit *= size / 24
    return pencil
  }

  /// With ink and ground changed for one another.
  var inverted: SymbolPencil {
    var pencil = self
    (pencil.ink, pencil.ground) = (ground, ink)
    return pencil
  }

  func draw(_ parts: [SymbolPart], isFilled: Bool) -> [PointShape] {
    parts.flatMap { part -> [PointShape] in
      switch part {
      case .body(let path):
        isFilled ? [.fill(place(path), ink), stroke(path, ink)] : [stroke(path, ink)]
      case .detail(let path): [stroke(path, isFilled ? ground : ink)]
      case .line(let path): [stroke(path, ink)]
      case .spot(let path): [fill(path, isFilled ? ground : ink)]
      case .solid(let path): [fill(path, ink)]
      case .wheel(let path):
        isFilled
          ? [stroke(path, ground, width: 2.2 * line), fill(path, ink)]
          : [fill(path, ground), stroke(path, ink)]
      }
    }
  }

  func fill(_ path: PointPath, _ colour: PointColour) -> PointShape { .fill(place(path), colour) }

  private func stroke(
    _ path: PointPath, _ colour: PointColour, width: Double? = nil
  ) -> PointShape {
    .stroke(place(path), colour, PointPen(width ?? line, isRound: true))
  }

  private func place(_ path: PointPath) -> PointPath {
    path.placed(x: x, y: y, unit: unit, isMirrored: isMirrored)
  }
}
