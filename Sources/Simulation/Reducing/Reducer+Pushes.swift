import Diagnostics
import Presentation

/// APNs refuses more (UserNotifications docs).
private let largestPayload = 4096
/// A timestamp further ahead is dropped (Apple's reply on the developer forums).
private let furthestTimestamp = 8 * 3600

extension Reducer {
  /// The server sends a push; the phone receives it unless it is missed or offline.
  mutating func send(_ push: PushEvent, arrives: Bool) {
    let target = activity(named: push.activity)
    let sent = Server(world: world, product: product, place: place)
      .send(push, activity: target.flatMap { world.activities[$0] })
    if !arrives {
      record(sent, .missed, target)
    } else if world.isOffline {
      hold(sent)
    } else {
      receive(sent)
    }
  }

  mutating func setOffline(_ isOffline: Bool) {
    world.isOffline = isOffline
    guard !isOffline else { return }
    let held = world.heldPushes
    world.heldPushes = []
    for push in held { receive(push) }
  }

  /// The newest for each activity is kept; a start is for none that exists.
  private mutating func hold(_ sent: SentPush) {
    let aps = APS(sent)
    let target = self.target(sent)
    let kept = world.heldPushes.filter { held in
      target == nil || self.target(held) != target
        || (APS(held).timestamp ?? 0) > (aps.timestamp ?? 0)
    }
    world.heldPushes = kept + [sent]
    record(sent, .held, target)
  }

  /// What the phone does with a push.
  private mutating func receive(_ sent: SentPush) {
    let aps = APS(sent)
    if let refusal = malformed(aps, sent) {
      return record(sent, .refused(refusal), target(sent))
    }
    switch aps.event {
    case .start: receiveStart(aps, sent)
    case .update, .end:
      let targets = self.targets(sent)
      if targets.isEmpty { record(sent, .refused(.noActivity(aps.eventPlace)), nil) }
      for id in targets { receive(aps, sent, by: id) }
    case nil: break
    }
  }

  private func malformed(_ aps: APS, _ sent: SentPush) -> PushRefusal? {
    if sent.push.payload.size > largestPayload { return .tooLarge(sent.root.place) }
    guard aps.isObject else { return .noAPS(sent.root.place) }
    guard let event = aps.event else { return .noEvent(aps.eventPlace) }
    guard let timestamp = aps.timestamp else { return .noTimestamp(aps.timestampPlace) }
    if timestamp > world.clock.later(by: furthestTimestamp).seconds {
      return .futureTimestamp(aps.timestampPlace)
    }
    if event == .start, sent.push.isBroadcast { return .broadcastStart(aps.eventPlace) }
    let flat = aps.flatAlertKeys
    if let first = flat.first, world.settings[.flatAlertKeys] == "dropped" {
      return .flatAlertKeys(flat.map(\.name), first.place)
    }
    return nil
  }

  private func target(_ sent: SentPush) -> String? {
    APS(sent).event == .start ? nil : activity(named: sent.push.activity)
  }

  /// A broadcast reaches every activity of the kind, another push one.
  private func targets(_ sent: SentPush) -> [String] {
    guard let id = target(sent) else { return [] }
    guard sent.push.isBroadcast, sent.push.activity != id else { return [id] }
    let kind = world.activities[id]?.kind
    let reached = world.activities.values.filter { $0.kind == kind && $0.phase != .dismissed }
      .sorted { $0.ordinal < $1.ordinal }.map(\.id)
    return reached.isEmpty ? [id] : reached
  }

  private mutating func receiveStart(_ aps: APS, _ sent: SentPush) {
    guard let declaration = product.activity(attributesType: aps.attributesType) else {
      let refusal = PushRefusal.unknownAttributesType(aps.attributesTypePlace)
      return record(sent, .refused(refusal), nil)
    }
    do throws(DecodingFailure) {
      let attributes = try aps.decode(
        "attributes", as: declaration.attributes, sent, at: world.clock)
      let state = try aps.decode(
        "content-state", as: declaration.contentState, sent, at: world.clock)
      guard aps.alert(sent, world) != nil else {
        return record(sent, .refused(.noAlert(aps.alertPlace)), nil, declaration)
      }
      let timestamp = aps.timestamp ?? world.clock.seconds
      let id = begin(
        Beginning(
          declaration: declaration, attributes: attributes, state: state,
          staleAt: aps.seconds("stale-date").map { Instant($0) },
          relevanceScore: aps.relevanceScore ?? 0, timestamp: timestamp,
          pushTimestamp: timestamp),
        cause("push", at: sent.place), from: .push)
      record(sent, .applied, id, declaration)
      alertFromPush(id, aps, sent)
    } catch {
      record(sent, .refused(.undecodable(error)), nil, declaration)
    }
  }

  private mutating func receive(_ aps: APS, _ sent: SentPush, by id: String) {
    guard let activity = world.activities[id], let timestamp = aps.timestamp,
      let declaration = product.activity(activity.kind)
    else { return }
    if let refusal = untimely(aps, timestamp, activity) {
      return record(sent, .refused(refusal), id, declaration)
    }
    do throws(DecodingFailure) {
      // The final content of an `end` may be left out: the last one stays.
      if aps.event == .update || aps.holds("content-state") {
        world.activities[id]?.state = try aps.decode(
          "content-state", as: declaration.contentState, sent, at: world.clock)
        world.activities[id]?.staleAt = aps.seconds("stale-date").map { Instant($0) }
      }
    } catch {
      return record(sent, .refused(.undecodable(error)), id, declaration)
    }
    accept(aps, timestamp, id)
    record(sent, .applied, id, declaration)
    render(id, cause("push", at: sent.place), from: .push)
    alertFromPush(id, aps, sent)
  }

  private mutating func accept(_ aps: APS, _ timestamp: Int, _ id: String) {
    guard var activity = world.activities[id] else { return }
    activity.lastTimestamp = max(activity.lastTimestamp, timestamp)
    activity.lastPushTimestamp = max(activity.lastPushTimestamp ?? timestamp, timestamp)
    activity.relevanceScore = aps.relevanceScore ?? activity.relevanceScore
    activity.awaitsPush = false
    if activity.phase != .pending { activity.phase = .active }
    world.activities[id] = activity
    guard aps.event == .end else { return }
    let latest = world.clock.later(by: longestAfterEnd)
    let asked = aps.seconds("dismissal-date").map { Instant($0) } ?? latest
    finish(id, dismissing: max(world.clock, min(asked, latest)))
  }

  /// Local updates carry no timestamp of their own: they make older pushes old, and only another
  /// push can be the equal of one.
  private func untimely(_ aps: APS, _ timestamp: Int, _ activity: Activity) -> PushRefusal? {
    guard activity.takesUpdates else { return .activityEnded(aps.eventPlace) }
    let appliesOld = aps.event == .end && world.settings[.oldEndPush] == "applied"
    if timestamp < activity.lastTimestamp {
      return appliesOld ? nil : .olderTimestamp(aps.timestampPlace)
    }
    if timestamp == activity.lastPushTimestamp {
      let applies = appliesOld || world.settings[.equalTimestamp] == "applied"
      return applies ? nil : .equalTimestamp(aps.timestampPlace)
    }
    return nil
  }

  private mutating func record(
    _ sent: SentPush, _ outcome: PushOutcome, _ activity: String?,
    _ declaration: ActivityDeclaration? = nil
  ) {
    let aps = APS(sent)
    let record = PushRecord(
      file: sent.push.payload.file, place: sent.place, payload: sent.push.written,
      event: aps.event, activity: activity, outcome: outcome, changes: sent.changes,
      dates: declaration.map { aps.dates($0) } ?? [],
      size: sent.push.payload.size, timestamp: aps.timestamp,
      staleDate: aps.seconds("stale-date"), isTimestampPlausible: sent.isTimestampPlausible)
    world.pushes.append(record)
    log(
      outcome.event, activity,
      [
        ("push", aps.event?.rawValue), ("bytes", record.size.description),
        ("reason", record.refusal?.word), ("field", record.refusal?.field),
      ], at: record.refusal?.place ?? sent.place)
  }
}

extension PushOutcome {
  fileprivate var event: String {
    switch self {
    case .applied: "push-applied"
    case .refused: "push-refused"
    case .missed: "push-missed"
    case .held: "push-held"
    }
  }
}

extension PushRefusal {
  fileprivate var field: String? {
    if case .undecodable(let failure) = self { failure.path.joined(separator: ".") } else { nil }
  }
}

extension Product {
  /// The kind of activity that a push starts: by its Swift type, or by the name of the kind where no
  /// type is declared.
  package func activity(attributesType: String?) -> ActivityDeclaration? {
    guard let attributesType else { return nil }
    return activities.first { $0.attributesType == attributesType }
      ?? activities.first { $0.attributesType == nil && $0.kind == attributesType }
  }
}
