package import Diagnostics
package import Languages
import Localization

/// The verdict on one run of text.
package struct Judged: Sendable, Hashable {
  /// Index of the text within its surface.
  package var text: Int
  /// Index of the span within the text.
  package var span: Int
  package var string: String
  /// The language that the run is in, as far as evidence goes; nil when unknown.
  package var language: LanguageTag?
  /// The app's decision at this moment.
  package var expected: LanguageTag
  /// Digits, punctuation, brands, content of people: of no language.
  package var isNeutral: Bool
  /// At most one.
  package var finding: Finding?

  package init(
    text: Int, span: Int, string: String, language: LanguageTag?, expected: LanguageTag,
    isNeutral: Bool, finding: Finding?
  ) {
    self.text = text
    self.span = span
    self.string = string
    self.language = language
    self.expected = expected
    self.isNeutral = isNeutral
    self.finding = finding
  }
}

/// What a rule says of a run.
enum Verdict {
  /// Of no language; nothing more is asked.
  case neutral
  case found(Finding)
  /// The words are of another language than their table; nil where nothing tells of which.
  case foreign(Finding, LanguageTag?)
  /// Nothing is wrong, and no later rule may say otherwise.
  case sound
  /// This rule does not apply.
  case next
}
