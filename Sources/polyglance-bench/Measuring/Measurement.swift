/// One line of the table.
struct Measurement: Hashable {
  /// As `stage 80×24: key to last byte`.
  var name: String
  /// Our median.
  var ours: Quantity
  /// What it is measured against; nil for mere information.
  var peer: Peer?

  /// The median of another program, and how much of it ours may be.
  struct Peer: Hashable {
    var name: String
    var median: Quantity
    /// The median of the ratios round by round: what a noisy moment does to both cancels out.
    var ratio: Double
    /// The ratio must not be over it; nil where it is only told.
    var limit: Double?
  }

  /// Ours must not be over it, whatever the peer does; nil for no such limit.
  var most: Quantity?

  init(_ name: String, _ ours: Quantity, peer: Peer? = nil, most: Quantity? = nil) {
    self.name = name
    self.ours = ours
    self.peer = peer
    self.most = most
  }

  /// From rounds in which ours and the peer took turns.
  init(
    _ name: String, ours: [Double], peer: [Double], named peerName: String, unit: Quantity.Unit,
    limit: Double? = nil, most: Double? = nil
  ) {
    self.init(
      name, Quantity(ours.median, unit),
      peer: Peer(
        name: peerName, median: Quantity(peer.median, unit),
        ratio: zip(ours, peer).map { $0 / max($1, .leastNormalMagnitude) }.median, limit: limit),
      most: most.map { Quantity($0, unit) })
  }

  /// Whether every limit that it has holds.
  var isWithinLimits: Bool {
    let relative = peer.flatMap { peer in peer.limit.map { peer.ratio <= $0 } } ?? true
    return relative && (most.map { ours.value <= $0.value } ?? true)
  }
}

/// A number with what it counts.
struct Quantity: Hashable {
  var value: Double
  var unit: Unit

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// What a number counts.
  enum Unit: Hashable {
    case seconds
    case bytes
    case cells
    /// Bytes sent for each cell that changed.
    case bytesPerCell
    case perSecond

    fileprivate func text(_ value: Double) -> String {
      switch self {
      case .seconds:
        value >= 1
          ? "\(value.short) s"
          : value >= 1e-3
            ? "\((value * 1e3).short) ms"
            : value >= 1e-6 ? "\((value * 1e6).short) µs" : "\((value * 1e9).short) ns"
      case .bytes: "\(value.short) B"
      case .cells: "\(value.short) cells"
      case .bytesPerCell: "\(value.short) B/cell"
      case .perSecond: "\(value.short) /s"
      }
    }
  }

  /// As printed, with three digits that count.
  var text: String { unit.text(value) }
}

extension Double {
  /// Three digits that count, never an exponent.
  var short: String {
    let size = magnitude
    if size >= 100 { return "\(Int(rounded()))" }
    let scale: Double = size >= 10 ? 10 : size >= 1 ? 100 : 1000
    let scaled = Int((self * scale).rounded())
    let digits = "\(scaled.magnitude % UInt(scale))"
    let room = size >= 10 ? 1 : size >= 1 ? 2 : 3
    let fraction = String(repeating: "0", count: room - digits.count) + digits
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt(scale)).\(fraction)"
  }
}

extension [Double] {
  /// The middle one, of an even number the mean of the two in the middle; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let ascending = sorted()
    let middle = count / 2
    return count % 2 == 1 ? ascending[middle] : (ascending[middle - 1] + ascending[middle]) / 2
  }

  /// The value that 95 of 100 are not over; 0 of none.
  var percentile95: Double {
    guard !isEmpty else { return 0 }
    return sorted()[Swift.min(count - 1, Int((Double(count) * 0.95).rounded(.down)))]
  }
}
