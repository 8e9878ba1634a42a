import Catalogs
import Diagnostics
import Internationalization
import Languages

/// A translation has the marks of another script, or other blanks at its ends than the source.
enum ForeignSeparator: CatalogCheck {
  static let definition = CheckDefinition(
    id: "foreign-separator", scope: .catalog, severity: .warning, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A translation has the marks of another script: a Latin comma in Arabic, an ASCII period \
        in Chinese, a full-width colon in German, a question mark of another language. Or it \
        begins or ends with a blank where the source text does not, or the other way round.
        """,
      onDevice: """
        The comma of a right-to-left sentence jumps to its other side; full-width marks tear holes \
        into a Latin line; a lost blank glues two words together.
        """,
      mend: """
        Write the marks of the language: `،` `؛` `؟` in Arabic, `，` in Chinese and `、` in Japanese, \
        `。` `：` `？` in both, `;` for a Greek question, `¿` before a Spanish one.
        """,
      inSwift: """
        Do not glue `", "` between texts in code: use `ListFormatter` or a key that holds the mark.
        """,
      inCatalog: """
        Write blanks at the ends of a text in all languages or in none; best in none.
        """,
      before: """
        "ar" : "قيد التحضير, قريبًا"
        """,
      after: """
        "ar" : "قيد التحضير، قريبًا"
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    let source = key.source?.form.units.map(\.text) ?? []
    return key.entries.flatMap { entry -> [Finding] in
      // Identical words are not a translation whose marks could be wrong.
      let marks = SeparatorRules(entry.language)
      return entry.entry.form.units.compactMap { unit in
        guard !source.contains(unit.text) || entry.isSource else { return nil }
        if let fault = marks.fault(in: unit.text, brands: resources.brands) {
          return key.finding(
            definition,
            "‘\(fault.mark)’ in \(unit.text.inQuotes) is not how \(entry.language) writes it: "
              + "use ‘\(fault.instead)’",
            in: entry, at: unit.place, severity: fault.severity)
        }
        guard !entry.isSource, let edge = edge(of: unit.text, source, entry.language) else {
          return nil
        }
        return key.finding(
          definition, "\(unit.text.inQuotes) \(edge)", in: entry, at: unit.place)
      }
    }
  }

  /// How the blanks at the ends differ from those of every form of the source text; nil where they
  /// do not. A language that writes no blanks between words needs none here either.
  private static func edge(
    of text: String, _ source: [String], _ language: LanguageTag
  ) -> String? {
    guard !source.isEmpty, text.contains(where: { !$0.isWhitespace }) else { return nil }
    func differs(_ blanks: (String) -> Bool) -> Bool {
      source.allSatisfy { blanks($0) != blanks(text) }
    }
    let writesBlanks = SeparatorRules.separatesWords(language)
    if differs({ $0.last?.isWhitespace == true }) {
      if text.last?.isWhitespace == true {
        return "ends with a blank, and the source text does not"
      }
      if writesBlanks { return "ends without the blank that the source text ends with" }
    }
    if differs({ $0.first?.isWhitespace == true }) {
      if text.first?.isWhitespace == true {
        return "begins with a blank, and the source text does not"
      }
      if writesBlanks { return "begins without the blank that the source text begins with" }
    }
    return nil
  }
}
