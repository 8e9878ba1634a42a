import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads the types of fields: `Date?`, `[String]`, `{ codes: […] }`, `{ field: T }`.
struct FieldTypeReader {
  let document: Document

  static let names: [(name: String, type: FieldType)] = [
    ("String", .string), ("Int", .int), ("Double", .double), ("Bool", .bool), ("Date", .date),
    ("URL", .url), ("UUID", .uuid), ("Data", .data), ("Duration", .duration),
    ("Decimal", .decimal), ("UserText", .userText), ("LanguageTag", .languageTag),
    ("Revision", .revision),
  ]

  /// The fields of attributes or of a state, `from:` left out.
  func fields(_ node: Node) throws(InputProblem) -> [FieldDeclaration] {
    var fields: [FieldDeclaration] = []
    for member in try document.requireMapping(node, expected: "a mapping of fields to types") {
      try requireFieldName(member)
      fields.append(
        FieldDeclaration(name: member.key, type: try type(member.value), place: member.keyPlace))
    }
    return fields
  }

  private func requireFieldName(_ member: Node.Member) throws(InputProblem) {
    let scalars = member.key.unicodeScalars
    let isName = scalars.enumerated().allSatisfy { index, scalar in
      scalar == "_" || scalar.properties.isAlphabetic
        || index > 0 && ("0"..."9").contains(scalar)
    }
    guard isName, !scalars.isEmpty else {
      throw document.problem(
        "‘\(member.key)’ is no name of a field", atKey: member,
        hints: ["expected letters, digits and ‘_’, as in Swift"])
    }
  }

  /// A type.
  func type(_ node: Node) throws(InputProblem) -> FieldType {
    switch node.kind {
    case .string(let text) where node.tag == nil: return try type(text, node)
    case .sequence(let elements) where node.tag == nil:
      guard elements.count == 1 else {
        throw document.problem(
          "expected a list type with one element type, found \(elements.count)", at: node)
      }
      return .list(try type(elements[0]))
    case .mapping(let members) where node.tag == nil:
      if node["codes"] != nil { return try codes(node) }
      if isTyped(members) { return try typed(node) }
      return .record(try fields(node))
    case .string, .sequence, .mapping, .null, .bool, .number, .data:
      throw document.wrongType(node, expected: "a type")
    }
  }

  /// Whether a mapping says a type with its options; a record may have a field `type` beside others.
  private func isTyped(_ members: [Node.Member]) -> Bool {
    members.contains { $0.key == "type" }
      && members.allSatisfy { ProductKeys.typed.names.contains($0.key) }
  }

  private func type(_ text: String, _ node: Node) throws(InputProblem) -> FieldType {
    if text.hasSuffix("?") {
      let wrapped = text.dropLast()
      guard !wrapped.hasSuffix("?") else {
        throw document.problem("a type is optional once, as ‘String?’", at: node)
      }
      return optional(try type(String(wrapped), node))
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      guard text.utf8.count <= 200 else {
        throw document.problem("the type is nested too deeply", at: node)
      }
      return .list(try type(String(text.dropFirst().dropLast()), node))
    }
    guard let found = Self.names.first(where: { $0.name == text }) else {
      throw document.unknownName("type", text, at: node, among: Self.names.map(\.name))
    }
    return found.type
  }

  private func typed(_ node: Node) throws(InputProblem) -> FieldType {
    let type = try type(try document.requireMember("type", of: node))
    return try isOptional(node) ? optional(type) : type
  }

  private func codes(_ node: Node) throws(InputProblem) -> FieldType {
    _ = try document.requireMapping(node, keys: ProductKeys.codes.names)
    var codes: [String] = []
    let list = try document.requireMember("codes", of: node)
    for element in try document.requireSequence(list, expected: "a list of codes") {
      let code = try document.requireText(element, expected: "a code")
      if codes.contains(code) {
        throw document.problem("the code ‘\(code)’ stands twice", at: element)
      }
      codes.append(code)
    }
    if codes.isEmpty { throw document.problem("expected at least one code", at: list) }
    var unknown = UnknownCode.reject
    if let policy = document.member("unknown", of: node) {
      unknown = try document.requireCase(policy, of: UnknownCode.self, noun: "policy")
    }
    let type = FieldType.codes(codes, unknown: unknown)
    return try isOptional(node) ? optional(type) : type
  }

  private func isOptional(_ node: Node) throws(InputProblem) -> Bool {
    guard let optional = document.member("optional", of: node) else { return false }
    return try document.requireBool(optional)
  }

  private func optional(_ type: FieldType) -> FieldType {
    type.isOptional ? type : .optional(type)
  }
}
