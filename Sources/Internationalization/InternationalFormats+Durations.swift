internal import CICU

/// A unit of time, largest first.
package enum TimeUnit: String, Hashable, Sendable, CaseIterable {
  case year, month, week, day, hour, minute, second

  /// Its length; a month and a year are those of the Gregorian mean, as Foundation counts relative
  /// dates that have no calendar.
  package var seconds: Int64 {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .year: 0
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}

struct DurationKey: Hashable {
  var locale: String
  var key: String
}

final class DurationPattern: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

extension InternationalFormats {
  /// A duration as a clock shows it: `2:05`, `1:02:05`, in the language's separators and digits.
  ///
  /// Hours appear when there are any, or when `hours` asks for them. The sign is dropped.
  package func clockDuration(
    seconds: Double, hours: Bool = false, in locale: FormattingLocale
  ) -> String {
    let whole = seconds.magnitude.wholeSeconds
    let withHours = hours || whole >= 3600
    let fields: [Character: Int64] = [
      "h": whole / 3600, "m": withHours ? whole / 60 % 60 : whole / 60, "s": whole % 60,
    ]
    var result = ""
    var pattern = durationPattern(withHours ? "hms" : "ms", locale)[...]
    while let letter = pattern.first {
      let run = pattern.prefix { $0 == letter }
      pattern = pattern.dropFirst(run.count)
      guard let value = fields[Character(letter.lowercased())] else {
        result += run
        continue
      }
      // Later fields always have two digits, whatever the pattern says of the first.
      result += digits(value, width: result.isEmpty ? 1 : 2, locale)
    }
    return result
  }

  /// A duration in words, `1 hr, 5 min`, of at most `units` parts, the smallest being `smallest`.
  ///
  /// What is left over is dropped, not rounded. The sign is dropped.
  package func wordDuration(
    seconds: Double, units: Int = 2, smallest: TimeUnit = .second, width: FormatWidth = .short,
    in locale: FormattingLocale
  ) -> String {
    var rest = seconds.magnitude.wholeSeconds
    var parts: [(unit: TimeUnit, count: Int64)] = []
    for unit in TimeUnit.allCases where unit != .week && unit.seconds >= smallest.seconds {
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      if !parts.isEmpty || count > 0 { parts.append((unit, count)) }
      if parts.count == units { break }
    }
    parts.removeAll { $0.count == 0 }
    if parts.isEmpty { parts = [(smallest, 0)] }
    let words = parts.map {
      number(.int($0.count), NumberStyle(.unit($0.unit.rawValue), width: width), in: locale)
    }
    return list(words, .units, width: width, in: locale)
  }

  /// A distance from now, `in 5 minutes`, `5 minutes ago`, in the largest unit that it fills.
  ///
  /// `named` allows `yesterday`, `now`.
  package func relative(
    seconds: Double, named: Bool = false, width: FormatWidth = .wide, in locale: FormattingLocale
  ) -> String {
    let whole = seconds.magnitude.wholeSeconds
    let unit = TimeUnit.allCases.first { whole >= $0.seconds } ?? .second
    let count = Double(whole / unit.seconds)
    return relative(
      seconds.sign == .minus ? -count : count, unit, named: named, width: width, in: locale)
  }

  /// A count of units from now; a negative count, −0 among them, is past.
  package func relative(
    _ count: Double, _ unit: TimeUnit, named: Bool = false, width: FormatWidth = .wide,
    in locale: FormattingLocale
  ) -> String {
    let key = RelativeKey(locale: locale, width: width)
    let handle = relatives.value(key) {
      Handle(cicu_relative_open($0.locale.identifier, $0.width.code), close: cicu_relative_close)
    }
    let text = handle.flatMap { handle in
      written { cicu_relative_format(handle.pointer, count, unit.code, !named, $0, $1) }
    }
    return text ?? number(.double(count), NumberStyle(.unit(unit.rawValue)), in: locale)
  }

  private func durationPattern(_ key: String, _ locale: FormattingLocale) -> String {
    let pattern = durations.value(DurationKey(locale: locale.formats.icuIdentifier, key: key)) {
      key in
      written { cicu_duration_pattern(key.locale, key.key, $0, $1) }.map(DurationPattern.init)
    }
    return pattern?.text ?? (key == "hms" ? "h:mm:ss" : "m:ss")
  }

  private func digits(_ value: Int64, width: Int, _ locale: FormattingLocale) -> String {
    let plain = number(.int(value), NumberStyle(grouping: false), in: locale)
    guard width == 2, value < 10 else { return plain }
    return number(.int(0), NumberStyle(grouping: false), in: locale) + plain
  }
}
