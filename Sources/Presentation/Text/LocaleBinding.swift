package import Languages

/// Where a text or a formatter takes its locale from.
package indirect enum LocaleBinding: Hashable, Sendable {
  /// SwiftUI's `\.locale`, as set by the nearest view above; the process's where none is.
  case environment
  /// The process's languages: `Locale.current`, `String(localized:)`.
  case process
  /// The device's languages.
  case device
  /// The tag in the shared store, read at evaluation.
  case store
  case fixed(LanguageTag)
  /// Tags in order of preference, as `LocalizedStringResource`'s or `localizations:`.
  case languages([StateExpression])
  /// A field that holds a tag; null means the process's.
  case expression(StateExpression)
}

/// A locale binding after evaluation: which languages are asked, and what was read to know that.
package struct BoundLocale: Hashable, Sendable {
  package var asked: Asked
  package var source: LocaleBinding

  /// Whose languages are asked.
  package enum Asked: Hashable, Sendable {
    case process
    case device
    case languages([LanguageTag])
  }

  package init(asked: Asked, source: LocaleBinding) {
    self.asked = asked
    self.source = source
  }

  /// What holds where no environment was set.
  package static let process = BoundLocale(asked: .process, source: .process)
}
