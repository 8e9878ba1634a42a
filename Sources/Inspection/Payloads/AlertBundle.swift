package import Languages
package import Localization
package import Presentation

/// Where the system looks the keys of an alert up: the app's bundle (UserNotifications
/// documentation).
package struct AlertBundle: Sendable {
  let library: ResourceLibrary
  let target: TargetID
  let version: ResourceVersion
  /// The languages that people can have.
  let languages: [LanguageTag]

  package init(
    library: ResourceLibrary, target: TargetID, version: ResourceVersion,
    languages: [LanguageTag]
  ) {
    self.library = library
    self.target = target
    self.version = version
    self.languages = languages
  }

  /// What the system finds for a key in `Localizable` when a phone speaks that language.
  func answer(_ text: AlertText, in language: LanguageTag) -> BundleAnswer {
    library.answer(
      MessageKey(text.key, place: text.place), of: target, languages: [language], at: version)
  }
}
