import Diagnostics
import Presentation
import Simulation

/// LA-16.
enum Restarted: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-16", title: "Restart",
    requirement: """
      where a new language restarts the activity, its change of identity and of timing is shown and \
      counted as the cost
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    guard let other = trial.otherLanguage else {
      return trial.notApplicable("the product has no other language")
    }
    let restarting = trial.material.activities.filter {
      $0.declaration.onLanguageChange == .restart
    }
    guard !restarting.isEmpty else {
      return trial.notApplicable("no activity restarts for a new language")
    }
    return restarting.map { activity in
      var script = trial.script(activity, languages: [other])
      script.start(activity)
      let before = script.lastStep
      script.play(.wait(12 * 60))
      trial.change(&script)
      script.look("restarted")
      let played = trial.play(script)
      var draft = trial.draft(activity, state: "restarted", of: played)
      judge(&draft, played, activity, before: before)
      return draft.finished(firstLook: script.lastStep)
    }
  }

  private static func judge(
    _ draft: inout CellDraft, _ played: PlayedScript, _ activity: ActivityMaterial, before: Int
  ) {
    let frame = played.last
    let id = RestartedIdentity.definition.id
    let costs = frame.findings.filter { $0.id == id }
    // The cost is what the case asks for; that nothing came in its place is a loss.
    draft.take(costs) { $0.severity == .note }
    draft.require(
      costs.count == 1, "the restart is counted once",
      found: costs.isEmpty ? "none" : "\(costs.count)", at: frame.step, boundary: .regeneration)
    guard let old = played.frame(after: before).activity(of: activity) else {
      return draft.couldNotLook("the activity never started", at: before)
    }
    guard let restart = frame.world.restarts.first(where: { $0.ended == old.id }),
      let started = restart.started, let new = frame.world.activities[started]
    else {
      return draft.require(
        false, "\(old.id) ended and another started", found: "no other", at: frame.step,
        boundary: .regeneration)
    }
    draft.require(
      frame.world.activities[old.id]?.phase == .dismissed, "\(old.id) is gone",
      found: frame.world.activities[old.id]?.phase.rawValue ?? "none", at: frame.step,
      boundary: .regeneration)
    let minutes = (new.startedAt.seconds - old.startedAt.seconds) / 60
    draft.note("\(old.id) became \(new.id), its start moves by \(minutes) min", at: frame.step)
    draft.require(
      new.id != old.id && new.startedAt > old.startedAt, "another id and another start",
      found: new.id, at: frame.step, boundary: .regeneration)
    let told = costs.first?.evidence.map(\.value) ?? []
    draft.require(
      told.contains(old.id) && told.contains(new.id), "the finding names both",
      found: told.joined(separator: ", "), at: frame.step, boundary: .regeneration)
  }
}
