/// The size in bytes of a JSON text without white space, comments, trailing commas and the member
/// `Simulator Target Bundle` of its root, which `simctl push` reads and no server sends.
///
/// The text has been read as lenient JSON before.
func compactSize(_ text: String) -> Int {
  var scanner = CompactJSON(bytes: Array(text.utf8))
  scanner.run()
  return scanner.size
}

private struct CompactJSON {
  let bytes: [UInt8]
  var index = 0
  var size = 0
  private var depth = 0
  /// Sizes of the finished members of the root that count.
  private var members: [Int] = []
  private var memberStart = 0
  private var isIgnored = false
  private var isAtKey = false
  /// A comma that counts only if something follows.
  private var hasPendingComma = false

  private static let ignored = Array("\"Simulator Target Bundle\"".utf8)

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: "{"), UInt8(ascii: "["): open()
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      case UInt8(ascii: ","): comma()
      case _:
        add(1)
        index += 1
      }
    }
    // The members of the root with the commas between them.
    size += members.reduce(0, +) + max(0, members.count - 1)
  }

  private mutating func add(_ count: Int) {
    if hasPendingComma {
      hasPendingComma = false
      size += 1
    }
    size += count
  }

  private mutating func string() {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    if depth == 1, isAtKey {
      isIgnored = bytes[start..<index].elementsEqual(Self.ignored)
      isAtKey = false
    }
    add(index - start)
  }

  private mutating func open() {
    add(1)
    index += 1
    depth += 1
    if depth == 1 { beginMember() }
  }

  private mutating func close() {
    hasPendingComma = false
    if depth == 1 { endMember() }
    depth -= 1
    size += 1
    index += 1
  }

  private mutating func comma() {
    index += 1
    if depth == 1 {
      endMember()
      beginMember()
    } else {
      hasPendingComma = true
    }
  }

  private mutating func beginMember() {
    memberStart = size
    isAtKey = true
    isIgnored = false
  }

  private mutating func endMember() {
    let length = size - memberStart
    size = memberStart
    if length > 0, !isIgnored { members.append(length) }
  }

  private mutating func skipComment() {
    let isLine = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
    index += 2
    while index < bytes.count {
      if isLine, bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { return }
      if !isLine, bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        index += 2
        return
      }
      index += 1
    }
  }
}
