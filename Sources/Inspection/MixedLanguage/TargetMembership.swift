import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The target that renders does not ship the key; another target does.
enum TargetMembership {
  static let definition = CheckDefinition(
    id: "target-membership", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .resources, letter: "K",
    explanation: Explanation(
      meaning: """
        The target that renders does not ship the key; another target does. An extension sees \
        its own bundle alone.
        """,
      onDevice: """
        The default value or the raw key on the card, while the app itself is translated.
        """,
      mend: """
        Add the catalog, or the key, to the target that renders (target membership in the file \
        inspector).
        """))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    let others = lookup.otherTargets.map(\.name).joined(separator: ", ")
    return run.finding(
      definition,
      "‘\(lookup.key)’ is not in the resources of target ‘\(lookup.target)’, only of ‘\(others)’",
      at: run.provenance.textPlace, moment)
  }
}
