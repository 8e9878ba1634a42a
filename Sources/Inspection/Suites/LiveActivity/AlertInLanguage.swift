import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// LA-14.
enum AlertInLanguage: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-14", title: "Alerts",
    requirement: """
      an alert is in the language in force when it is delivered, or a finding names the channel that \
      cannot follow; its sentence never becomes state; an update without one alerts nobody
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      let offered = OfferedAlert.Strategy.allCases.flatMap { strategy in
        [true, false].compactMap { follows -> VerificationCell? in
          let alerts = activity.alerts.filter {
            $0.strategy == strategy && $0.followsChoice == follows
          }
          return alerts.isEmpty ? nil : cell(trial, activity, alerts, strategy, follows: follows)
        }
      }
      return offered + [silent(trial, activity)]
    }
  }

  /// - Parameter follows: false for keys that the product sends only where the phone speaks the
  ///   language: no choice in the app would reach whoever looks them up.
  private static func cell(
    _ trial: Trial, _ activity: ActivityMaterial, _ alerts: [OfferedAlert],
    _ strategy: OfferedAlert.Strategy, follows: Bool
  ) -> VerificationCell {
    let base =
      follows
      ? trial.scriptInLocale(activity) : trial.script(activity, languages: [trial.locale])
    let played = trial.play(script(base, activity, alerts))
    let name = follows || strategy != .keys ? strategy.rawValue : "keys on a phone in the locale"
    var draft = trial.draft(activity, surface: .alert, state: name, of: played)
    for look in played.script.looks {
      let frame = played.frame(after: look.step)
      let others = played.payload(at: look.step)?.placesOutsideAlert ?? []
      draft.take(frame.findings.filter { $0.surface == nil && !others.contains($0.place) })
      judge(&draft, frame, played.product, activity, trial.locale)
    }
    if !follows, trial.product.inAppLanguage == .store,
      let base = trial.scriptAfterChoice(activity)
    {
      let choosing = trial.play(script(base, activity, alerts))
      for look in choosing.script.looks {
        requireTold(&draft, choosing.frame(after: look.step), trial)
      }
    }
    return draft.finished(firstLook: played.script.looks.first?.step)
  }

  private static func script(
    _ base: Script, _ activity: ActivityMaterial, _ alerts: [OfferedAlert]
  ) -> Script {
    var script = base
    for alert in alerts {
      script.send(alert, of: activity)
      script.look(alert.strategy.rawValue)
    }
    return script
  }

  private static func judge(
    _ draft: inout CellDraft, _ frame: Frame, _ product: Product, _ activity: ActivityMaterial,
    _ locale: LanguageTag
  ) {
    draft.requireDecision(locale, in: frame)
    let alerts = frame.surfaces.filter { $0.surface == .alert }
    draft.require(
      !alerts.isEmpty, "an alert is delivered",
      found: frame.world.pushes.first?.refusal?.word ?? "none", at: frame.step,
      boundary: .delivery)
    for alert in alerts {
      draft.look(at: .alert, of: alert.owner, in: frame, product: product, language: locale)
      let unknown = alert.judged.filter { !$0.isNeutral && $0.language == nil }
      if !unknown.isEmpty {
        draft.couldNotLook(
          "nothing tells the language of \(unknown.count) texts of the alert", at: frame.step)
      }
      requireNoState(&draft, alert, frame, activity)
    }
  }

  /// What the watch says is no business state: a card that shows it would keep it for ever.
  private static func requireNoState(
    _ draft: inout CellDraft, _ alert: InspectedSurface, _ frame: Frame,
    _ activity: ActivityMaterial
  ) {
    let sentences = Set(alert.resolved.texts.map(\.string).filter { !$0.isEmpty })
    let keys = Set(alert.resolved.provenances.compactMap { $0.lookup?.key })
    let state = frame.activity(of: activity)?.state ?? [:]
    let holders = activity.declaration.contentState.map(\.name)
      .filter { state[$0]?.holds(sentences, keys) == true }
    draft.require(
      holders.isEmpty, "the alert's sentence is no state",
      found: "it in " + holders.joined(separator: ", "), at: frame.step, boundary: .delivery)
  }

  /// The finding must say so where the system cannot know what was chosen in the app.
  private static func requireTold(_ draft: inout CellDraft, _ frame: Frame, _ trial: Trial) {
    let alerts = frame.surfaces.filter { $0.surface == .alert }
    guard !alerts.isEmpty else { return }
    let lagging = frame.findings.filter { $0.id == AlertLanguage.definition.id }
    draft.take(lagging) { _ in true }
    let isRight = alerts.allSatisfy { alert in
      alert.judged.allSatisfy { $0.isNeutral || $0.isIn(trial.locale, alert, trial.product) }
    }
    draft.require(
      !lagging.isEmpty || isRight,
      isRight
        ? "after a choice in the app: in \(trial.locale)"
        : "after a choice in the app: the system's keys lag, and that is told",
      found: "silence", at: frame.step, boundary: .localeDecision)
  }

  /// The third strategy: an update that alerts nobody.
  private static func silent(_ trial: Trial, _ activity: ActivityMaterial) -> VerificationCell {
    var script = trial.scriptInLocale(activity)
    script.start(activity)
    script.play(.wait(2))
    if let payload = activity.payload(activity.opening) {
      script.push(payload, to: activity)
    } else {
      script.update(activity, with: activity.opening)
    }
    script.look("none")
    let played = trial.play(script)
    var draft = trial.draft(activity, surface: .alert, state: "none", of: played)
    let frame = played.last
    draft.requirePhase(.active, of: activity, in: frame)
    draft.require(
      frame.world.currentAlerts.isEmpty, "an update without an alert alerts nobody",
      found: "an alert", at: frame.step, boundary: .delivery)
    return draft.finished(firstLook: frame.step)
  }
}

extension PlayedScript {
  /// What the step sends; nil where it is no push.
  fileprivate func payload(at step: Int) -> Payload? { script.scenario.steps[step - 1].payload }
}

extension Payload {
  /// Where everything stands that is not about the alert: other cases are about that.
  fileprivate var placesOutsideAlert: Set<SourceLocation> {
    let members = root.field("aps")?.fields.filter { $0.name != "alert" } ?? []
    return Set(members.flatMap { [$0.place] + $0.value.places })
  }
}

extension GivenValue {
  fileprivate var places: [SourceLocation] {
    switch kind {
    case .list(let elements): [place] + elements.flatMap(\.places)
    case .record(let members): [place] + members.flatMap { [$0.place] + $0.value.places }
    case .null, .bool, .number, .string, .fromNow, .moment, .message: [place]
    }
  }
}

extension Script {
  /// Plays what sends an alert of the scenarios, with a new activity to take it.
  mutating func send(_ alert: OfferedAlert, of activity: ActivityMaterial) {
    switch alert.sender {
    case .push(let push):
      if push.payload.event != .start {
        start(activity)
        play(.wait(2))
      }
      self.push(push, to: activity)
    case .update(let content):
      start(activity)
      play(.wait(2))
      update(activity, with: activity.opening, alert: content)
    case .scheduledStart(let content):
      play(
        .start(
          StartEvent(
            kind: activity.kind, attributes: activity.attributes, state: activity.opening.fields,
            staleAfter: activity.staleAfter, startAfter: 60, alert: content)), at: alert.place)
      play(.wait(60))
    }
  }
}

extension Value {
  /// Whether a value is one of the sentences, or one of the keys looked up by its sender.
  fileprivate func holds(_ sentences: Set<String>, _ keys: Set<String>) -> Bool {
    switch self {
    case .text(let text, let origin): origin != .userContent && sentences.contains(text)
    case .lookedUp(.message(let key, _, language: _, formats: _), _): keys.contains(key.key)
    case .list(let elements): elements.contains { $0.holds(sentences, keys) }
    case .record(let members): members.values.contains { $0.holds(sentences, keys) }
    case .null, .bool, .int, .double, .decimal, .code, .tag, .date, .duration, .measure, .money,
      .lookedUp:
      false
    }
  }
}
