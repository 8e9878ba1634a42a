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
        """))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    let answered = lookup.answered?.description ?? "another region"
    return run.finding(
      definition, "‘\(lookup.key)’ is in \(answered) where \(moment.expected) is expected",
      at: run.provenance.textPlace,
      severity: moment.product.regionsAreStrict ? .error : .note, notes: lookup.catalogNote, moment)
  }
}
