/// What stands where the device shows one of the system's symbols: a sign of ours for the thing that
/// its name means, in the circle, square or triangle that the name asks for, with its badge.
struct PointSymbol: Hashable {
  private let sign: SymbolSign
  private let isFilled: Bool
  private let enclosure: Enclosure?
  private let badge: SymbolSign?

  private enum Enclosure: Substring {
    case circle
    case square
    case triangle
    case seal

    /// How large a sign stands in it, and where its middle is, in a square of 24 by 24.
    var room: (size: Double, y: Double) {
      switch self {
      case .circle: (13, 12)
      case .square: (14, 12)
      case .triangle: (11, 14.2)
      case .seal: (12, 12)
      }
    }

    var path: PointPath {
      switch self {
      case .circle: .circle(x: 12, y: 12, radius: 10.5)
      case .square:
        .rectangle(PointRectangle(x: 2, y: 2, width: 20, height: 20), radius: 5)
      case .triangle: .lines([(12, 2.4), (22.8, 21), (1.2, 21)], isClosed: true)
      case .seal:
        .lines(
          [
            (12, 1), (15.4, 3.7), (19.8, 4.2), (20.3, 8.6), (23, 12), (20.3, 15.4), (19.8, 19.8),
            (15.4, 20.3), (12, 23), (8.6, 20.3), (4.2, 19.8), (3.7, 15.4), (1, 12), (3.7, 8.6),
            (4.2, 4.2), (8.6, 3.7),
          ], isClosed: true)
      }
    }
  }

  /// By a symbol's name, as `clock.badge.exclamationmark`.
  init(name: String) {
    let words = name.split(separator: ".")
    let parts = words.split(separator: "badge", maxSplits: 1)
    let own = parts.first.map(Array.init) ?? []
    isFilled = words.contains("fill")
    let enclosure = own.dropFirst().lazy.compactMap(Enclosure.init).first
    // What encloses a sign is not the sign.
    let named = own.filter { $0 != "fill" && (enclosure == nil || Enclosure(rawValue: $0) == nil) }
    self.enclosure = enclosure
    let sign = SymbolSign(words: named)
    self.sign = sign == .pin && own.contains("ellipse") ? .pinOnGround : sign
    badge = parts.count > 1 ? SymbolSign(words: Array(parts[1])) : nil
  }

  /// Drawn in the middle of a frame, as large as it has room.
  /// - Parameter ground: what it stands on, which shows where something filled is left open.
  func shapes(
    in frame: PointRectangle, colour: PointColour, ground: PointColour, isMirrored: Bool
  ) -> [PointShape] {
    let side = min(frame.width, frame.height)
    let pencil = SymbolPencil(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
      unit: side / 24, line: max(0.75, side / 14), ink: colour.over(ground),
      ground: ground, isMirrored: isMirrored)
    var shapes: [PointShape]
    if let enclosure {
      let (size, y) = enclosure.room
      shapes = pencil.draw([.body(enclosure.path)], isFilled: isFilled)
      let inner = pencil.inside(x: 12 - size / 2, y: y - size / 2, size: size)
      shapes += (isFilled ? inner.inverted : inner).draw(sign.parts, isFilled: true)
    } else {
      shapes = pencil.draw(sign.parts, isFilled: isFilled)
    }
    guard let badge else { return shapes }
    shapes.append(pencil.fill(.circle(x: 18.5, y: 18.5, radius: 6.8), pencil.ground))
    shapes.append(pencil.fill(.circle(x: 18.5, y: 18.5, radius: 5.5), pencil.ink))
    let inner = pencil.inside(x: 14.7, y: 14.7, size: 7.6).inverted
    return shapes + inner.draw(badge.parts, isFilled: true)
  }
}
