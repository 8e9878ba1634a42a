/// `polyglance play`: a scenario on the Stage.
struct PlayCommand: Command {
  static let name = "play"
  static let usage = "polyglance play SCENARIO"
  static let summary = "opens a scenario on the Stage; without a terminal, prints its frames"
  static let help = """
    usage: \(usage) [options]

    \(describe(StageOptions.list + Option.common))

    Exit status: 0 on q, 130 on Ctrl-C, 128 + n on signal n, 2 for a file or a terminal that cannot
    be read.
    """

  private let path: String
  private let options: StageOptions

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: StageOptions.list)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘play’ takes one scenario: polyglance play FILE.scenario.yaml")
    }
    self.path = path
    options = try StageOptions(parsed)
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    try openStage(path, options, in: tool)
  }
}
