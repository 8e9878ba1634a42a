import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A literal is shown that never was a key: `Text(verbatim:)`, or a String made in code.
enum HardcodedLiteral {
  static let definition = CheckDefinition(
    id: "hardcoded-literal", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .keyMapping, letter: "L",
    explanation: Explanation(
      meaning: """
        A literal is shown that never was a key: `Text(verbatim:)`, or a String made in code. It \
        is an error where the expected language is not the source language, else a warning.
        """,
      onDevice: """
        The same words in every language, usually English.
        """,
      mend: """
        Make it a key of the target that renders: `Text("…")` or `String(localized:)` with an \
        entry in its catalog.
        """,
      inSwift: """
        A literal given to `Text` itself is a key; one that became a String first is not looked \
        up any more. Pass a `LocalizedStringResource` where a function or a property carries the \
        text, and make the String with `String(localized:)` only where a String is asked for.
        """,
      inCatalog: """
        Add the key to the catalog of the target that renders: strings that the compiler cannot \
        see as keys are never extracted.
        """,
      before: #"""
        struct Badge: View {
          let label: String
          var body: some View { Text(label) }
        }
        Badge(label: "On the way")
        """#,
      after: #"""
        struct Badge: View {
          let label: LocalizedStringResource
          var body: some View { Text(label) }
        }
        Badge(label: "On the way")
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    let isSource = moment.expected.isSameLanguage(as: moment.product.defaultLanguage)
    var notes: [Finding.Note] = []
    if case .literal(let path) = run.provenance.source {
      notes = path.map { Finding.Note("passed on here", at: $0) }
    }
    return run.finding(
      definition, "‘\(run.string)’ is a literal, no table is asked for it",
      at: run.provenance.textPlace, severity: isSource ? .warning : .error, notes: notes, moment)
  }
}
