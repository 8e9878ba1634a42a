/// Strokes and fills of one colour become one path each, in the order in which colours appear.
struct SVGPaths {
  private var keys: [Key] = []
  private var data: [Key: [String]] = [:]

  private struct Key: Hashable {
    var colour: String
    /// Nil for what is filled.
    var width: Double?
  }

  /// Adds a stroke.
  mutating func line(_ path: String, _ colour: String, width: Double) {
    add(path, Key(colour: colour, width: width))
  }

  /// Adds a filled shape.
  mutating func fill(_ path: String, _ colour: String) {
    add(path, Key(colour: colour, width: nil))
  }

  private mutating func add(_ path: String, _ key: Key) {
    if data[key] == nil { keys.append(key) }
    data[key, default: []].append(path)
  }

  /// The path elements.
  var elements: [String] {
    keys.map { key in
      let path = (data[key] ?? []).joined()
      guard let width = key.width else { return "<path fill=\"\(key.colour)\" d=\"\(path)\"/>" }
      return "<path stroke=\"\(key.colour)\" stroke-width=\"\(number(width))\" d=\"\(path)\"/>"
    }
  }
}
