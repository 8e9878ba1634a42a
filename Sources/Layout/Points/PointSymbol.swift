/// What stands where the device shows one of the system's symbols: an outline with a plain sign that
/// hints at the name. The symbols themselves are Apple's and are never drawn.
enum PointSymbol: String, CaseIterable {
  case tick
  case cross
  case warning
  case clock
  case place
  case parcel
  case bag
  case vehicle
  case onward
  case back
  case up
  case down
  case person
  case speech
  case star
  case other

  /// By the words of a symbol's name; what a badge adds comes last.
  init(name: String) {
    let words = Set(name.split(separator: ".").map(String.init))
    self = PointSymbol.hints.first { !$0.words.isDisjoint(with: words) }?.sign ?? .other
  }

  private static let hints: [(words: Set<String>, sign: PointSymbol)] = [
    (["clock", "timer", "stopwatch", "hourglass", "alarm", "deskclock"], .clock),
    (["mappin", "location", "map", "signpost", "house", "building", "building2"], .place),
    (
      ["truck", "car", "bus", "tram", "bicycle", "airplane", "ferry", "scooter", "train"], .vehicle
    ),
    (["shippingbox", "box", "archivebox", "cube", "gift"], .parcel),
    (["bag", "cart", "handbag", "basket", "takeoutbag", "suitcase", "backpack"], .bag),
    (["person", "figure", "people"], .person),
    (["phone", "message", "bubble", "bell", "megaphone", "envelope"], .speech),
    (["star", "heart", "trophy", "medal", "crown", "flag", "soccerball", "sportscourt"], .star),
    (["forward", "right", "next"], .onward),
    (["backward", "left", "back"], .back),
    (["up"], .up),
    (["down"], .down),
    (["checkmark", "seal"], .tick),
    (["xmark", "minus", "nosign", "trash"], .cross),
    (["exclamationmark", "exclamationmark2", "bolt", "flame"], .warning),
  ]

  /// Drawn in the middle of a frame, as large as it has room.
  func shapes(in frame: PointRectangle, colour: PointColour, isMirrored: Bool) -> [PointShape] {
    let side = min(frame.width, frame.height)
    let left = frame.x + (frame.width - side) / 2
    let top = frame.y + (frame.height - side) / 2
    let unit = side / 24
    let pen = PointPen(max(0.75, 1.7 * unit), isRound: true)
    func at(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (left + (isMirrored ? 24 - x : x) * unit, top + y * unit)
    }
    func line(_ points: [(Double, Double)], isClosed: Bool = false) -> PointShape {
      .stroke(.lines(points.map { at($0.0, $0.1) }, isClosed: isClosed), colour, pen)
    }
    func circle(_ x: Double, _ y: Double, _ radius: Double) -> PointPath {
      let middle = at(x, y)
      return .circle(x: middle.x, y: middle.y, radius: radius * unit)
    }
    func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ radius: Double) -> PointPath {
      let corner = at(isMirrored ? x + w : x, y)
      return .rectangle(
        PointRectangle(x: corner.x, y: corner.y, width: w * unit, height: h * unit),
        radius: radius * unit)
    }
    let outline = PointShape.stroke(box(1.5, 1.5, 21, 21, 6), colour, pen)
    switch self {
    case .tick: return [outline, line([(7, 12.5), (10.5, 16), (17, 8.5)])]
    case .cross: return [outline, line([(8, 8), (16, 16)]), line([(16, 8), (8, 16)])]
    case .warning:
      return [outline, line([(12, 6.5), (12, 13)]), .fill(circle(12, 16.8, 1.25), colour)]
    case .clock: return [outline, line([(12, 7), (12, 12.5), (15.5, 14.5)])]
    case .place:
      return [
        outline, .stroke(circle(12, 12, 4.2), colour, pen), .fill(circle(12, 12, 1.3), colour),
      ]
    case .parcel:
      return [outline, line([(1.5, 9), (22.5, 9)]), line([(9.5, 13), (14.5, 13)])]
    case .bag: return [outline, line([(8, 7), (8.6, 10), (12, 11.5), (15.4, 10), (16, 7)])]
    case .vehicle:
      return [
        outline, line([(6, 14.5), (6, 8.5), (13, 8.5), (13, 14.5)]),
        line([(13, 10.5), (16, 10.5), (18, 12.5), (18, 14.5)]),
        .fill(circle(9, 15.6, 1.6), colour), .fill(circle(15.4, 15.6, 1.6), colour),
      ]
    case .onward: return [outline, line([(10, 7), (15, 12), (10, 17)])]
    case .back: return [outline, line([(14, 7), (9, 12), (14, 17)])]
    case .up: return [outline, line([(7, 14), (12, 9), (17, 14)])]
    case .down: return [outline, line([(7, 10), (12, 15), (17, 10)])]
    case .person:
      return [
        outline, .stroke(circle(12, 9.5, 2.6), colour, pen),
        line([(7, 17.5), (9, 15), (15, 15), (17, 17.5)]),
      ]
    case .speech: return [outline, line([(7, 9.5), (17, 9.5)]), line([(7, 13.5), (13, 13.5)])]
    case .star:
      let corners = (0..<10).map { index -> (Double, Double) in
        let star: [(Double, Double)] = [
          (12, 6.2), (13.6, 10.1), (17.8, 10.4), (14.6, 13.1), (15.6, 17.2), (12, 14.9),
          (8.4, 17.2), (9.4, 13.1), (6.2, 10.4), (10.4, 10.1),
        ]
        return star[index]
      }
      return [outline, line(corners, isClosed: true)]
    case .other: return [outline, .fill(circle(12, 12, 2.6), colour)]
    }
  }
}
