/// SwiftUI's view modifiers, as far as text, its room and its voice depend on them.
package enum Modifier: Hashable, Sendable {
  case font(FontChoice)
  case fontWeight(FontWeight)
  /// Every digit is as wide as the widest.
  case monospacedDigit
  /// `.dynamicTypeSize(…)`: the sizes that the texts below may have; one size is a range of one.
  case dynamicTypeSize(ClosedRange<DynamicTypeSize>)
  case lineLimit(Int, reservesSpace: Bool = false)
  case allowsTightening(Bool)
  case minimumScaleFactor(Double)
  case truncationMode(TruncationMode)
  case multilineTextAlignment(TextAlignment)
  case layoutPriority(Double)
  case fixedSize(horizontal: Bool = true, vertical: Bool = true)
  case padding(Insets)
  case frame(ViewFrame)
  /// How many columns of its grid a cell takes.
  case gridCellColumns(Int)
  /// `DynamicIslandExpandedRegion(_:priority:)`.
  case regionPriority(Double)
  /// `.dynamicIsland(verticalPlacement:)`.
  case verticalPlacement(VerticalPlacement)
  /// Of the island's presentation that the view is the root of.
  case contentMargins(ContentMargins)
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
