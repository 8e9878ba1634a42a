import Presentation

extension ViewNode {
  /// The conditions of every choice on the way to a view, outermost first, whichever branch it
  /// stands in; nil where it is not below this one.
  func conditions(to id: String) -> [[StateExpression]]? {
    if self.id == id { return [] }
    for child in children {
      if let found = child.conditions(to: id) { return found }
    }
    guard case .when(let branches, let otherwise) = kind else { return nil }
    for view in branches.map(\.view) + [otherwise].compactMap({ $0 }) {
      if let found = view.conditions(to: id) { return [branches.map(\.condition)] + found }
    }
    return nil
  }
}
