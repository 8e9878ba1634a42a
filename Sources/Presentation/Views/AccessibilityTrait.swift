/// What VoiceOver is told of an element's kind and state (UIKit, `UIAccessibilityTraits`; the names
/// are SwiftUI's in kebab-case).
package enum AccessibilityTrait: String, Hashable, Sendable, CaseIterable {
  case button
  case link
  case image
  case searchField = "search-field"
  case toggleButton = "toggle-button"
  case keyboardKey = "keyboard-key"
  case staticText = "static-text"
  case header
  case tabBar = "tab-bar"
  case summaryElement = "summary-element"
  case selected
  case notEnabled = "not-enabled"
  case adjustable
  case allowsDirectInteraction = "allows-direct-interaction"
  case updatesFrequently = "updates-frequently"
  case causesPageTurn = "causes-page-turn"
  case playsSound = "plays-sound"
  case startsMediaSession = "starts-media-session"
}
