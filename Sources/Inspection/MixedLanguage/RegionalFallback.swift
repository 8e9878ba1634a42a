import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The expected language answered, in the words of another region.
enum RegionalFallback {
  static let definition = CheckDefinition(
    id: "regional-fallback", scope: .render, severity: .note,
    boundary: .lookup, letter: "F",
    explanation: Explanation(
      meaning: """
        The expected language answered, in the words of another region.
        """,
      onDevice: """
        Usually nothing; “week-end” for “fin de semaine” to those who know.
        """,
      mend: """
        Nothing under `regions: loose`. Under `regions: strict` give the region a table of its \
        own.
        """,
      inCatalog: """
        Add the region to the catalog with every key, or take the region out of `supported` where \
        one table is meant for all of the language.
        """,
      before: #"""
        # product.yaml
        languages: { default: en, supported: [en, fr, fr-CA] }
        regions: strict
        # Widgets has tables for en and fr
        """#,
      after: #"""
        # product.yaml
        languages: { default: en, supported: [en, fr] }
        regions: strict
        # Widgets has tables for en and fr
        """#))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    let answered = lookup.answered?.description ?? "another region"
    return run.finding(
      definition, "‘\(lookup.key)’ is in \(answered) where \(moment.expected) is expected",
      at: run.provenance.textPlace,
      severity: moment.product.regionsAreStrict ? .error : .note, notes: lookup.catalogNote, moment)
  }
}
