import Simulation

/// LA-07.
enum UpdatedAfterChange: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-07", title: "Update after",
    requirement: """
      after the change, new content carries the new tag and revision, with the app in the foreground \
      and in the background
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    if let reason = trial.whyNoChoice { return trial.notApplicable(reason) }
    return trial.eachActivity { activity in
      guard let other = trial.otherLanguage else { return [] }
      let shapes = activity.shapes
      var script = trial.script(activity, languages: [other])
      script.start(activity)
      script.play(.languageInApp(trial.locale), at: trial.product.onLanguageChangePlace)
      script.play(.wait(5))
      script.update(activity, with: shapes[1 % shapes.count])
      script.look("foreground")
      script.play(.background)
      script.play(.wait(5))
      script.update(activity, with: shapes[2 % shapes.count])
      script.look("background")
      if let payload = activity.payload(shapes[3 % shapes.count]) {
        script.play(.wait(5))
        script.push(payload, to: activity)
        script.look("background")
      }
      var questions = Trial.Questions()
      questions.ofSurface = { draft, frame, surface in
        draft.requireCarries(trial.locale, surface, in: frame)
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}
