import Diagnostics

/// Makes nodes of an XML property list; recursion is bounded by the XML reader's depth.
struct XMLPropertyList {
  private var reader: XMLReader
  private let limits: DocumentLimits
  private var count = 0

  /// The bytes must be well-formed UTF-8 and outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: DocumentLimits) {
    reader = XMLReader(bytes, file: file, limits: limits)
    self.limits = limits
  }

  /// The value within `<plist>`, or the root element itself where that is left out.
  mutating func root() throws(InputProblem) -> Node {
    guard case .elementStart(let name, _) = try next() else {
      throw reader.problem("expected ‘<plist>’")
    }
    let root: Node
    if name == "plist" {
      root = try value(try next())
      guard case .elementEnd = try next() else {
        throw reader.problem("expected ‘</plist>’: a property list holds one value")
      }
    } else {
      root = try value(.elementStart(name: name, attributes: []))
    }
    guard case .end = try next() else { throw reader.problem("expected the end of the file") }
    return root
  }

  /// The next token that is no comment and no space between elements.
  private mutating func next() throws(InputProblem) -> XMLReader.Token {
    while true {
      let token = try reader.nextToken()
      switch token {
      case .comment: continue
      case .text(let text):
        guard text.utf8.allSatisfy(isXMLSpace) else {
          throw reader.problem("text between elements", hints: ["expected a tag"])
        }
      case .elementStart, .elementEnd, .end: return token
      }
    }
  }

  private mutating func value(_ token: XMLReader.Token) throws(InputProblem) -> Node {
    count += 1
    guard count <= limits.nodes else { throw reader.problem("more than \(limits.nodes) values") }
    guard case .elementStart(let name, _) = token else {
      throw reader.problem("expected a value")
    }
    let place = reader.place()
    let extent = reader.extent()
    switch name {
    case "dict": return Node(.mapping(try members()), at: place, extent: extent)
    case "array": return Node(.sequence(try elements()), at: place, extent: extent)
    case "string", "date": return Node(.string(try text()), at: place, extent: extent)
    case "integer", "real":
      let start = reader
      let digits = trimmed(try text())
      guard digits.isEmpty == false, isNumber(digits, isReal: name == "real") else {
        throw start.problem(
          "‘\(shortened(digits))’ is not a \(name == "real" ? "number" : "whole number")")
      }
      return Node(.number(digits), at: place, extent: extent)
    case "true", "false":
      _ = try text()
      return Node(.bool(name == "true"), at: place, extent: extent)
    case "data":
      let start = reader
      guard let data = base64(try text()) else { throw start.problem("data is not Base64") }
      return Node(.data(data), at: place, extent: extent)
    default:
      throw reader.problem(
        "unknown element ‘\(shortened(name))’", hints: nameHints(name, among: propertyListElements))
    }
  }

  private mutating func members() throws(InputProblem) -> [Node.Member] {
    var members: [Node.Member] = []
    while true {
      let token = try next()
      if case .elementEnd = token { return members }
      guard case .elementStart("key", _) = token else {
        throw reader.problem("expected ‘<key>’ or ‘</dict>’")
      }
      let place = reader.place()
      let extent = reader.extent()
      let key = try text()
      let next = try next()
      guard case .elementStart(let name, _) = next, name != "key" else {
        throw reader.problem("expected the value of key ‘\(shortened(key))’")
      }
      members.append(
        Node.Member(key: key, keyPlace: place, value: try value(next), keyExtent: extent))
    }
  }

  private mutating func elements() throws(InputProblem) -> [Node] {
    var elements: [Node] = []
    while true {
      let token = try next()
      if case .elementEnd = token { return elements }
      elements.append(try value(token))
    }
  }

  /// The text up to the element's end.
  private mutating func text() throws(InputProblem) -> String {
    var text = ""
    while true {
      switch try reader.nextToken() {
      case .text(let part): text += part
      case .comment: continue
      case .elementEnd, .end: return text
      case .elementStart(let name, _):
        throw reader.problem("unexpected element ‘\(shortened(name))’ within a text")
      }
    }
  }
}

/// The elements of values, as in Apple's PropertyList-1.0.dtd.
let propertyListElements = [
  "dict", "array", "string", "integer", "real", "true", "false", "date", "data",
]

private func trimmed(_ text: String) -> String {
  let bytes = Array(text.utf8)
  guard let first = bytes.firstIndex(where: { !isXMLSpace($0) }),
    let last = bytes.lastIndex(where: { !isXMLSpace($0) })
  else { return "" }
  return String(decoding: bytes[first...last], as: UTF8.self)
}

private func isNumber(_ digits: String, isReal: Bool) -> Bool {
  if isReal { return Double(digits) != nil }
  let hasSign = digits.hasPrefix("-") || digits.hasPrefix("+")
  let magnitude = hasSign ? digits.dropFirst() : digits[...]
  if magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X") {
    return UInt64(magnitude.dropFirst(2), radix: 16) != nil
  }
  return !magnitude.isEmpty
    && magnitude.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
}

/// The bytes of Base64 with white space anywhere; nil for any other sign.
func base64(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  var buffer: UInt32 = 0
  var bits = 0
  var padding = 0
  for byte in text.utf8 where !isXMLSpace(byte) {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="):
      padding += 1
      continue
    default: return nil
    }
    guard padding == 0 else { return nil }
    buffer = buffer << 6 | UInt32(value)
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
    }
  }
  return padding <= 2 && bits < 6 ? bytes : nil
}
