import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A declared code reached the screen as it is.
enum RawCode {
  static let definition = CheckDefinition(
    id: "raw-code", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .keyMapping, letter: "K",
    explanation: Explanation(
      meaning: """
        A declared code reached the screen as it is. Codes name states for programs; people read \
        what the view maps them to.
        """,
      onDevice: """
        People see `nearby` or `IN_TRANSIT` among translated words, in every language the same.
        """,
      mend: """
        Map the code to a key in the view, with a branch for each declared code; never show the \
        field itself.
        """))

  static func finding(_ run: RunOfText, field: String, _ moment: Moment) -> Finding {
    run.finding(
      definition, "the code ‘\(run.string)’ of ‘\(field)’ is shown as it is",
      at: run.provenance.textPlace, moment)
  }
}
