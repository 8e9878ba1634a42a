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
        """,
      inCatalog: """
        Put the key into the catalog of the target that renders, or tick that target for the \
        catalog in Xcode's File inspector. An extension is a bundle of its own and never reads \
        the app's tables.
        """,
      before: #"""
        # product.yaml: the key stands in App/Localizable.xcstrings alone
        app:     { kind: app, resources: [App] }
        widgets: { kind: widget-extension, resources: [Widgets] }
        """#,
      after: #"""
        # product.yaml: both targets ship the table that both show
        app:     { kind: app, resources: [App, Shared] }
        widgets: { kind: widget-extension, resources: [Widgets, Shared] }
        """#))

  static func finding(_ run: RunOfText, _ lookup: LookupTrace, _ moment: Moment) -> Finding {
    let others = lookup.otherTargets.map(\.name).joined(separator: ", ")
    return run.finding(
      definition,
      "‘\(lookup.key)’ is not in the resources of target ‘\(lookup.target)’, only of ‘\(others)’",
      at: run.provenance.textPlace, moment)
  }
}
