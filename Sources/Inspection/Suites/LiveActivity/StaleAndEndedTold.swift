import Localization
import Presentation
import Simulation

/// LA-22.
enum StaleAndEndedTold: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-22", title: "Stale, ended told",
    requirement: """
      every presentation that stays changes to the eye and to VoiceOver when the activity turns \
      stale or ends, whatever it showed
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script = trial.scriptInLocale(activity)
      var questions = Trial.Questions()
      questions.forbidding = [StaleUnmarked.definition.id, EndedUnmarked.definition.id]
      for shape in activity.shapes {
        script.start(activity, with: shape)
        let before = script.lastStep
        script.play(.stale(activity: activity.kind))
        script.look("stale")
        questions.changes[script.lastStep] = before
        script.play(.dismiss(activity: activity.kind))
      }
      let ending = activity.ending
      // What shows the final content already has told its end.
      let running = activity.shapes.filter {
        activity.outcome(of: $0) != activity.outcome(of: ending)
      }
      for shape in running.isEmpty ? [activity.opening] : running {
        script.start(activity, with: shape)
        let before = script.lastStep
        let state = activity.endsUntold ? [] : ending.fields
        script.play(.end(EndEvent(activity: activity.kind, state: state)), at: ending.place)
        script.look("ended")
        questions.changes[script.lastStep] = before
        script.play(.dismiss(activity: activity.kind))
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}

extension ActivityMaterial {
  /// What of a content can tell how far things have come: its codes and flags; without any, all.
  fileprivate func outcome(of sample: ContentSample) -> [String] {
    let fields = declaration.contentState
    let telling = fields.filter { $0.type.declaredCodes != nil || $0.type.unwrapped == .bool }
    return sample.shape(as: telling.isEmpty ? fields : telling)
  }
}
