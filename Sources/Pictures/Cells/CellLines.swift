import Layout

/// Strokes and fills of one colour become one path each, in the order in which colours appear.
struct CellLines {
  private var keys: [Key] = []
  private var paths: [PointPath] = []
  private var last: Int?

  private struct Key: Equatable {
    var colour: PointColour
    /// Nil for what is filled.
    var width: Double?

    /// Colours part by part: it is asked for every cell with a line.
    static func == (a: Key, b: Key) -> Bool {
      a.colour.red == b.colour.red && a.colour.green == b.colour.green
        && a.colour.blue == b.colour.blue && a.colour.opacity == b.colour.opacity
        && a.width == b.width
    }
  }

  /// Adds a stroke.
  mutating func line(_ path: PointPath, _ colour: PointColour, width: Double) {
    add(path, Key(colour: colour, width: width))
  }

  /// Adds a filled shape.
  mutating func fill(_ path: PointPath, _ colour: PointColour) {
    add(path, Key(colour: colour, width: nil))
  }

  /// A stroke from one point to the other. One that goes on straight where the last one ended makes
  /// it longer, as the cells of a rule do.
  mutating func line(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ colour: PointColour,
    width: Double
  ) {
    let index = self.index(of: Key(colour: colour, width: width))
    let last = paths[index].elements.count - 1
    if start.y == end.y, last > 0, case .line(let x, let y) = paths[index].elements[last],
      x == start.x, y == start.y, case .move(_, let fromY) = paths[index].elements[last - 1],
      fromY == y
    {
      paths[index].elements[last] = .line(x: end.x, y: end.y)
    } else {
      paths[index].elements.append(.move(x: start.x, y: start.y))
      paths[index].elements.append(.line(x: end.x, y: end.y))
    }
  }

  private mutating func add(_ path: PointPath, _ key: Key) {
    paths[index(of: key)].elements += path.elements
  }

  /// Where the paths of a colour and a width are; few are used, and one after the other.
  private mutating func index(of key: Key) -> Int {
    if let last, keys[last] == key { return last }
    let index = keys.firstIndex(of: key) ?? keys.count
    if index == keys.count {
      keys.append(key)
      paths.append(PointPath())
    }
    last = index
    return index
  }

  /// The shapes.
  var shapes: [PointShape] {
    zip(keys, paths).map { key, path in
      guard let width = key.width else { return .fill(path, key.colour) }
      return .stroke(path, key.colour, PointPen(width))
    }
  }
}
