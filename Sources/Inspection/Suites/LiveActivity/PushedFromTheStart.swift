import Diagnostics
import Presentation
import Simulation

/// LA-03.
enum PushedFromTheStart: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-03", title: "Start by push",
    requirement: """
      started and updated by push, each payload decodes as the declared content state, and the card \
      says what a local update with the same state says
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      let offered = activity.pushes
      var pushes =
        offered.filter { $0.payload.event == .start }.prefix(1)
        + offered.filter { $0.payload.event == .update }
      if pushes.allSatisfy({ $0.payload.event == .start }) {
        let made = activity.payload(activity.shapes.last ?? activity.opening)
        pushes += made.map { [PushEvent(payload: $0)] } ?? []
      }
      guard !pushes.isEmpty else {
        return trial.notApplicable(
          "the content holds a text that only the app can look up", activity: activity)
      }
      return cells(trial, activity, pushes + offered.filter { $0.payload.event == .end })
    }
  }

  /// Each push is followed by a local update with what it brought. Where no payload starts an
  /// activity, the app does.
  private static func cells(
    _ trial: Trial, _ activity: ActivityMaterial, _ pushes: [PushEvent]
  ) -> [VerificationCell] {
    var script =
      trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
    var questions = Trial.Questions()
    var steps: [Int] = []
    if pushes.first?.payload.event == .start {
      script.play(.terminate)
    } else {
      script.start(activity)
    }
    for push in pushes {
      // Of two pushes at one instant the phone would take the first only.
      script.play(.wait(2))
      script.push(push, to: activity)
      let step = script.lastStep
      steps.append(step)
      guard push.payload.event != .end else { break }
      script.look("active")
      guard let content = activity.content(of: push.payload) else { continue }
      script.update(activity, with: content)
      questions.sameTexts[step] = script.lastStep
    }
    questions.ofRun = { [steps] draft, played in
      for step in steps {
        let frame = played.frame(after: step)
        let file = frame.world.pushes.first?.file ?? "the push"
        let refusal = frame.world.pushes.first?.refusal
        draft.take(frame.findings.filter { $0.surface == nil })
        draft.require(
          refusal == nil && frame.world.pushes.contains { $0.outcome == .applied },
          "\(file) decodes and is applied", found: refusal?.word ?? "nothing", at: step,
          boundary: .delivery)
      }
    }
    return trial.judge(script, of: activity, questions)
  }
}
