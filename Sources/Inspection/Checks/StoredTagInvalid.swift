import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The shared store holds a language that is no canonical tag, or one that the product does
/// not support.
enum StoredTagInvalid: MomentCheck {
  static let definition = CheckDefinition(
    id: "stored-tag-invalid", scope: .render, severity: .warning,
    boundary: .localeDecision,
    explanation: Explanation(
      meaning: """
        The shared store holds a language that is no canonical tag, or one that the product does \
        not support. It is skipped, the next rule decides, and nothing is rewritten.
        """,
      onDevice: """
        The person's choice seems forgotten after an update of the app.
        """,
      mend: """
        Store canonical tags (`fr-CA`, not `fr_CA` or `French`), and migrate what older versions \
        wrote.
        """,
      inSwift: """
        Write `Locale.Language` or `Locale` identifiers in BCP 47 form, and never a language's \
        name. Read what older versions stored once, write it canonically, and forget it where it \
        means nothing.
        """,
      before: #"""
        // stores fr_CA
        defaults.set(Locale.current.identifier, forKey: "language")
        """#,
      after: #"""
        // stores fr-CA
        defaults.set(Locale.current.identifier(.bcp47), forKey: "language")
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    let store = moment.world.store
    guard let stored = store.preference, let place = store.place,
      let fault = storedFault(stored, supported: moment.product.choosable)
    else { return [] }
    let why =
      switch fault {
      case .notATag: "is no language tag"
      case .notCanonical(let tag): "is not the canonical ‘\(tag)’"
      case .notSupported: "is not a language that the product supports"
      }
    return [
      moment.finding(
        definition, "the stored language ‘\(stored)’ \(why): it is skipped", at: place,
        evidence: [Finding.Evidence("decided by", moment.world.decision.rule.rawValue)])
    ]
  }
}
