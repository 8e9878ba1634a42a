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

/// The value as the file has it; of a key that stands twice the first counts, as for Swift's
/// `JSONDecoder`.
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
  var seen: Set<String> = []
  return members.filter { seen.insert($0.key).inserted }.map {
    GivenField($0.key, at: $0.keyPlace, givenValue($0.value))
  }
}
