/// What becomes of a text where it stands, best first.
package enum PreviewFate: String, Sendable, Hashable, CaseIterable, Comparable {
  /// It stands there as it is, on as many lines as it may.
  case fits
  /// Its letters stand closer.
  case tightened
  /// It is smaller than it was designed.
  case scaled
  /// A line ends inside a word, which is wider than a line.
  case broken
  /// It is wider than its room and drawn beyond it, where nothing hides it.
  case overflows
  /// The surface that it stands on is higher than its room.
  case tooTall = "too-tall"
  /// Some of it stands outside the frame.
  case clipped
  /// Some of it is replaced by `…`.
  case truncated

  /// Whether people do not get to read all of it: what `run` calls cut.
  package var isCut: Bool { self >= .clipped }

  /// Whether `run` finds it wrong: it is cut, or stands on a surface that is.
  package var isWrong: Bool { self >= .tooTall }

  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .fits: 0
    case .tightened: 1
    case .scaled: 2
    case .broken: 3
    case .overflows: 4
    case .tooTall: 5
    case .clipped: 6
    case .truncated: 7
    }
  }
}
