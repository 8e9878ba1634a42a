package import Diagnostics

/// Reads XML from UTF-8 bytes token by token, with places. Nothing external is ever read: a
/// document type is passed over, and of entities only the five of XML and character references
/// are known.
///
/// The bytes must outlive the reader.
package struct XMLReader {
  /// What stands at the reader's place.
  package enum Token: Sendable, Hashable {
    /// A tag; a self-closing one gives `elementStart`, then `elementEnd`.
    case elementStart(name: String, attributes: [Attribute])
    case elementEnd(name: String)
    /// Text or CDATA, entities resolved; one text may come in several.
    case text(String)
    /// The inside of a comment.
    case comment(String)
    case end
  }

  /// An attribute as written, entities resolved.
  package struct Attribute: Sendable, Hashable {
    /// With its prefix, as `xmlns:x`.
    package var name: String
    /// With line ends as LF.
    package var value: String
  }

  /// The offset of the current token's first byte; a cheap place, see `PlaceTable`.
  package private(set) var tokenStart = 0
  /// The offset after the current token's last byte.
  package private(set) var tokenEnd = 0

  var source: SourceBytes
  private var position: Int
  private let limits: DocumentLimits
  private var open: [(name: String, start: Int)] = []
  private var isClosing = false
  private var sawRoot = false

  /// At the first token; the bytes must be well-formed UTF-8.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String,
    limits: DocumentLimits = DocumentLimits()
  ) {
    source = SourceBytes(bytes, file: file)
    position = source.start
    self.limits = limits
  }

  /// The next token. After `end` it is `end` again.
  package mutating func nextToken() throws(InputProblem) -> Token {
    if isClosing {
      isClosing = false
      return .elementEnd(name: open.removeLast().name)
    }
    while position < source.count {
      tokenStart = position
      guard source[position] == UInt8(ascii: "<") else {
        let text = try text()
        tokenEnd = position
        if open.isEmpty {
          guard text.utf8.allSatisfy(isXMLSpace) else {
            throw source.problem("text outside of the root element", at: tokenStart)
          }
          continue
        }
        return .text(text)
      }
      if let token = try markup() { return token }
    }
    tokenStart = source.count
    tokenEnd = source.count
    if let element = open.last {
      throw source.problem(
        "element ‘\(shortened(element.name))’ is not closed", at: element.start,
        length: element.name.unicodeScalars.count + 1,
        hints: ["expected ‘</\(shortened(element.name))>’ before the end of the file"])
    }
    guard sawRoot else { throw source.problem("expected an element", at: source.count) }
    return .end
  }

  /// The place of the current token. Cheap when asked in the order of the file.
  package mutating func place() -> SourceLocation { source.place(of: tokenStart) }

  /// How many columns the current token takes on its first line.
  package func extent() -> Int { source.extent(tokenStart..<max(tokenStart, tokenEnd)) }

  /// A problem at the current token, underlined, with its line.
  package func problem(_ message: String, hints: [String] = []) -> InputProblem {
    source.problem(
      message, at: tokenStart, length: extent(), hints: hints)
  }

  /// A tag, comment, CDATA section; nil for what is passed over.
  private mutating func markup() throws(InputProblem) -> Token? {
    if source.has("<!--", at: position) {
      let inside = try skip(to: "-->", from: position + 4, what: "comment")
      return .comment(source.text(inside))
    }
    if source.has("<![CDATA[", at: position) {
      guard !open.isEmpty else {
        throw source.problem("text outside of the root element", at: position)
      }
      return .text(source.text(try skip(to: "]]>", from: position + 9, what: "CDATA section")))
    }
    if source.has("<?", at: position) {
      _ = try skip(to: "?>", from: position + 2, what: "processing instruction")
      return nil
    }
    if source.has("<!", at: position) {
      try skipDocumentType()
      return nil
    }
    return source[position + 1] == UInt8(ascii: "/") ? try endTag() : try startTag()
  }

  private mutating func skip(
    to end: StaticString, from start: Int, what: String
  ) throws(InputProblem) -> Range<Int> {
    var index = start
    while index < source.count, !source.has(end, at: index) { index += 1 }
    guard index < source.count else {
      throw source.problem("\(what) is not closed", at: tokenStart, hints: ["expected ‘\(end)’"])
    }
    position = index + end.utf8CodeUnitCount
    tokenEnd = position
    return start..<index
  }

  private mutating func skipDocumentType() throws(InputProblem) {
    var depth = 0
    var quote: UInt8 = 0
    var index = position
    while index < source.count {
      let byte = source[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 {
          position = index + 1
          return
        }
      }
      index += 1
    }
    throw source.problem("document type is not closed", at: position, hints: ["expected ‘>’"])
  }

  private mutating func endTag() throws(InputProblem) -> Token {
    let start = position
    position += 2
    let name = try name()
    skipSpace()
    guard source[position] == UInt8(ascii: ">") else {
      throw source.problem("expected ‘>’", at: position)
    }
    position += 1
    tokenEnd = position
    guard let element = open.popLast() else {
      throw source.problem(
        "‘</\(shortened(name))>’ closes nothing", at: start, length: position - start)
    }
    guard element.name == name else {
      let place = source.problem("", at: element.start).location
      throw source.problem(
        "expected ‘</\(shortened(element.name))>’, found ‘</\(shortened(name))>’", at: start,
        length: source.extent(start..<position),
        hints: [
          "element ‘\(shortened(element.name))’ begins at line \(place.line), column \(place.column)"
        ])
    }
    return .elementEnd(name: name)
  }

  private mutating func startTag() throws(InputProblem) -> Token {
    let start = position
    position += 1
    let name = try name()
    guard !open.isEmpty || !sawRoot else {
      throw source.problem("a second root element", at: start)
    }
    guard open.count < limits.depth else {
      throw source.problem("elements lie more than \(limits.depth) deep", at: start)
    }
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      if source[position] == UInt8(ascii: ">") {
        position += 1
        break
      }
      if source.has("/>", at: position) {
        position += 2
        isClosing = true
        break
      }
      guard position < source.count else {
        throw source.problem(
          "tag is not closed", at: start, length: source.extent(start..<position),
          hints: ["expected ‘>’"])
      }
      attributes.append(try attribute())
    }
    tokenEnd = position
    sawRoot = true
    open.append((name, start))
    return .elementStart(name: name, attributes: attributes)
  }

  private mutating func attribute() throws(InputProblem) -> Attribute {
    let name = try name()
    skipSpace()
    guard source[position] == UInt8(ascii: "=") else {
      throw source.problem("expected ‘=’ after attribute ‘\(shortened(name))’", at: position)
    }
    position += 1
    skipSpace()
    let quote = source[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw source.problem(
        "expected a quoted value of attribute ‘\(shortened(name))’", at: position)
    }
    let start = position
    position += 1
    var value: [UInt8] = []
    while source[position] != quote {
      guard position < source.count, source[position] != UInt8(ascii: "<") else {
        throw source.problem("value of attribute ‘\(shortened(name))’ is not closed", at: start)
      }
      try appendCharacter(to: &value)
    }
    position += 1
    return Attribute(name: name, value: String(decoding: value, as: UTF8.self))
  }

  private mutating func text() throws(InputProblem) -> String {
    var text: [UInt8] = []
    while position < source.count, source[position] != UInt8(ascii: "<") {
      try appendCharacter(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// One byte of text, or what a reference stands for; line ends become LF (XML 1.0, 2.11).
  private mutating func appendCharacter(to text: inout [UInt8]) throws(InputProblem) {
    let byte = source[position]
    if byte == UInt8(ascii: "&") {
      text.append(contentsOf: try reference())
      return
    }
    position += 1
    if byte == 0x0D {
      if source[position] == 0x0A { position += 1 }
      text.append(0x0A)
    } else {
      text.append(byte)
    }
  }

  private mutating func reference() throws(InputProblem) -> [UInt8] {
    let start = position
    var end = start + 1
    while end - start < 32, isWordByte(source[end]) || source[end] == UInt8(ascii: "#") {
      end += 1
    }
    guard source[end] == UInt8(ascii: ";"), end > start + 1 else {
      throw source.problem("‘&’ stands bare", at: start, hints: ["write it as ‘&amp;’"])
    }
    position = end + 1
    let name = source.text(start + 1..<end)
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let length = source.extent(start..<position)
    guard name.hasPrefix("#") else {
      throw source.problem(
        "unknown entity ‘&\(name);’", at: start, length: length,
        hints: ["expected one of &amp; &lt; &gt; &quot; &apos; or a number as &#x20AC;"])
    }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let value, value != 0, let scalar = Unicode.Scalar(value),
      let encoded = UTF8.encode(scalar)
    else {
      throw source.problem("‘&\(name);’ is not a character", at: start, length: length)
    }
    return Array(encoded)
  }

  private mutating func name() throws(InputProblem) -> String {
    let start = position
    while isNameByte(source[position]) { position += 1 }
    guard position > start else {
      throw source.problem("expected a name, found \(source.quoted(at: position))", at: position)
    }
    return source.text(start..<position)
  }

  private mutating func skipSpace() {
    while isXMLSpace(source[position]) { position += 1 }
  }
}

/// Space, tab and line ends.
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

private func isNameByte(_ byte: UInt8) -> Bool {
  isWordByte(byte) || byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
    || byte == UInt8(ascii: ".")
}
