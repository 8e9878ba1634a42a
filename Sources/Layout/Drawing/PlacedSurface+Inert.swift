import Localization

extension PlacedSurface {
  /// Ids of the controls that do nothing, and of all that stands in them.
  var inertNodes: Set<String> { isInert ? resolved.view.controls : [] }
}

extension ResolvedView {
  /// Ids of buttons and switches with what stands in them.
  fileprivate var controls: Set<String> {
    switch kind {
    case .button, .toggle: ids
    case .stack, .grid, .fits, .text, .label, .symbol, .image, .spacer, .divider, .progress, .gauge,
      .link, .unresolved:
      children.reduce(into: []) { $0.formUnion($1.controls) }
    }
  }

  private var ids: Set<String> { children.reduce(into: [id]) { $0.formUnion($1.ids) } }
}
