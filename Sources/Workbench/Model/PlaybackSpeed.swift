/// Faster or slower than the clock.
package enum PlaybackSpeed: String, Hashable, Sendable, CaseIterable {
  case half = "½×"
  case once = "1×"
  case twice = "2×"
  case fivefold = "5×"
  case tenfold = "10×"

  /// As an option has it: `0.5`, `1`, `10`.
  package var number: String {
    switch self {
    case .half: "0.5"
    case .once: "1"
    case .twice: "2"
    case .fivefold: "5"
    case .tenfold: "10"
    }
  }

  /// How many seconds of the script's showing pass in one.
  var factor: Double {
    switch self {
    case .half: 0.5
    case .once: 1
    case .twice: 2
    case .fivefold: 5
    case .tenfold: 10
    }
  }
}
