/// A date and time on the wall, in the proleptic Gregorian calendar, in no zone.
package struct CivilTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Astronomical: 0 is 1 BC.
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 59.
  package var second: Int

  /// Makes a time of parts, each in its range.
  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time on the wall of UTC, so many seconds after 1970.
  package init(secondsSince1970 seconds: Int64) {
    let days = Self.floor(seconds, by: 86_400)
    let rest = Int(seconds - days * 86_400)
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March.
    let shifted = days + 719_468
    let era = Self.floor(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    self.init(
      year: Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0), month: month,
      day: Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1), hour: rest / 3600,
      minute: rest / 60 % 60, second: rest % 60)
  }

  /// Seconds after 1970 if this is the wall of UTC.
  package var secondsSince1970: Int64 {
    let year = Int64(month <= 2 ? self.year - 1 : self.year)
    let era = Self.floor(year, by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return days * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// Whether there is such a day.
  package var isValid: Bool {
    guard (1...12).contains(month), (0...23).contains(hour), (0...59).contains(minute),
      (0...59).contains(second)
    else { return false }
    return (1...31).contains(day) && CivilTime(secondsSince1970: secondsSince1970) == self
  }

  /// ISO 8601 without an offset: `2026-08-06T09:00:00`.
  package var description: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
      + "T\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
  }

  /// By time.
  package static func < (a: Self, b: Self) -> Bool { a.secondsSince1970 < b.secondsSince1970 }

  static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value.magnitude)
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }

  private static func floor(_ value: Int64, by divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
