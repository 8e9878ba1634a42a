import Diagnostics
import Inspection
import Languages
import Layout
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
      "--format", value: "FORMAT", choices: ["text", "json", "junit", "github", "markdown"],
      "text, json, junit, github or markdown"),
    Option(
      "--locale", value: "L,…",
      "play for these locales, or `all` that the product supports; `pseudo`, en-XA …"),
    .devices,
    .textSize,
    .region,
    .setting,
    Option.font,
    Option("--why", "for each text, the way that it came, and where a wrong one broke (text only)"),
    Option("--gloss", "what each text says in the source language (text, json, markdown)"),
    Option("--watch", "run again when one of the files changes, until Ctrl-C"),
    Option(
      "--fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
      "what makes the run fail; error unless given"),
    Option("--baseline", value: "FILE", "findings in it do not count and are not told"),
    Option("--write-baseline", "write what is found now, claimed or not, into that file"),
    .output,
  ]

  private let paths: [String]
  private let arguments: ParsedArguments

  init(arguments: [String]) throws(UsageError) {
    self.arguments = try ParsedArguments(arguments, options: RunCommand.options)
    paths = self.arguments.operands
    guard !paths.isEmpty else {
      throw UsageError("‘run’ needs a scenario: polyglance run FILE.scenario.yaml")
    }
    if self.arguments.has("--write-baseline"), self.arguments.value("--baseline") == nil {
      throw UsageError("‘--write-baseline’ needs a file: --baseline FILE --write-baseline")
    }
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let settings = try SettingOverrides(arguments.all("--set"))
    let locales = try LocaleChoice(arguments.list("--locale"))
    let shaper = try textShaper(font: arguments.value("--font"))
    let loader = ScenarioLoader(
      tool: tool, settings: settings, shaper: shaper,
      devices: try DeviceChoice(arguments.list("--device")),
      region: try RegionChoice.region(arguments.value("--region")),
      textSize: try TextSizeChoice.size(arguments.value("--text-size")))
    guard arguments.has("--watch") else { return runOnce(loader, locales, in: tool) }
    RunWatch(tool: tool, ascii: arguments.has("--ascii")) { tool in
      var loader = loader
      loader.tool = tool
      _ = runOnce(loader, locales, in: tool)
    }.untilInterrupted()
  }

  private func runOnce(
    _ loader: ScenarioLoader, _ locales: LocaleChoice, in tool: ToolEnvironment
  ) -> ExitStatus {
    let failOn = Severity(rawValue: arguments.value("--fail-on") ?? "error")
    var (runs, problems) = loader.runs(of: paths, locales: locales, keeping: reportedParts)
    tellTolerated(runs, in: tool)
    if !runs.isEmpty {
      tellMeasure(of: loader.shaper, font: arguments.value("--font"), in: tool)
    }
    if let path = arguments.value("--baseline") {
      let file = BaselineFile(path: path, tool: tool)
      if arguments.has("--write-baseline") {
        let status = file.write(runs.map(\.result.findings))
        for problem in problems { tool.complain(problem.text(paths: tool.paths)) }
        return problems.isEmpty ? status : .usage
      }
      do throws(InputProblem) {
        let baseline = try file.read()
        for index in runs.indices {
          runs[index].result.findings =
            file.compare(runs[index].result.findings, with: baseline).new
        }
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { tool.complain(problem.text(paths: tool.paths)) }
    var text = problems.isEmpty || !runs.isEmpty ? report(runs, failOn, tool) : ""
    if arguments.value("--format") == "github" {
      text += problems.map { $0.gitHubCommand(paths: tool.paths) + "\n" }.joined()
    }
    let status = tool.deliver(Array(text.utf8), to: arguments.value("--output"))
    guard problems.isEmpty, status == .success else { return .usage }
    return runs.allSatisfy { $0.result.passed(failOn: failOn) } ? .success : .failure
  }

  private var reportedParts: RunParts {
    switch arguments.value("--format") {
    case "json", "markdown": .frames
    default: arguments.has("--why") || arguments.has("--gloss") ? .frames : .findings
    }
  }

  /// What was read all the same is told once, on standard error; the first twenty.
  private func tellTolerated(_ runs: [LoadedRun], in tool: ToolEnvironment) {
    var seen: Set<InputProblem> = []
    let tolerated = runs.flatMap(\.loaded.problems).filter { seen.insert($0).inserted }
    for problem in tolerated.prefix(20) { tool.complain(problem.text(paths: tool.paths)) }
    if tolerated.count > 20 { tool.complain("… and \(tolerated.count - 20) more") }
  }

  private func report(_ runs: [LoadedRun], _ failOn: Severity?, _ tool: ToolEnvironment) -> String {
    let glosses = arguments.has("--gloss")
    return switch arguments.value("--format") {
    case "json": JSONReport(runs: runs, failOn: failOn, glosses: glosses).text
    case "junit": JUnitReport(runs: runs, failOn: failOn, paths: tool.paths).xml
    case "github": GitHubReport(runs: runs, paths: tool.paths).text
    case "markdown":
      MarkdownReport(runs: runs, paths: tool.paths, failOn: failOn, glosses: glosses).text
    default:
      TextReport(
        runs: runs, paths: tool.paths, explainsWhy: arguments.has("--why"), glosses: glosses,
        glyphs: arguments.has("--ascii") ? .ascii : .unicode
      ).text
    }
  }
}
