import Languages
import Localization
import Presentation
import Simulation

/// LA-17.
enum OneTagEverywhere: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-17", title: "Agreement",
    requirement: """
      once the change is settled every presentation, alert and VoiceOver carry one tag and one \
      revision at every step
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    guard let other = trial.otherLanguage else {
      return trial.notApplicable("the product has no other language")
    }
    return trial.eachActivity { activity in
      var script = trial.script(activity, languages: [other])
      script.start(activity)
      trial.change(&script)
      trial.settle(&script, activity)
      script.look("settled")
      live(&script, activity)
      var questions = Trial.Questions()
      questions.forbidding = [RevisionDisagrees.definition.id]
      questions.ofRun = { draft, played in
        for look in played.script.looks {
          judge(&draft, played.frame(after: look.step), played.product, activity, trial.locale)
        }
      }
      return trial.judge(script, of: activity, questions)
    }
  }

  /// Everything that happens to an activity after the change.
  private static func live(_ script: inout Script, _ activity: ActivityMaterial) {
    for shape in activity.shapes.dropFirst() {
      script.play(.wait(2))
      script.update(activity, with: shape)
      script.look("settled")
    }
    for var push in activity.pushes where push.payload.event == .update {
      script.play(.wait(2))
      // Its alert comes below, if it is one that can follow.
      push.alert = GivenValue(.null, at: push.payload.root.place)
      script.push(push, to: activity)
      script.look("settled")
    }
    for alert in activity.alerts where alert.followsChoice {
      switch alert.sender {
      case .update(let content):
        script.play(.wait(2))
        script.update(activity, with: activity.opening, alert: content)
      case .push(let push) where push.payload.event == .update:
        script.play(.wait(2))
        script.push(push, to: activity)
      case .push, .scheduledStart: continue
      }
      script.look("settled")
    }
    script.play(.stale(activity: activity.kind))
    script.look("stale")
    script.play(
      .end(EndEvent(activity: activity.kind, state: activity.ending.fields)),
      at: activity.ending.place)
    script.look("ended")
  }

  private static func judge(
    _ draft: inout CellDraft, _ frame: Frame, _ product: Product, _ activity: ActivityMaterial,
    _ locale: LanguageTag
  ) {
    guard let id = frame.activity(of: activity)?.id else {
      return draft.couldNotLook("the activity is gone", at: frame.step)
    }
    let surfaces = frame.surfaces.filter { $0.owner == .activity(id) }
    for alert in surfaces where alert.surface == .alert {
      draft.look(at: .alert, of: alert.owner, in: frame, product: product, language: locale)
    }
    let store = frame.world.store.pair
    let carried = surfaces.compactMap { surface in surface.carried.map { (surface.surface, $0) } }
    let others = carried.filter { $0.1 != store }.map { "\($0.0) \($0.1.words)" }
    draft.require(
      !carried.isEmpty && others.isEmpty && store.tag == locale,
      "\(carried.count) presentations carry \(locale) r\(store.revision ?? 0)",
      found: carried.isEmpty
        ? "none" : others.isEmpty ? store.words : others.joined(separator: ", "),
      at: frame.step, boundary: .regeneration)
  }
}

extension InspectedSurface {
  /// The tag and revision that it was made under; nil for an alert that the system or nobody looked
  /// up, which has none.
  fileprivate var carried: TaggedRevision? {
    let context = resolved.render.context
    if let content = context.content, content.tag != nil || content.revision != nil {
      return TaggedRevision(
        tag: content.tag ?? context.store.tag,
        revision: content.revision ?? context.store.revision)
    }
    return context.store.tag == nil && surface == .alert ? nil : context.store
  }
}
