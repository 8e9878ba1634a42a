import Diagnostics
import Layout
import Pictures
import Simulation
import Terminal
import Workbench

/// Opens a scenario on the screen and stays until the person leaves; prints its frames where there
/// is no terminal, or one that cannot move its cursor.
func openStage(
  _ path: String, _ options: StageOptions, in tool: ToolEnvironment
) throws(UsageError) -> ExitStatus {
  let stage: ScenarioStage
  do throws(InputProblem) {
    stage = try loadStage(path, options, in: tool)
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
      tool.write(printedFrames(stage, glyphs: options.ascii ? .ascii : .unicode))
      return .success
    case .unknownTerminal, .refused:
      tool.complain("polyglance: \(error.message)")
      return .usage
    }
  }
  let end = runStage(stage, on: device)
  device.close()
  return ExitStatus(code: end.status)
}

/// The scenario that a path leads to, ready for the Stage.
func loadStage(
  _ path: String, _ options: StageOptions, in tool: ToolEnvironment
) throws(InputProblem) -> ScenarioStage {
  let loader = ScenarioLoader(tool: tool, settings: options.settings)
  let scenario = try loader.scenarios(path)[0]
  let playable = try loader.playables(scenario, locales: options.locales)[0]
  return ScenarioStage(playable.scenario, with: playable.inspector, calendar: ICUCalendar())
}

/// Every step's screen, one after the other.
private func printedFrames(_ stage: ScenarioStage, glyphs: GlyphSet) -> String {
  var model = StageModel(
    source: stage, size: ScreenSize(columns: 80, rows: 24), glyphs: glyphs)
  var text = ""
  for step in 1...max(1, stage.steps.count) {
    if step > 1 { _ = updateStage(&model, .key(.right)) }
    text += drawText(viewStage(model)) + "\n"
  }
  return text
}
