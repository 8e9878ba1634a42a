import Presentation

/// What VoiceOver is given for a view: what it says of itself, else what is said above it on a view
/// that is no element and hands it down.
struct SpokenProperties {
  private var texts: [TextRole: Int] = [:]
  var traits: [AccessibilityTrait] = []
  var priority = 0.0
  private(set) var isHidden = false
  private(set) var children: AccessibilityChildren?

  /// The properties of a view below.
  func entering(_ view: ResolvedView, own: [TextRole: Int]) -> SpokenProperties {
    var inner = self
    inner.children = nil
    inner.texts.merge(own) { _, nearer in nearer }
    for modifier in view.modifiers {
      switch modifier {
      case .accessibilityHidden: inner.isHidden = true
      case .accessibilityTraits(let traits):
        inner.traits += traits.filter { !inner.traits.contains($0) }
      case .accessibilityChildren(let children): inner.children = children
      case .accessibilitySortPriority(let priority): inner.priority = priority
      case .font, .fontWeight, .monospacedDigit, .dynamicTypeSize, .lineLimit, .allowsTightening,
        .minimumScaleFactor, .truncationMode, .multilineTextAlignment, .layoutPriority, .fixedSize,
        .padding, .frame, .gridCellColumns, .regionPriority, .verticalPlacement, .contentMargins,
        .environmentLocale, .environmentDirection, .accessibility, .accessibilitySpeechLanguage:
        break
      }
    }
    return inner
  }

  subscript(role: TextRole) -> Int? { texts[role] }
}
