import Diagnostics
import Internationalization
import Languages
import Presentation

extension TextWriter {
  /// A value as it is, without a formatter: Swift's own description, in no language.
  ///
  /// - Parameter textPlace: the line that shows it, where the value itself has none.
  func write(_ value: Value, textPlace: SourceLocation?, to spans: inout SpanWriter) {
    switch value {
    case .null: plain("", textPlace, to: &spans)
    case .bool(let flag): plain(flag ? "true" : "false", textPlace, to: &spans)
    case .int(let number), .duration(let number): plain("\(number)", textPlace, to: &spans)
    case .double(let number): plain("\(number)", textPlace, to: &spans)
    case .decimal(let digits): plain(digits, textPlace, to: &spans)
    case .text(let text, let origin): write(text, origin, textPlace, to: &spans)
    case .code(let code, of: let field):
      spans.span(provenance(.code(of: field), textPlace: textPlace)) { $0.append(code) }
    case .tag(let tag): plain(tag.description, textPlace, to: &spans)
    case .date(let instant):
      let time = CivilTime(secondsSince1970: Int64(instant.seconds))
      plain("\(time)Z", textPlace, to: &spans)
    case .measure(let amount, let unit): plain("\(amount) \(unit)", textPlace, to: &spans)
    case .money(let amount, let currency): plain("\(amount) \(currency)", textPlace, to: &spans)
    case .list(let elements):
      spans.span(provenance(.value, textPlace: textPlace)) { spans in
        for (index, element) in elements.enumerated() {
          if index > 0 { spans.append(", ") }
          write(element, textPlace: textPlace, to: &spans)
        }
      }
    case .record(let fields):
      spans.span(provenance(.value, textPlace: textPlace)) { spans in
        for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
          spans.append(index > 0 ? ", \(field.key): " : "\(field.key): ")
          write(field.value, textPlace: textPlace, to: &spans)
        }
      }
    case .lookedUp(let text, let context):
      TextWriter(maker: maker.carrying(context), viewPlace: viewPlace)
        .write(text, to: &spans)
    }
  }

  /// A value in a format; one that the format does not take is shown as it is.
  func write(_ value: Value, _ format: Format, _ bound: BoundLocale, to spans: inout SpanWriter) {
    let values = maker.values(bound.asked)
    if case .list(let or) = format, case .list(let elements) = value {
      return write(elements, or ? .or : .and, values, bound, to: &spans)
    }
    guard let formatted = values.format(value, format, from: maker.render.at) else {
      return write(value, textPlace: nil, to: &spans)
    }
    write(formatted, bound, to: &spans)
  }

  /// A text that the system keeps running.
  func write(
    _ value: Value, _ format: LiveFormat, _ bound: BoundLocale, to spans: inout SpanWriter
  ) {
    let bound = liveBinding(bound)
    let values = maker.values(bound.asked)
    guard let formatted = values.live(format, value, at: maker.now) else {
      return write(value, textPlace: nil, to: &spans)
    }
    write(formatted, bound, to: &spans)
  }

  /// Whose locale the words of a running text follow is not published (setting `live-text-locale`).
  func liveBinding(_ bound: BoundLocale) -> BoundLocale {
    maker.context.settings[.liveTextLocale] == "device"
      ? BoundLocale(asked: .device, source: .device) : bound
  }

  func write(
    _ formatted: FormattedValue, _ bound: BoundLocale, to spans: inout SpanWriter
  ) {
    let provenance = provenance(
      .formatter, textPlace: nil, binding: bound, format: formatted.trace)
    spans.span(provenance) { $0.append(formatted.string) }
  }

  private func plain(_ text: String, _ textPlace: SourceLocation?, to spans: inout SpanWriter) {
    spans.span(provenance(.value, textPlace: textPlace)) { $0.append(text) }
  }

  private func write(
    _ text: String, _ origin: Origin, _ textPlace: SourceLocation?, to spans: inout SpanWriter
  ) {
    let provenance =
      switch origin {
      case .payload(let place): provenance(.payload, textPlace: place)
      case .scenario(let place): provenance(.scenario, textPlace: place)
      case .literal(let place, let path): provenance(.literal(path: path), textPlace: place)
      case .userContent: provenance(.userContent, textPlace: textPlace)
      }
    spans.span(provenance) { $0.append(text) }
  }
}
