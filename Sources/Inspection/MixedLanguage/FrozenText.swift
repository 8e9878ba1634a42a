import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A string was looked up or formatted earlier, by another process or under an older
/// language, and travels in the state.
enum FrozenText {
  static let definition = CheckDefinition(
    id: "frozen-text", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .regeneration, letter: "O",
    explanation: Explanation(
      meaning: """
        A string was looked up or formatted earlier, by another process or under an older \
        language, and travels in the state. Nothing looks it up again.
        """,
      onDevice: """
        A line that stays in the old language however often the card is updated by push.
        """,
      mend: """
        Carry the key or the typed value in the state and look it up in the view.
        """,
      inSwift: """
        Keep what the text is made of in the content state (a code, a count, a date) and make the \
        text in the view. `String(localized:)` in the app is looked up at once, and what it \
        returns is a String for ever.
        """,
      onServer: """
        The same holds for texts that the server resolves before it sends: send keys and values.
        """,
      before: #"""
        let title = String(localized: "delivery.title")
        let state = DeliveryAttributes.ContentState(title: title)
        await activity.update(ActivityContent(state: state, staleDate: nil))
        """#,
      after: #"""
        let state = DeliveryAttributes.ContentState(phase: .nearby)
        await activity.update(ActivityContent(state: state, staleDate: nil))
        // in the extension:
        Text("delivery.title")
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let maker = run.provenance.carried.map { "target ‘\($0.process.target)’" } ?? "another process"
    let language = run.answeredLanguage.map { " in \($0)" } ?? ""
    return run.finding(
      definition, "‘\(run.string)’ was made by \(maker)\(language) and is carried as a string",
      at: run.provenance.textPlace, moment)
  }
}
