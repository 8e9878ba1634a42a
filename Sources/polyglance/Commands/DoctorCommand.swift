import Diagnostics
import Layout
import Presentation
import Simulation
import Terminal

/// `polyglance doctor`: what the screen, the texts and the pictures rest on, and what is missing.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let usage = "polyglance doctor [PATH]"
  static let summary = "terminal, colours, libraries, fonts, settings: what is missing"
  static let help = """
    usage: \(usage) [options]

    PATH is a product or a scenario, whose settings of the platform are shown; without it, the
    platform's own. Each line is `ok`, a `note` (it works, but could work better) or a `problem`
    (something needed is missing), with what to do. A terminal is measured by printing a few signs
    and wiping them; where output is no terminal, nothing is measured.

    \(describe(options + Option.common))

    Exit status: 0, or 1 when there is a problem, 2 for arguments or a PATH that cannot be read.
    """

  private static let options = [
    .setting,
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "light or dark, where the terminal does not tell"),
    Option.font,
  ]

  private let path: String?
  private let settings: SettingOverrides
  private let terminal: TerminalOptions
  private let font: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: DoctorCommand.options)
    guard parsed.operands.count <= 1 else {
      throw UsageError("‘doctor’ takes one path, not \(parsed.operands.count)")
    }
    path = parsed.operands.first
    settings = try SettingOverrides(parsed.all("--set"))
    font = parsed.value("--font")
    terminal = TerminalOptions(
      noColor: parsed.has("--no-color"), ascii: parsed.has("--ascii"),
      background: parsed.value("--background").flatMap(Ground.init))
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let inForce: PlatformSettings
    do throws(InputProblem) {
      inForce = try settingsInForce(in: tool)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    let fonts = try FontFacts.current(font: font)
    let examination = TerminalExamination.look(terminal)
    let isQuiet = tool.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    let report = DoctorReport(groups: [
      examineTerminal(examination, noColor: terminal.noColor || isQuiet),
      examineCharacters(examination, ascii: terminal.ascii),
      examineLibraries(.current),
      examinePictures(fonts),
      examineScenarios(in: tool),
      examineSettings(inForce),
    ])
    tool.write(report.text)
    return report.isSound ? .success : .failure
  }

  private func settingsInForce(in tool: ToolEnvironment) throws(InputProblem) -> PlatformSettings {
    guard let path else {
      var inForce = PlatformSettings()
      settings.apply(to: &inForce)
      return inForce
    }
    let loader = ScenarioLoader(tool: tool, settings: settings)
    return try loader.playables(loader.scenarios(path)[0], locales: .own)[0].scenario.settings
  }
}
