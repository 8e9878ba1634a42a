package import Diagnostics

/// One view of a presentation; its texts are not resolved yet. Files and sources become this tree.
package struct ViewNode: Hashable, Sendable {
  /// Stable within the presentation: the path of kinds and indices, as `lock-screen/vstack.0/text.1`.
  package var id: String
  package var kind: ViewKind
  package var modifiers: [Modifier]
  package var children: [ViewNode]
  /// Where the view begins in its file.
  package var place: SourceLocation

  package init(
    id: String, _ kind: ViewKind, modifiers: [Modifier] = [], children: [ViewNode] = [],
    place: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
    self.place = place
  }
}

/// SwiftUI's kinds of view, as far as text and its room depend on them.
package indirect enum ViewKind: Hashable, Sendable {
  case stack(StackAxis, alignment: StackAlignment)
  /// Children are rows (`stack(.horizontal)`).
  case grid
  case text(TextExpression)
  /// A symbol with its title.
  case label(TextExpression, symbol: String)
  /// An SF Symbol by name.
  case symbol(String)
  /// An image of the asset catalog by name.
  case image(String)
  case spacer
  case divider
  /// `ProgressView(value:total:)`.
  case progress(StateExpression, total: StateExpression)
  case gauge(StateExpression, total: StateExpression)
  /// Controls show their children.
  case button
  case toggle(isOn: StateExpression)
  case link
  /// The first branch whose condition is true, else `otherwise`.
  case when([Branch], otherwise: ViewNode?)
  /// The children once for each element, bound to the name.
  case each(StateExpression, as: String)
  /// `ViewThatFits`: the first child that fits.
  case fits
  /// A view that could not be understood, and why.
  case unresolved(String)

  /// A branch of `when`.
  package struct Branch: Hashable, Sendable {
    package var condition: StateExpression
    package var view: ViewNode

    package init(_ condition: StateExpression, _ view: ViewNode) {
      self.condition = condition
      self.view = view
    }
  }
}

/// `VStack`, `HStack`, `ZStack`.
package enum StackAxis: String, Hashable, Sendable {
  case vertical
  case horizontal
  case depth
}

/// Across the axis of a stack.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
