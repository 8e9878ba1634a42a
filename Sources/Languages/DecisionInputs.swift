/// What a party knows when it decides on a language.
package struct DecisionInputs: Hashable, Sendable {
  /// What the store holds, as written; nil before anyone chose.
  package var stored: String?
  /// The app's language in the system's settings.
  package var perApp: LanguageTag?
  /// The device's languages, preferred first.
  package var device: [LanguageTag]
  /// What the product supports.
  package var supported: [LanguageTag]
  /// What it falls back to.
  package var productDefault: LanguageTag

  /// Makes inputs of their parts.
  package init(
    stored: String? = nil, perApp: LanguageTag? = nil, device: [LanguageTag],
    supported: [LanguageTag], productDefault: LanguageTag
  ) {
    self.stored = stored
    self.perApp = perApp
    self.device = device
    self.supported = supported
    self.productDefault = productDefault
  }
}
