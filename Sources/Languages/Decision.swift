/// The language an app is in, and why.
package struct Decision: Hashable, Sendable {
  /// The language.
  package var tag: LanguageTag
  /// The rule that gave it.
  package var rule: DecisionRule
  /// Raised by the app each time a language is chosen.
  package var revision: Int
  /// The index of the event that made it.
  package var event: Int

  /// Makes a decision of its parts.
  package init(tag: LanguageTag, rule: DecisionRule, revision: Int, event: Int) {
    self.tag = tag
    self.rule = rule
    self.revision = revision
    self.event = event
  }
}
