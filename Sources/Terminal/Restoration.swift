import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What gives the terminal back where curses can no longer run: prepared while all is well, used by
/// the handlers of fatal signals and at exit. Nil while the terminal is not claimed.
nonisolated(unsafe) private var prepared: UnsafeMutablePointer<PreparedRestoration>?

/// Plain memory, since a handler may neither allocate nor count references.
private struct PreparedRestoration {
  var bytes: UnsafeMutablePointer<UInt8>
  var count: Int
  var modes: termios
}

/// Gives the terminal back on ways out that no code of ours is on: a crash, an `exit` elsewhere.
enum Restoration {
  /// Lets the terminal reorder text again (ECMA-48 BDSM): the cells went out in visual order.
  static let bidiOn = "\u{1B}[8h"
  static let bidiOff = "\u{1B}[8l"

  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Prepares for the worst; `modes` are the terminal's before it was claimed.
  /// `farewell` is what else it is to be told.
  static func arm(modes: termios, farewell: String = bidiOn) {
    disarm()
    let names: [String] = ["sgr0", "rmkx", "cnorm", "rmcup"]
    let end = names.compactMap { name in
      curses_capability(name).map { withoutPadding(String(cString: $0)) }
    }
    let bytes = Array((farewell + end.joined()).utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    let restoration = UnsafeMutablePointer<PreparedRestoration>.allocate(capacity: 1)
    restoration.initialize(
      to: PreparedRestoration(bytes: memory, count: bytes.count, modes: modes))
    prepared = restoration
    for number in fatal {
      var action = sigaction()
      action.setHandler { number in
        restoreNow()
        var standard = sigaction()
        standard.setHandler(nil)
        sigaction(number, &standard, nil)
        raise(number)
      }
      sigaction(number, &action, nil)
    }
    _ = registered
  }

  /// The terminal is given back: nothing is left to do.
  static func disarm() {
    guard let restoration = prepared else { return }
    prepared = nil
    for number in fatal {
      var standard = sigaction()
      standard.setHandler(nil)
      sigaction(number, &standard, nil)
    }
    restoration.pointee.bytes.deallocate()
    restoration.deallocate()
  }

  /// Once a process.
  private static let registered: Int32 = atexit { restoreNow() }

  /// The string without the delays of terminfo, `$<5/>`, which only old terminals need.
  static func withoutPadding(_ capability: String) -> String {
    var result = ""
    var rest = capability[...]
    while let start = rest.firstRange(of: "$<") {
      guard let end = rest[start.upperBound...].firstIndex(of: ">") else { break }
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Writes what was prepared; only calls that a signal handler may make.
private func restoreNow() {
  guard let restoration = prepared else { return }
  prepared = nil
  _ = write(1, restoration.pointee.bytes, restoration.pointee.count)
  _ = tcsetattr(0, TCSANOW, &restoration.pointee.modes)
}
