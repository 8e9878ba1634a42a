package import Languages

/// What dates, numbers and units are written in: a language with a region, digits, a clock.
package struct FormattingLocale: Hashable, Sendable, CustomStringConvertible {
  /// 12 or 24 hours, where the person overrides the region's custom.
  package enum HourCycle: String, Hashable, Sendable, CaseIterable {
    /// 1 to 12 with a day period.
    case h12
    /// 0 to 23.
    case h24
  }

  /// The language, with the region whose formats are used.
  package var tag: LanguageTag { parts.tag }
  /// The tag whose data is used: `tag`, but for a pseudolocale, which has none of its own.
  package var formats: LanguageTag { parts.formats }
  /// A CLDR numbering system, as `latn`, `arab`.
  package var numbering: String { parts.numbering }
  /// The override; nil for the region's custom.
  package var hourCycle: HourCycle? { parts.hourCycle }
  /// The same as an ICU locale id.
  var identifier: String { parts.identifier }

  /// Shared, because a locale is part of the key of every formatter.
  private let parts: Parts

  private final class Parts: Sendable {
    let tag: LanguageTag
    let formats: LanguageTag
    let numbering: String
    let hourCycle: HourCycle?
    let identifier: String
    let hash: Int

    init(tag: LanguageTag, formats: LanguageTag, numbering: String, hourCycle: HourCycle?) {
      self.tag = tag
      self.formats = formats
      self.numbering = numbering
      self.hourCycle = hourCycle
      identifier = formats.icuIdentifier + "@numbers=" + numbering
      hash = identifier.hashValue
    }
  }

  /// Makes a locale. Without a numbering system the default of our own CLDR 48 table is taken, never
  /// the library's.
  ///
  /// - Parameter formats: the tag whose data is used, where the locale is a pseudolocale.
  package init(
    tag: LanguageTag, formats: LanguageTag? = nil, numbering: String? = nil,
    hourCycle: HourCycle? = nil
  ) {
    let formats = formats ?? tag.withoutPseudolocale
    parts = Parts(
      tag: tag, formats: formats, numbering: numbering ?? NumberingSystem.default(for: formats),
      hourCycle: hourCycle)
  }

  /// By identifier; the same language with two clocks is rare.
  package func hash(into hasher: inout Hasher) { hasher.combine(parts.hash) }

  /// Whether they write everything alike.
  package static func == (a: Self, b: Self) -> Bool {
    a.parts === b.parts
      || a.parts.hash == b.parts.hash && a.identifier == b.identifier
        && a.hourCycle == b.hourCycle && a.tag == b.tag
  }

  /// Pairs a language with the device's region, as the platform does: a chosen `fr` on a Canadian
  /// device formats as `fr-CA`. A region in the tag stays.
  package init(
    tag: LanguageTag, region: String?, numbering: String? = nil, hourCycle: HourCycle? = nil
  ) {
    var paired = tag
    paired.region = tag.region ?? region
    self.init(tag: paired, numbering: numbering, hourCycle: hourCycle)
  }

  /// A tag-like name with whatever is not the default: `ar-EG`, `ar (arab)`, `en-US (h24)`.
  package var description: String {
    var notes: [String] = []
    if numbering != NumberingSystem.default(for: formats) { notes.append(numbering) }
    if let hourCycle { notes.append(hourCycle.rawValue) }
    return notes.isEmpty ? "\(tag)" : "\(tag) (\(notes.joined(separator: ", ")))"
  }
}

extension LanguageTag {
  /// As ICU spells it, without extensions.
  var icuIdentifier: String {
    ([language] + [script, region].compactMap { $0 } + variants.map { $0.uppercased() })
      .joined(separator: "_")
  }
}
