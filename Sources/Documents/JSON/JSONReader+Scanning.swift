import Diagnostics

/// Space, comments, strings and numbers.
extension JSONReader {
  /// The text of the current key or string, unescaped.
  package func string() -> String {
    let inner = tokenStart + 1..<tokenEnd - 1
    guard isEscaped else { return source.text(inner) }
    var text: [UInt8] = []
    text.reserveCapacity(inner.count)
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard source[index] == UInt8(ascii: "\\") else {
        text.append(source[index])
        index += 1
        continue
      }
      let letter = source[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        var value = codeUnit(at: index) ?? 0xFFFD
        index += 4
        if 0xD800...0xDBFF ~= value, let low = codeUnit(at: index + 2) {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        text.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")!)
      default: text.append(letter)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func skipSpace() throws(InputProblem) {
    while true {
      switch source[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(InputProblem) {
    let start = position
    switch source[start + 1] {
    case UInt8(ascii: "/"):
      var end = start + 2
      while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      position = end
    case UInt8(ascii: "*"):
      var end = start + 2
      while end < source.count, !(source[end] == 0x2A && source[end + 1] == 0x2F) { end += 1 }
      guard end < source.count else {
        throw problem("comment is not closed", at: start, length: 2, hints: ["expected ‘*/’"])
      }
      position = end + 2
    default: throw problem("unexpected ‘/’", at: start)
    }
    try checkUTF8(start..<position)
    try tolerate(
      "comment", at: start, length: source.extent(start..<position), hint: "JSON has no comments")
  }

  private func checkUTF8(_ range: Range<Int>) throws(InputProblem) {
    let part = UnsafeBufferPointer(rebasing: source.bytes[range])
    if let invalid = firstInvalidUTF8(part) { throw invalidUTF8(at: range.lowerBound + invalid) }
  }

  private func invalidUTF8(at offset: Int) -> InputProblem {
    problem("\(source.quoted(at: offset)) is not UTF-8", at: offset, hints: ["save it as UTF-8"])
  }

  mutating func scanString() throws(InputProblem) {
    let open = position
    var index = open + 1
    isEscaped = false
    while true {
      let byte = source[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        index = try scanEscape(index)
      } else if byte >= 0x80 {
        let length = scalarLength(source.bytes, at: index)
        if length == 0 { throw invalidUTF8(at: index) }
        index += length
      } else if byte < 0x20 {
        throw unescapedControl(at: index, openedAt: open)
      } else {
        index += 1
      }
    }
    tokenStart = open
    tokenEnd = index + 1
    position = tokenEnd
  }

  private func unescapedControl(at index: Int, openedAt open: Int) -> InputProblem {
    if index >= source.count || source[index] == 0x0A || source[index] == 0x0D {
      return problem(
        "string is not closed on its line", at: open, length: source.extent(open..<index),
        hints: ["expected ‘\"’; a line end within a string is written ‘\\n’"])
    }
    let number = hexadecimal(UInt32(source[index]), digits: 4)
    let escape = source[index] == 0x09 ? "\\t" : "\\u\(number)"
    return problem(
      "\(source.quoted(at: index)) stands bare in a string", at: index,
      hints: ["write it as ‘\(escape)’"])
  }

  /// The index after the escape whose backslash stands at `index`.
  private func scanEscape(_ index: Int) throws(InputProblem) -> Int {
    switch source[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return index + 2
    case UInt8(ascii: "u"):
      guard let value = codeUnit(at: index + 2) else {
        throw problem("expected four hexadecimal digits after ‘\\u’", at: index, length: 2)
      }
      if 0xDC00...0xDFFF ~= value { throw loneSurrogate(at: index) }
      guard 0xD800...0xDBFF ~= value else { return index + 6 }
      guard source[index + 6] == UInt8(ascii: "\\"), source[index + 7] == UInt8(ascii: "u"),
        let low = codeUnit(at: index + 8), 0xDC00...0xDFFF ~= low
      else { throw loneSurrogate(at: index) }
      return index + 12
    default:
      guard index + 1 < source.count else { return index + 1 }
      throw problem(
        "unknown escape ‘\\’ before \(source.quoted(at: index + 1))", at: index, length: 2,
        hints: ["expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"])
    }
  }

  private func loneSurrogate(at index: Int) -> InputProblem {
    problem(
      "lone surrogate ‘\(source.text(index..<index + 6))’", at: index, length: 6,
      hints: ["beyond U+FFFF a character takes two: \\uD83D\\uDE00"])
  }

  private func codeUnit(at index: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in index..<index + 4 {
      guard let digit = hexadecimalDigit(source[offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  mutating func scanNumber() throws(InputProblem) {
    let start = position
    var index = start
    func isDigit(_ offset: Int) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= source[offset]
    }
    if source[index] == UInt8(ascii: "-") { index += 1 }
    guard isDigit(index) else { throw problem("expected a digit after ‘-’", at: index) }
    if source[index] == UInt8(ascii: "0"), isDigit(index + 1) {
      throw problem("a number must not begin with 0", at: index)
    }
    while isDigit(index) { index += 1 }
    if source[index] == UInt8(ascii: ".") {
      index += 1
      guard isDigit(index) else { throw problem("expected a digit after ‘.’", at: index) }
      while isDigit(index) { index += 1 }
    }
    if source[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if source[index] == UInt8(ascii: "+") || source[index] == UInt8(ascii: "-") { index += 1 }
      guard isDigit(index) else { throw problem("expected a digit of the exponent", at: index) }
      while isDigit(index) { index += 1 }
    }
    tokenStart = start
    tokenEnd = index
    position = index
  }

  func unexpectedKey() -> InputProblem {
    if position >= source.count { return unexpected("a key", at: tokenEnd) }
    let length = wordLength()
    if length > 0 {
      let word = shortened(source.text(position..<position + length))
      return problem(
        "key ‘\(word)’ is not quoted", at: position, length: length,
        hints: ["write it as \"\(word)\""])
    }
    return wrongQuote()
      ?? problem("expected a key, found \(source.quoted(at: position))", at: position)
  }

  func unexpectedValue() -> InputProblem {
    if position >= source.count { return unexpected("a value", at: tokenEnd) }
    let length = wordLength()
    if length > 0 {
      let word = shortened(source.text(position..<position + length))
      let near = nearestName(word, among: ["true", "false", "null"])
      return problem(
        "unknown word ‘\(word)’", at: position, length: length,
        hints: [near.map { "did you mean ‘\($0)’?" } ?? "a string is written \"\(word)\""])
    }
    return wrongQuote()
      ?? problem("expected a value, found \(source.quoted(at: position))", at: position)
  }

  private func wordLength() -> Int {
    var end = position
    while isWordByte(source[end]) { end += 1 }
    return end - position
  }

  private func wrongQuote() -> InputProblem? {
    let isTypographic = ["“", "”", "„", "‘", "’"].contains { quote in
      quote.utf8.enumerated().allSatisfy { source[position + $0.offset] == $0.element }
    }
    guard isTypographic || source[position] == UInt8(ascii: "'") else { return nil }
    return problem(
      "\(source.quoted(at: position)) does not begin a string", at: position,
      hints: ["expected the plain double quote ‘\"’"])
  }
}

/// The value of a hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
