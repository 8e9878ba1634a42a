import Diagnostics
import Documents
import Simulation

/// The verbs of activities.
extension StepReader {
  mutating func start(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> StartEvent {
    let node: Node
    if case .mapping = member.value.kind {
      guard let activity = document.member("activity", of: options) else {
        throw document.problem("‘start’ needs ‘activity’", atKey: member)
      }
      node = activity
    } else {
      try refuse("activity", in: options, because: "the kind stands after ‘start:’")
      node = member.value
    }
    let kinds = product.product.activities.map(\.kind)
    let kind = try document.requireChoice(node, among: kinds, noun: "activity")
    guard let declared = product.product.activity(kind) else {
      throw document.unknownName("activity", kind, at: node, among: kinds)
    }
    lastKind = kind
    let values = GivenValueReader(document: document)
    var event = StartEvent(
      kind: kind,
      attributes: try values.fields(
        options["attributes"], of: declared.attributes, isWhole: true, step: member),
      state: try values.fields(
        options["state"], of: declared.contentState, isWhole: true, step: member))
    event.staleAfter = try staleAfter(options)
    if let score = document.member("relevance-score", of: options) {
      let digits = try document.requireNumber(score)
      guard let value = Double(digits), value.isFinite else {
        throw document.problem("expected a finite number, found ‘\(digits)’", at: score)
      }
      event.relevanceScore = value
    }
    try schedule(&event, options)
    if let style = document.member("style", of: options) {
      let name = try document.requireChoice(style, among: ScenarioKeys.styles, noun: "style")
      event.isTransient = name == "transient"
    }
    return event
  }

  /// ActivityKit's `request` takes an alert with `startDate:` alone, and needs it there; the system
  /// refuses a scheduled start without one.
  private func schedule(_ event: inout StartEvent, _ options: Node) throws(InputProblem) {
    event.startAfter = try duration("start-after", of: options)
    event.alert = try alerts.ofApp(document.member("alert", of: options))
    if event.alert != nil, event.startAfter == nil,
      let alert = options.members.first(where: { $0.key == "alert" })
    {
      throw document.problem(
        "a start at once takes no alert", atKey: alert,
        hints: ["the app is in front then; schedule it with ‘start-after’, or alert on an update"])
    }
  }

  mutating func update(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> UpdateEvent {
    let activity = try activityName(member, options)
    return UpdateEvent(
      activity: activity, state: try change(options, of: activity, step: member),
      staleAfter: try staleAfter(options),
      alert: try alerts.ofApp(document.member("alert", of: options)))
  }

  mutating func end(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> EndEvent {
    let activity = try activityName(member, options)
    var event = EndEvent(
      activity: activity, state: try change(options, of: activity, step: member))
    guard let dismissal = document.member("dismissal", of: options) else { return event }
    let text = try document.requireText(dismissal, expected: "a duration, as ‘4h’")
    switch text {
    case "default": break
    case "immediate": event.dismissal = .immediate
    case _:
      guard let seconds = durationSeconds(text) else {
        throw document.problem(
          "expected ‘default’, ‘immediate’ or a duration, as ‘4h’, found ‘\(text)’", at: dismissal)
      }
      event.dismissal = .after(seconds)
    }
    return event
  }

  /// The activity of a verb whose value is a name, a mapping of options or nothing.
  func activityName(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> String? {
    if case .mapping = member.value.kind { return try activityName(options["activity"]) }
    if member.value.kind != .null {
      try refuse("activity", in: options, because: "the activity stands after the verb")
      return try activityName(member.value)
    }
    return try activityName(options["activity"])
  }

  func activityName(_ node: Node?) throws(InputProblem) -> String? {
    guard let node, node.kind != .null else { return nil }
    return try readActivityName(node, of: document, product: product.product)
  }

  func refuse(
    _ key: String, in options: Node, because hint: String
  ) throws(InputProblem) {
    guard let member = options.members.first(where: { $0.key == key }) else { return }
    throw document.problem("‘\(key)’ is said twice", atKey: member, hints: [hint])
  }

  private func change(
    _ options: Node, of activity: String?, step: Node.Member
  ) throws(InputProblem) -> [GivenField] {
    let kind = activity.map { String($0.prefix { $0 != "#" }) } ?? lastKind
    let declared = kind.flatMap(product.product.activity) ?? product.product.activities.first
    return try GivenValueReader(document: document).fields(
      options["state"], of: declared?.contentState ?? [], isWhole: false, step: step)
  }

  func staleAfter(_ options: Node) throws(InputProblem) -> Int? {
    try duration("stale-after", of: options)
  }

  private func duration(_ key: String, of options: Node) throws(InputProblem) -> Int? {
    guard let node = document.member(key, of: options) else { return nil }
    let text = try document.requireText(node, expected: "a duration, as ‘10m’")
    guard let seconds = durationSeconds(text) else {
      throw document.problem("expected a duration, as ‘10m’, found ‘\(text)’", at: node)
    }
    return seconds
  }

  var alerts: AlertReader { AlertReader(document: document, product: product.product) }

  func otherApp(_ node: Node) throws(InputProblem) -> Bool {
    if case .bool(let isRunning) = node.kind, node.tag == nil { return isRunning }
    return try document.requireChoice(node, among: ["start", "end"], noun: "change") == "start"
  }
}
