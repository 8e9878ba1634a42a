import Diagnostics
import Languages
import Presentation

extension Reducer {
  /// A person chooses inside the app: the decision changes at once, then the procedure runs.
  mutating func choose(_ tag: LanguageTag) {
    bringToForeground()
    guard product.inAppLanguage != .none else {
      log("language-refused", nil, [("reason", "no-choice-in-app")])
      return
    }
    settle(on: tag, .appPreference)
    run(product.onLanguageChange)
  }

  /// Settings, General: the system ends the app and its extensions and makes everything again.
  mutating func setDeviceLanguages(_ tags: [LanguageTag]) {
    world.device.languages = tags
    endApp("device-language")
    world.extensions = [:]
    decideWhileNotRunning()
    renderAll("device-language")
  }

  /// Settings, the app: the app ends; whether anything is made again is a setting.
  mutating func setPerAppLanguage(_ tag: LanguageTag?) {
    world.perAppLanguage = tag
    world.appleLanguages = nil
    endApp("per-app-language")
    if world.settings[.extensionLanguage] == "app" { world.extensions = [:] }
    decideWhileNotRunning()
    if world.settings[.perAppChangeReloads] == "all" { renderAll("per-app-language") }
  }

  private mutating func decideWhileNotRunning() {
    let before = world.decision.tag
    decideAnew()
    if world.decision.tag != before { world.awaitsProcedure = true }
  }

  /// The rules in order: the stored choice, the app's own language, the device's, the default. A
  /// choice that the app wrote to `AppleLanguages` is the app's own language from the next launch.
  mutating func decideAnew() {
    let choice = decide(
      DecisionInputs(
        stored: product.inAppLanguage == .store ? world.store.preference : nil,
        perApp: world.appleLanguages ?? world.perAppLanguage, device: world.device.languages,
        supported: product.choosable, productDefault: product.defaultLanguage))
    if choice.tag != world.decision.tag {
      settle(on: choice.tag, choice.rule)
    } else {
      world.decision.rule = choice.rule
    }
  }

  private mutating func settle(on tag: LanguageTag, _ rule: DecisionRule) {
    world.decision = Decision(
      tag: tag, rule: rule, revision: world.store.revision, event: world.event)
    world.decidedAt = world.clock
    world.alerts = []
    awaitPushes()
    log(
      "decision", nil,
      [
        ("locale", tag.description), ("source", rule.rawValue),
        ("revision", world.store.revision.description),
      ])
  }

  /// What the app does, in the order written. A launch happens often and brings no choice: there
  /// `update-activities` leaves alone what carries the stored tag already.
  mutating func run(_ procedure: [Placed<ProcedureItem>], atLaunch: Bool = false) {
    for item in procedure {
      switch item.value {
      case .decide: storeDecision(at: item.place)
      case .persist: persist(at: item.place)
      case .raiseRevision: raiseRevision(at: item.place)
      case .updateActivities: updateActivities(onlyOthers: atLaunch, at: item.place)
      case .syncServer: sync(at: item.place)
      }
    }
  }

  /// Stores the tag decided, under a new revision when it differs from the one stored.
  private mutating func storeDecision(at place: SourceLocation) {
    guard world.store.tag != world.decision.tag else { return }
    write(world.decision.tag, at: place)
  }

  /// Stores the choice; nothing where nobody has chosen in the app.
  private mutating func persist(at place: SourceLocation) {
    guard world.decision.rule == .appPreference else { return }
    switch product.inAppLanguage {
    case .store:
      world.store.preference = world.decision.tag.description
      world.store.place = self.place
    case .appleLanguages: world.appleLanguages = world.decision.tag
    case .none: return
    }
    world.store.isPreferenceNew = true
    log("preference-stored", nil, [("locale", world.decision.tag.description)], at: place)
  }

  /// Stores the tag of the preference under the next revision, if the preference is new.
  private mutating func raiseRevision(at place: SourceLocation) {
    guard world.store.isPreferenceNew else { return }
    let tag =
      product.inAppLanguage == .store
      ? world.store.preference.flatMap { LanguageTag($0) } : world.appleLanguages
    write(tag ?? world.decision.tag, at: place)
  }

  private mutating func write(_ tag: LanguageTag, at place: SourceLocation) {
    world.store.tag = tag
    world.store.revision += 1
    world.store.isPreferenceNew = false
    world.store.history.append(world.store.pair)
    world.decision.revision = world.store.revision
    log(
      "store-written", nil,
      [("locale", tag.description), ("revision", world.store.revision.description)], at: place)
  }

  /// The app does to each running activity what its kind declares.
  private mutating func updateActivities(onlyOthers: Bool, at place: SourceLocation) {
    let running = world.activities.values.filter { activity in
      activity.takesUpdates && !(onlyOthers && language(of: activity) == world.store.tag)
    }
    for id in running.map(\.id).sorted() {
      guard let kind = world.activities[id]?.kind, let declaration = product.activity(kind) else {
        continue
      }
      switch declaration.onLanguageChange {
      case .update: updateInPlace(id, declaration, at: place)
      case .restart: restart(id, declaration, at: place)
      case .nothing: break
      }
    }
  }

  /// Scripted: the app is woken to tell the server.
  mutating func syncOnDemand() {
    wakeApp()
    sync(at: place)
  }

  /// The app tells the server what the store holds.
  private mutating func sync(at place: SourceLocation) {
    guard !world.isOffline else {
      log("sync-failed", "server", [("reason", "offline")], at: place)
      return
    }
    let told = world.store.pair
    let isNews = told.tag != world.server.tag
    world.server = told
    log(
      "server-synced", "server",
      [("locale", told.tag?.description), ("revision", told.revision?.description)], at: place)
    if isNews { awaitPushes() }
  }

  /// Activities that leave a language change to the server wait for its next push, once the server
  /// knows the language decided on: a push sent before would bring another.
  private mutating func awaitPushes() {
    let isKnown = world.server.tag == world.decision.tag
    for (id, activity) in world.activities where activity.takesUpdates {
      guard product.activity(activity.kind)?.onLanguageChange == .nothing else { continue }
      let isOther = language(of: activity) != world.decision.tag
      world.activities[id]?.awaitsPush = isKnown && isOther
    }
  }

  /// What the content of an activity carries; where it declares no tag, what was read from the
  /// store when it was last rendered.
  func language(of activity: Activity) -> LanguageTag? {
    let declaration = product.activity(activity.kind)
    if let content = declaration?.content(of: activity.state, supported: product.choosable) {
      return content.tag
    }
    // Presentations are made together: each has read the same.
    return world.renders[.activity(activity.id)]?.values.first?.context.store.tag
  }
}
