internal import CICU
package import Languages

/// What languages are called.
package enum LanguageNames {
  /// The name of a language in another, as it stands within a sentence or, `standalone`, in a list:
  /// `français (Canada)`, `Français (Canada)`. The tag itself where there is no name.
  package static func name(
    of tag: LanguageTag, in display: LanguageTag, standalone: Bool = false
  ) -> String {
    written {
      cicu_language_name(tag.icuIdentifier, display.icuIdentifier, standalone, $0, $1)
    } ?? tag.description
  }

  /// The name of a language in itself, capitalized as its people do at the head of a list.
  package static func endonym(of tag: LanguageTag) -> String {
    name(of: tag, in: tag, standalone: true)
  }

  /// The name of a language in English.
  package static func english(_ tag: LanguageTag) -> String {
    name(of: tag, in: LanguageTag(language: "en"), standalone: true)
  }
}
