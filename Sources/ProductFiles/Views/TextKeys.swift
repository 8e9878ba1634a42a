import Presentation

/// The keys of texts and formats.
enum TextKeys {
  /// How a key is looked up, in the words of the API that does it.
  enum Lookup: String, CaseIterable {
    /// `Text(LocalizedStringKey)`: the environment's locale.
    case environment
    /// `String(localized:)`: the process's languages; `locale:` changes formatting only.
    case process
    /// `LocalizedStringResource`: `locale:` or `languages:` choose the language.
    case resource
  }

  static let message = KeyTable(
    "message",
    [
      .init("key", .string, required: true, "The key as the table has it."),
      .init(
        "args", .list(.oneOf([.expression, .named("text")])),
        "What stands for %@, %lld …, in order."),
      .init("table", .string, "The table; Localizable where none is given."),
      .init("bundle", .string, "Whose resources: own, app, or a target's name."),
      .init("default", .string, "The default value, shown where the table lacks the key."),
      .init("lookup", .word(Lookup.allCases.map(\.rawValue)), "Which API looks it up."),
      .init("languages", .list(.string), "With `lookup: resource`: the languages asked, in order."),
      .init(
        "locale", .string, "The locale of its formats; with `lookup: resource` of its language too."
      ),
    ])

  static let literal = KeyTable(
    "literal", [.init("literal", .scalar, required: true, "Shown as it is, never looked up.")])

  static let value = KeyTable(
    "value", [.init("value", .expression, required: true, "A field, shown as it is.")])

  static let joined = KeyTable(
    "joined",
    [.init("joined", .list(.named("text")), required: true, "Texts glued in code, in this order.")])

  static let formatted = KeyTable(
    "formatted",
    [
      .init("format", .table(format), required: true, "A formatter and what it formats."),
      .init("locale", .string, "The formatter's locale; the environment's where none is given."),
    ])

  static let live = KeyTable(
    "live-text",
    [
      .init("live", .table(liveFormat), required: true, "A text that the system keeps running."),
      .init("locale", .string, "Its locale; the environment's where none is given."),
    ])

  static let liveFormat = KeyTable(
    "live",
    [
      .init(LiveFormat.timer.rawValue, .expression, "Counts down to the date, then up."),
      .init(
        LiveFormat.countdown.rawValue, .expression,
        "Counts down to the date and stops at zero, as Text(timerInterval:)."),
      .init(LiveFormat.relative.rawValue, .expression, "The distance to the date, in words."),
      .init(LiveFormat.offset.rawValue, .expression, "The distance to the date, with its sign."),
    ])

  /// The forms of a text by the key that only they have.
  static let forms = [message, literal, value, joined, formatted, live]

  /// The formatters: the key names one and gives the value, the others are its options.
  static let format = KeyTable(
    "format",
    [
      .init("date", .expression, "The date part of a Date."),
      .init("time", .expression, "The time part of a Date."),
      .init("date-time", .expression, "Both parts of a Date."),
      .init("number", .expression, "A number."),
      .init("percent", .expression, "A fraction of one: 0.8 is 80 %."),
      .init("currency", .expression, "An amount."),
      .init("measure", .expression, "A number with a unit."),
      .init("duration", .expression, "A Duration or a number of seconds."),
      .init("list", .expression, "The elements of a list."),
      .init("relative", .expression, "The distance of a Date from now, at the render."),
      .init("style", .word(styles), "The length of a date or time."),
      .init("skeleton", .string, "Which parts of a date or time, as an ICU skeleton: MMMd."),
      .init("date-style", .word(styles), "The length of the date part."),
      .init("time-style", .word(styles), "The length of the time part."),
      .init("fraction-digits", .integer, "How many digits stand after the point."),
      .init("code", .string, "An ISO 4217 code: EUR."),
      .init("unit", .string, "A CLDR unit: kilometer."),
      .init("width", .word(Format.Width.allCases.map(\.rawValue)), "The length of units."),
      .init("type", .word(["and", "or"]), "The word before the last element."),
    ])

  static let styles = ["short", "medium", "long", "full"]
}
