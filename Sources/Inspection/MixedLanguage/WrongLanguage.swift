import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The words of an entry are not of the language that its table is for: another language's
/// table has exactly these words, or their script is not one that the language is written
/// in.
enum WrongLanguage: CatalogCheck {
  static let definition = CheckDefinition(
    id: "wrong-language", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .resources, letter: "S",
    explanation: Explanation(
      meaning: """
        The words of an entry are not of the language that its table is for: another language's \
        table has exactly these words, or their script is not one that the language is written \
        in.
        """,
      onDevice: """
        A sentence of a third language, in one language only.
        """,
      mend: """
        Have the entry translated; the finding names the catalog's line.
        """,
      inCatalog: """
        Have the entry translated again, and mark it `needs_review` until somebody who reads the \
        language has seen it. Look at its neighbours too: an import that shifted one row shifted \
        more.
        """,
      before: #"""
        "status.nearby": { "localizations": {
          "pl": { "stringUnit": {
            "state": "translated", "value": "Совсем рядом" } }
        } }
        """#,
      after: #"""
        "status.nearby": { "localizations": {
          "pl": { "stringUnit": {
            "state": "translated", "value": "Już blisko" } }
        } }
        """#))

  static func finding(
    _ run: RunOfText, _ lookup: LookupTrace, _ evidence: Contradiction, _ moment: Moment
  ) -> Finding {
    let answered = lookup.answered ?? moment.expected
    return run.finding(
      definition, Self.statement("‘\(run.string)’", in: answered, evidence),
      at: lookup.entryPlace ?? run.provenance.textPlace,
      notes: [Finding.Note("shown here", at: run.provenance.textPlace)], moment)
  }

  /// What is wrong with a text, in quotes, of the table for a language.
  static func statement(
    _ text: String, in language: LanguageTag, _ evidence: Contradiction
  ) -> String {
    switch evidence {
    case .sameWords(let other):
      "\(text) stands in the table for \(language), word for word as for \(other)"
    case .script(let script):
      "\(text) stands in the table for \(language) in \(letters(ofScript: script))"
    }
  }
}
