package import Languages

/// Direction of layout; apart from the locale on Apple's platforms.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

extension LayoutDirection {
  /// That of the language's script.
  package init(of tag: LanguageTag) {
    switch WritingDirection(of: tag) {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
