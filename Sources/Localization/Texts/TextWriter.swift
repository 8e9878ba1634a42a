import Diagnostics
import Languages
import Presentation

/// Finds and writes bound texts, in the context of whoever made them.
struct TextWriter {
  let maker: TextMaker
  /// The view that shows the text.
  var viewPlace: SourceLocation

  func write(_ text: BoundText, to spans: inout SpanWriter) {
    switch text {
    case .message(let key, let arguments, let language, let formats):
      write(key, arguments, language: language, formats: formats, to: &spans)
    case .verbatim(let value):
      write(value, textPlace: nil, to: &spans)
    case .joined(let parts):
      spans.span(provenance(.joined, textPlace: nil)) { spans in
        for part in parts { write(part, to: &spans) }
      }
    case .formatted(let value, let format, let bound):
      write(value, format, bound, to: &spans)
    case .live(let format, let value, let bound):
      write(value, format, bound, to: &spans)
    }
  }

  func provenance(
    _ source: TextSource, textPlace: SourceLocation?, binding: BoundLocale? = nil,
    lookup: LookupTrace? = nil, format: FormatTrace? = nil
  ) -> Provenance {
    Provenance(
      source: source, viewPlace: viewPlace, textPlace: textPlace ?? viewPlace, binding: binding,
      lookup: lookup, format: format, carried: maker.carried)
  }

  /// Direction of a text's own paragraph, by the language that it is asked in; nil where none is.
  func direction(of text: BoundText) -> LayoutDirection? {
    switch text {
    case .message(_, _, let bound, formats: _), .formatted(_, _, let bound):
      LayoutDirection(of: maker.locales.language(bound.asked))
    case .live(_, _, let bound):
      LayoutDirection(of: maker.locales.language(liveBinding(bound).asked))
    case .joined(let parts): parts.lazy.compactMap(direction).first
    case .verbatim: nil
    }
  }
}
