internal import CICU
internal import Languages

/// Plurals, numbers, dates and lists in any language, from CLDR's data.
///
/// Everything is a function of its arguments: neither the machine's locale nor its clock is asked.
/// Formatters are opened when first needed and kept; all threads may share one value.
package final class InternationalFormats: Sendable {
  let numbers = Cache<NumberKey, Handle>()
  let plurals = Cache<LanguageTag, Handle>()
  let lists = Cache<ListKey, Handle>()
  let dates = Cache<DateKey, Handle>()
  let skeletons = Cache<FormattingLocale, Handle>()
  let relatives = Cache<RelativeKey, Handle>()
  let zones = Cache<String, Handle>()
  let breaks = Cache<BreakKey, Handle>()
  let durations = Cache<DurationKey, DurationPattern>()

  /// Shared by whoever has no reason to keep its own.
  package static let shared = InternationalFormats()

  /// Opens nothing yet.
  package init() {}
}

struct NumberKey: Hashable {
  var locale: FormattingLocale
  var style: NumberStyle
  var writtenFraction: Int?
}

struct ListKey: Hashable {
  var locale: FormattingLocale
  var kind: Int32
  var width: FormatWidth
}

struct RelativeKey: Hashable {
  var locale: FormattingLocale
  var width: FormatWidth
}

struct BreakKey: Hashable {
  var kind: Int32
  var locale: String
}

/// The versions of the library and of its data, which goldens name.
package struct InternationalData: Hashable, Sendable {
  /// As `72.1`.
  package var icu: String
  /// As `42.0`.
  package var cldr: String
  /// As `2024a`.
  package var timeZones: String

  /// Those in use.
  package static let current = InternationalData(
    icu: written { cicu_version_icu($0, $1) } ?? "unknown",
    cldr: written { cicu_version_cldr($0, $1) } ?? "unknown",
    timeZones: written { cicu_version_time_zones($0, $1) } ?? "unknown")
}
