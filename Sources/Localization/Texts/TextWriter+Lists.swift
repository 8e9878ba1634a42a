import Internationalization
import Presentation

extension TextWriter {
  /// A list joined as the locale does it; each element keeps where it comes from.
  func write(
    _ elements: [Value], _ kind: ListKind, _ values: ValueFormatter, _ bound: BoundLocale,
    to spans: inout SpanWriter
  ) {
    let texts = elements.map { element in
      var alone = SpanWriter(after: [])
      write(element, in: values, bound, to: &alone)
      return alone.string
    }
    let joined = maker.formats.list(texts, kind, in: values.locale)
    let provenance = provenance(
      .formatter, textPlace: nil, binding: bound, format: values.traced("list", joined).trace)
    spans.span(provenance) { spans in
      guard let between = between(texts, joined, kind, values.locale) else {
        return spans.append(joined)
      }
      for (index, element) in elements.enumerated() {
        spans.append(between[index])
        write(element, in: values, bound, to: &spans)
      }
      spans.append(between[elements.count])
    }
  }

  /// What stands before each text of a joined list and after the last; nil where it cannot be told.
  ///
  /// The words between do not depend on the elements, but for the last: Spanish says `e` for `y`
  /// before an i.
  private func between(
    _ texts: [String], _ joined: String, _ kind: ListKind, _ locale: FormattingLocale
  ) -> [String]? {
    guard let last = texts.last else { return [joined] }
    // Stand-ins from the private use area, which no pattern holds.
    let standIns = texts.indices.compactMap {
      Unicode.Scalar(0xF0000 + UInt32($0)).map(String.init)
    }
    guard standIns.count == texts.count else { return nil }
    var rest = Substring(maker.formats.list(standIns, kind, in: locale))
    var between: [String] = []
    for standIn in standIns {
      guard let place = rest.firstIndex(of: Character(standIn)) else { return nil }
      between.append(String(rest[..<place]))
      rest = rest[rest.index(after: place)...]
    }
    let end = String(rest)
    let start = zip(between, texts.dropLast()).map { $0 + $1 }.joined()
    guard joined.hasPrefix(start), joined.dropFirst(start.count).hasSuffix(last + end) else {
      return nil
    }
    between[texts.count - 1] = String(
      joined.dropFirst(start.count).dropLast((last + end).count))
    return between + [end]
  }

  /// An element of a list: with its default format where it has one.
  private func write(
    _ element: Value, in values: ValueFormatter, _ bound: BoundLocale, to spans: inout SpanWriter
  ) {
    if let formatted = values.byDefault(element) {
      write(formatted, bound, to: &spans)
    } else {
      write(element, textPlace: nil, to: &spans)
    }
  }
}
