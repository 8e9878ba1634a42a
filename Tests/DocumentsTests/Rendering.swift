import Diagnostics
import Documents
import Testing

/// A problem as it is compared: place, severity, message, line, caret, hints.
func rendered(_ problem: InputProblem) -> String {
  var lines = ["\(problem.location): \(problem.severity): \(problem.message)"]
  if !problem.excerpt.isEmpty {
    let indent = String(repeating: " ", count: problem.location.column - 1)
    let rest = String(repeating: "~", count: problem.length - 1)
    lines += ["  \(pictured(problem.excerpt))", "  \(indent)^\(rest)"]
  }
  lines += problem.hints.map { "  · \($0)" }
  return lines.joined(separator: "\n")
}

/// A value on one line with the place and extent of everything: `1:2+5 "key": 1:9+1 7`.
func rendered(_ node: Node) -> String {
  let place = "\(node.place.line):\(node.place.column)+\(node.extent)"
  let tag = node.tag.map { "\($0) " } ?? ""
  let value =
    switch node.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): quoted(text)
    case .data(let bytes): "<\(bytes.map { String($0, radix: 16) }.joined(separator: " "))>"
    case .sequence(let elements): "[\(elements.map(rendered).joined(separator: ", "))]"
    case .mapping(let members): "{\(members.map(rendered).joined(separator: ", "))}"
    }
  return "\(place) \(tag)\(value)"
}

func rendered(_ member: Node.Member) -> String {
  let place = "\(member.keyPlace.line):\(member.keyPlace.column)+\(member.keyExtent)"
  return "\(place) \(quoted(member.key)): \(rendered(member.value))"
}

/// With a picture for every control character, so that columns stay columns.
private func pictured(_ line: String) -> String {
  var picture = ""
  for scalar in line.unicodeScalars {
    picture.unicodeScalars.append(
      scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? " " : scalar)
  }
  return picture
}

private func quoted(_ text: String) -> String {
  "\"\(text.unicodeScalars.map { $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : "\($0)" }.joined())\""
}

/// One input with everything that reading it says.
struct Case: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var expected: String

  init(_ name: String, _ input: String, _ expected: String) {
    self.init(name, bytes: Array(input.utf8), expected)
  }

  init(_ name: String, bytes: [UInt8], _ expected: String) {
    self.name = name
    self.bytes = bytes
    self.expected = expected
  }

  var testDescription: String { name }
}

/// The value and the warnings, or the error: what a case expects.
func outcome(_ read: () throws(InputProblem) -> Document) -> String {
  do {
    let document = try read()
    return ([rendered(document.root)] + document.problems.map(rendered)).joined(separator: "\n")
  } catch {
    return rendered(error)
  }
}
