import Inspection
package import Layout
import Presentation
import Simulation

extension ScenarioStage {
  package var measure: TextMeasure { inspector.measure }

  package var places: [StagePlaces] {
    var places: [StagePlaces] = []
    var before: KeptRender?
    // What is no event changes nothing.
    var last: (end: Position, surfaces: [Surface: PlacedSurface])?
    playback.forEachEntry { index, entry, world in
      guard let activity = world.focusedActivity else { return }
      let owner = Owner.activity(activity.id)
      let surfaces =
        if let last, last.end == entry.end { last.surfaces } else {
          inspector.placed(owner, in: world)
        }
      last = (entry.end, surfaces)
      var here = StagePlaces(island: world.device.model.island, surfaces: surfaces)
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
