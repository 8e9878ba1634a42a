package import Diagnostics

/// How much a JSON reader puts up with.
package enum JSONStrictness: Sendable, Hashable {
  /// RFC 8259.
  case strict
  /// Comments and trailing commas are read and listed as warnings, as in the `.apns` files that
  /// people keep.
  case lenient
}

/// Reads JSON from UTF-8 bytes token by token, in one pass and without building values.
///
/// The bytes must outlive the reader. Every token is checked, skipped ones as well: grammar,
/// UTF-8, escapes, surrogates, depth.
package struct JSONReader {
  /// What stands at the reader's place.
  package enum Token: Sendable, Hashable {
    case objectStart, objectEnd, arrayStart, arrayEnd
    /// A key, its colon passed; `string()` gives its text.
    case key
    /// A string; `string()` gives its text.
    case string
    /// A number; `number()` gives its digits.
    case number
    case bool(Bool)
    case null
    /// The end of the file, after the root value.
    case end
  }

  /// The offset of the current token's first byte; a cheap place, see `PlaceTable`.
  package internal(set) var tokenStart = 0
  /// The offset after the current token's last byte.
  package internal(set) var tokenEnd = 0
  /// What was tolerated so far.
  package internal(set) var problems: [InputProblem] = []

  var source: SourceBytes
  var position: Int
  let strictness: JSONStrictness
  let limits: DocumentLimits
  /// Whether the current string holds a backslash.
  var isEscaped = false
  private var expected = Expectation.value
  private var containers: [Container] = []

  private enum Expectation { case value, firstElement, firstKey, separator, end }

  private struct Container {
    var isObject: Bool
    var start: Int
    var closing: String { isObject ? "‘}’" : "‘]’" }
    var noun: String { isObject ? "object" : "array" }
  }

  /// At the first token. Throws where the file is too large or is not UTF-8 at all.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, strictness: JSONStrictness,
    limits: DocumentLimits = DocumentLimits()
  ) throws(InputProblem) {
    source = SourceBytes(bytes, file: file)
    position = source.start
    self.strictness = strictness
    self.limits = limits
    try checkSize(bytes.count, file: file, limits)
    if let mark = wideByteOrderMark(bytes) {
      throw InputProblem(
        "the file is \(mark), JSON is UTF-8", at: SourceLocation(file: file, line: 1, column: 1),
        hints: ["save it as UTF-8"])
    }
    if source.start > 0 {
      note(
        "byte-order mark", at: source.start,
        hint: "JSON begins without one; some parsers refuse the file")
    }
  }

  /// The next token. After `end` it is `end` again.
  package mutating func nextToken() throws(InputProblem) -> Token {
    try skipSpace()
    switch expected {
    case .value: return try value()
    case .firstElement:
      if source[position] == UInt8(ascii: "]") { return close() }
      return try value()
    case .firstKey:
      if source[position] == UInt8(ascii: "}") { return close() }
      return try key()
    case .separator: return try afterValue()
    case .end:
      guard position >= source.count else {
        throw problem(
          "expected the end of the file, found \(source.quoted(at: position))", at: position)
      }
      tokenStart = position
      tokenEnd = position
      return .end
    }
  }

  /// After a token that begins a value: reads to the value's last token.
  package mutating func skipValue(_ token: Token) throws(InputProblem) {
    guard token == .objectStart || token == .arrayStart else { return }
    let depth = containers.count
    while containers.count >= depth { _ = try nextToken() }
  }

  /// The digits of the current number, as written.
  package func number() -> String { source.text(tokenStart..<tokenEnd) }

  /// The place of the current token. Cheap when asked in the order of the file.
  package mutating func place() -> SourceLocation { source.place(of: tokenStart) }

  /// How many columns the current token takes.
  package func extent() -> Int { source.extent(tokenStart..<tokenEnd) }

  /// A problem at the current token, underlined, with its line.
  package func problem(_ message: String, hints: [String] = []) -> InputProblem {
    source.problem(message, at: tokenStart, length: extent(), hints: hints)
  }

  private mutating func afterValue() throws(InputProblem) -> Token {
    guard let container = containers.last else { return .end }
    let byte = source[position]
    if byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      tokenEnd = position
      try skipSpace()
      guard source[position] == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      else { return container.isObject ? try key() : try value() }
      try tolerate(
        "trailing comma", at: comma, hint: "JSON allows no comma after the last value")
      return close()
    }
    if byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close() }
    throw unexpected("‘,’ or \(container.closing)", at: tokenEnd)
  }

  private mutating func key() throws(InputProblem) -> Token {
    guard source[position] == UInt8(ascii: "\"") else { throw unexpectedKey() }
    try scanString()
    let (start, end, escaped) = (tokenStart, tokenEnd, isEscaped)
    try skipSpace()
    guard source[position] == UInt8(ascii: ":") else {
      throw unexpected("‘:’", at: end)
    }
    position += 1
    (tokenStart, tokenEnd, isEscaped) = (start, end, escaped)
    expected = .value
    return .key
  }

  private mutating func value() throws(InputProblem) -> Token {
    let byte = source[position]
    let token: Token
    switch byte {
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case UInt8(ascii: "\""):
      try scanString()
      token = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
      token = .number
    case UInt8(ascii: "t") where isWord("true"): token = .bool(true)
    case UInt8(ascii: "f") where isWord("false"): token = .bool(false)
    case UInt8(ascii: "n") where isWord("null"): token = .null
    default: throw unexpectedValue()
    }
    expected = containers.isEmpty ? .end : .separator
    return token
  }

  private mutating func isWord(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard source.has(word, at: position), !isWordByte(source[end]) else { return false }
    tokenStart = position
    position = end
    tokenEnd = end
    return true
  }

  private mutating func open(isObject: Bool) throws(InputProblem) -> Token {
    guard containers.count < limits.depth else {
      throw problem("values lie more than \(limits.depth) deep", at: position)
    }
    containers.append(Container(isObject: isObject, start: position))
    tokenStart = position
    position += 1
    tokenEnd = position
    expected = isObject ? .firstKey : .firstElement
    return isObject ? .objectStart : .arrayStart
  }

  private mutating func close() -> Token {
    let container = containers.removeLast()
    tokenStart = position
    position += 1
    tokenEnd = position
    expected = containers.isEmpty ? .end : .separator
    return container.isObject ? .objectEnd : .arrayEnd
  }

  /// `expected …`, at a place where it belongs; what stands ahead decides what more to say.
  func unexpected(_ what: String, at offset: Int) -> InputProblem {
    guard position >= source.count else { return problem("expected \(what)", at: offset) }
    return problem("expected \(what), found the end of the file", at: offset, hints: openHint())
  }

  /// Where the innermost object or array began that the end of the file leaves open.
  func openHint() -> [String] {
    guard let container = containers.last else { return [] }
    let start = source.problem("", at: container.start).location
    return ["the \(container.noun) that begins at line \(start.line) is not closed"]
  }

  func problem(
    _ message: String, at offset: Int, length: Int = 1, hints: [String] = []
  )
    -> InputProblem
  {
    source.problem(message, at: offset, length: length, hints: hints)
  }

  /// An error in strict JSON, a warning in lenient.
  mutating func tolerate(
    _ message: String, at offset: Int, length: Int = 1, hint: String
  ) throws(InputProblem) {
    if strictness == .strict {
      throw problem(message, at: offset, length: length, hints: [hint])
    }
    note(message, at: offset, length: length, hint: hint)
  }

  private mutating func note(_ message: String, at offset: Int, length: Int = 1, hint: String) {
    guard problems.count <= limits.problems else { return }
    let isLast = problems.count == limits.problems
    _ = source.place(of: offset)
    problems.append(
      source.problem(
        isLast ? "more of that kind follow, which are not listed" : message, at: offset,
        length: length, severity: .warning, hints: isLast ? [] : [hint]))
  }
}

/// Refuses a file above the limit of bytes.
func checkSize(_ count: Int, file: String, _ limits: DocumentLimits) throws(InputProblem) {
  guard count > limits.bytes else { return }
  throw InputProblem(
    "the file has \(count) bytes, more than the \(limits.bytes) that are read",
    at: SourceLocation(file: file, line: 1, column: 1))
}

/// The name of the UTF-16 or UTF-32 encoding that a byte-order mark announces.
func wideByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  guard bytes.count >= 2 else { return nil }
  switch (bytes[0], bytes[1]) {
  case (0xFF, 0xFE):
    return bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
  case (0xFE, 0xFF): return "UTF-16"
  case (0, 0) where bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF: return "UTF-32"
  default: return nil
  }
}

/// Letters, digits and `_`.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
