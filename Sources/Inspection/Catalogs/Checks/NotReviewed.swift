import Catalogs
import Diagnostics

/// A translation ships that nobody has said is right.
enum NotReviewed: CatalogCheck {
  static let definition = CheckDefinition(
    id: "not-reviewed", scope: .catalog, severity: .warning, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A translation ships that nobody has said is right: its state is `new`, `needs_review`, \
        `stale` or `machine_translated`. The build asks no one: whatever has a text is compiled \
        into the table, whatever its state.
        """,
      onDevice: """
        Often nothing; sometimes words that translate an older source text, or what a machine \
        made of one word without its context.
        """,
      mend: """
        Have it read by someone who speaks the language, where it is shown, and set the state to \
        `translated`.
        """,
      inCatalog: """
        Mark the reviewed text as `translated`, or delete the text so that it counts as missing.
        """,
      before: """
        "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Ouvrir" } }
        """,
      after: """
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvert" } }
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    key.entries.compactMap { entry in
      guard !entry.isSource, key.facts.shouldTranslate, entry.entry.form.holdsLetters else {
        return nil
      }
      for unit in entry.entry.form.units {
        guard let state = unit.state, let reason = reason(state) else { continue }
        // Words that are still those of the source are told as such, or are nobody's.
        if state == .new, key.source?.form.units.contains(where: { $0.text == unit.text }) == true {
          continue
        }
        return key.finding(
          definition, "\(unit.text.inQuotes) ships, though \(reason)", in: entry, at: unit.place,
          severity: severity(state))
      }
      return nil
    }
  }

  /// What a state says of a text that ships; nil where it is reviewed, or nobody knows the state.
  private static func reason(_ state: UnitState) -> String? {
    switch state {
    case .translated, .unknown: nil
    case .new: "it counts as not translated (state ‘new’)"
    case .needsReview: "its review is open (state ‘needs_review’)"
    case .stale: "the source text has changed since (state ‘stale’)"
    case .machineTranslated: "a machine made it and nobody has reviewed it"
    }
  }

  /// A text that a person wrote and marked for another look is worth knowing; one that translates
  /// nothing, or another text than the present one, is wrong sooner or later.
  private static func severity(_ state: UnitState) -> Severity {
    switch state {
    case .new, .stale: .warning
    case .needsReview, .machineTranslated, .translated, .unknown: .note
    }
  }
}
