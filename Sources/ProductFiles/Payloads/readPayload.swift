package import Diagnostics
import Documents
package import Simulation

/// Reads a push payload: JSON, comments and trailing commas tolerated and listed.
///
/// - Parameters:
///   - name: as the scenario names it.
///   - path: where it is; stands in every place.
/// - Throws: what is not JSON even so, with its line; a root that is no object.
package func readPayload(
  _ bytes: [UInt8], named name: String, path: String
) throws(InputProblem) -> Payload {
  let document = try readJSON(bytes, file: path, strictness: .lenient)
  _ = try document.requireMapping(document.root, expected: "an object")
  return Payload(
    file: name, root: givenValue(document.root), size: compactSize(document.text),
    syntaxProblems: document.problems)
}

/// The value as the file has it; of a key that stands twice the last counts, as for Foundation.
private func givenValue(_ node: Node) -> GivenValue {
  let kind: GivenValue.Kind =
    switch node.kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let digits): .number(digits)
    case .string(let text): .string(text)
    case .data(let bytes): .string(String(decoding: bytes, as: UTF8.self))
    case .sequence(let elements): .list(elements.map(givenValue))
    case .mapping(let members): .record(fields(members))
    }
  return GivenValue(kind, at: node.place)
}

private func fields(_ members: [Node.Member]) -> [GivenField] {
  var fields: [GivenField] = []
  for member in members {
    let field = GivenField(member.key, at: member.keyPlace, givenValue(member.value))
    if let index = fields.firstIndex(where: { $0.name == member.key }) {
      fields[index] = field
    } else {
      fields.append(field)
    }
  }
  return fields
}
