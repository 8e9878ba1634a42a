import CBenchPeer
import Foundation

/// A program on a terminal of its own, whose keys are pressed and whose output is timed.
final class PseudoTerminal {
  private(set) var screen: TerminalScreen
  private let master: Int32
  private let process: pid_t
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// What a program sent after a key.
  struct Response: Hashable {
    var bytes: Int
    /// Seconds from the key to the first and to the last byte.
    var firstByte: Double
    var lastByte: Double
  }

  /// How long nothing must come until a response has ended, in milliseconds.
  static let quiet: Int32 = 30

  /// Starts a program on a terminal of type `xterm-256color` that takes UTF-8 and has a dark ground;
  /// nothing may move by itself, for what comes after a key counts as the key's.
  init(_ path: String, _ arguments: [String], columns: Int, rows: Int) throws(BenchProblem) {
    screen = TerminalScreen(columns: columns, rows: rows)
    let own = ProcessInfo.processInfo.environment
    let variables = [
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=\(own["PATH"] ?? "/usr/bin:/bin")",
      "HOME=\(own["HOME"] ?? "/")", "POLYGLANCE_MOTION=reduced",
    ]
    var process: pid_t = 0
    master = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { variables in
        bench_start(path, arguments, variables, Int32(columns), Int32(rows), &process)
      }
    }
    self.process = process
    guard master >= 0 else {
      throw BenchProblem("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(master)
  }

  /// Waits for the first screen, and answers what the program asks its terminal meanwhile; the
  /// times run from here.
  func firstScreen() throws(BenchProblem) -> Response {
    guard let response = respond(since: .now, patience: 10_000, quiet: 300, answering: true) else {
      throw BenchProblem("nothing came on the screen")
    }
    return try checked(response)
  }

  /// Presses a key; nil where nothing came of it.
  func press(_ key: String) throws(BenchProblem) -> Response? {
    let bytes = Array(key.utf8)
    let start = ContinuousClock.now
    guard write(master, bytes, bytes.count) == bytes.count else {
      throw BenchProblem("the program has left its terminal")
    }
    let response = respond(
      since: start, patience: 500, quiet: PseudoTerminal.quiet, answering: false)
    return try response.map { response throws(BenchProblem) in try checked(response) }
  }

  /// Reads until nothing has come for `quiet` milliseconds; nil where nothing comes for `patience`.
  private func respond(
    since start: ContinuousClock.Instant, patience: Int32, quiet: Int32, answering: Bool
  ) -> Response? {
    var response: Response?
    var received: [UInt8] = []
    while true {
      var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, response == nil ? patience : quiet) > 0 else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      let time = start.duration(to: .now).inSeconds
      response = Response(
        bytes: (response?.bytes ?? 0) + count, firstByte: response?.firstByte ?? time,
        lastByte: time)
      received += buffer.prefix(count)
      if answering {
        screen.take(received)
        received = []
        answer()
      }
    }
    // Taken in afterwards, so that reading never waits for it.
    screen.take(received)
    return response
  }

  private func answer() {
    guard !screen.answers.isEmpty else { return }
    _ = write(master, screen.answers, screen.answers.count)
    screen.answers = []
  }

  private func checked(_ response: Response) throws(BenchProblem) -> Response {
    if let unknown = screen.unknown.first {
      throw BenchProblem("a sequence came that the bench does not know: \(unknown)")
    }
    return response
  }
}

/// Strings as C wants arguments and variables: NULL at the end.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
