import Simulation

/// LA-09.
enum EndedOnScreen: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-09", title: "Ended",
    requirement: """
      ended and still on the screen, every presentation that stays shows its final content in the \
      locale
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script =
        trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
      script.start(activity)
      script.play(.wait(60))
      if activity.endsUntold {
        // As the scenarios do: nothing is said at the end.
        script.play(.end(EndEvent(activity: activity.kind)))
      } else {
        let ending = activity.ending
        script.play(
          .end(EndEvent(activity: activity.kind, state: ending.fields)), at: ending.place)
      }
      script.look("ended")
      var questions = Trial.Questions()
      questions.forbidding = ["ended-unmarked", "not-reviewed"]
      questions.ofSurface = { draft, frame, surface in
        draft.requireReviewed(surface, in: frame)
      }
      questions.ofRun = { draft, played in
        draft.requirePhase(.ended, of: activity, in: played.last)
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}
