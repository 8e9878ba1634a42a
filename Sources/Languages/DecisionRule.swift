/// Where the language in force comes from, in order of precedence.
package enum DecisionRule: String, Hashable, Sendable, CaseIterable {
  /// Chosen inside the app and stored by it.
  case appPreference = "app-preference"
  /// The app's language in the system's settings.
  case platformAppLocale = "platform-app-locale"
  /// The device's languages matched with those that the product supports.
  case deviceMatch = "device-match"
  /// The product's default language.
  case productDefault = "default"

  /// A word for narrow places.
  package var word: String {
    switch self {
    case .appPreference: "app"
    case .platformAppLocale: "per-app"
    case .deviceMatch: "device"
    case .productDefault: "default"
    }
  }
}
