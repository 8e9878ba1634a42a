/// What becomes of the views below one that is an accessibility element of its own (SwiftUI,
/// `AccessibilityChildBehavior`).
package enum AccessibilityChildren: String, Hashable, Sendable, CaseIterable {
  /// They are not read; the element has what it says of itself and nothing else.
  case ignore
  /// They become one element that says what they say.
  case combine
  /// They are read one by one, and nothing from elsewhere between them.
  case contain
}
