import Internationalization
import Languages
import Presentation

/// What a formatter writes for a value, and in what.
struct FormattedValue: Hashable {
  var string: String
  var trace: FormatTrace
}

/// Foundation's formatters by their names, over the data of CLDR.
struct ValueFormatter {
  let formats: InternationalFormats
  let locale: FormattingLocale
  /// An IANA id.
  let timeZone: String

  /// A value in a format; nil for a value that the format does not take.
  ///
  /// - Parameter reference: what relative dates count from.
  func format(_ value: Value, _ format: Format, from reference: Instant) -> FormattedValue? {
    switch format {
    case .date(let style):
      date(value, "date") { styles(date: style, time: nil, $0) }
    case .time(let style):
      date(value, "time") { styles(date: nil, time: style, $0) }
    case .dateTime(let date, let time):
      self.date(value, "date-time") { styles(date: date, time: time, $0) }
    case .number(let digits):
      NumericValue(value).map { number($0, fractionDigits: digits) }
    case .percent(let digits):
      NumericValue(value).map {
        number(
          $0, "percent", NumberStyle(.percent, minimumFraction: digits, maximumFraction: digits))
      }
    case .currency(let code): currency(value, code)
    case .measure(let unit, let width): measure(value, unit, FormatWidth(width))
    case .duration(let width): duration(value, width)
    case .relative(let width):
      date(value, "relative", hasZone: false) {
        formats.relative(
          seconds: Double($0.seconds - reference.seconds), width: FormatWidth(width), in: locale)
      }
    // Its elements are texts of their own.
    case .list: nil
    }
  }

  /// What a value is where a text takes it as an object, `%@`; nil for those that are shown as they
  /// are.
  func byDefault(_ value: Value) -> FormattedValue? {
    switch value {
    case .int, .double, .decimal: NumericValue(value).map { number($0) }
    case .duration(let seconds):
      traced("duration", formats.clockDuration(seconds: Double(seconds), hours: true, in: locale))
    case .measure: measure(value, nil, .short)
    case .money: currency(value, nil)
    case .null, .bool, .text, .code, .tag, .date, .list, .record, .lookedUp: nil
    }
  }

  /// A number with the locale's digits and grouping.
  func number(_ number: NumericValue, fractionDigits: Int? = nil) -> FormattedValue {
    self.number(
      number, "number",
      NumberStyle(minimumFraction: fractionDigits, maximumFraction: fractionDigits))
  }

  /// A number in a style.
  func number(_ number: NumericValue, _ name: String, _ style: NumberStyle) -> FormattedValue {
    traced(name, formats.number(number, style, in: locale))
  }

  /// A text that the system keeps running, at a moment; nil for a value that is no date.
  func live(_ format: LiveFormat, _ value: Value, at now: Instant) -> FormattedValue? {
    let style: RunningStyle =
      switch format {
      case .timer, .countdown: .timer
      case .relative: .relative
      case .offset: .offset
      }
    return date(value, format.rawValue, hasZone: false) {
      let looked = format == .countdown ? min(now, $0) : now
      return formats.running(
        style, to: Double($0.seconds), now: Double(looked.seconds), in: locale, zone: timeZone)
    }
  }

  /// What a formatter did, when it is known what it wrote.
  func traced(_ name: String, _ string: String, hasZone: Bool = false) -> FormattedValue {
    FormattedValue(
      string: string,
      trace: FormatTrace(
        formatter: name, locale: locale.tag, numbering: locale.numbering,
        timeZone: hasZone ? timeZone : nil))
  }

  private func date(
    _ value: Value, _ name: String, hasZone: Bool = true, _ write: (Instant) -> String?
  ) -> FormattedValue? {
    guard case .date(let instant) = value, let string = write(instant) else { return nil }
    return traced(name, string, hasZone: hasZone)
  }

  private func styles(
    date: Format.DateStyle?, time: Format.DateStyle?, _ instant: Instant
  ) -> String? {
    let written: DateFormat
    switch (date, time) {
    case (.skeleton(let fields)?, nil), (nil, .skeleton(let fields)?):
      written = .skeleton(fields)
    case (.skeleton(let day)?, .skeleton(let clock)?):
      written = .skeleton(day + clock)
    case (.skeleton?, _?), (_?, .skeleton?):
      // The two halves are written by rules of different kinds, which no pattern joins.
      let halves = [styles(date: date, time: nil, instant), styles(date: nil, time: time, instant)]
      return halves.compactMap { $0 }.joined(separator: ", ")
    case (let date, let time):
      written = .styles(date: DateStyle(date), time: DateStyle(time))
    }
    return formats.date(Double(instant.seconds), written, in: locale, zone: timeZone)
  }

  private func currency(_ value: Value, _ code: String?) -> FormattedValue? {
    switch value {
    case .money(let amount, let currency):
      number(.digits(amount), "currency", NumberStyle(.currency(code ?? currency)))
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .measure,
      .list, .record, .lookedUp:
      NumericValue(value).map { amount in
        code.map { number(amount, "currency", NumberStyle(.currency($0))) } ?? number(amount)
      }
    }
  }

  private func measure(_ value: Value, _ unit: String?, _ width: FormatWidth) -> FormattedValue? {
    switch value {
    case .measure(let amount, let own):
      // Nothing is converted: the value keeps its own unit.
      number(.digits(amount), "measure", NumberStyle(.unit(own), width: width))
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .money,
      .list, .record, .lookedUp:
      NumericValue(value).map { amount in
        unit.map { number(amount, "measure", NumberStyle(.unit($0), width: width)) }
          ?? number(amount)
      }
    }
  }

  private func duration(_ value: Value, _ width: Format.Width) -> FormattedValue? {
    let seconds: Int
    switch value {
    case .duration(let value), .int(let value): seconds = value
    case .null, .bool, .double, .decimal, .text, .code, .tag, .date, .measure, .money, .list,
      .record, .lookedUp:
      return nil
    }
    let string =
      switch width {
      case .narrow: formats.clockDuration(seconds: Double(seconds), in: locale)
      case .wide, .abbreviated:
        formats.wordDuration(
          seconds: Double(seconds), units: 3, width: FormatWidth(width), in: locale)
      }
    return traced("duration", string)
  }
}

extension NumericValue {
  /// The number that a value is; nil for what is none.
  init?(_ value: Value) {
    switch value {
    case .int(let number): self = .int(Int64(number))
    case .double(let number): self = .double(number)
    case .decimal(let digits): self = .digits(digits)
    case .null, .bool, .text, .code, .tag, .date, .duration, .measure, .money, .list, .record,
      .lookedUp:
      return nil
    }
  }
}

extension FormatWidth {
  fileprivate init(_ width: Format.Width) {
    switch width {
    case .wide: self = .wide
    case .abbreviated: self = .short
    case .narrow: self = .narrow
    }
  }
}

extension DateStyle {
  /// A skeleton is no style; whoever has one does not ask for it.
  fileprivate init(_ style: Format.DateStyle?) {
    switch style {
    case nil, .skeleton?: self = .none
    case .short?: self = .short
    case .medium?: self = .medium
    case .long?: self = .long
    case .full?: self = .full
    }
  }
}
