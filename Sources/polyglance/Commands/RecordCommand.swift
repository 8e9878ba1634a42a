import Diagnostics
import Inspection
import Layout
import Pictures
import Simulation
import Workbench

/// `polyglance record`: a scenario played on the Stage, as a file that plays in a terminal or a page.
struct RecordCommand: Command {
  static let name = "record"
  static let usage = "polyglance record SCENARIO"
  static let summary = "the Stage playing a scenario, as an asciicast that plays anywhere"
  static let help = """
    usage: \(usage) -o demo.cast [options]

    \(describe(options + Option.common))

    The recording is asciicast, version 2: `asciinema play demo.cast` plays it, a page shows it with
    asciinema's player, and other programs make a GIF of it. Waits are as long as the Stage shows
    them; captions and chapters are markers. Nothing is waited for while it is made, and the same
    scenario gives the same bytes.
    """

  private static let options = [
    .output,
    Option(
      "--speed", value: "TIMES", choices: PlaybackSpeed.allCases.map(\.number),
      "how many times as fast as the Stage: 0.5, 1, 2, 5 or 10; 1 unless given"),
    .screenSize,
    .oneLocale, .device, .textSize, .region, .setting, .font,
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "what it is to be played on, light or dark; dark unless given"),
    Option("--reduced-motion", "no flashes, no running clock"),
  ]

  private let path: String
  private let stageOptions: StageOptions
  private let speed: PlaybackSpeed
  private let size: ScreenSize
  private let output: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: RecordCommand.options)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError(
        "‘record’ takes one scenario: polyglance record FILE.scenario.yaml -o demo.cast")
    }
    self.path = path
    stageOptions = try StageOptions(parsed)
    let number = parsed.value("--speed")
    speed = PlaybackSpeed.allCases.first { $0.number == number } ?? .once
    size = try screenSize(parsed.value("--size") ?? "120x40")
    output = parsed.value("--output")
    guard size.isEnough else {
      let least = ScreenSize.least
      throw UsageError(
        "the Stage needs \(least.columns)x\(least.rows), ‘--size’ gives it \(size.columns)x\(size.rows)"
      )
    }
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let stage: ScenarioStage
    do throws(InputProblem) {
      stage = try loadStage(path, stageOptions, in: tool)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    let recording = StageRecorder.record(
      stage, size: size, glyphs: stageOptions.ascii ? .ascii : .unicode, speed: speed,
      preferences: stageOptions.preferences(tool))
    let palette = Palette(
      stageOptions.noColor ? .mono : .indexed, ground: stageOptions.background ?? .dark)
    return tool.deliver(Array(drawCast(recording, palette: palette).utf8), to: output)
  }
}
