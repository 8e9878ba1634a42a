/// Bytes that came while the terminal was asked about itself: its answers, and what a person typed
/// meanwhile.
struct TerminalReply: Hashable {
  /// The answer to OSC 11 without its frame; nil where there was none.
  var ground: String?
  /// The cursor's column, from 1, as the answer to DSR 6 says; nil where there was none.
  var column: Int?
  /// Whether it knows mode 2026, synchronized output, as the answer to DECRQM says.
  var knowsSynchronizedOutput = false
  /// Everything else, in order.
  var typed: [UInt8] = []

  /// Splits bytes; a sequence that is not complete counts as typed.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let first = rest.first {
      if first == 0x1B, let answer = Self.operatingSystemCommand(rest) {
        if answer.text.hasPrefix("11;") { ground = String(answer.text.dropFirst(3)) }
        rest = rest.dropFirst(answer.length)
      } else if first == 0x1B, let answer = Self.cursorPosition(rest) {
        column = answer.column
        rest = rest.dropFirst(answer.length)
      } else if first == 0x1B, let answer = Self.modeReport(rest) {
        if answer.mode == 2026 { knowsSynchronizedOutput = (1...2).contains(answer.state) }
        rest = rest.dropFirst(answer.length)
      } else {
        typed.append(first)
        rest = rest.dropFirst()
      }
    }
  }

  /// `ESC ] … BEL` or `ESC ] … ESC \`.
  private static func operatingSystemCommand(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: String, length: Int)? {
    guard bytes.count > 2, bytes[bytes.startIndex + 1] == UInt8(ascii: "]") else { return nil }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    let text = String(decoding: body[..<end], as: UTF8.self)
    if body[end] == 0x07 { return (text, end + 1 - bytes.startIndex) }
    guard end + 1 < body.endIndex, body[end + 1] == UInt8(ascii: "\\") else { return nil }
    return (text, end + 2 - bytes.startIndex)
  }

  /// `ESC [ row ; column R`.
  private static func cursorPosition(
    _ bytes: ArraySlice<UInt8>
  ) -> (column: Int, length: Int)? {
    guard bytes.count > 2, bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else { return nil }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(of: UInt8(ascii: "R")) else { return nil }
    let numbers = String(decoding: body[..<end], as: UTF8.self).split(
      separator: ";", omittingEmptySubsequences: false)
    guard numbers.count == 2, Int(numbers[0]) != nil, let column = Int(numbers[1]) else {
      return nil
    }
    return (column, end + 1 - bytes.startIndex)
  }

  /// `ESC [ ? mode ; state $ y`: state 1 is set, 2 reset, anything else not known or not to be
  /// changed (DEC STD 070, DECRPM).
  private static func modeReport(
    _ bytes: ArraySlice<UInt8>
  ) -> (mode: Int, state: Int, length: Int)? {
    guard bytes.starts(with: Array("\u{1B}[?".utf8)) else { return nil }
    let body = bytes.dropFirst(3)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }),
      body[end] == UInt8(ascii: "y"), body[..<end].last == UInt8(ascii: "$")
    else { return nil }
    let numbers = String(decoding: body[..<end].dropLast(), as: UTF8.self).split(separator: ";")
      .map { Int($0) }
    guard numbers.count == 2, let mode = numbers[0], let state = numbers[1] else { return nil }
    return (mode, state, end + 1 - bytes.startIndex)
  }
}
