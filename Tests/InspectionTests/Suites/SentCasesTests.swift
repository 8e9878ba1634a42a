import Diagnostics
import Inspection
import Presentation
import Testing

@Suite("Cases about what is sent")
struct SentCasesTests {
  private static let lockScreen = "lock-screen/iPhone 16 Pro"

  // MARK: LA-13

  @Test("each malformed push is refused for its reason, and the card stays")
  func malformedPushes() throws {
    #expect(try ProductProbe().wrong("LA-13") == [])
    let cells = try ProductProbe().cells("LA-13")
    #expect(
      cells.compactMap(\.state) == [
        "missing field", "mistyped field", "too large", "older timestamp", "after the end",
      ])
    let held = cells[0].evidence.filter { $0.outcome == .held }.map(\.text)
    for refusal in [
      "missing field: undecodable", "mistyped field: undecodable", "too large: too-large",
      "older timestamp: older-timestamp", "after the end: activity-ended",
    ] {
      #expect(held.contains(refusal))
    }
    #expect(held.count { $0.hasSuffix(": the last good content stays") } == 5)
    #expect(!cells.flatMap(\.findings).isEmpty && cells.flatMap(\.findings).allSatisfy(\.claimed))
  }

  @Test("a refusal that nobody is told of fails")
  func untoldRefusal() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(more: "severity: { payload-late: off }")
    let failed = try probe.cells("LA-13").flatMap(\.evidence).filter { $0.outcome == .failed }
    #expect(
      failed.map(\.text) == [
        "older timestamp: the reason is told: found silence",
        "after the end: the reason is told: found silence",
      ])
  }

  @Test("a content that no server could send has no payload to spoil")
  func unsendable() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([]).replacing(
      "{ phase: packing }", with: "{ phase: packing, note: { key: title } }")
    #expect(try probe.verdict("LA-13") == .notApplicable)
  }

  // MARK: LA-14

  /// The probe with a server and words for an alert in both its resources and the app's.
  private func alerting(
    _ steps: [String], onChange: String? = nil, alert: String? = nil
  ) -> ProductProbe {
    var probe = ProductProbe()
    let more = "server: { resources: [Server] }"
    probe.files["product.yaml"] =
      onChange.map { ProductProbe.product(onChange: $0, more: more) }
      ?? ProductProbe.product(more: more)
    let words = ["alert.near": ["en": "Your things are near", "fr": "Vos affaires sont proches"]]
    probe.files["Server/Localizable.xcstrings"] = ProductProbe.catalog(words)
    probe.files["App/Localizable.xcstrings"] = ProductProbe.catalog(words)
    let written = alert.map { ", \"alert\": \($0)" } ?? ""
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update", "stale-date": 1786000600,
        "content-state": { "phase": "near" }\(written) } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    return probe
  }

  private static let byServer =
    "push: near.apns\n    alert: { server: { title: { key: alert.near } } }"
  private static let byKey = "push: near.apns\n    alert: { keys: { title: { key: alert.near } } }"

  @Test("an alert that the server resolves follows what the server was told")
  func alertOfServer() throws {
    #expect(try alerting(["language: $locale", Self.byServer]).wrong("LA-14") == [])
    let untold = alerting(
      ["language: $locale", Self.byServer],
      onChange: "[persist, raise-revision, update-activities]")
    #expect(
      try untold.wrong("LA-14") == [
        "LA-14/fr/alert/iPhone 16 Pro/server fail locale decision alert-language"
      ])
  }

  @Test(
    "keys after a choice in the app fail; on a phone in the language they pass, told of the other")
  func alertByKeys() throws {
    #expect(
      try alerting(["language: $locale", Self.byKey]).wrong("LA-14") == [
        "LA-14/fr/alert/iPhone 16 Pro/keys fail locale decision alert-language"
      ])
    let onPhone = alerting(["language: { device: [$locale] }", "launch", Self.byKey])
    #expect(try onPhone.wrong("LA-14") == [])
    let cell = try #require(try onPhone.cells("LA-14").first)
    #expect(cell.state == "keys on a phone in the locale")
    #expect(cell.findings.map { "\($0.id) \($0.claimed)" } == ["alert-language true"])
    #expect(
      cell.evidence.contains {
        $0.outcome == .held
          && $0.text == "after a choice in the app: the system's keys lag, and that is told"
      })
  }

  @Test("the app's own alert is in the locale that it is given")
  func alertOfApp() throws {
    func probe(_ locale: String) -> ProductProbe {
      alerting([
        "language: $locale",
        "update:\n    alert: { keys: { title: { key: alert.near\(locale) } } }",
      ])
    }
    #expect(try probe(", locale: shared-store").wrong("LA-14") == [])
    #expect(
      try probe("").wrong("LA-14") == [
        "LA-14/fr/alert/iPhone 16 Pro/app fail locale decision alert-language"
      ])
  }

  @Test("a literal in a payload follows nobody")
  func literalAlert() throws {
    let probe = alerting(
      ["language: $locale", "push: near.apns"], alert: "{ \"title\": \"Your things are near\" }")
    #expect(
      try probe.wrong("LA-14") == [
        "LA-14/fr/alert/iPhone 16 Pro/server fail locale decision alert-language"
      ])
    #expect(try probe.wrong("LA-14", "en") == [])
    let unknown = alerting(
      ["language: $locale", "push: near.apns"], alert: "{ \"title\": \"Grmbl frtz\" }")
    #expect(try unknown.verdict("LA-14") == .inconclusive)
  }

  @Test("an alert that is dropped with its push fails")
  func droppedAlert() throws {
    let probe = alerting(
      ["language: $locale", "push: near.apns"], alert: "{ \"title-loc-key\": \"alert.near\" }")
    #expect(try probe.verdict("LA-14") == .fail)
    #expect(
      try probe.cells("LA-14").flatMap(\.evidence).contains {
        $0.text == "an alert is delivered: found flat-alert-keys"
      })
  }

  @Test("an alert's sentence that is kept in the state fails")
  func sentenceAsState() throws {
    var probe = alerting(
      ["language: $locale", "push: near.apns"],
      alert: "{ \"title\": \"Vos affaires sont proches\" }")
    #expect(try probe.wrong("LA-14") == [])
    probe.files["near.apns"] = probe.files["near.apns"]?.replacing(
      "\"phase\": \"near\"", with: "\"phase\": \"near\", \"note\": \"Vos affaires sont proches\"")
    #expect(
      try probe.wrong("LA-14") == ["LA-14/fr/alert/iPhone 16 Pro/server fail delivery"])
  }

  @Test("a product without alerts alerts nobody")
  func noAlert() throws {
    #expect(try ProductProbe().wrong("LA-14") == [])
    #expect(try ProductProbe().cells("LA-14").map(\.state) == ["none"])
  }

  // MARK: LA-15

  @Test("what nothing follows turns stale; without a stale date it never does")
  func missedPush() throws {
    var probe = alerting(["push: near.apns"])
    let cells = try probe.cells("LA-15").filter { $0.verdict == .fail }
    #expect(cells.map { $0.surface?.id } == [nil, "lock-screen"], "the start gives no stale date")
    probe.files["story.scenario.yaml"] = probe.files["story.scenario.yaml"]?.replacing(
      "{ phase: packing }", with: "{ phase: packing }\n    stale-after: 10m")
    #expect(try probe.wrong("LA-15") == [])
    probe.files["near.apns"] = probe.files["near.apns"]?.replacing(
      "\"stale-date\": 1786000600,", with: "")
    #expect(try probe.verdict("LA-15") == .fail)
    #expect(
      try probe.cells("LA-15")[0].evidence.contains { $0.text == "card is stale: found active" })
  }

  @Test("a card that shows old data as current fails")
  func pretendsToBeCurrent() throws {
    var probe = alerting([])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([]).replacing(
      "{ phase: packing }", with: "{ phase: packing }\n    stale-after: 10m")
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { key: status.near } }
      """
    #expect(
      try probe.wrong("LA-15") == [
        "LA-15/fr/\(Self.lockScreen)/stale fail on screen stale-unmarked"
      ])
  }

  // MARK: LA-24

  private func broadcasting(environment: String, state: String = "") -> ProductProbe {
    var probe = alerting(["push: { file: near.apns, to: broadcast }"])
    probe.files["card.views.yaml"] = ProductProbe.views(environment: environment)
    if state.isEmpty {
      probe.files["product.yaml"] = ProductProbe.product().replacing(
        "      localeTag: LanguageTag\n      localeRevision: Revision\n", with: "")
    } else {
      probe.files["near.apns"] = probe.files["near.apns"]?.replacing(
        "\"phase\": \"near\"", with: "\"phase\": \"near\", \(state)")
    }
    return probe
  }

  @Test("a broadcast is right for all where each phone asks its own store")
  func broadcastByStore() throws {
    #expect(try broadcasting(environment: "shared-store").wrong("LA-24") == [])
    #expect(
      try broadcasting(environment: "shared-store").cells("LA-24")[0].evidence.contains {
        $0.text == "a subscriber in en has the same state" && $0.outcome == .held
      })
  }

  @Test("a locale in the state of a broadcast is wrong for the others, whichever is asked")
  func broadcastByState() throws {
    let probe = broadcasting(
      environment: "content-state", state: "\"localeTag\": \"fr\", \"localeRevision\": 2")
    for locale in ["en", "fr"] {
      #expect(try probe.verdict("LA-24", locale) == .fail)
      #expect(
        try probe.cells("LA-24", locale).flatMap(\.findings).contains { $0.id == "stale-render" })
    }
  }

  @Test("a broadcast that does not decode reaches nobody, and fails")
  func lostBroadcast() throws {
    var probe = alerting(["push: { file: near.apns, to: broadcast }"])
    probe.files["near.apns"] = probe.files["near.apns"]?.replacing("near", with: "lost")
    #expect(try probe.verdict("LA-24") == .fail)
  }

  @Test("without a broadcast there is none to judge, whatever the views read")
  func noBroadcast() throws {
    #expect(try ProductProbe().verdict("LA-24") == .notApplicable)
  }
}
