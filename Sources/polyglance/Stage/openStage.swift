import Diagnostics
import Inspection
import Layout
import Localization
import Pictures
import Simulation
import Terminal
import Workbench

/// Opens a scenario on the screen and stays until the person leaves; prints its frames where there
/// is no terminal, or one that cannot move its cursor.
func openStage(
  _ path: String, _ options: StageOptions, in tool: ToolEnvironment
) throws(UsageError) -> ExitStatus {
  let files: ReloadableStage
  do throws(InputProblem) {
    files = try ReloadableStage(path, options, in: tool)
  } catch {
    tool.complain(error.text(paths: tool.paths))
    return .usage
  }
  let device: NcursesDevice
  do throws(TerminalProblem) {
    device = try NcursesDevice.open(options.terminal(tool))
  } catch {
    switch error {
    case .notATerminal, .cannotMoveCursor:
      tool.write(printedFrames(files.stage, glyphs: options.ascii ? .ascii : .unicode))
      return .success
    case .unknownTerminal, .refused:
      tool.complain("polyglance: \(error.message)")
      return .usage
    }
  }
  let end = runStage(
    files.stage, on: device,
    outside: StageFiles(files, isWatching: options.isWatching, in: tool),
    preferences: options.preferences(tool))
  device.close()
  return ExitStatus(code: end.status)
}

/// The scenario that a path leads to, ready for the Stage.
func loadStage(
  _ path: String, _ options: StageOptions, in tool: ToolEnvironment
) throws(InputProblem) -> ScenarioStage {
  let loader = ScenarioLoader(
    tool: tool, settings: options.settings, shaper: options.shaper, devices: options.devices,
    region: options.region, textSize: options.textSize)
  let scenario = try loader.scenarios(path)[0]
  let playable = try loader.playables(scenario, locales: options.locales)[0]
  return ScenarioStage(
    playable.scenario, with: playable.inspector, calendar: ICUCalendar(),
    translatedKeys: translatedKeys(in: playable.inspector.resolver.library))
}

/// Every step's screen, one after the other.
private func printedFrames(_ stage: ScenarioStage, glyphs: GlyphSet) -> String {
  var model = StageModel(
    source: stage, size: ScreenSize(columns: 80, rows: 24), glyphs: glyphs, preferences: .still)
  var text = ""
  for step in 1...max(1, stage.steps.count) {
    if step > 1 { _ = updateStage(&model, .key(.right)) }
    text += drawText(viewStage(model)) + "\n"
  }
  return text
}
