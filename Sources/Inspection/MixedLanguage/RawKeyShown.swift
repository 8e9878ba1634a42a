import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The table of the language lacks the key, no default value was given, and the key itself
/// is what shows.
enum RawKeyShown {
  static let definition = CheckDefinition(
    id: "raw-key-shown", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .lookup, letter: "K",
    explanation: Explanation(
      meaning: """
        The table of the language lacks the key, no default value was given, and the key itself \
        is what shows. The platform falls back per table file, never per key.
        """,
      onDevice: """
        `live_activity.stops` where a sentence should stand.
        """,
      mend: """
        Translate the key in that language; give a default value so that a person never sees a \
        key.
        """,
      inSwift: """
        Give a default value, so that a gap shows words of the source language and no key: \
        `String(localized: "stops", defaultValue: "Next stop")`. It hides the gap from people, \
        not from this tool.
        """,
      inCatalog: """
        Translate the key in the language whose table lacks it. A regional table (`fr-CA`) needs \
        every key that its parent (`fr`) has.
        """,
      before: #"""
        "next.stop": { "localizations": {
          "en": { "stringUnit": {
            "state": "translated", "value": "Next stop" } }
        } }
        """#,
      after: #"""
        "next.stop": { "localizations": {
          "en": { "stringUnit": {
            "state": "translated", "value": "Next stop" } },
          "fr": { "stringUnit": {
            "state": "translated", "value": "Prochain arrêt" } }
        } }
        """#))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    run.finding(
      definition,
      "\(lookup.whyUnanswered): the key itself shows",
      at: run.provenance.textPlace, notes: lookup.catalogNote, moment)
  }
}
