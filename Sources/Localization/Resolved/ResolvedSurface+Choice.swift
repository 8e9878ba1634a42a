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

  /// Indices of the texts, seen or spoken, whose views are not among those that stand in the tree.
  package var absentTexts: Set<Int> {
    let nodes = Set(view.nodes)
    return Set(texts.indices.filter { !nodes.contains(texts[$0].node) })
  }
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

  fileprivate var nodes: [String] { [id] + children.flatMap(\.nodes) }
}
