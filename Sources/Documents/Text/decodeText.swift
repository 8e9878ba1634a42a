package import Diagnostics

/// Finds the encoding by the byte-order mark, or by where the zero bytes lie, and decodes.
///
/// UTF-8 and UTF-16 need no mark. A mark that stands twice (`FF FE FF FE`) is a warning and read
/// over. Throws, where it stands, for what the encoding does not allow.
package func decodeText(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> DecodedText {
  try checkSize(bytes.count, file: file, limits)
  let encoding = encoding(of: bytes)
  let mark = encoding.byteOrderMark
  var start = 0
  var marks = 0
  while bytes[start...].starts(with: mark) {
    start += mark.count
    marks += 1
  }
  var decoded = DecodedText(utf8: [], encoding: encoding, problems: [])
  switch encoding {
  case .utf8: decoded.utf8 = try checkedUTF8(bytes, from: start, file: file)
  case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
    decoded.utf8 = try transcoded(bytes, from: start, encoding, file: file)
  }
  if marks > 1 {
    let written = (mark + mark).map { hexadecimal(UInt32($0), digits: 2) }
    decoded.problems = decoded.utf8.withUnsafeBufferPointer { buffer in
      [
        SourceBytes(buffer, file: file).problem(
          "byte-order mark stands \(marks == 2 ? "twice" : "\(marks) times")"
            + " (\(written.joined(separator: " ")))", at: 0, severity: .warning,
          hints: ["property list parsers refuse such a file; save it again with one mark"])
      ]
    }
  }
  return decoded
}

private func encoding(of bytes: [UInt8]) -> TextEncoding {
  // UTF-32 first: the UTF-16 mark begins its little-endian one.
  let marked: [TextEncoding] = [
    .utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
  ]
  if let encoding = marked.first(where: { bytes.starts(with: $0.byteOrderMark) }) {
    return encoding
  }
  // Text in UTF-8 holds no zero bytes; tables in UTF-16 do, by their quotes and equal signs.
  var zeros = (even: 0, odd: 0)
  for (index, byte) in bytes.prefix(4096).enumerated() where byte == 0 {
    if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
  }
  guard bytes.count % 2 == 0, zeros.even != zeros.odd else { return .utf8 }
  return zeros.odd > zeros.even ? .utf16LittleEndian : .utf16BigEndian
}

private func checkedUTF8(
  _ bytes: [UInt8], from start: Int, file: String
) throws(InputProblem) -> [UInt8] {
  let text = start == 0 ? bytes : Array(bytes[start...])
  return try text.withUnsafeBufferPointer { (buffer) throws(InputProblem) -> [UInt8] in
    guard let invalid = firstInvalidUTF8(buffer) else { return text }
    let source = SourceBytes(buffer, file: file)
    throw source.problem(
      "\(source.quoted(at: invalid)) is not UTF-8", at: invalid,
      hints: ["save the file as UTF-8 or UTF-16 with a byte-order mark"])
  }
}

private func transcoded(
  _ bytes: [UInt8], from start: Int, _ encoding: TextEncoding, file: String
) throws(InputProblem) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  let length = encoding.unitLength
  func unit(_ offset: Int) -> UInt32? {
    guard offset + length <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in 0..<length {
      let isBig = encoding == .utf16BigEndian || encoding == .utf32BigEndian
      value = value << 8 | UInt32(bytes[offset + (isBig ? index : length - 1 - index)])
    }
    return value
  }
  func problem(_ message: String) -> InputProblem {
    text.withUnsafeBufferPointer { buffer in
      SourceBytes(buffer, file: file).problem(message, at: buffer.count)
    }
  }
  var offset = start
  while offset < bytes.count {
    guard var value = unit(offset) else {
      throw problem("\(encoding.rawValue) text ends within a character")
    }
    offset += length
    if length == 2, 0xD800...0xDBFF ~= value, let low = unit(offset), 0xDC00...0xDFFF ~= low {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      offset += length
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      throw problem("0x\(hexadecimal(value, digits: 4)) is not a character of \(encoding.rawValue)")
    }
    text.append(contentsOf: encoded)
  }
  return text
}
