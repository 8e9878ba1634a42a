import Languages

extension DecisionRule {
  /// Who decided, in a few words.
  var reason: String {
    switch self {
    case .appPreference: "chosen in the app"
    case .platformAppLocale: "chosen in Settings"
    case .deviceMatch: "by the device's list"
    case .productDefault: "by default"
    }
  }
}
