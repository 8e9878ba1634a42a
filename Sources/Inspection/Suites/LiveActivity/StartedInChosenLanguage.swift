/// LA-02.
enum StartedInChosenLanguage: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-02", title: "Language in app",
    requirement: """
      started by the app after the locale was chosen in it, every presentation is in the chosen \
      locale although the phone speaks another
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      guard var script = trial.scriptAfterChoice(activity) else {
        return trial.notApplicable(trial.whyNoChoice ?? "", activity: activity)
      }
      script.start(activity)
      script.look("active")
      var questions = Trial.Questions()
      questions.ofSurface = { draft, frame, surface in
        draft.requireCarries(trial.locale, surface, in: frame)
      }
      questions.ofRun = { draft, played in
        draft.requireDecision(trial.locale, in: played.last)
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}
