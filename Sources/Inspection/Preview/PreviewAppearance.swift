package import Presentation

/// In which light a surface is looked at. The raw values are the spelling of the command.
package enum PreviewAppearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
  /// As the Always-On display shows it: in dark, dimmed, without motion (ActivityKit,
  /// `isLuminanceReduced`).
  case reduced

  /// What the views' environment says.
  package var appearance: Appearance {
    switch self {
    case .light: .light
    case .dark, .reduced: .dark
    }
  }

  /// Whether the views' environment says that light is reduced.
  var isLuminanceReduced: Bool {
    switch self {
    case .light, .dark: false
    case .reduced: true
    }
  }
}
