import Diagnostics
import Inspection
import Languages
import Layout
import Pictures
import Presentation
import Simulation
import Terminal
import Workbench

/// `polyglance snapshot`: a picture of the Stage, or of one thing on the device, after a step.
struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let usage = "polyglance snapshot SCENARIO"
  static let summary = "a picture of the Stage or the device: text, ANSI, SVG, PNG or HTML"
  static let help = """
    usage: \(usage) [options]

    \(describe(options + Option.common))

    STEP counts from 1 as findings do, or is a chapter's name, which is the step that opens it.
    A picture of one surface is as it stands at that step: dashed when stale, dotted when ended.
    \(wrap("SURFACE is \(DevicePictureChoice.names.joined(separator: ", "))."))

    With --points the picture is no terminal's but the device's: every text at its place in points, in
    its size and weight, cut where it is cut there. Symbols are the system's own and are hinted at.
    Without --surface it shows all that the device shows, side by side; without --background it is
    light or dark as the scenario's device is.

    Formats: text; ansi, the same with colours of 256, for a terminal (plain text with --no-color,
    NO_COLOR or TERM=dumb); svg (black and white with --no-color); png, painted with this machine's
    fonts; html, one page with the picture, its texts, what VoiceOver reads, and the findings.
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: SnapshotFormat.allCases.map(\.rawValue),
      "text, ansi, svg, png or html; text unless given, svg with --points"),
    Option("--at", value: "STEP", "after this step; the last unless given"),
    Option("--surface", value: "SURFACE", "only this on the device, as lock-screen or compact"),
    Option(
      "--workspace", value: "SCREEN", choices: SnapshotWorkspace.allCases.map(\.rawValue),
      "this screen instead of the Stage; preview shows SURFACE in every language"),
    Option("--points", "as the device shows it, laid out in points, not in cells"),
    Option("--marks", "a line under each text that is cut, with --points"),
    .screenSize,
    Option("--scale", value: "N", "pixels to a point of a PNG, 1 to 4; 2 unless given"),
    .oneLocale, .device, .textSize, .region, .setting, .font,
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "what the picture is to stand on, light or dark; dark unless given"),
    .output,
  ]

  private let path: String
  private let stageOptions: StageOptions
  private let format: SnapshotFormat
  private let step: String?
  private let surface: DevicePictureChoice?
  /// Of Preview's texts; nil for the one under the Stage's cursor.
  private let previewed: Surface?
  private let workspace: SnapshotWorkspace
  private let isInPoints: Bool
  private let showsMarks: Bool
  private let size: ScreenSize
  private let scale: Int
  private let output: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: SnapshotCommand.options)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘snapshot’ takes one scenario")
    }
    self.path = path
    stageOptions = try StageOptions(parsed)
    isInPoints = parsed.has("--points")
    showsMarks = parsed.has("--marks")
    format = parsed.value("--format").flatMap(SnapshotFormat.init) ?? (isInPoints ? .svg : .text)
    step = parsed.value("--at")
    output = parsed.value("--output")
    workspace = parsed.value("--workspace").flatMap(SnapshotWorkspace.init) ?? .stage
    let name = parsed.value("--surface")
    switch workspace {
    case .stage:
      surface = try name.map(SnapshotCommand.surface)
      previewed = nil
    case .preview:
      surface = nil
      previewed = try name.map { name throws(UsageError) in try PreviewChoice.surfaces([name])[0] }
    }
    scale = try SnapshotCommand.scale(parsed.value("--scale"))
    let size = parsed.value("--size")
    guard workspace == .stage || !isInPoints && format != .html else {
      throw UsageError(
        "‘--workspace preview’ is a screen of cells; the device in every language, and a page of "
          + "it, come from ‘polyglance preview --format svg’ or html")
    }
    guard surface == nil && !isInPoints || size == nil else {
      throw UsageError("‘--size’ is the screen's; a surface has its own")
    }
    guard !isInPoints || !format.isText else {
      throw UsageError("‘--points’ is drawn as svg, png or html; ‘\(format.rawValue)’ has cells")
    }
    guard isInPoints || !showsMarks else {
      throw UsageError("‘--marks’ goes with ‘--points’; a picture in cells has its marks always")
    }
    guard parsed.value("--scale") == nil || format == .png else {
      throw UsageError("‘--scale’ is a PNG's; ‘\(format.rawValue)’ has no pixels")
    }
    self.size = try screenSize(size ?? "120x40")
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    if format == .png, output == nil || output == "-", tool.isOutputTerminal {
      throw UsageError("a PNG is no text for a terminal: write it to a file with ‘-o FILE.png’")
    }
    let playable: PlayableScenario
    do throws(InputProblem) {
      let loader = ScenarioLoader(
        tool: tool, settings: stageOptions.settings, shaper: stageOptions.shaper,
        devices: stageOptions.devices, region: stageOptions.region,
        textSize: stageOptions.textSize)
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
    var model = StageModel(
      source: stage, size: size, glyphs: stageOptions.ascii ? .ascii : .unicode, preferences: .still
    ).standing(after: number)
    switch workspace {
    case .stage: tellLanguage(of: stage, for: playable.scenario.locale, after: number, in: tool)
    case .preview:
      do throws(InputProblem) {
        let loader = ScenarioLoader(
          tool: tool, settings: stageOptions.settings, shaper: stageOptions.shaper,
          devices: stageOptions.devices, region: stageOptions.region)
        let material = try loader.verification(playable.inspector.product.file).materials[0]
        model = model.previewing(
          Previewer(material, shaper: stageOptions.shaper), surface: previewed)
      } catch {
        tool.complain(error.text(paths: tool.paths))
        return .usage
      }
    }
    do throws(NoSnapshot) {
      let snapshot = Snapshot(
        model: model, surface: surface, measure: playable.inspector.measure, options: stageOptions,
        scale: scale, paths: tool.paths)
      let bytes =
        try isInPoints
        ? snapshot.points(as: format, showsMarks: showsMarks)
        : snapshot.cells(as: format, isPlain: isPlain(tool))
      return tool.deliver(bytes, to: output)
    } catch {
      tool.complain("polyglance: \(error.reason)")
      return .usage
    }
  }

  /// Says so where the app speaks another language at the step than the one asked for: a scenario
  /// chooses it at a step of its own.
  private func tellLanguage(
    of stage: ScenarioStage, for locale: LanguageTag, after number: Int, in tool: ToolEnvironment
  ) {
    guard case .listed = stageOptions.locales, number > 0 else { return }
    func spoken(_ step: Int) -> LanguageTag {
      stage.frame(at: StagePosition(step: step)).decision.tag
    }
    let now = spoken(number)
    guard now != locale else { return }
    let later =
      number < stage.steps.count
      ? (number + 1...stage.steps.count).first { spoken($0) == locale } : nil
    let when = later.map { "from step \($0) on it is in \(locale)" } ?? "not in \(locale)"
    tool.complain("polyglance: after step \(number) the app is in \(now), \(when)")
  }

  /// Whether ANSI is to be text alone.
  private func isPlain(_ tool: ToolEnvironment) -> Bool {
    stageOptions.terminal(tool).noColor || tool.variables["TERM"] == "dumb"
  }

  private static func surface(_ name: String) throws(UsageError) -> DevicePictureChoice {
    if let choice = DevicePictureChoice(name: name) { return choice }
    throw UsageError(
      "there is no picture of a surface ‘\(name)’, only of "
        + DevicePictureChoice.names.joined(separator: ", "),
      nearest: nearest(name, among: DevicePictureChoice.names))
  }

  private static func scale(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 2 }
    guard let scale = Int(text), (1...4).contains(scale) else {
      throw UsageError("‘--scale \(text)’ is none of 1, 2, 3, 4")
    }
    return scale
  }
}
