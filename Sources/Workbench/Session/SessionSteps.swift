import Diagnostics
import Languages
import Presentation
import Simulation

/// The steps of a session as lines of YAML.
struct SessionSteps {
  let scenario: Scenario
  let product: Product
  /// The folder that the file will stand in; paths count from there.
  let folder: String
  private let values: SessionValues
  /// Of the last activity started, as readers take a state without an activity's name.
  private var lastKind: String?

  init(scenario: Scenario, product: Product, folder: String) {
    self.scenario = scenario
    self.product = product
    self.folder = folder
    values = SessionValues(product: product)
  }

  /// A member of a step.
  typealias Member = (key: String, value: YAMLValue?)

  /// A step that is played.
  mutating func lines(_ event: Event) -> [String] {
    let members = members(event)
    return members.isEmpty ? [] : step(members)
  }

  /// A step that is none to be played; an expectation that is not judged is left as a comment.
  func lines(_ action: StepAction, isJudged: Bool) -> [String] {
    switch action {
    case .event: []
    case .caption(let text): step([("caption", .text(text))])
    case .chapter(let name): step([("chapter", .text(name))])
    case .pause: step([("pause", nil)])
    case .snapshot(let name): step([("snapshot", .text(name))])
    case .expect(let expectation):
      if isJudged {
        step([("expect", SessionSteps.members(expectation))])
      } else {
        ["  # not judged: - expect: \(SessionSteps.members(expectation).flow)"]
      }
    }
  }

  private func step(_ members: [Member]) -> [String] {
    members.enumerated().map { index, member in
      let margin = index == 0 ? "  - " : "    "
      guard let value = member.value else {
        // A verb alone is a word; beside other keys it needs its colon.
        return "\(margin)\(member.key)\(members.count > 1 ? ":" : "")"
      }
      return "\(margin)\(YAMLValue.scalar(member.key)): \(value.flow)"
    }
  }

  // MARK: Events

  private mutating func members(_ event: Event) -> [Member] {
    switch event {
    case .start(let start): return members(start)
    case .update(let update):
      return named("update", update.activity) + state(update.state, of: update.activity)
        + staleAfter(update.staleAfter) + values.alert(update.alert)
    case .push(let push): return members("push", push)
    case .missPush(let push): return members("miss-push", push)
    case .end(let end):
      return named("end", end.activity) + state(end.state, of: end.activity)
        + dismissal(end.dismissal)
    case .stale(let activity): return named("stale", activity)
    case .dismiss(let activity): return named("dismiss", activity)
    case .otherApp(let isRunning): return [("other-app", .text(isRunning ? "start" : "end"))]
    case .languageInApp(let tag):
      // A product whose app offers no choice refuses it; all that happens is that the app opens.
      if product.inAppLanguage == .none { return [("foreground", nil)] }
      return [("language", .text(tag.description))]
    case .languageOfDevice(let tags):
      return [("language", .map([("device", tags.yaml)]))]
    case .languagePerApp(let tag):
      return [("language", .map([("per-app", tag.map { .text($0.description) } ?? .null)]))]
    case .region(let region): return [("region", .text(region))]
    case .timeZone(let zone): return [("time-zone", .text(zone))]
    case .hourCycle(let cycle): return [("hour-cycle", .text(cycle?.rawValue ?? "region"))]
    case .textSize(let size): return [("text-size", .text(size.rawValue))]
    case .device(let model, let os):
      let parts = [("model", model?.name), ("os", os)].compactMap { key, value in
        value.map { (key: key, value: YAMLValue.text($0)) }
      }
      return [("device", .map(parts))]
    case .install, .launch, .foreground, .background, .terminate, .reboot, .syncServer:
      return [(event.word, nil)]
    case .lock: return [(event.word, nil)]
    case .offline(let isOffline): return [("offline", .bool(isOffline))]
    case .wait(let seconds): return [("wait", .duration(seconds))]
    case .at(let moment): return [("at", .text(moment.iso8601))]
    case .edit(let edits): return edits.first.map(members) ?? []
    }
  }

  private mutating func members(_ start: StartEvent) -> [Member] {
    lastKind = start.kind
    let declared = product.activity(start.kind)
    var members: [Member] = [("start", .text(start.kind))]
    if !start.attributes.isEmpty {
      members.append(
        ("attributes", values.fields(start.attributes, of: declared?.attributes ?? [])))
    }
    members += state(start.state, of: start.kind)
    members += staleAfter(start.staleAfter)
    if let score = start.relevanceScore { members.append(("relevance-score", .number("\(score)"))) }
    if let seconds = start.startAfter { members.append(("start-after", .duration(seconds))) }
    members += values.alert(start.alert)
    if start.isTransient { members.append(("style", .text("transient"))) }
    return members
  }

  private func members(_ verb: String, _ push: PushEvent) -> [Member] {
    // Where the file was found, which may be a layer below the one that names it.
    let file = PathStyle.folder(folder).show(push.payload.root.place.file)
    var members: [Member] = [(verb, .text(file))]
    if let activity = push.activity { members.append(("activity", .text(activity))) }
    if push.asWritten { members.append(("as-written", .bool(true))) }
    if push.isBroadcast { members.append(("to", .text("broadcast"))) }
    members += values.alert(push.alert)
    return members
  }

  private func members(_ edit: ResourceEdit) -> [Member] {
    switch edit {
    case .remove(let target, let table, let locale, let key, place: _):
      var parts: [(key: String, value: YAMLValue)] = [("target", .text(target.name))]
      if table != "Localizable" { parts.append(("table", .text(table))) }
      if let locale { parts.append(("locale", .text(locale))) }
      parts.append(("key", .text(key)))
      return [("remove-translation", .map(parts))]
    case .replace(let target, let name, place: _):
      let isBesideProduct =
        FilePath.folder(of: scenario.file) == FilePath.folder(of: product.file)
      // Folders are looked for where the product is, which stays where it was.
      let path =
        isBesideProduct || FilePath.folder(of: scenario.file) == folder
        ? name
        : PathStyle.folder(folder).show(
          FilePath.join(FilePath.folder(of: scenario.file), name))
      return [
        ("translation-version", .map([("target", .text(target.name)), ("folder", .text(path))]))
      ]
    // A product's own edit; no step makes one.
    case .set: return []
    }
  }

  private func named(_ verb: String, _ activity: String?) -> [Member] {
    [(verb, activity.map { .text($0) })]
  }

  private func state(_ fields: [GivenField], of activity: String?) -> [Member] {
    guard !fields.isEmpty else { return [] }
    let kind = activity.map { String($0.prefix { $0 != "#" }) } ?? lastKind
    let declared = kind.flatMap(product.activity) ?? product.activities.first
    return [("state", values.fields(fields, of: declared?.contentState ?? []))]
  }

  private func staleAfter(_ seconds: Int?) -> [Member] {
    seconds.map { [("stale-after", .duration($0))] } ?? []
  }

  private func dismissal(_ dismissal: Dismissal) -> [Member] {
    switch dismissal {
    case .default: []
    case .immediate: [("dismissal", .text("immediate"))]
    case .after(let seconds): [("dismissal", .duration(seconds))]
    }
  }
}

extension [LanguageTag] {
  /// As a list of texts.
  var yaml: YAMLValue { .list(map { .text($0.description) }) }
}
