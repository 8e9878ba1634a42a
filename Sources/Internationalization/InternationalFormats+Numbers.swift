internal import CICU
package import Languages

extension InternationalFormats {
  /// A number in a locale; a value that is no number (`digits("x")`) comes back as it was written.
  package func number(
    _ value: NumericValue, _ style: NumberStyle = NumberStyle(), in locale: FormattingLocale
  ) -> String {
    guard value.isReasonable, let handle = numberHandle(style, value, locale)
    else { return value.plain }
    let text: String? =
      switch value {
      case .int(let value): written { cicu_number_format_int(handle.pointer, value, $0, $1) }
      case .double(let value): written { cicu_number_format_double(handle.pointer, value, $0, $1) }
      case .digits(let digits):
        digits.withBytes { bytes, length in
          written { cicu_number_format_digits(handle.pointer, bytes, length, $0, $1) }
        }
      }
    return text ?? value.plain
  }

  /// The plural category of a number in a language, as its digits are written: `1` is one in
  /// English, `1.0` is other. A Double counts with its shortest digits, without a fraction when it
  /// is whole.
  package func pluralCategory(of value: NumericValue, in language: LanguageTag) -> PluralCategory {
    pluralCategory(of: value, shown: NumberStyle(), in: language)
  }

  /// The plural category of a number as a style shows it: fraction digits that the style adds
  /// count, and so does a compact exponent.
  package func pluralCategory(
    of value: NumericValue, shown style: NumberStyle, in language: LanguageTag
  ) -> PluralCategory {
    guard let rules = pluralHandle(language) else { return .other }
    switch value {
    case .int(let value) where style.minimumFraction ?? 0 == 0 && style.notation == .standard:
      // A magnitude beyond 2^53 is no category's business.
      return PluralCategory(code: cicu_plural_select_int(rules.pointer, value))
    case .int, .double, .digits:
      let digits = value.plain
      guard value.isReasonable, let handle = numberHandle(style, .digits(digits), Self.english)
      else { return .other }
      return digits.withBytes { bytes, length in
        PluralCategory(
          code: cicu_plural_select_shown(rules.pointer, handle.pointer, bytes, length))
      }
    }
  }

  /// The categories that a language has for cardinal numbers, in CLDR's order.
  package func pluralCategories(in language: LanguageTag) -> [PluralCategory] {
    guard let rules = pluralHandle(language) else { return [.other] }
    let bits = max(0, cicu_plural_categories(rules.pointer))
    return PluralCategory.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }
      .map(\.element)
  }

  /// A list of texts: `A, B and C`.
  package func list(
    _ items: [String], _ kind: ListKind = .and, width: FormatWidth = .wide,
    in locale: FormattingLocale
  ) -> String {
    let key = ListKey(locale: locale, kind: kind.code, width: width)
    let handle = lists.value(key) {
      Handle(cicu_list_open($0.locale.identifier, $0.kind, $0.width.code), close: cicu_list_close)
    }
    guard let handle, !items.isEmpty else { return items.joined(separator: ", ") }
    let lengths = items.map { Int32($0.utf8.count) }
    let text = items.joined().withBytes { bytes, length in
      written(room: Int(length) + 64) {
        cicu_list_format(handle.pointer, bytes, lengths, Int32(lengths.count), $0, $1)
      }
    }
    return text ?? items.joined(separator: ", ")
  }

  func numberHandle(
    _ style: NumberStyle, _ value: NumericValue, _ locale: FormattingLocale
  ) -> Handle? {
    let key = NumberKey(locale: locale, style: style, writtenFraction: value.writtenFraction)
    return numbers.value(key) { key in
      key.style.skeleton(writtenFraction: key.writtenFraction).flatMap {
        Handle(cicu_number_open($0, key.locale.identifier), close: cicu_number_close)
      }
    }
  }

  private func pluralHandle(_ language: LanguageTag) -> Handle? {
    plurals.value(language) {
      Handle(cicu_plural_open($0.icuIdentifier), close: cicu_plural_close)
    }
  }

  /// What a plural category is read off: the digits count, not whose they are.
  private static let english = FormattingLocale(
    tag: LanguageTag(language: "en"), numbering: "latn")
}

/// How the last item of a list is joined.
package enum ListKind: String, Hashable, Sendable, CaseIterable {
  /// `A, B and C`.
  case and
  /// `A, B or C`.
  case or
  /// `A, B, C`, as between the parts of a duration.
  case units

  fileprivate var code: Int32 {
    switch self {
    case .and: 0
    case .or: 1
    case .units: 2
    }
  }
}

extension NumericValue {
  /// In ASCII digits; a whole Double has no fraction.
  package var plain: String {
    switch self {
    case .int(let value): return "\(value)"
    case .digits(let digits): return digits
    case .double(let value):
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  /// Whether writing it out takes no more than a line: a file may hold `1e999999999`.
  var isReasonable: Bool {
    guard case .digits(let text) = self else { return true }
    guard text.utf8.count <= 100 else { return false }
    guard let e = text.utf8.firstIndex(where: { $0 | 0x20 == 0x65 }) else { return true }
    return Int(text[text.utf8.index(after: e)...]).map { (-100...100).contains($0) } ?? false
  }

  /// The fraction digits of a written decimal, nil for the others and for one with an exponent.
  var writtenFraction: Int? {
    guard case .digits(let text) = self, !text.utf8.contains(where: { $0 | 0x20 == 0x65 })
    else { return nil }
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
  }
}
