import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads `from:`: how the app makes the value of a field at each start, update and
/// `update-activities`.
struct FieldOriginReader {
  let documents: DocumentSet
  let document: Document
  let targets: [String]

  /// Fills in `from` where the declaration of a field has one.
  func read(
    _ node: Node, into fields: inout [FieldDeclaration], scope: FieldScope
  ) throws(InputProblem) {
    for index in fields.indices {
      guard let declared = node[fields[index].name],
        declared["type"] != nil, let from = document.member("from", of: declared)
      else { continue }
      fields[index].from = try expression(from, scope: scope)
    }
  }

  private func expression(
    _ node: Node, scope: FieldScope
  ) throws(InputProblem) -> StateExpression {
    let own = documents.document(of: node, else: document)
    _ = try own.requireMapping(node, keys: ProductKeys.from.names)
    let member = try own.requireSingleMember(node, expected: "‘text’ or ‘value’")
    if member.key == "value" {
      return try ExpressionReader(document: own, scope: scope).read(member.value).expression
    }
    let reader = TextReader(
      document: own, scope: scope, targets: targets, defaultLookup: .process)
    return .string(try reader.read(member.value))
  }
}
