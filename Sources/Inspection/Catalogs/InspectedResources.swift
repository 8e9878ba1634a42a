package import Catalogs
package import Diagnostics
package import Languages

/// The string resources of one target with what is known of it: what catalog checks look at.
///
/// A command fills in what it knows; what it does not know is left out, and the checks that need it
/// say nothing.
package struct InspectedResources: Sendable {
  /// What ships them, as findings name it: a target's id, or a folder's name.
  package var target: String
  package var resources: ResourceSet
  /// The language that the others are translated from.
  package var sourceLanguage: LanguageTag
  /// Words that every language leaves as they are.
  package var brands: [String]
  /// Where the target's languages are declared; nil where nobody declares them.
  package var declared: DeclaredLanguages?
  /// Finding id to its severity, as a product sets it; nil is off.
  package var severities: [String: Severity?]

  /// - Parameter sourceLanguage: nil takes the development language of the resources, else English.
  package init(
    target: String, resources: ResourceSet, sourceLanguage: LanguageTag? = nil,
    brands: [String] = [], declared: DeclaredLanguages? = nil,
    severities: [String: Severity?] = [:]
  ) {
    self.target = target
    self.resources = resources
    self.sourceLanguage =
      sourceLanguage ?? resources.developmentLanguage?.tag ?? LanguageTag(language: "en")
    self.brands = brands
    self.declared = declared
    self.severities = severities
  }
}

/// The languages that a target says it ships, and where it says so.
package struct DeclaredLanguages: Hashable, Sendable {
  /// As written, in their order.
  package var spellings: [String]
  /// The list in `product.yaml` or `Info.plist`.
  package var place: SourceLocation
  /// What people call it, as `languages.supported`.
  package var name: String

  package init(_ spellings: [String], at place: SourceLocation, name: String) {
    self.spellings = spellings
    self.place = place
    self.name = name
  }
}
