import Diagnostics
import Documents
import Presentation

/// Reads changes of resources: `edits:` of a product, `remove-translation` of a scenario.
struct ResourceEditReader {
  let document: Document
  let targets: [String]

  /// `{ remove: … }` or `{ set: … }`.
  func edit(_ node: Node) throws(InputProblem) -> ResourceEdit {
    _ = try document.requireMapping(node, keys: ProductKeys.edit.names)
    let member = try document.requireSingleMember(node, expected: "‘remove’ or ‘set’")
    if member.key == "remove" { return try remove(member.value, at: member.keyPlace) }
    _ = try document.requireMapping(member.value, keys: ProductKeys.set.names)
    return .set(
      target: try target(member.value), table: try table(member.value),
      locale: try text("locale", member.value), key: try text("key", member.value),
      value: try text("value", member.value), place: member.keyPlace)
  }

  /// The members of `remove`.
  func remove(_ node: Node, at place: SourceLocation) throws(InputProblem) -> ResourceEdit {
    _ = try document.requireMapping(node, keys: ProductKeys.remove.names)
    let locale =
      document.member("locale", of: node) == nil ? nil : try text("locale", node)
    return .remove(
      target: try target(node), table: try table(node), locale: locale,
      key: try text("key", node), place: place)
  }

  /// The member `target`.
  func target(_ node: Node) throws(InputProblem) -> TargetID {
    let target = try document.requireMember("target", of: node)
    return TargetID(try document.requireChoice(target, among: targets, noun: "target"))
  }

  private func table(_ node: Node) throws(InputProblem) -> String {
    document.member("table", of: node) == nil ? "Localizable" : try text("table", node)
  }

  private func text(_ key: String, _ node: Node) throws(InputProblem) -> String {
    try document.requireText(try document.requireMember(key, of: node))
  }
}
