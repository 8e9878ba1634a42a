/// A language, the rule that gave it, and what was wrong on the way.
package struct LanguageChoice: Hashable, Sendable {
  /// Why a stored preference was passed over.
  package enum StoredFault: Hashable, Sendable {
    /// It is no tag at all: `Français`, the empty string.
    case notATag
    /// It is a tag in another spelling than the one given here.
    case notCanonical(canonical: LanguageTag)
    /// It is canonical, but the product does not support it.
    case notSupported
  }

  /// The language.
  package var tag: LanguageTag
  /// The rule that gave it.
  package var rule: DecisionRule
  /// Set where a stored preference was there and did not count.
  package var storedFault: StoredFault?
  /// How the device's or the per-app language matched, where one of them decided.
  package var match: LanguageMatch?

  /// Makes a choice of its parts.
  package init(
    tag: LanguageTag, rule: DecisionRule, storedFault: StoredFault? = nil,
    match: LanguageMatch? = nil
  ) {
    self.tag = tag
    self.rule = rule
    self.storedFault = storedFault
    self.match = match
  }
}

/// Decides on a language: the stored preference, the per-app language, the device's list, the
/// default, in that order.
///
/// A stored preference counts only if it is canonical and supported as it stands: there is no
/// matching for it. The other two go through the platform's matcher.
package func decide(_ inputs: DecisionInputs) -> LanguageChoice {
  var fault: LanguageChoice.StoredFault?
  if let stored = inputs.stored {
    fault = storedFault(stored, supported: inputs.supported)
    if fault == nil, let tag = LanguageTag(stored) {
      return LanguageChoice(tag: tag, rule: .appPreference)
    }
  }
  if let perApp = inputs.perApp,
    let match = LanguageMatch([perApp], among: inputs.supported)
  {
    return LanguageChoice(
      tag: match.tags[0], rule: .platformAppLocale, storedFault: fault, match: match)
  }
  if let match = LanguageMatch(inputs.device, among: inputs.supported) {
    return LanguageChoice(tag: match.tags[0], rule: .deviceMatch, storedFault: fault, match: match)
  }
  return LanguageChoice(tag: inputs.productDefault, rule: .productDefault, storedFault: fault)
}

/// What keeps a stored preference from counting; nil where nothing does.
package func storedFault(
  _ stored: String, supported: [LanguageTag]
) -> LanguageChoice.StoredFault? {
  guard let tag = LanguageTag(stored) else { return .notATag }
  if tag.description != stored { return .notCanonical(canonical: tag) }
  return supported.contains(tag) ? nil : .notSupported
}
