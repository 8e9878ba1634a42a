import Presentation

extension ResolvedSurface {
  /// The surface as it is shown once it is known which child each `ViewThatFits` took: that child
  /// stands alone in it, so that whoever reads the views sees and hears no other. Texts keep their
  /// indices.
  /// - Parameter choices: the index of the child, by the id of the view; a view that is not in it
  ///   keeps all its children.
  package func choosing(_ choices: [String: Int]) -> ResolvedSurface {
    guard !choices.isEmpty else { return self }
    var surface = self
    surface.view = view.choosing(choices)
    return surface
  }

  /// The same without the texts of the other children, as if nobody had written them.
  package func keeping(_ choices: [String: Int]) -> ResolvedSurface {
    var surface = choosing(choices)
    let absent = surface.absentTexts
    guard !absent.isEmpty else { return surface }
    var indices: [Int: Int] = [:]
    for old in texts.indices where !absent.contains(old) { indices[old] = indices.count }
    surface.texts = texts.indices.filter { !absent.contains($0) }.map { texts[$0] }
    surface.view = surface.view.renumbering(indices)
    return surface
  }

  /// Indices of the texts, seen or spoken, whose views are not among those that stand in the tree.
  package var absentTexts: Set<Int> {
    let nodes = Set(view.nodes)
    return Set(texts.indices.filter { !nodes.contains(texts[$0].node) })
  }

  /// Whether what is shown depends on the room.
  package var hasChoices: Bool { view.hasChoices }
}

extension ResolvedView {
  fileprivate func choosing(_ choices: [String: Int]) -> ResolvedView {
    var view = self
    if case .fits = kind, let choice = choices[id], children.indices.contains(choice) {
      view.children = [children[choice]]
    }
    view.children = view.children.map { $0.choosing(choices) }
    return view
  }

  fileprivate func renumbering(_ indices: [Int: Int]) -> ResolvedView {
    var view = self
    switch kind {
    case .text(let text): view.kind = .text(indices[text] ?? text)
    case .label(let text, let symbol): view.kind = .label(indices[text] ?? text, symbol: symbol)
    case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .fits, .unresolved:
      break
    }
    view.children = view.children.map { $0.renumbering(indices) }
    return view
  }

  fileprivate var nodes: [String] { [id] + children.flatMap(\.nodes) }

  fileprivate var hasChoices: Bool {
    if case .fits = kind, children.count > 1 { return true }
    return children.contains(where: \.hasChoices)
  }
}
