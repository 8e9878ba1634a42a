/// A JSON value whose members keep their order, for output that is the same byte for byte.
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  /// Digits as they are to be written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// A string, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A number, or null.
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.int) ?? .null }

  /// Members in order; nil values are left out.
  package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  package static func == (a: JSONValue, b: JSONValue) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// RFC 8259 text, indented by two spaces, without a line end. C0, C1 and bidi controls are
  /// escaped.
  package var text: String {
    var output = ""
    write(to: &output, indent: "")
    return output
  }

  /// The same on one line.
  package var line: String {
    switch self {
    case .null, .bool, .int, .number, .string: return text
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let list = members.map { JSONValue.string($0.0).text + ": " + $0.1.line }
      return list.isEmpty ? "{}" : "{ " + list.joined(separator: ", ") + " }"
    }
  }

  /// The same without any space, for documents with very many rows.
  package var compact: String {
    var output = ""
    writeCompact(to: &output)
    return output
  }

  private func writeCompact(to output: inout String) {
    switch self {
    case .null, .bool, .int, .number, .string: write(to: &output, indent: "")
    case .array(let elements):
      output += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { output += "," }
        element.writeCompact(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        JSONValue.write(member.0, to: &output)
        output += ":"
        member.1.writeCompact(to: &output)
      }
      output += "}"
    }
  }

  private func write(to output: inout String, indent: String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .number(let digits): output += digits
    case .string(let text): JSONValue.write(text, to: &output)
    case .array(let elements):
      if let line = JSONValue.line(of: elements) {
        output += line
      } else {
        JSONValue.writeList(elements, "[", "]", to: &output, indent: indent) {
          $0.write(to: &$2, indent: $1)
        }
      }
    case .object(let members):
      JSONValue.writeList(members, "{", "}", to: &output, indent: indent) { member, inner, output in
        JSONValue.write(member.0, to: &output)
        output += ": "
        member.1.write(to: &output, indent: inner)
      }
    }
  }

  /// A list of plain values that fits on a line; nil for any other.
  private static func line(of elements: [JSONValue]) -> String? {
    var line = "["
    for (index, element) in elements.enumerated() {
      switch element {
      case .array(let inner) where !inner.isEmpty: return nil
      case .object(let members) where !members.isEmpty: return nil
      case .null, .bool, .int, .number, .string, .array, .object: break
      }
      if index > 0 { line += ", " }
      element.write(to: &line, indent: "")
      if line.utf8.count > 80 { return nil }
    }
    return line + "]"
  }

  private static func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, to output: inout String,
    indent: String, _ write: (Element, String, inout String) -> Void
  ) {
    output += open
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      output += index == 0 ? "\n\(inner)" : ",\n\(inner)"
      write(element, inner, &output)
    }
    output += elements.isEmpty ? close : "\n\(indent)\(close)"
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar.isUnsafe {
          let digits = String(scalar.value, radix: 16)
          output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    output += "\""
  }
}
