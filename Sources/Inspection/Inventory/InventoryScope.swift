import Presentation
import Simulation

/// What the fields are that a view may read.
struct InventoryScope {
  var state: [FieldDeclaration] = []
  var attributes: [FieldDeclaration] = []
  /// Names bound by loops.
  var locals: [String: FieldType] = [:]

  /// The declared type of a field; nil for one that is not declared, as those of the context.
  func type(of field: FieldPath) -> FieldType? {
    switch field.root {
    case .state: type(of: field.names[...], in: .record(state))
    case .attributes: type(of: field.names[...], in: .record(attributes))
    case .local:
      field.names.first.flatMap { locals[$0] }
        .flatMap { type(of: field.names.dropFirst(), in: $0) }
    case .entry, .context: nil
    }
  }

  /// How the app makes the field itself; nil where it is given.
  func origin(of field: FieldPath) -> StateExpression? {
    guard field.names.count == 1 else { return nil }
    let declared =
      switch field.root {
      case .state: state
      case .attributes: attributes
      case .local, .entry, .context: [FieldDeclaration]()
      }
    return declared.first { $0.name == field.names[0] }?.from
  }

  /// The scope inside a loop over a list.
  func binding(_ name: String, toElementsOf list: StateExpression) -> InventoryScope {
    var inner = self
    inner.locals[name] = nil
    if case .field(let root, let path) = list,
      case .list(let element) = type(of: FieldPath(root: root, names: path))?.unwrapped
    {
      inner.locals[name] = element
    }
    return inner
  }

  private func type(of path: ArraySlice<String>, in type: FieldType) -> FieldType? {
    guard let first = path.first else { return type }
    guard case .record(let fields) = type.unwrapped,
      let field = fields.first(where: { $0.name == first })
    else { return nil }
    return self.type(of: path.dropFirst(), in: field.type)
  }
}
