import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A number, date or amount was formatted for another language or with other digits than
/// the text it stands in; or it stands alone and its formatter follows the process, the
/// device or a fixed locale.
enum FormatterLocale {
  static let definition = CheckDefinition(
    id: "formatter-locale", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .formatter, letter: "N",
    explanation: Explanation(
      meaning: """
        A number, date or amount was formatted for another language or with other digits than \
        the text it stands in; or it stands alone and its formatter follows the process, the \
        device or a fixed locale.
        """,
      onDevice: """
        “Arrivée vers 9:05 AM”.
        """,
      mend: """
        Format at render time in the same locale as the text: pass the view's locale to the \
        formatter.
        """,
      inSwift: """
        Give the format style `.locale(_:)` with the view's `\\.locale`: a formatter that nobody \
        gives a locale takes that of the process.
        """,
      onServer: """
        Send the date as a number. Once the server has formatted it, its language and its 12 or \
        24 hours are fixed.
        """,
      before: #"""
        let time = state.eta.formatted(date: .omitted, time: .shortened)
        Text("eta \(time)")
        """#,
      after: #"""
        @Environment(\.locale) var locale
        let style = Date.FormatStyle(date: .omitted, time: .shortened)
        let time = state.eta.formatted(style.locale(locale))
        Text("eta \(time)")
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let asked = run.parent?.lookup?.asked.first ?? moment.expected
    let locale = run.provenance.format?.locale.description ?? "another locale"
    let numbering = run.provenance.format?.numbering ?? "latn"
    return run.finding(
      definition,
      "‘\(run.string)’ is formatted for \(locale) (\(numbering)) where \(asked) was asked",
      at: run.provenance.textPlace, moment)
  }
}
