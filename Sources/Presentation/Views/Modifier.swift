/// SwiftUI's view modifiers, as far as text, its room and its voice depend on them.
package enum Modifier: Hashable, Sendable {
  /// A text style by name, as `caption`.
  case font(String)
  case lineLimit(Int)
  case minimumScaleFactor(Double)
  case layoutPriority(Double)
  case truncationMode(TruncationMode)
  case fixedSize
  /// `.environment(\.locale, …)`.
  case environmentLocale(LocaleBinding)
  /// `.environment(\.layoutDirection, …)`.
  case environmentDirection(DirectionBinding)
  case accessibility(AccessibilityPart, TextExpression)
  case accessibilityHidden
  /// `.accessibilityAddTraits`, in the order written.
  case accessibilityTraits([AccessibilityTrait])
  /// `.accessibilityElement(children:)`.
  case accessibilityChildren(AccessibilityChildren)
  /// `.accessibilitySortPriority`: higher is read first, 0 where none is given.
  case accessibilitySortPriority(Double)
  /// `accessibilitySpeechLanguage`: the voice that reads the texts of the view.
  case accessibilitySpeechLanguage(SpeechLanguage)
}

/// Where the ellipsis goes.
package enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// Where a view's direction of layout comes from.
package enum DirectionBinding: Hashable, Sendable {
  case fixed(LayoutDirection)
  /// That of the language in the environment, which an app works out itself: on Apple's platforms a
  /// locale in the environment does not turn the layout.
  case locale
}

/// What VoiceOver is given for a view.
package enum AccessibilityPart: String, Hashable, Sendable, CaseIterable {
  case label
  case value
  case hint
}
