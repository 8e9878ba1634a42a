/// What becomes of a text where it stands, best first.
package enum PreviewFate: String, Sendable, Hashable, CaseIterable, Comparable {
  /// It stands there as it is, on as many lines as it may.
  case fits
  /// Its letters stand closer.
  case tightened
  /// It is smaller than it was designed.
  case scaled
  /// Some of it stands outside the frame.
  case clipped
  /// Some of it is replaced by `…`.
  case truncated

  /// Whether a person cannot read all of it.
  package var losesWords: Bool { self >= .clipped }

  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .fits: 0
    case .tightened: 1
    case .scaled: 2
    case .clipped: 3
    case .truncated: 4
    }
  }
}
