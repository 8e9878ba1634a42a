package import Presentation

/// A kept render after its texts were found: the same for ever, but for live texts.
package struct ResolvedSurface: Hashable, Sendable {
  package var render: KeptRender
  /// The views as they will be laid out; their texts are indices into `texts`.
  package var view: ResolvedView
  /// Visible and spoken texts, in the order of the views.
  package var texts: [ResolvedText]
  /// Where spans come from; spans hold indices, since a provenance is large.
  package var provenances: [Provenance]

  package init(
    render: KeptRender, view: ResolvedView, texts: [ResolvedText], provenances: [Provenance]
  ) {
    self.render = render
    self.view = view
    self.texts = texts
    self.provenances = provenances
  }
}

/// A view that is ready for layout.
package struct ResolvedView: Hashable, Sendable {
  package var id: String
  package var kind: ResolvedViewKind
  package var modifiers: [Modifier]
  package var children: [ResolvedView]
  /// Direction of the layout here.
  package var direction: LayoutDirection

  package init(
    id: String, kind: ResolvedViewKind, modifiers: [Modifier], children: [ResolvedView],
    direction: LayoutDirection
  ) {
    self.id = id
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
    self.direction = direction
  }
}

/// The mirror of `BoundViewKind` with indices of resolved texts.
package enum ResolvedViewKind: Hashable, Sendable {
  case stack(StackAxis, alignment: StackAlignment, spacing: Double? = nil)
  case grid(GridStyle = GridStyle())
  case text(Int)
  case label(Int, symbol: String)
  case symbol(String)
  case image(String)
  case spacer
  case divider
  /// Fraction from 0 to 1; nil is indeterminate.
  case progress(Double?)
  case gauge(Double?)
  case button
  case toggle(isOn: Bool)
  case link
  case fits(in: FittedAxes = .both)
  case unresolved(String)
}
