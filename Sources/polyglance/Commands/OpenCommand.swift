/// `polyglance`: the Stage on a product or a scenario, or on the bundled example.
struct OpenCommand: Command {
  static let name = "open"
  static let usage = "polyglance [PATH]"
  static let summary = "opens the Stage on a product, a scenario or the bundled example"
  static let help = """
    usage: \(usage) [options]

    PATH is a *.scenario.yaml, a product.yaml, or a folder that holds one. Without it, the bundled
    Courier is opened; POLYGLANCE_SCENARIOS names another folder of examples. 2 shows Verify, the
    cases of the product by its locales.

    \(describe(StageOptions.list + Option.common))
    """

  private let path: String?
  private let options: StageOptions

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: StageOptions.list)
    guard parsed.operands.count <= 1 else {
      throw UsageError("one path can be opened at a time, not \(parsed.operands.count)")
    }
    path = parsed.operands.first
    options = try StageOptions(parsed)
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    guard let path = path ?? bundledScenario(tool) else {
      throw UsageError(
        "the bundled example is not beside the program; name a scenario, or set POLYGLANCE_SCENARIOS"
      )
    }
    return try openStage(path, options, in: tool)
  }
}
