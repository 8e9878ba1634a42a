internal import CICU

/// How much of a date or a time is written.
package enum DateStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing of it.
  case none
  /// `8/6/26`, `9:00 AM`.
  case short
  /// `Aug 6, 2026`.
  case medium
  /// `August 6, 2026`.
  case long
  /// With the weekday.
  case full

  var code: Int32 {
    switch self {
    case .none: -1
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    }
  }
}

/// What of an instant is written.
package enum DateFormat: Hashable, Sendable {
  /// By the language's own styles.
  case styles(date: DateStyle, time: DateStyle)
  /// By the fields of a Unicode skeleton, as `yMMMd`, `jm`; `j` is the hour in the clock in force.
  case skeleton(String)
  /// By a Unicode pattern as it stands, as `yyyy-MM-dd HH:mm`.
  case pattern(String)
}

struct DateKey: Hashable {
  var locale: FormattingLocale
  var zone: String
  var format: DateFormat
}

extension InternationalFormats {
  /// An instant, in seconds since 1970, in a locale and an IANA time zone; nil for an unknown zone.
  package func date(
    _ seconds: Double, _ format: DateFormat, in locale: FormattingLocale, zone: String
  ) -> String? {
    guard let handle = dateHandle(format, locale, zone) else { return nil }
    return written { cicu_date_format(handle.pointer, seconds * 1000, $0, $1) }
  }

  /// The Unicode pattern that a format comes to in a locale.
  package func datePattern(_ format: DateFormat, in locale: FormattingLocale) -> String? {
    guard let handle = dateHandle(format, locale, "UTC") else { return nil }
    return written { cicu_date_pattern(handle.pointer, $0, $1) }
  }

  private func dateHandle(
    _ format: DateFormat, _ locale: FormattingLocale, _ zone: String
  ) -> Handle? {
    let key = DateKey(locale: locale, zone: zone, format: format)
    return dates.value(key, open: openDate)
  }

  private func openDate(_ key: DateKey) -> Handle? {
    guard cicu_zone_known(key.zone) else { return nil }
    switch key.format {
    case .styles(let date, let time):
      let natural = open(date, time, key)
      guard key.locale.hourCycle != nil, time != .none, let natural,
        let pattern = pattern(of: natural, date, time, key)
      else { return natural }
      return open(pattern: pattern, key)
    case .skeleton(let skeleton):
      guard let pattern = pattern(for: skeleton, key) else { return nil }
      return open(pattern: pattern, key)
    case .pattern(let pattern):
      return open(pattern: pattern, key)
    }
  }

  private func open(pattern: String, _ key: DateKey) -> Handle? {
    pattern.withBytes {
      Handle(
        cicu_date_open_pattern(key.locale.identifier, key.zone, $0, $1), close: cicu_date_close)
    }
  }

  private func open(_ date: DateStyle, _ time: DateStyle, _ key: DateKey) -> Handle? {
    Handle(
      cicu_date_open_styles(key.locale.identifier, key.zone, date.code, time.code),
      close: cicu_date_close)
  }

  /// The pattern of styles with its time in the clock that the person chose; nil where it is so
  /// already.
  private func pattern(
    of natural: Handle, _ date: DateStyle, _ time: DateStyle, _ key: DateKey
  ) -> String? {
    guard let whole = written({ cicu_date_pattern(natural.pointer, $0, $1) }),
      let alone = open(.none, time, key),
      let clock = written({ cicu_date_pattern(alone.pointer, $0, $1) }),
      let chosen = pattern(for: time.skeleton, key), Self.hours(of: clock) != key.locale.hourCycle,
      let range = whole.firstRange(of: clock)
    else { return nil }
    return whole.replacingCharacters(in: range, with: chosen)
  }

  /// The clock of a pattern; text in quotes does not count.
  private static func hours(of pattern: String) -> FormattingLocale.HourCycle? {
    var quoted = false
    for letter in pattern {
      if letter == "'" { quoted.toggle() }
      if quoted { continue }
      if "hK".contains(letter) { return .h12 }
      if "Hk".contains(letter) { return .h24 }
    }
    return nil
  }

  private func pattern(for skeleton: String, _ key: DateKey) -> String? {
    let generator = skeletons.value(key.locale) {
      Handle(cicu_skeletons_open($0.identifier), close: cicu_skeletons_close)
    }
    guard let generator else { return nil }
    let fields =
      switch key.locale.hourCycle {
      case nil: skeleton
      case .h12: skeleton.map { "jHkK".contains($0) ? "h" : String($0) }.joined()
      case .h24:
        skeleton.filter { !"ab".contains($0) }.map { "jhkK".contains($0) ? "H" : String($0) }
          .joined()
      }
    return written { cicu_skeletons_pattern(generator.pointer, fields, $0, $1) }
  }
}

extension DateStyle {
  /// The fields of a time in this style.
  fileprivate var skeleton: String {
    switch self {
    case .none: ""
    case .short: "jm"
    case .medium: "jms"
    case .long: "jmsz"
    case .full: "jmszzzz"
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
