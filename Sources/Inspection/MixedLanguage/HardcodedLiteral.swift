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
        """))

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
