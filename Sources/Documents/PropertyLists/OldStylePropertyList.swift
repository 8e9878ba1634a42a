import Diagnostics

/// Makes nodes of an old-style property list or a `.strings` table, as CoreFoundation's
/// CFOldStylePList reads them; recursion is bounded by the limit of depth.
struct OldStylePropertyList {
  /// Escapes that were tolerated.
  var problems: [InputProblem] = []
  /// The comments of the root's members, by their index.
  private(set) var comments: [Int: String] = [:]

  var source: SourceBytes
  let limits: DocumentLimits
  var position: Int
  private var count = 0
  private var pending = PendingComments()

  init(source: SourceBytes, limits: DocumentLimits) {
    self.source = source
    self.limits = limits
    position = source.start
  }

  /// A dictionary with or without braces, or any other value that stands alone.
  mutating func root() throws(InputProblem) -> Node {
    try skipSpace()
    let start = position
    let place = source.place(of: start)
    switch source[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      let node = try value(depth: 1)
      try skipSpace()
      guard position >= source.count else { throw unexpectedEnd() }
      return node
    default: break
    }
    if isStringStart(source[position]) {
      if let only = try stringAlone() { return only }
      count = 0
      problems = []
      position = start
    }
    return Node(.mapping(try members(until: nil, openedAt: start, depth: 1)), at: place)
  }

  /// A string that is the whole file; nil where something follows, as in a table.
  private mutating func stringAlone() throws(InputProblem) -> Node? {
    let remembered = pending
    let node = try value(depth: 1)
    try skipSpace()
    if position >= source.count { return node }
    pending = remembered
    return nil
  }

  private mutating func value(depth: Int) throws(InputProblem) -> Node {
    count += 1
    guard count <= limits.nodes else { throw problem("more than \(limits.nodes) values") }
    guard depth <= limits.depth else {
      throw problem("values lie more than \(limits.depth) deep")
    }
    let start = position
    let place = source.place(of: start)
    switch source[position] {
    case UInt8(ascii: "{"):
      position += 1
      let members = try members(until: UInt8(ascii: "}"), openedAt: start, depth: depth)
      return Node(.mapping(members), at: place)
    case UInt8(ascii: "("):
      position += 1
      return Node(.sequence(try elements(openedAt: start, depth: depth)), at: place)
    case UInt8(ascii: "<"):
      return Node(.data(try data()), at: place, extent: source.extent(start..<position))
    default:
      let text = try string(expected: "a value")
      return Node(.string(text), at: place, extent: source.extent(start..<position))
    }
  }

  private mutating func members(
    until close: UInt8?, openedAt start: Int, depth: Int
  ) throws(InputProblem) -> [Node.Member] {
    var members: [Node.Member] = []
    let isTable = depth == 1
    while true {
      try skipSpace()
      if let close, source[position] == close {
        position += 1
        if isTable { finishComments(members.count) }
        return members
      }
      if position >= source.count {
        guard close != nil else {
          finishComments(members.count)
          return members
        }
        throw problem(
          "dictionary is not closed", at: start, hints: ["expected ‘}’ before the end of the file"])
      }
      if isTable { finishComments(members.count) }
      members.append(try member(depth: depth))
      if isTable { pending.entryEnd = position }
    }
  }

  private mutating func member(depth: Int) throws(InputProblem) -> Node.Member {
    let start = position
    let place = source.place(of: start)
    let key = try string(expected: "a key")
    let end = position
    let extent = source.extent(start..<end)
    try skipSpace()
    if source[position] == UInt8(ascii: ";") {
      position += 1
      return Node.Member(
        key: key, keyPlace: place, value: Node(.string(key), at: place, extent: extent),
        keyExtent: extent)
    }
    guard source[position] == UInt8(ascii: "=") else {
      throw problem(
        "expected ‘=’ or ‘;’ after key ‘\(shortened(key))’", at: end,
        hints: quotingHint(start..<end))
    }
    position += 1
    try skipSpace()
    let valueStart = position
    let value = try value(depth: depth + 1)
    let valueEnd = position
    try skipSpace()
    guard source[position] == UInt8(ascii: ";") else {
      throw problem(
        "expected ‘;’ after the value of ‘\(shortened(key))’", at: valueEnd,
        hints: quotingHint(valueStart..<valueEnd))
    }
    position += 1
    return Node.Member(key: key, keyPlace: place, value: value, keyExtent: extent)
  }

  /// Where a text goes on right after a string: what keeps it together.
  private func quotingHint(_ string: Range<Int>) -> [String] {
    let next = source[string.upperBound]
    guard string.upperBound < source.count, !isXMLSpace(next), next >= 0x80 || isUnquoted(next)
    else { return [] }
    return source[string.lowerBound] == UInt8(ascii: "\"")
      ? ["a quote within a string is written ‘\\\"’"]
      : ["text with \(source.quoted(at: string.upperBound)) must stand in quotes"]
  }

  private mutating func elements(
    openedAt start: Int, depth: Int
  ) throws(InputProblem) -> [Node] {
    var elements: [Node] = []
    while true {
      try skipSpace()
      if source[position] == UInt8(ascii: ")") {
        position += 1
        return elements
      }
      guard position < source.count else {
        throw problem(
          "array is not closed", at: start, hints: ["expected ‘)’ before the end of the file"])
      }
      elements.append(try value(depth: depth + 1))
      let end = position
      try skipSpace()
      if source[position] == UInt8(ascii: ",") {
        position += 1
      } else if source[position] != UInt8(ascii: ")"), position < source.count {
        throw problem("expected ‘,’ or ‘)’", at: end)
      }
    }
  }

  /// `<0fbd 7729>`.
  private mutating func data() throws(InputProblem) -> [UInt8] {
    let start = position
    position += 1
    var digits: [UInt32] = []
    while source[position] != UInt8(ascii: ">") {
      guard position < source.count else {
        throw problem("data is not closed", at: start, hints: ["expected ‘>’"])
      }
      if let digit = hexadecimalDigit(source[position]) {
        digits.append(digit)
      } else if !isXMLSpace(source[position]) {
        throw problem("expected a hexadecimal digit or ‘>’")
      }
      position += 1
    }
    position += 1
    guard digits.count % 2 == 0 else {
      throw problem("data has an odd number of digits", at: start)
    }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  private mutating func skipSpace() throws(InputProblem) {
    while true {
      let byte = source[position]
      if byte == UInt8(ascii: "/") {
        guard try skipComment() else { return }
      } else if isXMLSpace(byte) || byte == 0x0B || byte == 0x0C {
        position += 1
      } else if let length = wideSpaceLength() {
        position += length
      } else {
        return
      }
    }
  }

  /// The length of U+2028 and U+2029, which CoreFoundation takes for space.
  private func wideSpaceLength() -> Int? {
    source[position] == 0xE2 && source[position + 1] == 0x80
      && (source[position + 2] == 0xA8 || source[position + 2] == 0xA9) ? 3 : nil
  }

  private mutating func skipComment() throws(InputProblem) -> Bool {
    let start = position
    if source[start + 1] == UInt8(ascii: "/") {
      var end = start + 2
      while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      position = end
      pending.ranges.append(start..<end)
      return true
    }
    guard source[start + 1] == UInt8(ascii: "*") else { return false }
    var end = start + 2
    while end < source.count, !(source[end] == 0x2A && source[end + 1] == 0x2F) { end += 1 }
    guard end < source.count else {
      throw problem("comment is not closed", at: start, length: 2, hints: ["expected ‘*/’"])
    }
    position = end + 2
    pending.ranges.append(start..<position)
    return true
  }

  /// Gives the comments since the last entry to it or to the one with that index, which follows.
  private mutating func finishComments(_ next: Int) {
    let (after, before) = pending.split(source)
    if let after, next > 0, comments[next - 1] == nil { comments[next - 1] = after }
    if let before { comments[next] = before }
    pending = PendingComments()
  }

  private func unexpectedEnd() -> InputProblem {
    problem("expected the end of the file, found \(source.quoted(at: position))")
  }

  func problem(
    _ message: String, at offset: Int? = nil, length: Int = 1, hints: [String] = []
  ) -> InputProblem {
    source.problem(message, at: offset ?? position, length: length, hints: hints)
  }
}

private func isStringStart(_ byte: UInt8) -> Bool {
  isUnquoted(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}
