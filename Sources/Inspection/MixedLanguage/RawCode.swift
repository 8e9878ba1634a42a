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
        """,
      inSwift: """
        Switch over the code and give each case a `Text` with a key; let the compiler see that no \
        case is forgotten. Where the text must be a String, put the mapping into one property of \
        the enum that returns a `LocalizedStringResource`.
        """,
      inCatalog: """
        One key for each code, in the table of the target that renders, as `status.nearby`.
        """,
      before: #"""
        Text(context.state.phase.rawValue)
        """#,
      after: #"""
        switch context.state.phase {
        case .preparing: Text("status.preparing")
        case .nearby: Text("status.nearby")
        case .delivered: Text("status.delivered")
        }
        """#))

  static func finding(_ run: RunOfText, field: String, _ moment: Moment) -> Finding {
    run.finding(
      definition, "the code ‘\(run.string)’ of ‘\(field)’ is shown as it is",
      at: run.provenance.textPlace, moment)
  }
}
