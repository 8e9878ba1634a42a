import Catalogs
import Diagnostics
import Internationalization
import Languages
import Presentation

extension TextWriter {
  /// Looks a key up and writes what it says, its arguments as child spans.
  func write(
    _ key: MessageKey, _ arguments: [Value], language: BoundLocale, formats bound: BoundLocale,
    to spans: inout SpanWriter
  ) {
    let (wording, trace) = find(key, arguments, language: language, formats: bound)
    let provenance = provenance(
      .catalog, textPlace: key.place, binding: language, lookup: trace)
    let specifiers = SpecifierFormatter(
      values: maker.values(bound.asked), arguments: arguments)
    spans.span(provenance) { spans in
      for piece in wording.pieces {
        switch piece {
        case .literal(let text): spans.append(text)
        case .argument(let position, let specifier):
          write(position, specifier, specifiers, key, bound, to: &spans)
        case .plainArgument(let position):
          write(position, nil, specifiers, key, bound, to: &spans)
        }
      }
    }
  }

  private func find(
    _ key: MessageKey, _ arguments: [Value], language: BoundLocale, formats bound: BoundLocale
  ) -> (Wording, LookupTrace) {
    let target =
      switch key.bundle {
      case .own: maker.context.process.target
      case .app: maker.library.app
      case .target(let target): target
      }
    let choice = maker.snapshot.choice(of: target, asked: language.asked, maker.context)
    var lookup = KeyLookup(
      key, target: target, choice: choice, rule: maker.rule, in: maker.snapshot)
    let isFormat = !arguments.isEmpty
    switch lookup.find() {
    case .text(let text): return (Wording(text, isFormat: isFormat), lookup.trace)
    case .entry(let entry, let tableLanguage):
      let byLocale = maker.context.settings[.pluralLanguage] == "locale"
      let locales = maker.locales
      var chooser = VariationChooser(
        key: key.key, numbers: arguments.map(NumericValue.init),
        language: byLocale
          ? locales.formats(bound.asked) : lookup.pluralLanguage(tableLanguage),
        device: maker.context.deviceClass, formats: maker.formats)
      if let wording = chooser.wording(of: entry.form) {
        return (wording, lookup.trace.with(chooser))
      }
      // The entry lacks the variant wanted, and `other`: there is nothing of it to show.
      let text = lookup.unanswered()
      return (Wording(text, isFormat: isFormat), lookup.trace.with(chooser))
    }
  }

  private func write(
    _ position: Int, _ specifier: FormatSpecifier?, _ specifiers: SpecifierFormatter,
    _ key: MessageKey, _ bound: BoundLocale, to spans: inout SpanWriter
  ) {
    let arguments = specifiers.arguments
    let value = arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
    let isObject = specifier == nil || specifier?.type == .object
    let formatted: FormattedValue? =
      if isObject {
        value.flatMap(specifiers.values.byDefault)
      } else {
        value.flatMap { value in specifier.flatMap { specifiers.format(value, $0) } }
      }
    if let formatted {
      let provenance = provenance(
        .formatter, textPlace: key.place, binding: bound, format: formatted.trace)
      spans.span(provenance) { $0.append(formatted.string) }
    } else if let value, value != .null, isObject {
      write(value, textPlace: key.place, to: &spans)
    } else {
      var provenance = provenance(.value, textPlace: key.place)
      provenance.misfit = ArgumentMisfit(
        position: position, specifier: specifier?.written,
        reason: value.map { $0 == .null ? .null : .otherType } ?? .notPassed)
      spans.span(provenance) { $0.append(SpecifierFormatter.null) }
    }
  }
}

extension LookupTrace {
  /// With what was chosen among variants.
  fileprivate func with(_ chooser: VariationChooser) -> LookupTrace {
    var trace = self
    trace.variations = chooser.choices
    if let plural = chooser.choices.first(where: { $0.kind == .plural }) {
      trace.category = plural.taken ?? plural.wanted
      trace.categoryLanguage = plural.language
    }
    trace.state = chooser.unit?.state?.spelling
    return trace
  }
}
