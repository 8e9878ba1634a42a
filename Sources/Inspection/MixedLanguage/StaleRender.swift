import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// What stands on the screen was made under an older decision: it was never made again
/// after the language changed, or it was made again from a tag that was still the old one.
enum StaleRender {
  static let definition = CheckDefinition(
    id: "stale-render", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .regeneration, letter: "O",
    explanation: Explanation(
      meaning: """
        What stands on the screen was made under an older decision: it was never made again \
        after the language changed, or it was made again from a tag that was still the old one. \
        Until a change is settled this is a note.
        """,
      onDevice: """
        The card keeps the old language until something updates it.
        """,
      mend: """
        Update every running activity after the choice is stored: `persist`, `raise-revision`, \
        `update-activities`, in this order.
        """,
      inSwift: """
        After the choice is stored, call `update` on every activity of `Activity<…>.activities`: \
        nothing else draws a card again when a language is chosen inside the app. Store first; an \
        update that runs ahead carries the old tag.
        """,
      onServer: """
        Where activities are left to the server (`on-language-change: nothing`), tell it the new \
        language, and let it send the next push at once.
        """,
      before: #"""
        # product.yaml
        on-language-change: [update-activities, persist, raise-revision]
        """#,
      after: #"""
        # product.yaml
        on-language-change: [persist, raise-revision, update-activities]
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let render = run.surface.render
    let language = run.answeredLanguage.map(\.description) ?? "another language"
    let severity: Severity? = moment.isUnsettled(render.owner) ? .note : nil
    let expected = moment.expected
    if render.cause.event < moment.world.decision.event || isOfSettings(render.cause) {
      let product = moment.product
      let isChosenInApp = moment.world.decision.rule == .appPreference
      let list = isChosenInApp ? product.onLanguageChange : product.onLaunch
      let update = ProcedureItem.updateActivities
      let lacks = !list.contains { $0.value == update }
      let why = lacks ? ": the list has no ‘\(update.rawValue)’" : ""
      let since = isChosenInApp ? "was chosen" : "came from Settings"
      // The system may have drawn it again, from what was sent before.
      let isAgain = render.cause.event >= moment.world.decision.event
      let origin = run.provenance.binding?.source == .store ? "the store" : "the state"
      let fate =
        isAgain ? "made again with \(language) from \(origin)" : "never made again"
      return run.finding(
        definition,
        "‘\(run.string)’ is still in \(language): \(fate) after \(expected) \(since)\(why)",
        at: isChosenInApp ? product.onLanguageChangePlace : product.onLaunchPlace,
        severity: severity, moment)
    }
    let isItem = render.cause.kind == ProcedureItem.updateActivities.rawValue
    let mend = isItem ? "; let ‘persist’ and ‘raise-revision’ come first" : ""
    return run.finding(
      definition,
      "‘\(run.string)’ was made again in \(language), from a tag older than \(expected)\(mend)",
      at: render.cause.place, severity: severity, moment)
  }

  /// The system draws everything again when a language is chosen in Settings, from the content that
  /// was sent before; the app has yet to send another.
  private static func isOfSettings(_ cause: Cause) -> Bool {
    ["device-language", "per-app-language"].contains(cause.kind)
  }
}
