import Diagnostics

/// Makes nodes of a binary property list (`bplist00`, as CoreFoundation's CFBinaryPList writes).
///
/// Every offset, count and reference is checked; a value that holds itself, and shared values
/// that unfold beyond the limits, are refused. Places are line 1, column 1: messages name bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let place: SourceLocation
  private let limits: DocumentLimits
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var open: Set<Int> = []
  /// Scalars by reference, so that one that many values share is held once.
  private var scalars: [Int: Node] = [:]
  private var count = 0

  static let magic = Array("bplist".utf8)

  init(_ bytes: [UInt8], file: String, limits: DocumentLimits) {
    self.bytes = bytes
    self.limits = limits
    place = SourceLocation(file: file, line: 1, column: 1)
  }

  /// The root value.
  mutating func root() throws(InputProblem) -> Node {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw problem("ends before its trailer", at: bytes.count) }
    guard bytes[6] == UInt8(ascii: "0"), bytes[7] == UInt8(ascii: "0") else {
      let version = String(decoding: bytes[6..<8], as: UTF8.self)
      throw problem("has version ‘\(version)’, only ‘00’ is read", at: 6)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = try integer(at: trailer + 8, size: 8, end: bytes.count)
    let top = try integer(at: trailer + 16, size: 8, end: bytes.count)
    tableOffset = try integer(at: trailer + 24, size: 8, end: bytes.count)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount > 0,
      tableOffset >= 8, tableOffset <= trailer, objectCount <= (trailer - tableOffset) / offsetSize
    else { throw problem("has a trailer that contradicts its size", at: trailer) }
    return try node(top, depth: 1)
  }

  private mutating func node(_ reference: Int, depth: Int) throws(InputProblem) -> Node {
    count += 1
    guard count <= limits.nodes else {
      throw problem("unfolds to more than \(limits.nodes) values", at: 0)
    }
    let offset = try offset(of: reference)
    guard depth <= limits.depth else {
      throw problem("has values more than \(limits.depth) deep", at: offset)
    }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0xA, 0xC:
      return try nested(reference, offset) { (list) throws(InputProblem) -> Node in
        try list.array(offset, low, depth: depth)
      }
    case 0xD:
      return try nested(reference, offset) { (list) throws(InputProblem) -> Node in
        try list.dictionary(offset, low, depth: depth)
      }
    default:
      if let known = scalars[reference] { return known }
      let node = try scalar(marker, at: offset)
      scalars[reference] = node
      return node
    }
  }

  private func scalar(_ marker: UInt8, at offset: Int) throws(InputProblem) -> Node {
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0x0, 0xF: return Node(.null, at: place)
      case 0x8: return Node(.bool(false), at: place)
      case 0x9: return Node(.bool(true), at: place)
      default: throw unknown(marker, at: offset)
      }
    case 0x1: return Node(.number(try whole(offset, low)), at: place)
    case 0x2: return Node(.number("\(try real(offset, low))"), at: place)
    case 0x3:
      guard low == 3 else { throw unknown(marker, at: offset) }
      return Node(.string(instant(try real(offset, low))), at: place)
    case 0x4:
      let (length, start) = try length(offset, low)
      return Node(.data(Array(try slice(start, length))), at: place)
    case 0x5: return Node(.string(try ascii(offset, low)), at: place)
    case 0x6: return Node(.string(try utf16(offset, low)), at: place)
    case 0x8:
      let value = try integer(at: offset + 1, size: low + 1)
      let number = Node(.number("\(value)"), at: place)
      return Node(
        .mapping([Node.Member(key: "CF$UID", keyPlace: place, value: number)]), at: place)
    default: throw unknown(marker, at: offset)
    }
  }

  private mutating func nested(
    _ reference: Int, _ offset: Int, _ body: (inout Self) throws(InputProblem) -> Node
  ) throws(InputProblem) -> Node {
    guard open.insert(reference).inserted else {
      throw problem("has a value that holds itself", at: offset)
    }
    let node = try body(&self)
    open.remove(reference)
    return node
  }

  private mutating func array(
    _ offset: Int, _ low: Int, depth: Int
  ) throws(InputProblem) -> Node {
    let (length, start) = try length(offset, low)
    _ = try slice(start, length, of: referenceSize)
    var elements: [Node] = []
    for index in 0..<length {
      let reference = try integer(at: start + index * referenceSize, size: referenceSize)
      elements.append(try node(reference, depth: depth + 1))
    }
    return Node(.sequence(elements), at: place)
  }

  private mutating func dictionary(
    _ offset: Int, _ low: Int, depth: Int
  ) throws(InputProblem) -> Node {
    let (length, start) = try length(offset, low)
    _ = try slice(start, length, of: referenceSize * 2)
    var members: [Node.Member] = []
    for index in 0..<length {
      let keyReference = try integer(at: start + index * referenceSize, size: referenceSize)
      let valueReference = try integer(
        at: start + (length + index) * referenceSize, size: referenceSize)
      guard let key = try node(keyReference, depth: depth + 1).string else {
        throw problem("has a key that is not a string", at: try self.offset(of: keyReference))
      }
      members.append(
        Node.Member(key: key, keyPlace: place, value: try node(valueReference, depth: depth + 1)))
    }
    return Node(.mapping(members), at: place)
  }

  private func offset(of reference: Int) throws(InputProblem) -> Int {
    guard reference >= 0, reference < objectCount else {
      throw problem("refers to value \(reference) of \(objectCount)", at: tableOffset)
    }
    let entry = tableOffset + reference * offsetSize
    let offset = try integer(at: entry, size: offsetSize, end: bytes.count)
    guard offset >= 8, offset < tableOffset else {
      throw problem("has a value outside of its data", at: entry)
    }
    return offset
  }

  /// A big-endian unsigned integer that fits `Int`; `end` is that of the objects by default.
  private func integer(
    at offset: Int, size: Int, end: Int? = nil
  ) throws(InputProblem) -> Int {
    var value: UInt64 = 0
    for byte in try slice(offset, size, end: end ?? tableOffset) {
      guard value <= UInt64.max >> 8 else { throw problem("has a number too large", at: offset) }
      value = value << 8 | UInt64(byte)
    }
    guard let result = Int(exactly: value) else {
      throw problem("has a number too large", at: offset)
    }
    return result
  }

  /// The count of a marker and where its contents begin; 15 says that an integer follows.
  private func length(_ offset: Int, _ low: Int) throws(InputProblem) -> (Int, Int) {
    guard low == 0xF else { return (low, offset + 1) }
    let marker = try slice(offset + 1, 1)
    let exponent = Int(marker[marker.startIndex] & 0x0F)
    guard marker[marker.startIndex] >> 4 == 1, exponent <= 3 else {
      throw problem("has a count that is not an integer", at: offset + 1)
    }
    return (try integer(at: offset + 2, size: 1 << exponent), offset + 2 + 1 << exponent)
  }

  private func slice(
    _ start: Int, _ count: Int, of size: Int = 1, end: Int? = nil
  ) throws(InputProblem) -> ArraySlice<UInt8> {
    let end = end ?? tableOffset
    let (length, overflows) = count.multipliedReportingOverflow(by: size)
    guard !overflows, start >= 0, length >= 0, start <= end, length <= end - start
    else { throw problem("has a value that runs past its end", at: min(start, end)) }
    return bytes[start..<start + length]
  }

  /// One, two and four bytes are unsigned, eight signed, sixteen hold an unsigned of 64 bits.
  private func whole(_ offset: Int, _ exponent: Int) throws(InputProblem) -> String {
    guard exponent <= 4 else { throw unknown(bytes[offset], at: offset) }
    let digits = try slice(offset + 1, 1 << exponent)
    let low = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if exponent < 3 { return "\(low)" }
    if exponent == 3 { return "\(Int64(bitPattern: low))" }
    let high = digits.prefix(8)
    if high.allSatisfy({ $0 == 0 }) { return "\(low)" }
    if high.allSatisfy({ $0 == 0xFF }) { return "\(Int64(bitPattern: low))" }
    throw problem("has a number too large", at: offset)
  }

  private func real(_ offset: Int, _ exponent: Int) throws(InputProblem) -> Double {
    guard exponent == 2 || exponent == 3 else { throw unknown(bytes[offset], at: offset) }
    let bits = try slice(offset + 1, 1 << exponent).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return exponent == 3
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  private func ascii(_ offset: Int, _ low: Int) throws(InputProblem) -> String {
    let (length, start) = try length(offset, low)
    let text = try slice(start, length)
    guard text.allSatisfy({ $0 < 0x80 }) else {
      throw problem("has an ASCII string with other bytes", at: start)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func utf16(_ offset: Int, _ low: Int) throws(InputProblem) -> String {
    let (length, start) = try length(offset, low)
    let text = try slice(start, length, of: 2)
    let units = stride(from: text.startIndex, to: text.endIndex, by: 2).map {
      UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
    }
    guard let string = String(validating: units, as: UTF16.self) else {
      throw problem("has a string with a lone surrogate", at: start)
    }
    return string
  }

  private func unknown(_ marker: UInt8, at offset: Int) -> InputProblem {
    problem("has a value of unknown type 0x\(hexadecimal(UInt32(marker), digits: 2))", at: offset)
  }

  private func problem(_ message: String, at offset: Int) -> InputProblem {
    InputProblem("binary property list \(message) (byte \(offset))", at: place)
  }
}

/// Seconds since 2001 as a property list writes dates: `2026-08-06T09:00:00Z`.
private func instant(_ seconds: Double) -> String {
  guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
  let whole = Int(seconds.rounded(.down))
  let day = (whole - (whole % 86_400 + 86_400) % 86_400) / 86_400
  let second = whole - day * 86_400
  // Days are counted from 0000-03-01, so that a leap day ends its year.
  let days = day + 730_791
  let era = (days >= 0 ? days : days - 146_096) / 146_097
  let dayOfEra = days - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shifted = (5 * dayOfYear + 2) / 153
  let month = shifted < 10 ? shifted + 3 : shifted - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  func digits(_ value: Int, _ count: Int = 2) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
  let dayOfMonth = dayOfYear - (153 * shifted + 2) / 5 + 1
  let date = "\(digits(year, 4))-\(digits(month))-\(digits(dayOfMonth))"
  let time = "\(digits(second / 3600)):\(digits(second / 60 % 60)):\(digits(second % 60))"
  return "\(date)T\(time)Z"
}
