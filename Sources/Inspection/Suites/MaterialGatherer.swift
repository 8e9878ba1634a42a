import Diagnostics
import Presentation
import Simulation

/// Plays scenarios and keeps what was applied.
struct MaterialGatherer {
  let product: Product
  let calendar: any CivilCalendar
  private var found: [String: Found] = [:]
  /// By activity of the scenario that is played: its whole content so far.
  private var current: [String: [GivenField]] = [:]

  init(product: Product, calendar: any CivilCalendar) {
    self.product = product
    self.calendar = calendar
  }

  /// What is known of a kind.
  private struct Found {
    var attributes: [GivenField]?
    var staleAfter: Int?
    var samples: [ContentSample] = []
    var kinds: Set<[String]> = []
    var finalSample: ContentSample?
    var endsUntold = false
    var pushes: [PushEvent] = []
    var alerts: [OfferedAlert] = []
    var broadcasts: [PushEvent] = []
    var startsWithoutStaleDate = false
  }

  mutating func gather(_ scenario: Scenario) {
    current = [:]
    var world = World.launched(product: product, scenario: scenario)
    for (index, step) in scenario.steps.enumerated() {
      guard case .event(let event) = step.action else { continue }
      let before = world
      reduce(&world, Placed(event, at: step.place), product: product, calendar: calendar)
      let label = "step \(step.number) of ‘\(scenario.name)’"
      take(event, from: before, to: world, label: label, at: step.place)
      let next = scenario.steps.dropFirst(index + 1).first
      let isWrongOnPurpose = next?.asksForFinding(of: CheckGroup.payload.rawValue) == true
      if !isWrongOnPurpose, next?.asksForFinding(of: AlertLanguage.definition.id) != true {
        offerAlert(of: event, in: world, at: step.place)
      }
      if case .push(let push) = event, !isWrongOnPurpose {
        for record in world.pushes where record.refusal?.isOfThePayload == true {
          let kind =
            record.activity.flatMap { world.activities[$0]?.kind } ?? push.startedKind(product)
            ?? push.kindMeant(product)
          guard let kind else { continue }
          offer(push, kind)
          if push.isBroadcast, push.payload.event == .update { offerBroadcast(push, kind) }
        }
      }
    }
  }

  private mutating func offer(_ push: PushEvent, _ kind: String) {
    let known = found[kind]?.pushes ?? []
    guard !known.contains(where: { $0.payload == push.payload }) else { return }
    found[kind, default: Found()].pushes.append(push)
  }

  private mutating func offerBroadcast(_ push: PushEvent, _ kind: String) {
    let known = found[kind]?.broadcasts ?? []
    guard !known.contains(where: { $0.payload == push.payload }) else { return }
    found[kind, default: Found()].broadcasts.append(push)
  }

  /// An alert that a step sends, delivered or lost with its push.
  private mutating func offerAlert(of event: Event, in world: World, at place: SourceLocation) {
    switch event {
    case .push(let push):
      guard let alert = push.written.root.field("aps")?.field("alert"), alert.kind != .null else {
        return
      }
      for record in world.pushes where record.outcome == .applied || record.refusal != nil {
        let kind =
          record.activity.flatMap { world.activities[$0]?.kind } ?? push.startedKind(product)
        offerAlert(.push(push), of: kind, to: record.activity, in: world, at: place)
      }
    case .update(let update):
      guard let alert = update.alert, let id = world.activityID(named: update.activity) else {
        return
      }
      offerAlert(
        .update(alert), of: world.activities[id]?.kind, to: id, in: world, at: place)
    case .start(let start):
      guard let alert = start.alert, start.startAfter != nil else { return }
      offerAlert(.scheduledStart(alert), of: start.kind, to: nil, in: world, at: place)
    case .missPush, .stale, .end, .dismiss, .otherApp, .languageInApp, .languageOfDevice,
      .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device, .install, .launch,
      .foreground, .background, .terminate, .reboot, .lock, .offline, .wait, .at, .syncServer,
      .edit:
      return
    }
  }

  private mutating func offerAlert(
    _ sender: OfferedAlert.Sender, of kind: String?, to id: String?, in world: World,
    at place: SourceLocation
  ) {
    guard let kind else { return }
    let delivered = world.currentAlerts.last { $0.owner == id.map(Owner.activity) }
    let alert = OfferedAlert(
      sender, at: place, delivered: delivered, in: world, of: product)
    let known = found[kind]?.alerts ?? []
    guard !known.contains(where: { $0.place == place && $0.sender == sender }) else { return }
    found[kind, default: Found()].alerts.append(alert)
  }

  /// The material of a kind; made of the declared types where no scenario starts it.
  func material(_ declaration: ActivityDeclaration) -> ActivityMaterial {
    let found = self.found[declaration.kind] ?? Found()
    var samples = found.samples
    if samples.isEmpty {
      samples = [
        ContentSample(
          label: "the declared types", fields: sampleFields(of: declaration.contentState),
          place: declaration.place)
      ]
    }
    for field in declaration.contentState where field.isGiven {
      for code in field.type.declaredCodes ?? [] {
        let kind = GivenValue.Kind.string(code)
        if samples.contains(where: { $0.field(field.name)?.kind == kind }) { continue }
        samples.append(samples[0].setting(field.name, to: kind, label: "\(field.name) \(code)"))
      }
    }
    return ActivityMaterial(
      declaration: declaration,
      attributes: found.attributes ?? sampleFields(of: declaration.attributes),
      staleAfter: found.staleAfter ?? 10 * 60, samples: samples, finalSample: found.finalSample,
      endsUntold: found.endsUntold && found.finalSample == nil,
      pushes: found.pushes, alerts: found.alerts, broadcasts: found.broadcasts,
      startsWithoutStaleDate: found.startsWithoutStaleDate)
  }

  private mutating func take(
    _ event: Event, from before: World, to world: World, label: String, at place: SourceLocation
  ) {
    switch event {
    case .start(let start):
      guard world.activities.count > before.activities.count,
        let id = world.activityID(named: start.kind), let declaration = product.activity(start.kind)
      else { return }
      let attributes = relative(start.attributes, declaration.attributes, in: world)
      if found[start.kind]?.attributes == nil {
        found[start.kind, default: Found()].attributes = attributes
      }
      if start.staleAfter == nil, found[start.kind]?.staleAfter == nil {
        found[start.kind, default: Found()].startsWithoutStaleDate = true
      }
      keep(
        start.state, whole: true, of: id, in: world, label, at: place, staleAfter: start.staleAfter)
    case .update(let update):
      guard let id = applied(update.activity, "update", from: before, to: world) else { return }
      keep(
        update.state, whole: false, of: id, in: world, label, at: place,
        staleAfter: update.staleAfter)
    case .end(let end):
      guard let id = applied(end.activity, "end", from: before, to: world),
        let kind = world.activities[id]?.kind
      else { return }
      guard !end.state.isEmpty else {
        found[kind, default: Found()].endsUntold = true
        return
      }
      keep(end.state, whole: false, of: id, in: world, label, at: place, isFinal: true)
    case .push(let push):
      for record in world.pushes where record.outcome == .applied {
        take(push, record, in: world, label: label)
      }
    case .missPush, .stale, .dismiss, .otherApp, .languageInApp, .languageOfDevice,
      .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device, .install, .launch,
      .foreground, .background, .terminate, .reboot, .lock, .offline, .wait, .at, .syncServer,
      .edit:
      return
    }
  }

  private mutating func take(
    _ push: PushEvent, _ record: PushRecord, in world: World, label: String
  ) {
    guard let id = record.activity, let activity = world.activities[id],
      let declaration = product.activity(activity.kind),
      let aps = push.payload.root.field("aps")
    else { return }
    let kind = activity.kind
    offer(push, kind)
    if push.isBroadcast, record.event == .update { offerBroadcast(push, kind) }
    // A file that was moved to the present counts from its own timestamp.
    var timestamp = world.clock.seconds
    if !push.asWritten, record.isTimestampPlausible,
      case .number(let digits)? = aps.field("timestamp")?.kind, let seconds = Double(digits)
    {
      timestamp = Int(seconds)
    }
    let form = WireForm(timestamp: timestamp)
    if record.event == .start, found[kind]?.attributes == nil,
      let attributes = aps.field("attributes")
    {
      found[kind, default: Found()].attributes = form.local(
        attributes.fields, as: declaration.attributes, at: attributes.place)
    }
    guard let state = aps.field("content-state") else {
      if record.event == .end { found[kind, default: Found()].endsUntold = true }
      return
    }
    let fields = form.local(state.fields, as: declaration.contentState, at: state.place)
    keep(
      fields, whole: true, of: id, in: world, label, at: state.place,
      isFinal: record.event == .end)
  }

  /// The activity of a step that took effect; nil where it was ignored or refused.
  private func applied(
    _ reference: String?, _ word: String, from before: World, to world: World
  ) -> String? {
    guard let id = before.activityID(named: reference) ?? world.activityID(named: reference),
      world.log.contains(where: { $0.event == word && $0.subject == id })
    else { return nil }
    return id
  }

  private mutating func keep(
    _ given: [GivenField], whole: Bool, of id: String, in world: World, _ label: String,
    at place: SourceLocation, staleAfter: Int? = nil, isFinal: Bool = false
  ) {
    guard let activity = world.activities[id], let declaration = product.activity(activity.kind)
    else { return }
    let fields = relative(given, declaration.contentState, in: world)
    var content = whole ? [] : current[id] ?? found[activity.kind]?.samples.last?.fields ?? []
    for field in fields {
      content.removeAll { $0.name == field.name }
      content.append(field)
    }
    for field in declaration.contentState where field.isGiven && field.type.isOptional {
      if content.contains(where: { $0.name == field.name }) { continue }
      content.append(GivenField(field.name, at: place, GivenValue(.null, at: place)))
    }
    let order = declaration.contentState.map(\.name)
    content.sort { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
    current[id] = content
    let sample = ContentSample(label: label, fields: content, place: place)
    var known = found[activity.kind] ?? Found()
    if known.staleAfter == nil { known.staleAfter = staleAfter }
    if isFinal {
      if known.finalSample == nil { known.finalSample = sample }
    } else if hasDeclaredCodes(sample, declaration), known.kinds.insert(sample.kinds).inserted {
      known.samples.append(sample)
    }
    found[activity.kind] = known
  }

  /// A code that nobody declared is a case of its own, no content of the product.
  private func hasDeclaredCodes(
    _ sample: ContentSample, _ declaration: ActivityDeclaration
  ) -> Bool {
    declaration.contentState.allSatisfy { field in
      guard let codes = field.type.declaredCodes,
        case .string(let code)? = sample.field(field.name)?.kind
      else { return true }
      return codes.contains(code)
    }
  }

  /// Fields without those that a sender fills in, with moments counted from the step.
  private func relative(
    _ fields: [GivenField], _ declarations: [FieldDeclaration], in world: World
  ) -> [GivenField] {
    fields.compactMap { field in
      let type = declarations.first { $0.name == field.name }?.type
      guard type?.isFilled != true else { return nil }
      var field = field
      field.value = relative(field.value, in: world)
      return field
    }
  }

  private func relative(_ value: GivenValue, in world: World) -> GivenValue {
    var value = value
    switch value.kind {
    case .moment(let moment):
      if let instant = calendar.instant(of: moment, timeZone: world.device.timeZone) {
        value.kind = .fromNow(instant.seconds - world.clock.seconds)
      }
    case .list(let elements): value.kind = .list(elements.map { relative($0, in: world) })
    case .record(let members):
      value.kind = .record(
        members.map { GivenField($0.name, at: $0.place, relative($0.value, in: world)) })
    case .null, .bool, .number, .string, .fromNow, .message: break
    }
    return value
  }
}

extension PushRefusal {
  /// Whether the payload itself is at fault, not when or to whom it was sent.
  var isOfThePayload: Bool {
    switch self {
    case .tooLarge, .noAPS, .noEvent, .noTimestamp, .futureTimestamp, .unknownAttributesType,
      .noAlert, .flatAlertKeys, .undecodable:
      true
    case .olderTimestamp, .equalTimestamp, .activityEnded, .noActivity, .broadcastStart: false
    }
  }
}

extension Step {
  /// Whether it expects a finding of an id or a group, so that the step before it is wrong on purpose.
  fileprivate func asksForFinding(of name: String) -> Bool {
    guard case .expect(let expectation) = action else { return false }
    let ids = CheckRegistry.ids(named: name)
    return expectation.entries.contains { entry in
      if case .finding(let match) = entry.value { ids.contains(match.id) } else { false }
    }
  }
}

extension PushEvent {
  /// The kind that a push would start; nil for any other push.
  fileprivate func startedKind(_ product: Product) -> String? {
    guard payload.event == .start,
      case .string(let name)? = payload.root.field("aps")?.field("attributes-type")?.kind
    else { return nil }
    return product.activity(attributesType: name)?.kind
  }

  /// The kind whose content it carries, for a push that names a type that the app does not have.
  fileprivate func kindMeant(_ product: Product) -> String? {
    guard payload.event == .start else { return nil }
    return PayloadFile.declaration(fitting: payload.root.field("aps"), of: product)?.kind
  }
}
