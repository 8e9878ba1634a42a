/// Dates and times as files write them.
package enum ISO8601: Hashable, Sendable {
  /// With an offset or `Z`: seconds since 1970.
  case instant(Double)
  /// Without: a time on the wall of a zone that is known elsewhere, and parts of its second.
  case wall(CivilTime, fraction: Double)

  /// Reads `2026-08-06`, `2026-08-06T09:00`, `2026-08-06 09:00:30.5`, with `Z`, `-04:00`, `-0400`
  /// or `-04` at the end; nil for anything else, and for a day that the calendar lacks.
  package init?(_ text: String) {
    var rest = Substring(text)
    guard let year = Self.digits(&rest, 4), Self.skip(&rest, "-"),
      let month = Self.digits(&rest, 2), Self.skip(&rest, "-"), let day = Self.digits(&rest, 2)
    else { return nil }
    var time = CivilTime(year: year, month: month, day: day)
    var fraction = 0.0
    if Self.skip(&rest, "T") || Self.skip(&rest, "t") || Self.skip(&rest, " ") {
      guard let hour = Self.digits(&rest, 2), Self.skip(&rest, ":"),
        let minute = Self.digits(&rest, 2)
      else { return nil }
      (time.hour, time.minute) = (hour, minute)
      if Self.skip(&rest, ":") {
        guard let second = Self.digits(&rest, 2) else { return nil }
        time.second = second
        if Self.skip(&rest, ".") || Self.skip(&rest, ",") {
          let digits = rest.prefix { $0.isASCII && $0.isNumber }
          guard !digits.isEmpty, let value = Double("0." + digits) else { return nil }
          fraction = value
          rest = rest.dropFirst(digits.count)
        }
      }
    } else if !rest.isEmpty {
      return nil
    }
    guard time.isValid else { return nil }
    if rest.isEmpty {
      self = .wall(time, fraction: fraction)
    } else {
      guard let offset = Self.offset(rest) else { return nil }
      self = .instant(Double(time.secondsSince1970) - Double(offset) + fraction)
    }
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, "+-−".contains(sign) else { return nil }
    var rest = text.dropFirst()
    guard let hours = digits(&rest, 2), hours <= 23 else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = skip(&rest, ":")
      guard let read = digits(&rest, 2), read <= 59, rest.isEmpty else { return nil }
      minutes = read
    }
    return (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  private static func digits(_ text: inout Substring, _ count: Int) -> Int? {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    text = text.dropFirst(count)
    return Int(digits)
  }

  private static func skip(_ text: inout Substring, _ character: Character) -> Bool {
    guard text.first == character else { return false }
    text = text.dropFirst()
    return true
  }
}

extension InternationalFormats {
  /// Reads an instant; a text without an offset is on the wall of that zone. Nil for what is no
  /// date and for an unknown zone.
  package func instant(iso8601 text: String, zone: String) -> Double? {
    switch ISO8601(text) {
    case nil: nil
    case .instant(let seconds): seconds
    case .wall(let time, let fraction):
      instant(of: time, zone: zone).map { Double($0) + fraction }
    }
  }

  /// Writes an instant with the zone's offset: `2026-08-06T09:00:00-04:00`; parts of a second only
  /// where there are any, in milliseconds. Nil for an unknown zone, and further than 200,000 years
  /// from now.
  package func iso8601(_ seconds: Double, zone: String) -> String? {
    guard seconds.magnitude < 6.4e12 else { return nil }
    // Rounded first, so that 0.9999 does not lose its second.
    let milliseconds = (seconds * 1000 + 0.5).wholeSeconds
    let part = Int((milliseconds % 1000 + 1000) % 1000)
    let whole = Double((milliseconds - Int64(part)) / 1000)
    guard let offset = offset(of: zone, at: whole), let time = civilTime(at: whole, zone: zone)
    else { return nil }
    let minutes = abs(offset) / 60
    return time.description + (part == 0 ? "" : "." + CivilTime.padded(part, 3))
      + (offset < 0 ? "-" : "+") + CivilTime.padded(minutes / 60, 2) + ":"
      + CivilTime.padded(minutes % 60, 2)
  }
}
