import Catalogs
import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads the steps of a scenario in their order, and what they name.
struct StepReader {
  let document: Document
  let product: LoadedProduct
  let vocabulary: Vocabulary
  let calendar: any CivilCalendar
  /// Where payloads and folders are looked for.
  let layers: LayeredFiles
  let locale: LanguageTag
  /// The device's zone at the step.
  var timeZone: String
  /// What the phone's clock shows at the step.
  private var clock: Instant

  var problems: [InputProblem] = []
  var documents = DocumentSet()
  var folders: [String: ResourceSet] = [:]
  /// As edited by the steps so far.
  var resources: [TargetID: ResourceSet]
  var payloads: [String: Payload] = [:]
  var lastKind: String?

  init(
    document: Document, product: LoadedProduct, vocabulary: Vocabulary,
    calendar: any CivilCalendar, layers: LayeredFiles, locale: LanguageTag, timeZone: String,
    now: Instant
  ) {
    self.document = document
    self.product = product
    self.vocabulary = vocabulary
    self.calendar = calendar
    self.layers = layers
    self.locale = locale
    self.timeZone = timeZone
    clock = now
    resources = product.resources
    for edit in product.product.edits { _ = applyEdit(edit, to: &resources, document: document) }
  }

  mutating func read(_ node: Node) throws(InputProblem) -> [Step] {
    var steps: [Step] = []
    for element in try document.requireSequence(node, expected: "a list of steps") {
      steps.append(try step(element, number: steps.count + 1))
    }
    return steps
  }

  private mutating func step(_ node: Node, number: Int) throws(InputProblem) -> Step {
    if node.tag == nil, let word = node.string {
      let verb = try bareVerb(word, at: node)
      let member = Node.Member(
        key: verb.name, keyPlace: node.place, value: Node(.null, at: node.place),
        keyExtent: node.extent)
      return try step(
        member, verb, options: Node(.mapping([]), at: node.place), number: number, place: node.place
      )
    }
    let members = try document.requireMapping(node, expected: "a step, as ‘wait: 30s’")
    guard let member = members.first(where: { Verbs.names.contains($0.key) }),
      let verb = Verbs.all.first(where: { $0.name == member.key })
    else { throw unknownVerb(node, members) }
    let options = try options(
      of: member, verb, beside: members.filter { $0.key != member.key }, node)
    return try step(member, verb, options: options, number: number, place: node.place)
  }

  private mutating func step(
    _ member: Node.Member, _ verb: Verbs.Verb, options: Node, number: Int, place: SourceLocation
  ) throws(InputProblem) -> Step {
    if member.value.kind == .null, !verb.isBare, member.value.tag == nil {
      throw document.problem("‘\(verb.name)’ needs a value", atKey: member)
    }
    let action = try action(member, options)
    return Step(
      number: number, verb: verb.name, summary: summary(of: member, options), action: action,
      place: place)
  }

  private func bareVerb(_ word: String, at node: Node) throws(InputProblem) -> Verbs.Verb {
    if Verbs.later.contains(word) {
      throw document.problem("the verb ‘\(word)’ is not yet supported", at: node)
    }
    guard let verb = Verbs.all.first(where: { $0.name == word }) else {
      throw document.unknownName("verb", word, at: node, among: Verbs.names)
    }
    guard verb.isBare else {
      throw document.problem(
        "‘\(word)’ needs a value", at: node, hints: ["write ‘\(word): …’"])
    }
    return verb
  }

  private func unknownVerb(_ node: Node, _ members: [Node.Member]) -> InputProblem {
    guard let member = members.first else {
      return document.problem("expected a step, as ‘wait: 30s’", at: node)
    }
    if Verbs.later.contains(member.key) {
      return document.problem("the verb ‘\(member.key)’ is not yet supported", atKey: member)
    }
    if member.key == "alert" {
      return document.problem(
        "‘alert’ stands beside ‘update’ or ‘push’", atKey: member,
        hints: ["an update without ‘state’ alerts and changes nothing"])
    }
    return document.unknownKey(member, among: Verbs.names, noun: "verb")
  }

  /// The keys beside a verb and those in the mapping after it, as one mapping.
  private func options(
    of member: Node.Member, _ verb: Verbs.Verb, beside: [Node.Member], _ node: Node
  ) throws(InputProblem) -> Node {
    var members: [Node.Member] = []
    var written = beside
    if !verb.options.isEmpty, case .mapping(let inner) = member.value.kind { written += inner }
    for option in written {
      if Verbs.later.contains(option.key) {
        throw document.problem("‘\(option.key)’ is not yet supported", atKey: option)
      }
      guard verb.options.contains(where: { $0.name == option.key }) else {
        if Verbs.names.contains(option.key) {
          throw document.problem(
            "‘\(verb.name)’ and ‘\(option.key)’ are two verbs", atKey: option,
            hints: ["begin another step with ‘- ’"])
        }
        throw document.problem(
          "‘\(verb.name)’ has no key ‘\(option.key)’", atKey: option,
          hints: nameHints(option.key, among: verb.options.map(\.name)))
      }
      if let first = members.first(where: { $0.key == option.key }) {
        throw document.duplicateKey(option, first: first.keyPlace)
      }
      members.append(option)
    }
    return Node(.mapping(members), at: node.place)
  }

  private mutating func action(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> StepAction {
    let value = member.value
    switch member.key {
    case "expect":
      let reader = ExpectationReader(
        document: document, product: product.product, vocabulary: vocabulary, locale: locale)
      return .expect(try reader.read(value))
    case "caption": return .caption(try document.requireText(value))
    case "chapter": return .chapter(try document.requireText(value))
    case "snapshot": return .snapshot(try document.requireText(value))
    case "pause":
      try requireNothing(member)
      return .pause
    case _: return .event(try event(member, options))
    }
  }

  private mutating func event(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> Event {
    let value = member.value
    switch member.key {
    case "start": return .start(try start(member, options))
    case "update": return .update(try update(member, options))
    case "push": return .push(try push(member, options))
    case "miss-push": return .missPush(try push(member, options))
    case "end": return .end(try end(member, options))
    case "stale": return .stale(activity: try activityName(value))
    case "dismiss": return .dismiss(activity: try activityName(value))
    case "other-app": return .otherApp(isRunning: try otherApp(value))
    case "remove-translation":
      let edit = try editReader.remove(value, at: member.keyPlace)
      if let problem = applyEdit(edit, to: &resources, document: document) {
        throw document.problem(problem.message, atKey: member, hints: problem.hints)
      }
      return .edit([edit])
    case "translation-version": return .edit([try replacement(member)])
    case "wait":
      let text = try document.requireText(value, expected: "a duration, as ‘30s’")
      guard let seconds = durationSeconds(text) else {
        throw document.problem(
          "expected a duration, as ‘90s 12m 4h 2d’, found ‘\(text)’", at: value)
      }
      clock = clock.later(by: seconds)
      return .wait(seconds)
    case "at": return .at(try moment(value))
    case "time-zone":
      timeZone = try readTimeZone(value, of: document, calendar: calendar)
      return .timeZone(timeZone)
    case _:
      return try DeviceEventReader(document: document, product: product.product).read(member)
    }
  }

  var editReader: ResourceEditReader {
    ResourceEditReader(document: document, targets: product.product.targets.map(\.id.name))
  }

  private func requireNothing(_ member: Node.Member) throws(InputProblem) {
    try requireNoValue(member, of: document)
  }

  private mutating func moment(_ node: Node) throws(InputProblem) -> LocalMoment {
    let moment = try readMoment(node, of: document, calendar: calendar, timeZone: timeZone)
    guard let time = calendar.instant(of: moment, timeZone: timeZone) else { return moment }
    guard time >= clock else {
      throw document.problem(
        "‘\(try document.requireText(node))’ is over when this step begins: expected a later moment",
        at: node)
    }
    clock = time
    return moment
  }
}
