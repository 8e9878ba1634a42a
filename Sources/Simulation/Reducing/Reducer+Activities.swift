import Diagnostics
import Languages
import Presentation

extension Reducer {
  /// A local start, which needs the foreground unless it has a date of its own. An app that does
  /// not run is opened for it, as a person would. Source: ActivityKit documentation, “Displaying
  /// live data with Live Activities”.
  mutating func start(_ event: StartEvent) {
    if world.app == nil { bringToForeground() }
    if let refusal = refusal(of: event) {
      world.refusedStarts.append(RefusedStart(kind: event.kind, reason: refusal, place: place))
      log("start-refused", event.kind, [("reason", refusal.rawValue)])
      return
    }
    guard let declaration = product.activity(event.kind) else {
      log("start-refused", event.kind, [("reason", "unknown-kind")])
      return
    }
    do throws(DecodingFailure) {
      let attributes = try composed(
        event.attributes, over: [:], as: declaration.attributes, named: "attributes")
      let state = try composed(
        event.state, over: [:], as: declaration.contentState, named: "content-state",
        attributes: attributes)
      begin(
        Beginning(
          declaration: declaration, attributes: attributes, state: state,
          staleAt: event.staleAfter.map { world.clock.later(by: $0) },
          startsAt: event.startAfter.map { world.clock.later(by: max(0, $0)) },
          relevanceScore: event.relevanceScore ?? 0, timestamp: world.clock.seconds,
          alert: event.alert, isTransient: event.isTransient),
        cause("start"), from: .local)
    } catch {
      refuse("start-refused", event.kind, error)
    }
  }

  /// Why the system does not take a start from the app; nil where it does.
  private func refusal(of event: StartEvent) -> RefusedStart.Reason? {
    let version = world.device.systemVersion ?? .max
    if event.isTransient, version < RefusedStart.Reason.transientNeedsSystem.system ?? 0 {
      return .transientNeedsSystem
    }
    guard event.startAfter != nil else {
      return world.app?.isForeground == true ? nil : .visibility
    }
    if version < RefusedStart.Reason.scheduleNeedsSystem.system ?? 0 { return .scheduleNeedsSystem }
    return event.alert == nil ? .scheduleNeedsAlert : nil
  }

  /// What a new activity has.
  struct Beginning {
    let declaration: ActivityDeclaration
    let attributes: [String: Value]
    let state: [String: Value]
    let staleAt: Instant?
    var startsAt: Instant?
    let relevanceScore: Double
    let timestamp: Int
    var pushTimestamp: Int?
    var alert: AlertContent?
    var isTransient = false
  }

  @discardableResult
  mutating func begin(
    _ beginning: Beginning, _ cause: Cause, from source: UpdateSource
  ) -> String {
    let kind = beginning.declaration.kind
    let number = world.activities.values.count { $0.kind == kind } + 1
    let id = "\(kind)#\(number)"
    var activity = Activity(
      id: id, kind: kind, phase: beginning.startsAt == nil ? .active : .pending,
      attributes: beginning.attributes, state: beginning.state,
      startedAt: beginning.startsAt ?? world.clock, staleAt: beginning.staleAt,
      lastTimestamp: beginning.timestamp, relevanceScore: beginning.relevanceScore,
      ordinal: world.activities.count + 1)
    activity.startsAt = beginning.startsAt
    activity.isTransient = beginning.isTransient
    activity.lastPushTimestamp = beginning.pushTimestamp
    activity.scheduledAlert = beginning.startsAt == nil ? nil : beginning.alert
    if beginning.startsAt == nil { activity.startClaim = claimIsland() }
    world.activities[id] = activity
    log(
      "start", id, [("phase", activity.phase.rawValue), ("update", source.rawValue)],
      at: cause.place)
    render(id, cause, from: source)
    return id
  }

  /// A local update: the app composes the whole; the stale date is given anew or cleared.
  mutating func update(_ event: UpdateEvent) {
    wakeApp()
    guard let (id, declaration) = running(event.activity, "update-ignored") else { return }
    do throws(DecodingFailure) {
      let activity = world.activities[id]
      let state = try composed(
        event.state, over: activity?.state ?? [:], as: declaration.contentState,
        named: "content-state", attributes: activity?.attributes ?? [:])
      apply(
        state, to: id, staleAt: event.staleAfter.map { world.clock.later(by: $0) },
        cause("update"))
      if let alert = event.alert { alertFromApp(id, alert, cause("update")) }
    } catch {
      refuse("update-refused", id, error)
    }
  }

  /// What `update-activities` does to one: the same business state, made again, with the stale date
  /// that the activity has.
  mutating func updateInPlace(
    _ id: String, _ declaration: ActivityDeclaration, at place: SourceLocation
  ) {
    guard let activity = world.activities[id] else { return }
    do throws(DecodingFailure) {
      let state = try composed(
        [], over: activity.state, as: declaration.contentState, named: "content-state",
        attributes: activity.attributes)
      apply(state, to: id, staleAt: activity.staleAt, cause("update-activities", at: place))
    } catch {
      refuse("update-refused", id, error)
    }
  }

  /// Ends an activity at once and starts another with the same business state; the start fails when
  /// the app is in the background (ActivityKit's `visibility`).
  mutating func restart(
    _ id: String, _ declaration: ActivityDeclaration, at place: SourceLocation
  ) {
    guard let old = world.activities[id] else { return }
    finish(id, dismissing: world.clock)
    remove(id, "restart", at: place)
    var restart = Restart(ended: id, started: nil, startedAt: old.startedAt, place: place)
    defer { world.restarts.append(restart) }
    guard world.app?.isForeground == true else {
      log("start-refused", id, [("reason", "visibility")], at: place)
      return
    }
    do throws(DecodingFailure) {
      let state = try composed(
        [], over: old.state, as: declaration.contentState, named: "content-state",
        attributes: old.attributes)
      restart.started = begin(
        Beginning(
          declaration: declaration, attributes: old.attributes, state: state,
          staleAt: old.staleAt, startsAt: old.startsAt, relevanceScore: old.relevanceScore,
          timestamp: world.clock.seconds, alert: old.scheduledAlert,
          isTransient: old.isTransient),
        cause("update-activities", at: place), from: .local)
    } catch {
      refuse("start-refused", id, error)
    }
  }

  private mutating func apply(
    _ state: [String: Value], to id: String, staleAt: Instant?, _ cause: Cause
  ) {
    guard var activity = world.activities[id] else { return }
    activity.state = state
    activity.staleAt = staleAt
    activity.lastTimestamp = max(activity.lastTimestamp, world.clock.seconds)
    if language(of: activity) == world.decision.tag { activity.awaitsPush = false }
    if activity.phase != .pending {
      let isPast = staleAt.map { $0 <= world.clock } ?? false
      activity.phase = isPast ? .stale : .active
    }
    world.activities[id] = activity
    log(
      "update", id,
      [("phase", activity.phase.rawValue), ("update", UpdateSource.local.rawValue)],
      at: cause.place)
    render(id, cause, from: .local)
  }

  /// A local end. With nothing given the last content stays as it is.
  mutating func end(_ event: EndEvent) {
    wakeApp()
    guard let (id, declaration) = running(event.activity, "end-ignored") else { return }
    if !event.state.isEmpty {
      do throws(DecodingFailure) {
        let activity = world.activities[id]
        let state = try composed(
          event.state, over: activity?.state ?? [:], as: declaration.contentState,
          named: "content-state", attributes: activity?.attributes ?? [:])
        world.activities[id]?.state = state
        world.activities[id]?.staleAt = nil
      } catch {
        refuse("end-refused", id, error)
        return
      }
    }
    let time =
      switch event.dismissal {
      case .default: world.clock.later(by: longestAfterEnd)
      case .immediate: world.clock
      case .after(let seconds): world.clock.later(by: max(0, min(seconds, longestAfterEnd)))
      }
    let wasPending = world.activities[id]?.phase == .pending
    finish(id, dismissing: wasPending ? world.clock : time)
    log("end", id, [("update", UpdateSource.local.rawValue)])
    render(id, cause("end"), from: .local)
  }

  /// The system marks it stale now, whatever date it had.
  mutating func markStale(_ reference: String?) {
    guard let id = activity(named: reference), world.activities[id]?.phase == .active else {
      log("stale-ignored", reference)
      return
    }
    world.activities[id]?.staleAt = world.clock
  }

  /// A transient activity ends when somebody turns away from it; nothing of it stays.
  mutating func endTransient(_ id: String, _ reason: String) {
    guard let phase = world.activities[id]?.phase, phase == .active || phase == .stale else {
      return
    }
    finish(id, dismissing: world.clock)
    remove(id, reason)
  }

  /// The person removes it from the Lock Screen, or collapses a transient one.
  mutating func dismiss(_ reference: String?) {
    guard let id = activity(named: reference), world.activities[id]?.phase != .dismissed else {
      log("dismiss-ignored", reference)
      return
    }
    if world.activities[id]?.endedAt == nil { finish(id, dismissing: world.clock) }
    remove(id, "person")
  }

  /// Ended: takes no more updates, stays until a time.
  mutating func finish(_ id: String, dismissing time: Instant) {
    // Presentations are made together and not yet again: any of them has the last running state.
    world.activities[id]?.stateBeforeEnd =
      world.renders[.activity(id)]?.values.first?.input.state
    world.activities[id]?.phase = .ended
    world.activities[id]?.endedAt = world.clock
    world.activities[id]?.dismissesAt = time
    world.activities[id]?.startsAt = nil
    world.activities[id]?.awaitsPush = false
  }

  /// Dismissed: nothing of it is on the phone.
  mutating func remove(_ id: String, _ reason: String, at place: SourceLocation? = nil) {
    world.activities[id]?.phase = .dismissed
    world.activities[id]?.awaitsPush = false
    world.activities[id]?.dismissesAt = world.clock
    world.renders[.activity(id)] = nil
    log("dismissed", id, [("reason", reason)], at: place)
  }

  func activity(named reference: String?) -> String? { world.activityID(named: reference) }

  private mutating func running(
    _ reference: String?, _ word: String
  ) -> (String, ActivityDeclaration)? {
    guard let id = activity(named: reference), let activity = world.activities[id],
      let declaration = product.activity(activity.kind)
    else {
      log(word, reference, [("reason", "no-activity")])
      return nil
    }
    guard activity.takesUpdates else {
      log(word, id, [("phase", activity.phase.rawValue), ("reason", "activity-ended")])
      return nil
    }
    return (id, declaration)
  }

  private mutating func refuse(_ word: String, _ subject: String, _ failure: DecodingFailure) {
    log(
      word, subject,
      [
        ("reason", failure.kind.rawValue), ("field", failure.path.joined(separator: ".")),
        ("expected", failure.expected),
      ], at: failure.place)
  }
}
