/// The font that a view gives to the texts below it (SwiftUI, `Font`).
package struct FontChoice: Hashable, Sendable {
  package var base: Base
  /// Nil: as heavy as the text style is, regular where a size is given.
  package var weight: FontWeight?

  /// Where the size comes from.
  package enum Base: Hashable, Sendable {
    /// A text style by name, as `caption`: it grows with Dynamic Type.
    case style(String)
    /// `Font.system(size:)` in points, which Dynamic Type does not change.
    case size(Double)
  }

  package init(_ base: Base, weight: FontWeight? = nil) {
    self.base = base
    self.weight = weight
  }
}

extension FontChoice: ExpressibleByStringLiteral {
  /// A text style by name.
  package init(stringLiteral style: String) { self.init(.style(style)) }
}
