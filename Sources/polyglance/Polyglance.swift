import Diagnostics

/// The program: picks the command, runs it, turns what it returns into an exit status.
@main
enum Polyglance {
  /// The version that `--version` and reports name.
  static let version = "0.1.0"

  /// Every command, in the order in which `--help` lists them.
  static let commands: [any Command.Type] = [
    OpenCommand.self, PlayCommand.self, RunCommand.self, VerifyCommand.self, LintCommand.self,
    PreviewCommand.self, SnapshotCommand.self, RecordCommand.self, InventoryCommand.self,
    ExplainCommand.self, DoctorCommand.self, DevicesCommand.self, SchemaCommand.self,
  ]

  static func main() {
    let tool = ToolEnvironment.live()
    tool.exit(with: run(Array(CommandLine.arguments.dropFirst()), in: tool))
  }

  /// Runs the program with these arguments.
  static func run(_ arguments: [String], in tool: ToolEnvironment) -> ExitStatus {
    let name = arguments.first ?? ""
    let command = commands.first { $0.name == name }
    let page = command.map { "polyglance help \($0.name)" } ?? "polyglance help"
    do throws(UsageError) {
      switch name {
      case "--help", "-h", "help":
        tool.print(try help(for: arguments.dropFirst().first))
        return .success
      case "--version":
        tool.print("polyglance \(version)")
        return .success
      default: break
      }
      if let command {
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
          tool.print(command.help)
          return .success
        }
        return try command.init(arguments: rest).run(in: tool)
      }
      try refuseMistypedCommand(name, in: tool)
      return try OpenCommand(arguments: arguments).run(in: tool)
    } catch {
      tool.complain(error.text(seeing: page))
      return .usage
    }
  }

  /// A first word that is neither a path nor an option was meant as a command.
  private static func refuseMistypedCommand(
    _ name: String, in tool: ToolEnvironment
  ) throws(UsageError) {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains("/"), !name.contains("."),
      !tool.files.exists(name)
    else { return }
    throw UsageError(
      "there is no command and no file ‘\(name)’",
      nearest: nearest(name, among: commands.map { $0.name }))
  }

  private static func help(for name: String?) throws(UsageError) -> String {
    guard let name else { return overview }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError(
        "there is no command ‘\(name)’", nearest: nearest(name, among: commands.map { $0.name }))
    }
    return command.help
  }

  private static var overview: String {
    let width = commands.map { $0.usage.count }.max() ?? 0
    let list = commands.map { command in
      let padding = String(repeating: " ", count: width - command.usage.count)
      return "  \(command.usage)\(padding)  \(command.summary)"
    }
    return """
      polyglance shows what an app's Live Activities say, in every language, through their whole
      life, and what becomes of them when the language changes while they run.

      usage:
      \(list.joined(separator: "\n"))
        polyglance --version

      `polyglance help COMMAND` tells the options of a command.
      Exit status: 0 all is well, 1 something is wrong in what was run, 2 usage or unreadable input.
      """
  }
}
