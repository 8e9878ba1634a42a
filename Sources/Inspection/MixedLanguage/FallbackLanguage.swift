import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The text was asked for in the expected language and another language answered: the key
/// is not translated there, or a regional table hides the whole one (`fr-CA` with three
/// keys hides all of `fr`), or the bundle has no such language.
enum FallbackLanguage {
  static let definition = CheckDefinition(
    id: "fallback-language", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .lookup, letter: "F",
    explanation: Explanation(
      meaning: """
        The text was asked for in the expected language and another language answered: the key \
        is not translated there, or a regional table hides the whole one (`fr-CA` with three \
        keys hides all of `fr`), or the bundle has no such language.
        """,
      onDevice: """
        One text in the source language among translated ones.
        """,
      mend: """
        Translate the key in the table that decides, or take the incomplete regional table away.
        """,
      inCatalog: """
        Translate the key in the table that was asked. Where `fr-CA` holds a few keys only, give \
        it all of them or take it away: the platform falls back for a whole table file, never for \
        one key.
        """,
      before: #"""
        "status.nearby": { "localizations": {
          "en": { "stringUnit": {
            "state": "translated", "value": "Nearby" } }
        } }
        """#,
      after: #"""
        "status.nearby": { "localizations": {
          "en": { "stringUnit": {
            "state": "translated", "value": "Nearby" } },
          "fr": { "stringUnit": {
            "state": "translated", "value": "Tout près" } }
        } }
        """#))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    let message =
      if let answered = lookup.answered {
        "‘\(lookup.key)’ was asked for in \(moment.expected) and answered in \(answered)"
      } else {
        "\(lookup.whyUnanswered): \(lookup.whatShows)"
      }
    return run.finding(
      definition, message, at: run.provenance.textPlace, notes: lookup.catalogNote, moment)
  }
}
