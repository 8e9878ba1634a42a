import Diagnostics
import Inspection
import Layout
import Pictures
import Simulation
import Terminal
import Workbench

/// `polyglance snapshot`: a picture of the Stage, or of one thing on the device, after a step.
struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let usage = "polyglance snapshot SCENARIO"
  static let summary = "a picture of the Stage, or of one surface, as text, ANSI or SVG"
  static let help = """
    usage: \(usage) [options]

    \(describe(options + Option.common))

    STEP counts from 1 as findings do, or is a chapter's name, which is the step that opens it.
    A picture of one surface is as it stands at that step: dashed when stale, dotted when ended.
    \(wrap("SURFACE is \(DevicePictureChoice.names.joined(separator: ", "))."))

    Formats: text; ansi, the same with colours of 256, for a terminal (plain text with --no-color,
    NO_COLOR or TERM=dumb); svg (black and white with --no-color).
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
      "text, ansi or svg; text unless given"),
    Option("--at", value: "STEP", "after this step; the last unless given"),
    Option("--surface", value: "SURFACE", "only this on the device, as lock-screen or compact"),
    Option("--size", value: "COLSxROWS", "of the screen in cells; 120x40 unless given"),
    Option("--locale", value: "L", "play for this locale"),
    .device,
    Option("--set", value: "NAME=VALUE", "a setting of the platform, as extension-language=app"),
    Option.font,
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "what the picture is to stand on, light or dark; dark unless given"),
    Option("--output", short: "-o", value: "FILE", "where to write; else standard output"),
  ]

  /// What the picture is written as.
  private enum Format: String, CaseIterable {
    case text
    case ansi
    case svg
  }

  private let path: String
  private let stageOptions: StageOptions
  private let format: Format
  private let step: String?
  private let surface: DevicePictureChoice?
  private let size: ScreenSize
  private let output: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: SnapshotCommand.options)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘snapshot’ takes one scenario")
    }
    self.path = path
    stageOptions = try StageOptions(parsed)
    format = parsed.value("--format").flatMap(Format.init) ?? .text
    step = parsed.value("--at")
    output = parsed.value("--output")
    surface = try parsed.value("--surface").map(SnapshotCommand.surface)
    let size = parsed.value("--size")
    guard surface == nil || size == nil else {
      throw UsageError("‘--size’ is the screen's; a surface has its own")
    }
    self.size = try SnapshotCommand.size(size ?? "120x40")
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let playable: PlayableScenario
    do throws(InputProblem) {
      let loader = ScenarioLoader(
        tool: tool, settings: stageOptions.settings, shaper: stageOptions.shaper,
        devices: stageOptions.devices)
      let file = try loader.scenarios(path)[0]
      playable = try loader.playables(file, locales: stageOptions.locales)[0]
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    let steps = playable.scenario.steps
    var number = steps.count
    if let step { number = try StepReference(step).number(among: steps) }
    let stage = ScenarioStage(
      playable.scenario, with: playable.inspector, calendar: ICUCalendar())
    let model = StageModel(
      source: stage, size: size, glyphs: stageOptions.ascii ? .ascii : .unicode, preferences: .still
    ).standing(after: number)
    let grid: CellGrid
    do throws(NoDevicePicture) {
      if let surface { grid = try model.picture(surface) } else { grid = viewStage(model) }
    } catch {
      tool.complain(
        "polyglance: no picture of \(surface?.title ?? "the Stage") after step \(number): "
          + error.reason)
      return .usage
    }
    return write(picture(grid, stage, after: number, in: tool), in: tool)
  }

  private func picture(
    _ grid: CellGrid, _ stage: ScenarioStage, after step: Int, in tool: ToolEnvironment
  ) -> String {
    let ground = stageOptions.background ?? .dark
    switch format {
    case .text: return drawText(grid)
    case .ansi:
      let isPlain = stageOptions.terminal(tool).noColor || tool.variables["TERM"] == "dumb"
      return isPlain ? drawText(grid) : drawANSI(grid, palette: Palette(.indexed, ground: ground))
    case .svg:
      let part = surface.map { ", \($0.title)" } ?? ""
      return drawSVG(
        grid, title: "\(stage.title)\(part), after step \(step) of \(stage.steps.count)",
        ground: ground, depth: stageOptions.noColor ? .mono : .indexed)
    }
  }

  private func write(_ picture: String, in tool: ToolEnvironment) -> ExitStatus {
    guard let output, output != "-" else {
      tool.write(picture)
      return .success
    }
    do throws(WriteFailure) {
      try writeFile(picture, to: output)
      return .success
    } catch {
      tool.complain("polyglance: cannot write ‘\(output.spelledOut)’: \(error.reason)")
      return .usage
    }
  }

  private static func surface(_ name: String) throws(UsageError) -> DevicePictureChoice {
    if let choice = DevicePictureChoice(name: name) { return choice }
    throw UsageError(
      "there is no picture of a surface ‘\(name)’, only of "
        + DevicePictureChoice.names.joined(separator: ", "),
      nearest: nearest(name, among: DevicePictureChoice.names))
  }

  private static func size(_ text: String) throws(UsageError) -> ScreenSize {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
      throw UsageError("‘--size \(text)’ is not of the form 120x40")
    }
    return ScreenSize(columns: parts[0], rows: parts[1])
  }
}
