/// A moment of the virtual clock, in whole seconds since 1970-01-01T00:00:00Z.
package struct Instant: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z; negative before.
  package var seconds: Int

  package init(_ seconds: Int) { self.seconds = seconds }

  /// Earlier is less.
  package static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }

  /// The moment so many seconds later.
  package static func + (a: Self, seconds: Int) -> Self { Instant(a.seconds + seconds) }
}
