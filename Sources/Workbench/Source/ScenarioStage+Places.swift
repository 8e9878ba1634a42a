import Inspection
package import Layout
import Presentation
import Simulation

extension ScenarioStage {
  package var measure: TextMeasure { inspector.measure }

  package var places: [StagePlaces] {
    var places: [StagePlaces] = []
    var before: KeptRender?
    playback.forEachEntry { index, entry, world in
      guard let activity = world.focusedActivity else { return }
      let owner = Owner.activity(activity.id)
      var here = StagePlaces(
        island: world.device.model.island, surfaces: inspector.placed(owner, in: world))
      let render = world.renders[owner]?[.lockScreen]
      if render != before {
        // What it would show follows from the content that it has.
        before = render
        let position = StagePosition(step: index + 1)
        here.hypothetical = [
          ifStale(activity, in: world, entry), ifEnded(activity, in: world, after: position, entry),
        ].compactMap { $0?.placed }
      }
      if places.last != here { places.append(here) }
    }
    return places
  }
}
