import Diagnostics
package import Languages
package import Presentation

/// Who brought the content of an activity; in the log.
enum UpdateSource: String {
  case local
  case push
  case system
}

extension Reducer {
  /// Makes all presentations of an activity, in the target that renders them.
  mutating func render(_ id: String, _ cause: Cause, from source: UpdateSource) {
    guard let activity = world.activities[id], activity.isVisible,
      let declaration = product.activity(activity.kind)
    else { return }
    let content = declaration.content(of: activity.state, supported: product.choosable)
    let plain = self.context(
      process: rendering(declaration.target), decision: nil, store: world.store.pair,
      content: content)
    let isStale = activity.staleAt.map { $0 <= world.clock } ?? false
    let renders = declaration.renders(of: product, on: world.device)
    world.renders[.activity(id)] = Dictionary(
      uniqueKeysWithValues: renders.map { surface, view in
        let input = RenderInput(
          state: activity.state, attributes: activity.attributes, isStale: isStale,
          surroundings: ActivitySurroundings(of: surface))
        var context = plain
        // ActivityKit: reduced luminance is drawn as in Dark Mode.
        if input.surroundings.isLuminanceReduced { context.appearance = .dark }
        return (
          surface,
          KeptRender(
            owner: .activity(id), surface: surface, view: view, input: input, context: context,
            cause: cause, at: world.clock)
        )
      })
    log(
      "render", id,
      [
        ("phase", activity.phase.rawValue),
        ("locale", (content?.tag ?? world.store.tag ?? world.decision.tag).description),
        ("source", world.decision.rule.rawValue),
        ("revision", (content?.revision ?? world.store.revision).description),
        ("update", source.rawValue),
        ("cause", cause.kind),
      ], at: cause.place)
  }

  /// Makes all presentations of all activities on the phone again.
  mutating func renderAll(_ kind: String) {
    for id in world.activities.keys.sorted() { render(id, cause(kind), from: .system) }
  }

  /// Makes what the app itself shows: from its own process, with its decision, over the state of the
  /// activity started last that is still on the phone.
  mutating func renderScreen(_ cause: Cause) {
    guard let app = world.app, let view = product.appTarget?.screen else { return }
    let activity = world.activities.values.filter { $0.takesUpdates || $0.isVisible }
      .max { $0.ordinal < $1.ordinal }
    let input = RenderInput(
      state: activity?.state ?? [:], attributes: activity?.attributes ?? [:],
      isStale: activity?.phase == .stale)
    let context = self.context(
      process: app.facts, decision: world.decision.tag, store: world.store.pair, content: nil)
    world.renders[.appScreen] = [
      .appScreen: KeptRender(
        owner: .appScreen, surface: .appScreen, view: view, input: input, context: context,
        cause: cause, at: world.clock)
    ]
    log(
      "render", "app",
      [
        ("locale", world.decision.tag.description), ("source", world.decision.rule.rawValue),
        ("revision", world.decision.revision.description), ("cause", cause.kind),
      ], at: cause.place)
  }

  /// The context in which the app composes a state.
  func appContext(_ app: AppProcess) -> RenderContext {
    context(
      process: app.facts, decision: world.decision.tag, store: world.store.pair, content: nil)
  }

  func context(
    process: ProcessFacts, decision: LanguageTag?, store: TaggedRevision, content: TaggedRevision?
  ) -> RenderContext {
    RenderContext(
      process: process, decision: decision, store: store, content: content,
      deviceLanguages: world.device.languages,
      deviceClass: world.device.model.kind, region: world.device.region,
      hourCycle: world.device.hourCycle, timeZone: world.device.timeZone,
      textSize: world.device.textSize, settings: world.settings)
  }
}

extension ActivityDeclaration {
  /// The tag and revision that a content state carries; nil where it declares neither.
  package func content(
    of state: [String: Value], supported: [LanguageTag]
  ) -> TaggedRevision? {
    var isDeclared = false
    var content = TaggedRevision(tag: nil, revision: nil)
    for field in contentState where field.type.isFilled {
      isDeclared = true
      switch state[field.name] {
      case .tag(let tag) where content.tag == nil && supported.contains(tag): content.tag = tag
      case .int(let revision) where content.revision == nil: content.revision = revision
      case .none, .some: break
      }
    }
    return isDeclared ? content : nil
  }
}
