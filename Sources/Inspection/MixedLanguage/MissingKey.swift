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
        """,
      inSwift: """
        Write the key as it stands in the catalog, and name the table where it is not \
        `Localizable`: `Text("key", tableName: "Delivery")`.
        """,
      inCatalog: """
        Add the key with a text for each language, or correct its spelling; keys differ by case \
        and by every character.
        """,
      before: #"""
        Text("delivery.stauts.nearby")
        """#,
      after: #"""
        Text("delivery.status.nearby")
        """#))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    run.finding(
      definition, "‘\(lookup.key)’ is in no table ‘\(lookup.table)’ of any target",
      at: run.provenance.textPlace, moment)
  }
}
