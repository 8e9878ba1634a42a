import Languages
import Localization
import Presentation
import Simulation

/// LA-24.
enum BroadcastToMany: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-24", title: "Broadcast",
    requirement: """
      one content state reaches subscribers in several languages, and each card is in the language \
      of its own phone
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    let broadcast = trial.material.activities.filter { !$0.broadcasts.isEmpty }
    guard !broadcast.isEmpty else {
      return trial.notApplicable("no scenario sends a push to a broadcast channel")
    }
    guard let other = trial.otherLanguage else {
      return trial.notApplicable("the product has no other language")
    }
    return broadcast.flatMap { activity in
      let script = subscriber(trial.scriptInLocale(activity), activity)
      var questions = Trial.Questions()
      questions.ofRun = { draft, played in
        let neighbour = trial.play(
          subscriber(trial.subscribing(in: other, activity), activity))
        for (mine, theirs) in zip(played.script.looks, neighbour.script.looks) {
          compare(
            &draft, played.frame(after: mine.step), neighbour.frame(after: theirs.step),
            neighbour.product, activity, other)
        }
      }
      return trial.judge(script, of: activity, questions)
    }
  }

  private static func subscriber(_ base: Script, _ activity: ActivityMaterial) -> Script {
    var script = base
    script.start(activity)
    for push in activity.broadcasts {
      // Of two pushes at one instant the phone would take the first only.
      script.play(.wait(2))
      var push = push
      push.activity = activity.kind
      push.asWritten = false
      script.play(.push(push), at: push.payload.root.place)
      script.look("subscriber")
    }
    return script
  }

  /// The same state, and the language of the other phone.
  private static func compare(
    _ draft: inout CellDraft, _ mine: Frame, _ theirs: Frame, _ product: Product,
    _ activity: ActivityMaterial, _ other: LanguageTag
  ) {
    let pushed = theirs.world.pushes.first
    draft.require(
      pushed?.outcome == .applied && mine.world.pushes.first?.outcome == .applied,
      "\(pushed?.file ?? "the push") reaches both", found: pushed?.refusal?.word ?? "nothing",
      at: mine.step, boundary: .delivery)
    let state = mine.activity(of: activity)?.state
    guard let state, let neighbour = theirs.activity(of: activity) else {
      return draft.couldNotLook("the activity never started", at: mine.step)
    }
    draft.require(
      neighbour.state == state, "a subscriber in \(other) has the same state", found: "another",
      at: mine.step, boundary: .delivery)
    for surface in activity.declaration.views.keys.sorted() {
      draft.look(
        at: surface, of: .activity(neighbour.id), in: theirs, product: product, language: other)
    }
  }
}

extension Trial {
  /// A phone in another language than the locale's: chosen in the app where that can be.
  fileprivate func subscribing(in language: LanguageTag, _ activity: ActivityMaterial) -> Script {
    let neighbour = Trial(
      suite: suite, definition: definition, material: material, locale: language, failOn: failOn)
    return neighbour.scriptInLocale(activity)
  }
}
