package import Diagnostics
package import Presentation

/// A value as a scenario or a payload gives it, before the declared type is applied.
package struct GivenValue: Sendable, Hashable {
  package var kind: Kind
  package var place: SourceLocation

  package init(_ kind: Kind, at place: SourceLocation) {
    self.kind = kind
    self.place = place
  }

  /// The shapes.
  package indirect enum Kind: Sendable, Hashable {
    case null
    case bool(Bool)
    /// Digits as written.
    case number(String)
    case string(String)
    case list([GivenValue])
    /// In the order written.
    case record([GivenField])
    /// `+12m`: seconds after the virtual now of the step. Scenarios only.
    case fromNow(Int)
    /// A moment: ISO 8601, read in the device's zone unless it carries one. Scenarios only.
    case moment(LocalMoment)
    /// `{ key: …, args: […], table: … }`: the sender resolves it when it sends. Scenarios only.
    case message(MessageKey, [GivenValue])
  }
}

/// A field of a given record.
package struct GivenField: Sendable, Hashable {
  package var name: String
  package var place: SourceLocation
  package var value: GivenValue

  package init(_ name: String, at place: SourceLocation, _ value: GivenValue) {
    self.name = name
    self.place = place
    self.value = value
  }
}

/// A civil date and time, with its offset from UTC where one was written.
package struct LocalMoment: Sendable, Hashable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  /// Seconds east of UTC; nil: the device's zone.
  package var offset: Int?

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    offset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }
}

/// Civil time, for whoever has the time-zone data; the simulation itself has none.
package protocol CivilCalendar: Sendable {
  /// The moment that a clock in that zone shows so; in a gap the later one, in an overlap the first.
  /// Nil for an unknown zone or an impossible date.
  func instant(of moment: LocalMoment, timeZone: String) -> Instant?
}
