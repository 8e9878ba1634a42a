import Documents

/// Puts a locale in the place of `$locale`.
struct LocaleSubstitution {
  /// The tag as it is written.
  let locale: String
  /// The first place that `$locale` stood at; nil where it nowhere does.
  private(set) var firstUse: Node?

  static let name = "$locale"

  init(_ locale: String) { self.locale = locale }

  /// The same tree with every string replaced; keys stay.
  mutating func apply(_ node: Node) -> Node {
    var result = node
    switch node.kind {
    case .string(let text):
      guard let replaced = replace(text) else { return node }
      if firstUse == nil { firstUse = node }
      result.kind = .string(replaced)
    case .sequence(let elements):
      result.kind = .sequence(elements.map { apply($0) })
    case .mapping(let members):
      result.kind = .mapping(
        members.map { member in
          var member = member
          member.value = apply(member.value)
          return member
        })
    case .null, .bool, .number, .data: break
    }
    return result
  }

  private func replace(_ text: String) -> String? {
    var rest = text[...]
    var result = ""
    var isFound = false
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      if rest[dollar...].hasPrefix(Self.name) {
        result += locale
        rest = rest[dollar...].dropFirst(Self.name.count)
        isFound = true
      } else {
        result += "$"
        rest = rest[dollar...].dropFirst()
      }
    }
    return isFound ? result + rest : nil
  }
}
