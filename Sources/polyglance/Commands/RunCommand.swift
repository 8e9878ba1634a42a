import Diagnostics
import Inspection
import Languages
import Presentation

/// `polyglance run`: plays scenarios without a screen and says what is wrong.
struct RunCommand: Command {
  static let name = "run"
  static let usage = "polyglance run SCENARIO…"
  static let summary = "plays scenarios without a screen: findings, and a line a locale"
  static let help = """
    usage: \(usage) [options]

    SCENARIO is a file, or a folder whose *.scenario.yaml are all run.

    \(describe(options + Option.common))
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: ["text", "json", "junit", "github"],
      "text, json, junit or github"),
    Option("--locale", value: "L,…", "play for these locales, or `all` that the product supports"),
    Option("--set", value: "NAME=VALUE", "a setting of the platform, as extension-language=app"),
    Option("--why", "for each text, the way that it came (text only)"),
    Option(
      "--fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
      "what makes the run fail; error unless given"),
  ]

  private let paths: [String]
  private let arguments: ParsedArguments

  init(arguments: [String]) throws(UsageError) {
    self.arguments = try ParsedArguments(arguments, options: RunCommand.options)
    paths = self.arguments.operands
    guard !paths.isEmpty else {
      throw UsageError("‘run’ needs a scenario: polyglance run FILE.scenario.yaml")
    }
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let settings = try SettingOverrides(arguments.all("--set"))
    let locales = try LocaleChoice(arguments.list("--locale"))
    let failOn = Severity(rawValue: arguments.value("--fail-on") ?? "error")
    let runs: [LoadedRun]
    do throws(InputProblem) {
      runs = try ScenarioLoader(tool: tool, settings: settings)
        .runs(of: paths, locales: locales)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    tool.write(report(runs, failOn, tool))
    return runs.allSatisfy { $0.result.passed(failOn: failOn) } ? .success : .failure
  }

  private func report(_ runs: [LoadedRun], _ failOn: Severity?, _ tool: ToolEnvironment) -> String {
    switch arguments.value("--format") {
    case "json": JSONReport(runs: runs, failOn: failOn).text
    case "junit": JUnitReport(runs: runs, failOn: failOn).xml
    case "github": GitHubReport(runs: runs, paths: tool.paths).text
    default:
      TextReport(runs: runs, paths: tool.paths, explainsWhy: arguments.has("--why")).text
    }
  }
}
