/// How the Stage ended.
package enum StageEnd: Hashable, Sendable {
  /// The person quit.
  case quit
  /// Ctrl-C.
  case interrupted
  /// A signal, by number.
  case signal(Int32)
  /// The terminal went away.
  case hangup

  /// The exit status of a process that ends so: 0, 130, 128 + n; SIGHUP is 1 on every platform.
  package var status: Int32 {
    switch self {
    case .quit: 0
    case .interrupted: 130
    case .signal(let number): 128 + number
    case .hangup: 129
    }
  }
}
