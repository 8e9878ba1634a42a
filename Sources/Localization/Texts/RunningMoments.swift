import Presentation

/// The moments at which a running text may be at its widest.
///
/// A text runs from its render to the next one. What counts down to a date is asked for until it is
/// there: no app leaves it to count on from zero without news. What counts on from a date is asked
/// for through eight hours, after which the system ends an activity (ActivityKit). On the platform a
/// running text takes the room of its widest form from the beginning; which moments that counts is
/// not documented.
struct RunningMoments {
  private static let life = 8 * 3600
  private static let farthest = 1_000_000_000

  /// Distances in seconds at which words and digits differ most: each unit with one, two, few, many
  /// and with its most digits, alone and with the next smaller one.
  private static let distances = [
    1, 2, 5, 22, 45, 59, 61, 122, 305, 1342, 2745, 3599, 3661, 7322, 18_305, 28_799, 79_342,
    86_399, 90_000, 180_000, 450_000, 604_799, 1_900_800,
  ]

  /// The moments of a text that was rendered then, earliest first.
  static func of(_ text: BoundText, from start: Instant) -> [Instant] {
    var moments = [start]
    for (format, running) in text.running {
      // A payload may hold any date.
      let date = min(max(running, start + -farthest), start + farthest)
      let left = date.seconds - start.seconds
      let range = left > 0 ? 0...left : -left...(life - left)
      switch format {
      case .timer: moments.append(left > 0 ? start : start + life)
      // Its longest form is the first.
      case .countdown: break
      case .relative, .offset:
        for distance in distances where range.contains(distance) {
          moments.append(left > 0 ? date + -distance : date + distance)
        }
        if left <= 0 { moments.append(start + life) }
      }
    }
    return Set(moments.map(\.seconds)).sorted().map { Instant($0) }
  }
}

extension BoundText {
  /// What runs in the text, and the dates that it counts to or from.
  fileprivate var running: [(LiveFormat, Instant)] {
    switch self {
    case .live(let format, .date(let date), _): [(format, date)]
    case .live: []
    case .joined(let parts): parts.flatMap(\.running)
    case .message(_, let arguments, language: _, formats: _): arguments.flatMap(\.running)
    case .verbatim(let value), .formatted(let value, _, _): value.running
    }
  }
}

extension Value {
  fileprivate var running: [(LiveFormat, Instant)] {
    switch self {
    case .lookedUp(let text, _): text.running
    case .list(let elements): elements.flatMap(\.running)
    case .record(let fields): fields.sorted { $0.key < $1.key }.flatMap(\.value.running)
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .measure,
      .money:
      []
    }
  }
}
