/// A formatter of a value, locale apart. Names follow Foundation's `FormatStyle`s and ICU.
package enum Format: Hashable, Sendable {
  /// Date part of a date, by style or ICU skeleton (`.skeleton("MMMd")`).
  case date(DateStyle)
  /// Time part of a date.
  case time(DateStyle)
  case dateTime(date: DateStyle, time: DateStyle)
  /// A number; fraction digits nil means as many as the value has.
  case number(fractionDigits: Int?)
  /// A fraction of one, shown in percent: 0.8 is 80 %.
  case percent(fractionDigits: Int?)
  /// An amount; the code is ISO 4217, nil where the value carries one.
  case currency(code: String?)
  /// A CLDR unit id, as `kilometer`; nil where the value carries one.
  case measure(unit: String?, width: Width)
  /// Seconds as words (`3 hours, 5 minutes`) or as digits (`3:05:00`) for `.narrow`.
  case duration(Width)
  /// The elements of a list joined by “and” or “or”.
  case list(or: Bool)
  /// Distance of a date from now at the render, in words, as `in 5 minutes`.
  case relative(Width)

  /// Lengths of a date or time, or a skeleton of ICU's.
  package enum DateStyle: Hashable, Sendable {
    case short
    case medium
    case long
    case full
    case skeleton(String)
  }

  /// Widths of units.
  package enum Width: String, Hashable, Sendable, CaseIterable {
    case wide
    case abbreviated
    case narrow
  }
}

/// What SwiftUI's `Text(_:style:)` and `Text(timerInterval:)` keep running: it depends on the time of
/// looking alone.
package enum LiveFormat: String, Hashable, Sendable, CaseIterable {
  /// Counts down to the date, then up from it.
  case timer
  /// Counts down to the date and stops at zero, as `Text(timerInterval:)` does (SwiftUI).
  case countdown
  /// Absolute distance without direction, in words.
  case relative
  /// Distance with sign: `-` for the future, `+` for the past.
  case offset
}
