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
        """))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let maker = run.provenance.carried.map { "target ‘\($0.process.target)’" } ?? "another process"
    let language = run.answeredLanguage.map { " in \($0)" } ?? ""
    return run.finding(
      definition, "‘\(run.string)’ was made by \(maker)\(language) and is carried as a string",
      at: run.provenance.textPlace, moment)
  }
}
