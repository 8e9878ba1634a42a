import Diagnostics

/// Strings with and without quotes.
extension OldStylePropertyList {
  mutating func string(expected: String) throws(InputProblem) -> String {
    let byte = source[position]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = position
    while isUnquoted(source[position]) { position += 1 }
    guard position > start else {
      if byte == UInt8(ascii: "/") { throw problem("unexpected ‘/’") }
      throw problem("expected \(expected), found \(source.quoted(at: position))")
    }
    return source.text(start..<position)
  }

  private mutating func quoted(_ quote: UInt8) throws(InputProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while source[position] != quote {
      guard position < source.count else {
        throw problem(
          "string is not closed", at: start, length: source.extent(start..<source.count),
          hints: ["expected ‘\(Unicode.Scalar(quote))’ before the end of the file"])
      }
      if source[position] == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(source[position])
        position += 1
      }
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// An escape as CoreFoundation's `getSlashedChar` reads it; before any other character the
  /// backslash falls away, so that one at a line's end keeps the line end.
  private mutating func escape(into text: inout [UInt8]) throws(InputProblem) {
    let start = position
    let letter = source[start + 1]
    position = min(start + 2, source.count)
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position = start + 1
      var value: UInt32 = 0
      while position < start + 4, UInt8(ascii: "0")...UInt8(ascii: "7") ~= source[position] {
        value = value << 3 | UInt32(source[position] - UInt8(ascii: "0"))
        position += 1
      }
      let character = nextStepLatin(UInt8(truncatingIfNeeded: value))
      append(Unicode.Scalar(character) ?? "\u{FFFD}", to: &text)
    case UInt8(ascii: "U"):
      appendCodeUnit(startingAt: start, to: &text)
    default:
      let length = max(1, scalarLength(source.bytes, at: start + 1))
      if start + 1 < source.count {
        position = start + 1 + length
        text.append(contentsOf: source.bytes[start + 1..<position])
      }
    }
  }

  /// `\U` and up to four hexadecimal digits: a UTF-16 code unit; two may make one character.
  private mutating func appendCodeUnit(startingAt start: Int, to text: inout [UInt8]) {
    var value = codeUnit()
    if 0xD800...0xDBFF ~= value, source[position] == UInt8(ascii: "\\"),
      source[position + 1] == UInt8(ascii: "U")
    {
      let end = position
      position += 2
      let low = codeUnit()
      if 0xDC00...0xDFFF ~= low {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = end
      }
    }
    if Unicode.Scalar(value) == nil, problems.count < limits.problems {
      problems.append(
        source.problem(
          "lone surrogate ‘\(source.text(start..<position))’", at: start,
          length: position - start, severity: .warning,
          hints: ["beyond U+FFFF a character takes two: \\UD83D\\UDE00"]))
    }
    append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
  }

  private mutating func codeUnit() -> UInt32 {
    var value: UInt32 = 0
    let end = position + 4
    while position < end, let digit = hexadecimalDigit(source[position]) {
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { text.append(contentsOf: encoded) }
  }
}

/// The characters of an unquoted string (CFOldStylePList, `isValidUnquotedStringCharacter`).
func isUnquoted(_ byte: UInt8) -> Bool {
  isWordByte(byte)
    || [
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"),
    ].contains(byte)
}
