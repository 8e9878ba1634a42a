import Languages
import Presentation

extension Reducer {
  /// An alert of the app's own: its `LocalizedStringResource`s are resolved in the app's process, at
  /// this instant.
  mutating func alertFromApp(_ id: String, _ alert: AlertContent, _ cause: Cause) {
    guard let app = world.app else { return }
    deliver(alert, to: id, appContext(app), cause)
  }

  /// The alert of a push: keys are looked up by the system, in the app's bundle and in the language
  /// that the system gives the app. A choice that the app keeps in a store of its own never gets
  /// there.
  mutating func alertFromPush(_ id: String, _ aps: APS, _ sent: SentPush) {
    guard let alert = aps.alert(sent, world) else { return }
    let system = ProcessFacts(
      target: product.appTarget?.id ?? TargetID("app"), launchedAt: world.clock,
      languages: world.processLanguages(followingApp: true), resources: world.resources)
    let isServers = [alert.title, alert.body].contains { $0?.isOfServer == true }
    let context = context(
      process: system, decision: nil, store: TaggedRevision(tag: nil, revision: nil),
      content: isServers ? sent.context.store : nil)
    deliver(alert, to: id, context, cause("push", at: sent.place))
  }

  private mutating func deliver(
    _ alert: AlertContent, to id: String, _ context: RenderContext, _ cause: Cause
  ) {
    guard let activity = world.activities[id], activity.isVisible else { return }
    let claim = claimIsland()
    world.activities[id]?.alertClaim = claim
    world.alerts.append(
      KeptRender(
        owner: .activity(id), surface: .alert, view: PresentationID(Surface.alert.id),
        content: alert.view,
        input: RenderInput(state: activity.state, attributes: activity.attributes),
        context: context, cause: cause, at: world.clock))
    log(
      "alert", id,
      [
        ("locale", (context.content?.tag ?? context.process.languages.first)?.description),
        ("cause", cause.kind),
      ], at: alert.place)
  }
}

extension TextExpression {
  /// Whether the server looked it up before it sent.
  fileprivate var isOfServer: Bool {
    if case .verbatim(.literal(.lookedUp)) = self { true } else { false }
  }
}
