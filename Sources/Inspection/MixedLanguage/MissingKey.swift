import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// No target of the product has the key in that table.
enum MissingKey {
  static let definition = CheckDefinition(
    id: "missing-key", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .resources, letter: "K",
    explanation: Explanation(
      meaning: """
        No target of the product has the key in that table.
        """,
      onDevice: """
        The default value or the raw key, in every language.
        """,
      mend: """
        Add the key to the catalog of the target that renders, or correct its spelling or its \
        table.
        """))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    run.finding(
      definition, "‘\(lookup.key)’ is in no table ‘\(lookup.table)’ of any target",
      at: run.provenance.textPlace, moment)
  }
}
