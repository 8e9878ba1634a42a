import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the terminal about itself, before the screen is claimed.
enum TerminalProbe {
  /// How long an answer is waited for, in milliseconds.
  static let patience: Int32 = 100

  /// Prints a line glyph, asks for the ground and for where the cursor stands, and wipes the glyph.
  ///
  /// Terminals answer in order, so the cursor's position ends the waiting; one that answers neither
  /// costs the whole patience.
  ///
  /// - Parameter asksModes: also asks for synchronized output; some terminals print a part of that
  ///   question, which is wiped with the glyph.
  static func ask(glyph: String, asksModes: Bool = false) -> TerminalReply {
    var saved = termios()
    guard tcgetattr(0, &saved) == 0 else { return TerminalReply([]) }
    var raw = saved
    cfmakeraw(&raw)
    guard tcsetattr(0, TCSANOW, &raw) == 0 else { return TerminalReply([]) }
    defer { _ = tcsetattr(0, TCSANOW, &saved) }
    let modes = asksModes ? "\u{1B}[?2026$p" : ""
    write(
      bytes: Array("\(modes)\u{1B}]11;?\u{1B}\\\r\(glyph)\u{1B}[6n\r\u{1B}[K".utf8), to: 1)
    var bytes: [UInt8] = []
    let start = ContinuousClock.now
    while TerminalReply(bytes).column == nil {
      let gone = start.duration(to: .now).milliseconds
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard gone < patience, poll(&waiting, 1, patience - gone) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(0, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return TerminalReply(bytes)
  }
}

/// Writes bytes past every buffer; a terminal that is gone takes none.
func write(bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, as `poll` wants them.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds * 1000 + part)
  }
}
