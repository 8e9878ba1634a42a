package import Languages
import Presentation
package import Simulation

extension CellDraft {
  /// Requires that the app has decided on a language.
  package mutating func requireDecision(_ language: LanguageTag, in frame: Frame) {
    let decision = frame.world.decision
    require(
      decision.tag == language, "the app decides on \(language)",
      found: "\(decision.tag), \(decision.rule.rawValue)", at: frame.step,
      boundary: .localeDecision)
  }

  /// Requires the revision of the shared store.
  package mutating func requireRevision(_ revision: Int, in frame: Frame) {
    let found = frame.world.store.revision
    require(
      found == revision, "the store holds r\(revision)", found: "r\(found)", at: frame.step,
      boundary: .localeDecision)
  }

  /// Requires the phase of the activity of a kind that was started last.
  package mutating func requirePhase(
    _ phase: ActivityPhase, of activity: ActivityMaterial, in frame: Frame
  ) {
    let found = frame.activity(of: activity)?.phase
    require(
      found == phase, "\(activity.kind) is \(phase.rawValue)", found: found?.rawValue ?? "none",
      at: frame.step, boundary: .delivery)
  }
}

extension Frame {
  /// The activity of a kind that was started last; nil where none was.
  package func activity(of material: ActivityMaterial) -> Activity? {
    world.activityID(named: material.kind).flatMap { world.activities[$0] }
  }
}
