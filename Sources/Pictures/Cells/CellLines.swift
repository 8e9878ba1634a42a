import Layout

/// Strokes and fills of one colour become one path each, in the order in which colours appear.
struct CellLines {
  private var keys: [Key] = []
  private var paths: [Key: PointPath] = [:]

  private struct Key: Hashable {
    var colour: PointColour
    /// Nil for what is filled.
    var width: Double?
  }

  /// Adds a stroke.
  mutating func line(_ path: PointPath, _ colour: PointColour, width: Double) {
    add(path, Key(colour: colour, width: width))
  }

  /// Adds a filled shape.
  mutating func fill(_ path: PointPath, _ colour: PointColour) {
    add(path, Key(colour: colour, width: nil))
  }

  private mutating func add(_ path: PointPath, _ key: Key) {
    if paths[key] == nil { keys.append(key) }
    paths[key, default: PointPath()].elements += path.elements
  }

  /// The shapes.
  var shapes: [PointShape] {
    keys.map { key in
      let path = paths[key] ?? PointPath()
      guard let width = key.width else { return .fill(path, key.colour) }
      return .stroke(path, key.colour, PointPen(width))
    }
  }
}
