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
  /// Spacing in points; nil: the system's.
  case stack(StackAxis, alignment: StackAlignment, spacing: Double? = nil)
  /// Children are rows (`stack(.horizontal)`); any other child spans the grid.
  case grid(GridStyle = GridStyle())
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
  /// `ViewThatFits`: the first child that fits on the axes.
  case fits(in: FittedAxes = .both)
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

/// How the cells of a grid stand (SwiftUI, `Grid(alignment:horizontalSpacing:verticalSpacing:)`).
package struct GridStyle: Hashable, Sendable {
  package var alignment: StackAlignment
  /// Between columns and between rows in points; nil: the system's.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: StackAlignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
