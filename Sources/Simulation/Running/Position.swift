package import Presentation

/// A place in a run. Time alone does not name one: several events may happen at one instant.
package struct Position: Sendable, Hashable, Comparable {
  /// How many events have been played.
  package var events: Int
  /// A time inside the next event, which is a wait; nil at its beginning.
  package var time: Instant?

  package init(events: Int, time: Instant? = nil) {
    self.events = events
    self.time = time
  }

  /// Before the first event.
  package static let start = Position(events: 0)

  /// In the order of the run.
  package static func < (a: Self, b: Self) -> Bool {
    if a.events != b.events { return a.events < b.events }
    switch (a.time, b.time) {
    case (nil, nil), (_, nil): return false
    case (nil, _): return true
    case (let x?, let y?): return x < y
    }
  }
}
