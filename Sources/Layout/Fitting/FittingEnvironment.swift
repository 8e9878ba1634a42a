import Presentation

/// What views inherit from those above them, as far as texts depend on it.
struct FittingEnvironment: Hashable, Sendable {
  var font = FontChoice("body")
  var weight: FontWeight?
  var hasEvenDigits = false
  var textSize: DynamicTypeSize
  var lineLimit: Int?
  /// Whether the text takes the room of all its lines, however few it has.
  var reservesSpace = false
  var allowsTightening = false
  var minimumScale = 1.0
  var truncation = TruncationMode.tail
  var alignment = TextAlignment.leading

  /// The environment below a modifier.
  mutating func apply(_ modifier: Modifier) {
    switch modifier {
    case .font(let font): self.font = font
    case .fontWeight(let weight): self.weight = weight
    case .monospacedDigit: hasEvenDigits = true
    case .dynamicTypeSize(let range):
      textSize = min(max(textSize, range.lowerBound), range.upperBound)
    case .lineLimit(let limit, let reserves):
      lineLimit = max(1, limit)
      reservesSpace = reserves
    case .allowsTightening(let allows): allowsTightening = allows
    case .minimumScaleFactor(let factor): minimumScale = min(1, max(0.01, factor))
    case .truncationMode(let mode): truncation = mode
    case .multilineTextAlignment(let alignment): self.alignment = alignment
    case .layoutPriority, .fixedSize, .padding, .frame, .gridCellColumns, .regionPriority,
      .verticalPlacement, .contentMargins, .environmentLocale, .environmentDirection,
      .accessibility, .accessibilityHidden, .accessibilityTraits, .accessibilityChildren,
      .accessibilitySortPriority, .accessibilitySpeechLanguage:
      break
    }
  }

  /// The style of a text or a symbol that stands here, at full size.
  func style(direction: LayoutDirection, language: String?) -> TextStyle {
    var style = TextStyle(
      textSize: textSize, weight: weight ?? font.weight, hasEvenDigits: hasEvenDigits,
      direction: direction, language: language)
    switch font.base {
    case .style(let name): style.font = name
    case .size(let size): style.size = size
    }
    return style
  }
}
