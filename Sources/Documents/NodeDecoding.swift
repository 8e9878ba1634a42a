package import Diagnostics

/// Typed reading of nodes: each `require…` returns the value or throws a located problem that
/// names what was expected, what was found and, for names, the nearest known one.
extension Document {
  /// A problem at a node, underlined over its whole extent.
  package func problem(
    _ message: String, at node: Node, severity: Severity = .error, hints: [String] = []
  ) -> InputProblem {
    problem(message, at: node.place, length: node.extent, severity: severity, hints: hints)
  }

  /// A problem at the key of a member, underlined over the key.
  package func problem(
    _ message: String, atKey member: Node.Member, severity: Severity = .error,
    hints: [String] = []
  ) -> InputProblem {
    problem(
      message, at: member.keyPlace, length: member.keyExtent, severity: severity, hints: hints)
  }

  /// `expected a list, found a string`, at the node.
  package func wrongType(_ node: Node, expected: String, hints: [String] = []) -> InputProblem {
    if let tag = node.tag {
      return problem("unknown YAML tag ‘\(shortened(tag))’", at: node, hints: hints)
    }
    return problem("expected \(expected), found \(node.kind.noun)", at: node, hints: hints)
  }

  /// `unknown verb ‘strat’` at the node, with `did you mean ‘start’?` and the list of known names.
  package func unknownName(
    _ noun: String, _ name: String, at node: Node, among known: [String]
  ) -> InputProblem {
    problem("unknown \(noun) ‘\(shortened(name))’", at: node, hints: nameHints(name, among: known))
  }

  /// The same for the key of a member: `unknown key ‘stpes’`.
  package func unknownKey(
    _ member: Node.Member, among known: [String], noun: String = "key"
  ) -> InputProblem {
    problem(
      "unknown \(noun) ‘\(shortened(member.key))’", atKey: member,
      hints: nameHints(member.key, among: known))
  }

  /// The members of a mapping; with `keys`, no other key may stand there, and none twice.
  package func requireMapping(
    _ node: Node, keys: [String]? = nil, expected: String = "a mapping"
  ) throws(InputProblem) -> [Node.Member] {
    guard case .mapping(let members) = node.kind, node.tag == nil else {
      throw wrongType(node, expected: expected)
    }
    guard let keys else { return members }
    for (index, member) in members.enumerated() {
      if !keys.contains(member.key) { throw unknownKey(member, among: keys) }
      if let first = members[..<index].first(where: { $0.key == member.key }) {
        throw duplicateKey(member, first: first.keyPlace)
      }
    }
    return members
  }

  /// The value of a key that must stand in a mapping: else `missing key ‘product’`.
  package func requireMember(_ key: String, of node: Node) throws(InputProblem) -> Node {
    if let value = node[key] { return value }
    guard case .mapping = node.kind else { throw wrongType(node, expected: "a mapping") }
    throw problem("missing key ‘\(key)’", at: node)
  }

  /// The value of a key; nil where the key is missing or its value is null.
  package func member(_ key: String, of node: Node) -> Node? {
    guard let value = node[key], value.kind != .null else { return nil }
    return value
  }

  /// The only member of a mapping that has exactly one, as `start: delivery`.
  package func requireSingleMember(
    _ node: Node, expected: String = "a mapping with one key"
  ) throws(InputProblem) -> Node.Member {
    let members = try requireMapping(node, expected: expected)
    guard let first = members.first else { throw wrongType(node, expected: expected) }
    if members.count > 1 {
      throw problem(
        "expected \(expected), found \(members.count) keys", atKey: members[1])
    }
    return first
  }

  /// The elements of a list.
  package func requireSequence(
    _ node: Node, expected: String = "a list"
  ) throws(InputProblem) -> [Node] {
    guard case .sequence(let elements) = node.kind, node.tag == nil else {
      throw wrongType(node, expected: expected)
    }
    return elements
  }

  /// The elements of a list, or the node itself where it is anything else but a list.
  package func oneOrMore(_ node: Node) -> [Node] {
    if case .sequence(let elements) = node.kind, node.tag == nil { elements } else { [node] }
  }

  /// A string. A number or boolean is refused with the hint to quote it.
  package func requireString(
    _ node: Node, expected: String = "a string"
  ) throws(InputProblem) -> String {
    if case .string(let text) = node.kind, node.tag == nil { return text }
    switch node.kind {
    case .number(let digits): throw wrongType(node, expected: expected, hints: quoteHint(digits))
    case .bool(let value): throw wrongType(node, expected: expected, hints: quoteHint("\(value)"))
    case .null, .string, .data, .sequence, .mapping: throw wrongType(node, expected: expected)
    }
  }

  /// A string, or a number or boolean as it was written: for names such as `17` or `26.0`.
  package func requireText(
    _ node: Node, expected: String = "a string"
  ) throws(InputProblem) -> String {
    guard node.tag == nil else { throw wrongType(node, expected: expected) }
    switch node.kind {
    case .string(let text): return text
    case .number(let digits): return digits
    case .bool(let value): return value ? "true" : "false"
    case .null, .data, .sequence, .mapping: throw wrongType(node, expected: expected)
    }
  }

  /// The strings of a list of strings.
  package func requireStrings(
    _ node: Node, expected: String = "a list of strings"
  ) throws(InputProblem) -> [String] {
    var strings: [String] = []
    for element in try requireSequence(node, expected: expected) {
      strings.append(try requireString(element))
    }
    return strings
  }

  /// `true` or `false`. Words such as `yes` are strings and refused.
  package func requireBool(
    _ node: Node, expected: String = "‘true’ or ‘false’"
  ) throws(InputProblem) -> Bool {
    if case .bool(let value) = node.kind, node.tag == nil { return value }
    throw wrongType(node, expected: expected)
  }

  /// A whole number in the range; `20.0` and `2e1` are not one here.
  package func requireInteger(
    _ node: Node, in range: ClosedRange<Int> = .min ... .max, expected: String = "a whole number"
  ) throws(InputProblem) -> Int {
    guard case .number(let digits) = node.kind, node.tag == nil, let value = node.integer else {
      if case .number(let digits) = node.kind, node.tag == nil {
        throw problem("expected \(expected), found ‘\(shortened(digits))’", at: node)
      }
      throw wrongType(node, expected: expected)
    }
    guard range.contains(value) else {
      throw problem(
        "‘\(shortened(digits))’ is out of range", at: node,
        hints: ["expected \(range.lowerBound) to \(range.upperBound)"])
    }
    return value
  }

  /// A number as its digits were written.
  package func requireNumber(
    _ node: Node, expected: String = "a number"
  ) throws(InputProblem) -> String {
    if case .number(let digits) = node.kind, node.tag == nil { return digits }
    throw wrongType(node, expected: expected)
  }

  /// One of a closed set of words; `noun` says what they are: `unknown verb ‘strat’`.
  package func requireChoice(
    _ node: Node, among known: [String], noun: String
  ) throws(InputProblem) -> String {
    let expected = known.count > 8 ? "a \(noun)" : alternatives(known)
    let word = try requireText(node, expected: expected)
    guard known.contains(word) else { throw unknownName(noun, word, at: node, among: known) }
    return word
  }

  /// One case of an enumeration whose raw values are the words of the file.
  package func requireCase<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, of type: Choice.Type, noun: String
  ) throws(InputProblem) -> Choice where Choice.RawValue == String {
    let known = Choice.allCases.map(\.rawValue)
    let word = try requireChoice(node, among: known, noun: noun)
    guard let choice = Choice(rawValue: word) else {
      throw unknownName(noun, word, at: node, among: known)
    }
    return choice
  }

  /// `duplicate key ‘a’` at the second, naming the place of the first.
  package func duplicateKey(_ member: Node.Member, first: SourceLocation) -> InputProblem {
    problem(
      "duplicate key ‘\(shortened(member.key))’", atKey: member,
      hints: ["it stands first at line \(first.line), column \(first.column)"])
  }
}

/// `did you mean ‘x’?` where one is near, and the list where it is short enough to be read.
package func nameHints(_ name: String, among known: [String]) -> [String] {
  var hints: [String] = []
  if let nearest = nearestName(name, among: known) { hints.append("did you mean ‘\(nearest)’?") }
  if known.count > (hints.isEmpty ? 0 : 1), known.count <= 40 {
    hints.append("expected \(known.count > 1 ? "one of " : "")\(alternatives(known))")
  }
  return hints
}

/// A name for a message: very long ones are cut, since a file may hold anything.
package func shortened(_ name: String) -> String {
  let scalars = name.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
    end != scalars.endIndex
  else { return name }
  return "\(String(scalars[..<end]))…"
}

private func quoteHint(_ text: String) -> [String] {
  ["quote it to make it a string: \"\(shortened(text))\""]
}

extension Node.Kind {
  /// What messages call it: `a list`, `a string`.
  package var noun: String {
    switch self {
    case .null: "nothing"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .data: "data"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Node {
  /// The value of a number that is written as a whole one, in decimal, `0x` or `0o`; nil for
  /// anything else and for what does not fit 64 bits.
  package var integer: Int? {
    guard case .number(let digits) = kind else { return nil }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0o") { return Int(digits.dropFirst(2), radix: 8) }
    return Int(digits)
  }
}
