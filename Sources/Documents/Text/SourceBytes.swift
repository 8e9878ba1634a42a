import Diagnostics

/// The UTF-8 bytes of a file under a scanner: access that is safe past the end, places, problems.
struct SourceBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  /// The offset of the first byte after a byte-order mark.
  let start: Int
  private var cursor: PlaceCursor

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
    start = byteOrderMarkLength(bytes)
    cursor = PlaceCursor(start: start)
  }

  var count: Int { bytes.count }

  /// The byte at an offset; 0 past the end, so that scanners need no second test.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether these ASCII bytes stand at the offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      (0..<length).allSatisfy { wanted[$0] == bytes[offset + $0] }
    }
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// How many columns a range of bytes takes up to the end of its first line; at least 1.
  func extent(_ range: Range<Int>) -> Int {
    var count = 0
    for offset in range {
      let byte = self[offset]
      if byte == 0x0A || byte == 0x0D { break }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return max(1, count)
  }

  /// The place of an offset; cheap when offsets come in ascending order.
  mutating func place(of offset: Int) -> SourceLocation {
    if offset < cursor.offset { cursor = PlaceCursor(start: start) }
    cursor.advance(to: offset, in: bytes)
    return SourceLocation(file: file, line: cursor.line, column: cursor.column)
  }

  /// The offset at which the scalar with that number, from 0 after a byte-order mark, begins.
  mutating func offset(ofScalar number: Int) -> Int {
    if number < cursor.scalars { cursor = PlaceCursor(start: start) }
    cursor.advance(toScalar: number, in: bytes)
    return cursor.offset
  }

  /// A problem at an offset, with its line.
  func problem(
    _ message: String, at offset: Int, length: Int = 1, severity: Severity = .error,
    hints: [String] = []
  ) -> InputProblem {
    var here = cursor.offset <= offset ? cursor : PlaceCursor(start: start)
    here.advance(to: offset, in: bytes)
    return InputProblem(
      message, at: SourceLocation(file: file, line: here.line, column: here.column),
      severity: severity, excerpt: excerpt(here), length: length, hints: hints)
  }

  private func excerpt(_ place: PlaceCursor) -> String {
    var end = place.lineStart
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return clippedExcerpt(text(place.lineStart..<end), column: place.column)
  }

  /// The scalar at an offset as messages quote it: `‘x’`, or its number where it does not print.
  func quoted(at offset: Int) -> String {
    let length = scalarLength(bytes, at: offset)
    guard length > 0, let scalar = text(offset..<offset + length).unicodeScalars.first else {
      return offset < bytes.count
        ? "byte 0x\(hexadecimal(UInt32(bytes[offset]), digits: 2))"
        : "the end of the file"
    }
    if scalar == "\t" { return "a tab" }
    if scalar == "\n" || scalar == "\r" { return "the end of the line" }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return "U+\(hexadecimal(scalar.value, digits: 4))"
    default: return "‘\(scalar)’"
    }
  }
}

/// A line for an excerpt: whole, or its beginning where it is very long; empty where the column
/// lies too far out to be shown.
func clippedExcerpt(_ line: String, column: Int) -> String {
  guard line.utf8.count > 4000 else { return line }
  if column > 2000 { return "" }
  return String(line.unicodeScalars.prefix(column + 400)) + "…"
}

/// Upper-case hexadecimal digits, at least that many.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
