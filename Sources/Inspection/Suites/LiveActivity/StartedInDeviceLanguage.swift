/// LA-01.
enum StartedInDeviceLanguage: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-01", title: "Device language",
    requirement: """
      started by the app on a phone in the locale, every presentation is in it, and its revision is \
      recorded
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script = trial.script(activity, languages: [trial.locale])
      script.start(activity)
      script.look("active")
      var questions = Trial.Questions()
      questions.ofSurface = { draft, frame, surface in
        draft.requireCarries(trial.locale, surface, in: frame)
      }
      questions.ofRun = { draft, played in
        draft.requireDecision(trial.locale, in: played.last)
        draft.requireRevision(1, in: played.last)
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}
