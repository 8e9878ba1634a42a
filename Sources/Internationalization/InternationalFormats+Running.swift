/// A text that runs by itself, as `Text(date, style:)` shows it.
package enum RunningStyle: String, Hashable, Sendable, CaseIterable {
  /// Counts down to the date, then up from it: `15:00`.
  case timer
  /// The distance without its direction: `11 min, 14 sec`.
  case relative
  /// The distance with a sign, − before the date and + after it: `-11 minutes`.
  case offset
  /// The date alone.
  case date
  /// The time alone.
  case time
}

extension InternationalFormats {
  /// A running text at an instant, both in seconds since 1970; nil for an unknown zone.
  ///
  /// Source: WidgetKit, "Displaying dynamic dates". A countdown shows a second as long as any part
  /// of it is left.
  package func running(
    _ style: RunningStyle, to target: Double, now: Double, in locale: FormattingLocale, zone: String
  ) -> String? {
    let left = target - now
    let shown = left > 0 ? Double(-(-left).wholeSeconds) : left
    switch style {
    case .timer:
      return clockDuration(seconds: shown, in: locale)
    case .relative:
      return wordDuration(
        seconds: shown, units: 2, width: .short, in: locale)
    case .offset:
      return offset(seconds: now - target, in: locale)
    case .date:
      return date(target, .styles(date: .long, time: .none), in: locale, zone: zone)
    case .time:
      return date(target, .styles(date: .none, time: .short), in: locale, zone: zone)
    }
  }

  /// The largest unit of a distance, with its sign; a date not yet reached is negative.
  private func offset(seconds: Double, in locale: FormattingLocale) -> String {
    let whole = seconds.magnitude.wholeSeconds
    let unit = TimeUnit.allCases.first { $0 != .week && whole >= $0.seconds } ?? .second
    let count = whole / unit.seconds
    return number(
      .int(seconds < 0 ? -count : count),
      NumberStyle(.unit(unit.rawValue), width: .wide, alwaysSigned: count != 0), in: locale)
  }
}
