/// One command of the program: reads its arguments first, then acts.
protocol Command: Sendable {
  static var name: String { get }
  /// As in the first line of its help.
  static var usage: String { get }
  /// One line for the overview.
  static var summary: String { get }
  static var help: String { get }

  init(arguments: [String]) throws(UsageError)
  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus
}

/// How the process ends.
struct ExitStatus: Hashable, Sendable {
  var code: Int32

  /// Every expectation held and nothing weighs too much.
  static let success = ExitStatus(code: 0)
  /// Something is wrong in what was run.
  static let failure = ExitStatus(code: 1)
  /// Usage, or input that could not be read.
  static let usage = ExitStatus(code: 2)
}
