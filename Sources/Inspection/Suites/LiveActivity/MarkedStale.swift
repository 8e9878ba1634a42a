import Localization
import Presentation
import Simulation

/// LA-08.
enum MarkedStale: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-08", title: "Stale",
    requirement: """
      once stale, every presentation shows its approved message in the locale, and no old data as \
      current
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script =
        trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
      script.start(activity)
      script.play(.wait(activity.staleAfter))
      script.look("stale")
      var questions = Trial.Questions()
      questions.forbidding = ["stale-unmarked", "not-reviewed"]
      questions.ofSurface = { draft, frame, surface in
        draft.require(
          surface.resolved.render.input.isStale, "\(surface.surface): drawn as stale",
          found: "drawn as current", at: frame.step, boundary: .regeneration)
        draft.requireReviewed(surface, in: frame)
      }
      questions.ofRun = { draft, played in
        draft.requirePhase(.stale, of: activity, in: played.last)
      }
      return trial.judge(script, of: activity, questions)
    }
  }
}
