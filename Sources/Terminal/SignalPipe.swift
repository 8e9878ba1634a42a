#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The end of the pipe that handlers write to; -1 while there is none. Only `SignalPipe` sets it.
nonisolated(unsafe) private var signalPipeEnd: Int32 = -1

/// Turns signals into bytes that a loop can wait for together with keys.
///
/// Handlers do nothing but write the signal's number, which is all that a handler may safely do.
final class SignalPipe {
  /// What to wait on.
  let descriptor: Int32
  private let writing: Int32
  private var kept: [(number: Int32, action: sigaction)] = []

  /// Signals that end the process, and those about the screen and about stopping.
  static let caught = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT]

  /// Nil where the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signalPipeEnd = writing
    for number in SignalPipe.caught { kept.append((number, SignalPipe.catching(number))) }
  }

  /// Puts every handler back as it was.
  func close() {
    for (number, action) in kept {
      var action = action
      sigaction(number, &action, nil)
    }
    kept = []
    signalPipeEnd = -1
    closeDescriptor(descriptor)
    closeDescriptor(writing)
  }

  /// Signals that came since they were last taken, in order.
  func take() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? buffer.prefix(count).map(Int32.init) : []
  }

  /// Stops the process group as the terminal would, and returns when it goes on.
  func stop() {
    var standard = sigaction()
    standard.setHandler(nil)
    sigaction(SIGTSTP, &standard, nil)
    kill(0, SIGTSTP)
    _ = SignalPipe.catching(SIGTSTP)
  }

  /// Runs something that has the terminal: where it is stopped, so is this process.
  func lend(_ work: () -> Void) {
    var standard = sigaction()
    standard.setHandler(nil)
    sigaction(SIGTSTP, &standard, nil)
    work()
    _ = SignalPipe.catching(SIGTSTP)
  }

  /// Installs the handler and gives back the action before it.
  private static func catching(_ number: Int32) -> sigaction {
    var action = sigaction()
    action.setHandler { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipeEnd, &byte, 1)
      errno = error
    }
    action.sa_flags = SA_RESTART
    var before = sigaction()
    sigaction(number, &action, &before)
    return before
  }
}

/// `close`, whose name the class has taken.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

extension sigaction {
  /// Sets the member that the platforms spell differently; nil is the default action.
  mutating func setHandler(_ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }
}
