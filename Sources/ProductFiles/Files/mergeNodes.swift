import Documents

/// What a file that extends another says, laid over it: maps merge key by key, lists and scalars
/// replace, null removes a key. Every node keeps the place of the file that wrote it.
func mergeNodes(_ base: Node, _ over: Node) -> Node {
  guard case .mapping(var members) = base.kind, case .mapping(let changes) = over.kind else {
    return over
  }
  for change in changes {
    let index = members.firstIndex { $0.key == change.key }
    if change.value.kind == .null {
      if let index { members.remove(at: index) }
    } else if let index {
      let merged = mergeNodes(members[index].value, change.value)
      if case .mapping = change.value.kind, case .mapping = members[index].value.kind {
        members[index].value = merged
      } else {
        members[index] = Node.Member(
          key: change.key, keyPlace: change.keyPlace, value: merged, keyExtent: change.keyExtent)
      }
    } else {
      members.append(change)
    }
  }
  var node = base
  node.kind = .mapping(members)
  return node
}

extension Node {
  /// A mapping without those keys.
  func without(_ keys: [String]) -> Node {
    guard case .mapping(let members) = kind else { return self }
    var node = self
    node.kind = .mapping(members.filter { !keys.contains($0.key) })
    return node
  }
}
