import Inspection
import Simulation

/// What a report reads of a run.
enum RunParts {
  /// What is wrong, what was expected, and the counts of texts.
  case findings
  /// The frame of each step as well.
  case frames
}

/// A scenario that was played.
struct LoadedRun {
  var loaded: PlayableScenario
  var result: ScenarioRun

  init(playing loaded: PlayableScenario, keeping parts: RunParts) {
    self.loaded = loaded
    result = play(loaded.scenario, with: loaded.inspector, calendar: ICUCalendar())
    switch parts {
    case .frames: break
    case .findings: result.frames = []
    }
  }

  /// The scenario's file, as typed.
  var file: String { result.scenario.file }

  /// The locale, with the device where other runs are on another.
  func circumstances(among runs: [LoadedRun]) -> String {
    let scenario = result.scenario
    let isOneOfSeveral = runs.contains {
      $0.result.scenario.device.model != scenario.device.model && $0.file == file
    }
    return "\(scenario.locale)" + (isOneOfSeveral ? " on \(scenario.device.model)" : "")
  }
}
