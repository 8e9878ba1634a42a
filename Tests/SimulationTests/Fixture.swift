import Diagnostics
import Languages
import Presentation
package import Simulation

typealias Place = Diagnostics.SourceLocation

let english = LanguageTag("en")!
let french = LanguageTag("fr")!
let canadian = LanguageTag("fr-CA")!
let german = LanguageTag("de")!
let arabic = LanguageTag("ar")!

/// 2026-08-06T13:00:00Z.
let nine = Instant(1_786_021_200)

/// Where live events come from, and the scenario begins.
let live = Place(file: "live", line: 1, column: 1)
let beginning = Place(file: "a.scenario.yaml", line: 1, column: 1)

func step(_ line: Int) -> Place { Place(file: "a.scenario.yaml", line: line, column: 5) }
func product(_ line: Int) -> Place { Place(file: "product.yaml", line: line, column: 3) }
func payload(_ line: Int) -> Place { Place(file: "a.apns", line: line, column: 1) }

/// Knows UTC alone.
struct UniversalTime: CivilCalendar {
  func instant(of moment: LocalMoment, timeZone: String) -> Instant? {
    guard timeZone == "UTC", (1...12).contains(moment.month) else { return nil }
    // Days since 1970-01-01 in the proleptic Gregorian calendar.
    let year = moment.month > 2 ? moment.year : moment.year - 1
    let month = (moment.month + 9) % 12
    let days =
      365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + moment.day - 1
      - 719_468
    let seconds = days * 86400 + moment.hour * 3600 + moment.minute * 60 + moment.second
    return Instant(seconds - (moment.offset ?? 0))
  }
}

/// A delivery app: an app with a screen, an extension, one kind of activity, a server.
func courier(
  onLanguageChange: [ProcedureItem] = [.persist, .raiseRevision, .updateActivities, .syncServer],
  onLaunch: [ProcedureItem] = [.decide, .syncServer], policy: LanguageChangePolicy = .update,
  inApp: InAppLanguage = .store, unknown: UnknownCode = .reject,
  fields: [FieldDeclaration] = [], edits: [ResourceEdit] = []
) -> Product {
  let state = [
    declared("phase", .codes(["preparing", "nearby", "delivered"], unknown: unknown)),
    declared("estimatedArrival", .optional(.date)), declared("stopCount", .optional(.int)),
    declared("courierName", .optional(.userText)), declared("localeTag", .languageTag),
    declared("localeRevision", .revision),
  ]
  var delivery = ActivityDeclaration(
    kind: "delivery", attributesType: "DeliveryAttributes", target: TargetID("widgets"),
    attributes: [declared("orderID", .string)], contentState: state + fields,
    onLanguageChange: policy,
    views: [
      .lockScreen: PresentationID("delivery#lock-screen"),
      .compactTrailing: PresentationID("delivery#compact-trailing"),
    ], place: product(40))
  delivery.views[.minimal] = PresentationID("delivery#minimal")
  return Product(
    name: "Courier", file: "product.yaml", defaultLanguage: english,
    supported: [english, french, canadian, german, arabic], inAppLanguage: inApp,
    onLanguageChange: onLanguageChange.enumerated().map { Placed($1, at: product(10 + $0)) },
    onLanguageChangePlace: product(9),
    onLaunch: onLaunch.enumerated().map { Placed($1, at: product(20 + $0)) },
    targets: [
      TargetDeclaration(
        id: TargetID("app"), kind: .app, resources: [], screen: PresentationID("screen"),
        place: product(30)),
      TargetDeclaration(
        id: TargetID("widgets"), kind: .widgetExtension, resources: [], place: product(31)),
    ], serverTarget: TargetID("server"), activities: [delivery], edits: edits)
}

func declared(
  _ name: String, _ type: FieldType, from: StateExpression? = nil
) -> FieldDeclaration {
  FieldDeclaration(name: name, type: type, from: from, place: product(50))
}

/// A phone in Canada that speaks English.
func story(
  languages: [LanguageTag] = [LanguageTag("en-US")!], store: StoredLanguage? = nil,
  settings: [Setting: String] = [:], steps: [Step] = []
) -> Scenario {
  var chosen = PlatformSettings()
  for (setting, option) in settings { chosen[setting] = option }
  return Scenario(
    name: "A", file: "a.scenario.yaml", locale: canadian,
    device: Device(languages: languages, region: "CA", timeZone: "UTC"), now: nine, store: store,
    settings: chosen, steps: steps)
}

/// A scenario under way; each event stands on a line of its own.
struct Play {
  let product: Product
  var world: World
  var line = 0

  init(_ product: Product = courier(), _ scenario: Scenario = story()) {
    self.product = product
    world = World.launched(product: product, scenario: scenario)
  }

  /// Plays events one after the other.
  mutating func callAsFunction(_ events: Event...) {
    for event in events {
      line += 1
      reduce(
        &world, Placed(event, at: step(line)), product: product, calendar: UniversalTime())
    }
  }

  subscript(_ id: String) -> Activity { world.activities[id]! }

  func render(_ id: String = "delivery#1", _ surface: Surface = .lockScreen) -> KeptRender? {
    world.renders[.activity(id)]?[surface]
  }

  var screen: KeptRender? { world.renders[.appScreen]?[.appScreen] }

  /// The words of the log, with the reason where there is one.
  var log: [String] {
    world.log.map { entry in
      ([entry.event] + entry.fields.filter { $0.name == "reason" }.map(\.value))
        .joined(separator: " ")
    }
  }
}

extension GivenValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self.init(.string(text), at: payload(1)) }
  package init(integerLiteral number: Int) { self.init(.number("\(number)"), at: payload(1)) }
  package init(dictionaryLiteral fields: (String, GivenValue)...) {
    self.init(.record(fields.map { GivenField($0, at: payload(1), $1) }), at: payload(1))
  }

  static func digits(_ digits: String) -> GivenValue { GivenValue(.number(digits), at: payload(1)) }
  static let null = GivenValue(.null, at: payload(1))
}

func given(_ fields: KeyValuePairs<String, GivenValue>) -> [GivenField] {
  fields.map { GivenField($0, at: step(99), $1) }
}

func start(
  _ more: KeyValuePairs<String, GivenValue> = [:], phase: GivenValue = "preparing",
  staleAfter: Int? = nil, relevance: Double? = nil, startAfter: Int? = nil,
  alert: AlertContent? = AlertContent(
    title: .verbatim(.literal(.int(1))), body: nil, place: step(1)), isTransient: Bool = false
) -> Event {
  .start(
    StartEvent(
      kind: "delivery", attributes: given(["orderID": "A-17"]),
      state: given(["phase": phase]) + given(more), staleAfter: staleAfter,
      relevanceScore: relevance, startAfter: startAfter,
      alert: startAfter == nil ? nil : alert, isTransient: isTransient))
}

func update(
  _ state: KeyValuePairs<String, GivenValue> = [:], _ activity: String? = nil,
  staleAfter: Int? = nil
) -> Event {
  .update(UpdateEvent(activity: activity, state: given(state), staleAfter: staleAfter))
}

func end(
  _ state: KeyValuePairs<String, GivenValue> = [:], _ dismissal: Dismissal = .default
) -> Event {
  .end(EndEvent(state: given(state), dismissal: dismissal))
}

/// A payload whose file was written for 2025-08-01T00:00:00Z.
let written = 1_754_006_400

func aps(
  _ event: String = "update", timestamp: GivenValue = GivenValue(integerLiteral: written),
  state: GivenValue? = ["phase": "nearby"], _ more: KeyValuePairs<String, GivenValue> = [:],
  size: Int = 400
) -> Payload {
  var fields = [
    GivenField("timestamp", at: payload(2), timestamp),
    GivenField("event", at: payload(3), GivenValue(.string(event), at: payload(3))),
  ]
  if let state {
    fields.append(
      GivenField("content-state", at: payload(4), GivenValue(state.kind, at: payload(4))))
  }
  fields += more.map { GivenField($0, at: payload(5), $1) }
  let root = GivenValue(
    .record([GivenField("aps", at: payload(1), GivenValue(.record(fields), at: payload(1)))]),
    at: payload(1))
  return Payload(file: "a.apns", root: root, size: size, syntaxProblems: [])
}

func push(
  _ payload: Payload, _ activity: String? = nil, asWritten: Bool = false,
  broadcast: Bool = false
) -> Event {
  .push(
    PushEvent(
      payload: payload, activity: activity, asWritten: asWritten, isBroadcast: broadcast))
}
