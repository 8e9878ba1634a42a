import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The view asks in the language of its process, of the device, or in a fixed one; the
/// app's decision never reaches it, and making it again does not help.
enum LocaleNotPassed {
  static let definition = CheckDefinition(
    id: "locale-not-passed", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .localeDecision, letter: "E",
    explanation: Explanation(
      meaning: """
        The view asks in the language of its process, of the device, or in a fixed one; the \
        app's decision never reaches it, and making it again does not help. Each closure of the \
        Dynamic Island needs its own environment.
        """,
      onDevice: """
        One presentation in the system's language, the others in the chosen one.
        """,
      mend: """
        Set the locale environment inside that presentation, from the tag in the state or the \
        shared store.
        """,
      inSwift: """
        Set `\\.locale` at the root of that presentation, from the tag in the state or from the \
        shared store. Compact leading, compact trailing, minimal and each expanded region are \
        closures of their own: each needs it. In the environment it turns no layout: set \
        `\\.layoutDirection` too.
        """,
      before: #"""
        compactTrailing: {
          Text("status.short")
        }
        """#,
      after: #"""
        compactTrailing: {
          Text("status.short")
            .environment(\.locale, Locale(identifier: context.state.localeTag))
        }
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let asked = run.provenance.lookup?.asked.tags ?? run.answeredLanguage?.description
    let language = asked ?? "the language of the process"
    if run.isKeptRunningByThePhone {
      // No environment of a root mends it: the text itself has to be another.
      return run.finding(
        definition,
        "‘\(run.string)’ is kept running by the phone in its own \(language): \(moment.expected) does "
          + "not reach it, whatever locale the view has; format the date at each update instead",
        at: run.provenance.textPlace, moment)
    }
    return run.finding(
      definition,
      "‘\(run.string)’ is asked for in \(language): \(moment.expected) does not reach this view",
      at: run.text.rootPlace, notes: [Finding.Note("the text", at: run.provenance.textPlace)],
      moment)
  }
}

extension RunOfText {
  /// Whether it is a timer or a relative date whose words follow the phone (setting
  /// `live-text-locale`).
  fileprivate var isKeptRunningByThePhone: Bool {
    guard provenance.binding?.source == .device, let formatter = provenance.format?.formatter else {
      return false
    }
    return LiveFormat(rawValue: formatter) != nil
  }
}
