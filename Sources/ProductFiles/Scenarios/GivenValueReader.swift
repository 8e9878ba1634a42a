import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads the values that a scenario gives to fields. The app is Swift: what would not compile there
/// (an unknown field, a wrong type, an undeclared code) is refused here.
struct GivenValueReader {
  let document: Document

  /// The fields of a state or of attributes; `isWhole` where none may be missing, as in `start`.
  ///
  /// - Parameter node: the mapping; nil where none is written.
  func fields(
    _ node: Node?, of declared: [FieldDeclaration], isWhole: Bool, step: Node.Member
  ) throws(InputProblem) -> [GivenField] {
    var given: [GivenField] = []
    if let node {
      for member in try document.requireMapping(node, expected: "a mapping of fields") {
        given.append(try field(member, of: declared))
      }
    }
    guard isWhole else { return given }
    for field in declared where isNeeded(field) && !given.contains(where: { $0.name == field.name })
    {
      let message = "the field ‘\(field.name)’ (\(field.type.spelling)) is missing"
      let hints = ["a start gives the whole state"]
      if let node, !node.members.isEmpty {
        throw document.problem(message, at: node, hints: hints)
      }
      throw document.problem(message, atKey: step, hints: hints)
    }
    return given
  }

  private func isNeeded(_ field: FieldDeclaration) -> Bool {
    !field.type.isOptional && field.from == nil && ![.languageTag, .revision].contains(field.type)
  }

  private func field(
    _ member: Node.Member, of declared: [FieldDeclaration]
  ) throws(InputProblem) -> GivenField {
    guard let field = declared.first(where: { $0.name == member.key }) else {
      throw document.unknownKey(member, among: declared.map(\.name), noun: "field")
    }
    if field.from != nil {
      throw document.problem(
        "the app makes the field ‘\(field.name)’ itself", atKey: member,
        hints: ["see ‘from’ in \(field.place.file), line \(field.place.line)"])
    }
    let value = try value(member.value, field.type, named: field.name)
    return GivenField(member.key, at: member.keyPlace, value)
  }

  private func value(
    _ node: Node, _ type: FieldType, named name: String
  ) throws(InputProblem) -> GivenValue {
    if node.tag != nil { throw wrongType(node, type, name) }
    if node.kind == .null {
      guard type.isOptional else {
        throw document.problem(
          "expected \(noun(type)) for ‘\(name)’, found nothing", at: node,
          hints: ["only a field whose type ends in ‘?’ may be null"])
      }
      return GivenValue(.null, at: node.place)
    }
    return GivenValue(try kind(node, type.unwrapped, named: name), at: node.place)
  }

  private func kind(
    _ node: Node, _ type: FieldType, named name: String
  ) throws(InputProblem) -> GivenValue.Kind {
    switch (type, node.kind) {
    case (.string, .mapping): return try message(node)
    case (.string, .string(let text)), (.userText, .string(let text)),
      (.languageTag, .string(let text)):
      return .string(text)
    case (.int, .number(let digits)), (.revision, .number(let digits)):
      guard let value = node.integer else {
        throw document.problem(
          "expected a whole number for ‘\(name)’, found ‘\(digits)’", at: node)
      }
      return .number("\(value)")
    case (.double, .number(let digits)), (.decimal, .number(let digits)):
      guard let value = Double(digits), value.isFinite else { throw wrongType(node, type, name) }
      return .number(node.integer.map(String.init) ?? digits)
    case (.bool, .bool(let value)): return .bool(value)
    case (.date, .string(let text)): return try date(text, node, name)
    case (.duration, .string(let text)):
      guard let seconds = durationSeconds(text) else { throw wrongType(node, type, name) }
      return .number("\(seconds)")
    case (.url, .string(let text)):
      guard !text.isEmpty, !text.contains(where: \.isWhitespace) else {
        throw wrongType(node, type, name)
      }
      return .string(text)
    case (.uuid, .string(let text)):
      guard isUUID(text) else { throw wrongType(node, type, name) }
      return .string(text)
    case (.data, .string(let text)):
      guard isBase64(text) else { throw wrongType(node, type, name) }
      return .string(text)
    case (.codes(let codes, _), _): return .string(try code(node, codes, name))
    case (.list(let element), .sequence(let nodes)):
      var values: [GivenValue] = []
      for node in nodes { values.append(try value(node, element, named: name)) }
      return .list(values)
    case (.record(let fields), .mapping(let members)):
      var given: [GivenField] = []
      for member in members { given.append(try field(member, of: fields)) }
      for field in fields where isNeeded(field) && node[field.name] == nil {
        throw document.problem(
          "the field ‘\(field.name)’ (\(field.type.spelling)) of ‘\(name)’ is missing", at: node)
      }
      return .record(given)
    case (.string, _), (.int, _), (.double, _), (.bool, _), (.date, _), (.url, _), (.uuid, _),
      (.data, _), (.duration, _), (.decimal, _), (.userText, _), (.languageTag, _),
      (.revision, _), (.list, _), (.record, _), (.optional, _):
      throw wrongType(node, type, name)
    }
  }

  private func date(
    _ text: String, _ node: Node, _ name: String
  ) throws(InputProblem) -> GivenValue.Kind {
    if let seconds = signedDuration(text) { return .fromNow(seconds) }
    if let moment = localMoment(text) { return .moment(moment) }
    throw wrongType(node, .date, name)
  }

  private func code(
    _ node: Node, _ codes: [String], _ name: String
  ) throws(InputProblem) -> String {
    let code = try document.requireText(node, expected: "a code of ‘\(name)’")
    guard codes.contains(code) else {
      throw document.problem(
        "‘\(code)’ is no code of ‘\(name)’", at: node, hints: nameHints(code, among: codes))
    }
    return code
  }

  private func message(_ node: Node) throws(InputProblem) -> GivenValue.Kind {
    _ = try document.requireMapping(node, keys: ScenarioKeys.message.names)
    let key = try TextReader(
      document: document, scope: FieldScope(), targets: [], defaultLookup: .process
    ).messageKey(node)
    var arguments: [GivenValue] = []
    if let list = document.member("args", of: node) {
      for argument in try document.requireSequence(list, expected: "a list of arguments") {
        arguments.append(try self.argument(argument))
      }
    }
    return .message(key, arguments)
  }

  private func argument(_ node: Node) throws(InputProblem) -> GivenValue {
    switch node.kind {
    case .string(let text) where node.tag == nil:
      if let seconds = signedDuration(text) { return GivenValue(.fromNow(seconds), at: node.place) }
      return GivenValue(.string(text), at: node.place)
    case .number(let digits) where node.tag == nil:
      return GivenValue(.number(node.integer.map(String.init) ?? digits), at: node.place)
    case .bool(let value) where node.tag == nil: return GivenValue(.bool(value), at: node.place)
    case .null, .string, .number, .bool, .data, .sequence, .mapping:
      throw document.wrongType(node, expected: "a text or a number")
    }
  }

  private func wrongType(_ node: Node, _ type: FieldType, _ name: String) -> InputProblem {
    let expected = "\(noun(type)) for ‘\(name)’"
    if node.tag == nil, let text = node.string {
      return document.problem(
        "expected \(expected), found ‘\(text)’", at: node,
        hints: text == "nil" ? GivenValueReader.hintsOfNil : [])
    }
    var hints: [String] = []
    if case .number(let digits) = node.kind, [.string, .userText].contains(type) {
      hints = ["quote it to make it a string: \"\(digits)\""]
    }
    return document.wrongType(node, expected: expected, hints: hints)
  }

  /// Expressions of views say `nil`, values do not.
  private static let hintsOfNil = ["leave the field out, or write null, for no value"]

  private func noun(_ type: FieldType) -> String {
    switch type.unwrapped {
    case .string: "a string or ‘{ key: … }’"
    case .userText: "a string"
    case .int, .revision: "a whole number"
    case .double, .decimal: "a number"
    case .bool: "‘true’ or ‘false’"
    case .date: "a Date, as ‘+12m’ or ‘2026-08-06T09:00’,"
    case .url: "a URL"
    case .uuid: "a UUID"
    case .data: "Base64"
    case .duration: "a duration, as ‘90s’,"
    case .languageTag: "a language tag"
    case .codes: "a code"
    case .list: "a list"
    case .record, .optional: "a mapping of fields"
    }
  }
}

/// 8-4-4-4-12 hexadecimal digits.
private func isUUID(_ text: String) -> Bool {
  let groups = text.split(separator: "-", omittingEmptySubsequences: false)
  return groups.map(\.count) == [8, 4, 4, 4, 12]
    && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
}

/// RFC 4648 with padding, as `JSONDecoder` wants it.
private func isBase64(_ text: String) -> Bool {
  let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
  let padding = text.utf8.dropFirst(body.count)
  return text.utf8.count % 4 == 0 && padding.count <= 2
    && padding.allSatisfy { $0 == UInt8(ascii: "=") }
    && body.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      case _: false
      }
    }
}
