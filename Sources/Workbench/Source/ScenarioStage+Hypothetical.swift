import Diagnostics
import Inspection
import Presentation
import Simulation

/// What the focused activity would show: made by the model on a copy of the world, and counted
/// nowhere.
extension ScenarioStage {
  /// The Lock Screen after the system marked the activity stale at this moment.
  func ifStale(
    _ activity: Activity, in world: World, _ entry: Playback.Entry?
  ) -> InspectedSurface? {
    guard activity.phase == .active else { return nil }
    var world = world
    play(.stale(activity: activity.id), on: &world, entry)
    return world.activities[activity.id]?.phase == .stale
      ? lockScreen(of: activity, in: world) : nil
  }

  /// The Lock Screen after the script's next end, brought forward to this moment; where none comes
  /// it ends with the state that it has.
  func ifEnded(
    _ activity: Activity, in world: World, after position: StagePosition, _ entry: Playback.Entry?
  ) -> InspectedSurface? {
    guard activity.phase == .active || activity.phase == .stale else { return nil }
    let later = playback.entries.dropFirst(position.step).compactMap { entry -> Event? in
      guard case .event(let event) = entry.step?.action else { return nil }
      switch event {
      case .end, .push: return event
      case .start, .update, .missPush, .stale, .dismiss, .otherApp, .languageInApp,
        .languageOfDevice, .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device,
        .install, .launch, .foreground, .background, .terminate, .reboot, .lock, .offline, .wait,
        .at,
        .syncServer, .edit:
        return nil
      }
    }
    for event in later + [.end(EndEvent(activity: activity.id))] {
      var ended = world
      play(event, on: &ended, entry)
      if ended.activities[activity.id]?.phase == .ended {
        return lockScreen(of: activity, in: ended)
      }
    }
    return nil
  }

  private func play(_ event: Event, on world: inout World, _ entry: Playback.Entry?) {
    let place =
      entry?.place(in: playback.scenario)
      ?? SourceLocation(file: playback.scenario.file, line: 1, column: 1)
    reduce(
      &world, Placed(event, at: place), product: product, calendar: playback.run.calendar)
  }

  private func lockScreen(of activity: Activity, in world: World) -> InspectedSurface? {
    world.renders[.activity(activity.id)]?[.lockScreen].map {
      inspector.hypothetical($0, in: world)
    }
  }
}
