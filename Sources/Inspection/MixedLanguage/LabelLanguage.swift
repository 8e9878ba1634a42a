import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// VoiceOver alone says another language: the accessibility text was made apart from the texts that
/// people see beside it, or a voice of another language reads it.
enum LabelLanguage {
  static let definition = CheckDefinition(
    id: "label-language", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .keyMapping, letter: "L",
    explanation: Explanation(
      meaning: """
        VoiceOver alone says another language: the label, value or hint is a literal, or was looked \
        up in the language of the process while the texts that people see follow the view's locale; \
        or the view asks for a voice of another language. A label that fails as the visible texts \
        of its surface do has the finding that they have.
        """,
      onDevice: """
        The card is French; VoiceOver says “Delivery, image”.
        """,
      mend: """
        Make the accessibility text in the same way as the visible one: a key of the target that \
        draws the view, asked in the view's locale.
        """,
      inSwift: """
        Pass a `Text("…")` to `.accessibilityLabel`, which follows the environment's locale; \
        `String(localized:)` follows the process unless it is given `locale:`. Give \
        `accessibilitySpeechLanguage` the same tag.
        """,
      inCatalog: """
        Add the label as a key of that target, with a comment that it is spoken.
        """,
      before: """
        Image(systemName: "bag")
          .accessibilityLabel(String(localized: "delivery.symbol"))
        """,
      after: """
        Image(systemName: "bag")
          .accessibilityLabel(Text("delivery.symbol"))
        """))

  /// What the verdict on a spoken run becomes where the eye reads the expected language; nil where
  /// the finding says it better.
  static func finding(_ run: RunOfText, instead other: Finding, _ moment: Moment) -> Finding? {
    guard run.text.role != .visible else { return nil }
    let role = run.text.role.rawValue
    switch other.id {
    case HardcodedLiteral.definition.id:
      // In the source language a literal is wrong for others only.
      if other.severity != .error { return nil }
      return run.finding(
        definition,
        "the \(role) ‘\(run.string)’ is a literal: VoiceOver says it so in every language, also in "
          + "\(moment.expected)", at: other.place, notes: other.notes, moment)
    case LocaleNotPassed.definition.id, FormatterLocale.definition.id:
      guard run.surface.shows(moment.expected) else { return nil }
      let asked = run.provenance.lookup?.asked.tags ?? run.answeredLanguage?.description
      return run.finding(
        definition,
        "the \(role) ‘\(run.string)’ is made in \(asked ?? "another language") while the texts "
          + "beside it are in \(moment.expected): make it in the view's locale",
        at: run.provenance.textPlace, moment)
    case _: return nil
    }
  }

  /// A voice of another language reads what is in the expected one.
  static func finding(_ run: RunOfText, voice: LanguageTag, _ moment: Moment) -> Finding? {
    guard let language = run.answeredLanguage, language.language != voice.language else {
      return nil
    }
    return run.finding(
      definition,
      "a voice for \(voice) reads ‘\(run.string)’, which is in \(language): let the voice follow "
        + "the locale", at: run.text.place, moment)
  }
}

extension ResolvedSurface {
  /// Whether people see a text of a table or a formatter in that language.
  fileprivate func shows(_ language: LanguageTag) -> Bool {
    texts.contains { text in
      text.role == .visible
        && text.spans.contains { span in
          let provenance = provenances[span.provenance]
          let answered = provenance.lookup?.answered ?? provenance.format?.locale
          return span.parent == nil && answered?.isSameLanguage(as: language) == true
        }
    }
  }
}
