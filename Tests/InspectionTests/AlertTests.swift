import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import Testing

@Suite("Alerts, judged")
struct AlertTests {
  /// The probe with a server, keys of an alert in some targets, and a payload with this alert.
  private func probe(
    alert: String, steps: [String], onChange: String? = nil, policy: String = "update",
    inApp: [String: String]? = ["en": "Nearly at your door", "fr": "Presque à votre porte"],
    inServer: [String: String]? = ["en": "Nearly at your door", "fr": "Presque à votre porte"]
  ) -> ProductProbe {
    var probe = ProductProbe()
    let server = "server: { resources: [Server] }\n"
    probe.files["product.yaml"] =
      onChange.map { ProductProbe.product(onChange: $0, policy: policy, more: server) }
      ?? ProductProbe.product(policy: policy, more: server)
    var app = ["title": ["en": "Order", "fr": "Commande"]]
    app["alert.near"] = inApp
    probe.files["App/Localizable.xcstrings"] = ProductProbe.catalog(app)
    var texts = ["mail.subject": ["en": "Receipt", "fr": "Reçu"]]
    texts["alert.near"] = inServer
    probe.files["Server/Localizable.xcstrings"] = ProductProbe.catalog(texts)
    probe.files["near.apns"] = """
      {
        "aps": {
          "timestamp": 1786000000, "event": "update",
          "content-state": { "phase": "near", "localeTag": "fr", "localeRevision": 2 },
          "alert": \(alert)
        }
      }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    return probe
  }

  private let locKey = #"{ "body": { "loc-key": "alert.near" } }"#
  private let ofServer = #"{ "body": { "key": "alert.near" } }"#

  private func alerts(_ probe: ProductProbe) throws -> [String] {
    try probe.run().findings.filter { $0.surface == Surface.alert.id }.map {
      "\($0.place.file):\($0.place.line) \($0.severity.rawValue) \($0.id): \($0.message)"
    }
  }

  @Test("loc-keys follow the system; a choice kept in the app's store never reaches it")
  func system() throws {
    let story = ["language: fr", "push: near.apns"]
    #expect(
      try alerts(probe(alert: locKey, steps: story)) == [
        "near.apns:5 error alert-language: the system looked ‘alert.near’ up in en, not in fr: a "
          + "choice that the app keeps in its store never reaches it; resolve the alert on the server"
      ])
    #expect(try alerts(probe(alert: locKey, steps: ["push: near.apns"])) == [])
    let device = ["language: { device: [fr] }", "launch", "push: near.apns"]
    #expect(try alerts(probe(alert: locKey, steps: device)) == [])
    let both = ["language: { device: [en, fr] }", "language: fr", "push: near.apns"]
    #expect(
      try alerts(probe(alert: locKey, steps: both)).map { $0.hasSuffix("the server") } == [true])
  }

  @Test("kept in AppleLanguages, the choice reaches the system at the app's next launch")
  func appleLanguages() throws {
    let story = ["language: fr", "push: near.apns", "terminate", "launch", "push: near.apns"]
    var probe = probe(alert: locKey, steps: story)
    probe.files["product.yaml"] = probe.files["product.yaml"]!.replacing(
      "in-app-language: store", with: "in-app-language: apple-languages")
    #expect(
      try alerts(probe) == [
        "near.apns:5 error alert-language: the system looked ‘alert.near’ up in en, not in fr: it "
          + "learns the choice at the app's next launch"
      ])
  }

  @Test("resolved on the server an alert follows what the app told it")
  func server() throws {
    let story = ["language: fr", "push: near.apns", "expect: { everywhere: true }"]
    let sound = probe(alert: ofServer, steps: story)
    #expect(try alerts(sound) == [])
    #expect(try sound.run().expectations.map(\.passed) == [true])
    let untold = probe(
      alert: ofServer, steps: story, onChange: "[persist, raise-revision, update-activities]")
    #expect(
      try alerts(untold) == [
        "product.yaml:5 error alert-language: the server looked ‘alert.near’ up in en, not in fr: "
          + "its copy is en r1, and the list has no ‘sync-server’"
      ])
    let early = probe(
      alert: ofServer, steps: story,
      onChange: "[sync-server, persist, raise-revision, update-activities]")
    #expect(
      try alerts(early) == [
        "product.yaml:5 error alert-language: the server looked ‘alert.near’ up in en, not in fr: "
          + "its copy is en r1, told before the choice was stored"
      ])
    let held = ["offline", "push: near.apns", "language: fr", "offline: false"]
    #expect(
      try alerts(probe(alert: ofServer, steps: held)).map {
        $0.hasSuffix("its copy is en r1, and the push was sent before it was told")
      } == [true])
    let broadcast = ["language: fr", "push: { file: near.apns, to: broadcast }"]
    #expect(
      try alerts(probe(alert: ofServer, steps: broadcast)).map {
        $0.hasSuffix("a broadcast is resolved once for all that subscribe")
      } == [true])
  }

  @Test("a literal is judged by its words: another language's are an error, unknown ones a warning")
  func literal() throws {
    let story = ["language: fr", "push: near.apns"]
    #expect(
      try alerts(probe(alert: #""Nearly at your door""#, steps: story)) == [
        "near.apns:5 error alert-language: ‘Nearly at your door’ stands in the payload in en, and "
          + "the app has decided on fr: a literal follows nobody"
      ])
    #expect(try alerts(probe(alert: #""Presque à votre porte""#, steps: story)) == [])
    let unknown = try alerts(probe(alert: #""Ring the bell twice""#, steps: story))
    #expect(unknown.map { $0.hasPrefix("near.apns:5 warning alert-language") } == [true])
  }

  @Test("a name among the arguments is of no language, in whatever script")
  func arguments() throws {
    let alert = #"{ "body": { "key": "alert.near", "args": ["Нура"] } }"#
    let probe = probe(
      alert: alert, steps: ["language: fr", "push: near.apns", "expect: { everywhere: true }"],
      inServer: ["en": "%@ is here", "fr": "%@ est ici"])
    #expect(try alerts(probe) == [])
    let run = try probe.run()
    #expect(run.expectations.map(\.passed) == [true])
    let alerts = run.frames.last?.surfaces.filter { $0.surface == .alert } ?? []
    #expect(alerts.flatMap { $0.resolved.texts.map(\.string) } == ["Нура est ici"])
  }

  @Test("a key that the server alone has is a matter of the target; one that nobody has is missing")
  func missing() throws {
    let story = ["push: near.apns"]
    let membership = try alerts(probe(alert: locKey, steps: story, inApp: nil))
    #expect(membership.map { $0.hasPrefix("near.apns:5 error target-membership") } == [true])
    let nowhere = try alerts(probe(alert: locKey, steps: story, inApp: nil, inServer: nil))
    #expect(nowhere.map { $0.hasPrefix("near.apns:5 error missing-key") } == [true])
    var empty = probe(alert: locKey, steps: story, inApp: nil, inServer: nil)
    empty.files["product.yaml"]! += "platform: { missing-loc-key: empty }\n"
    #expect(try alerts(empty).map { $0.contains("missing-key") } == [true])
    let frame = try empty.run().frames.last
    let alert = frame?.surfaces.first { $0.surface == .alert }
    #expect(alert?.resolved.texts.map(\.string) == [""])
  }

  @Test("a translation that the server lacks is the catalog's fault, not the channel's")
  func fallback() throws {
    let found = try alerts(
      probe(
        alert: ofServer, steps: ["language: fr", "push: near.apns"],
        inServer: ["en": "Nearly at your door"]))
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.contains("alert-language") })
  }

  @Test("the app's own alert follows its process, unless the resource has the locale chosen")
  func local() throws {
    func story(_ text: String) -> [String] {
      ["language: fr", "update: { alert: { keys: { body: \(text) } } }"]
    }
    #expect(
      try alerts(probe(alert: "{}", steps: story("alert.near"))) == [
        "story.scenario.yaml:10 error alert-language: the app looked ‘alert.near’ up in en, not in "
          + "fr: the resource follows the process; give it ‘locale: shared-store’"
      ])
    #expect(
      try alerts(
        probe(alert: "{}", steps: story("{ key: alert.near, locale: shared-store }"))) == [])
  }

  @Test("while the change is on its way a lagging alert is a note")
  func unsettled() throws {
    // The device's language changes; the app has not been launched and its procedure has not run.
    let story = ["language: { device: [fr] }", "push: near.apns", "launch", "wait: 1s"]
    let found = try alerts(probe(alert: ofServer, steps: story))
    #expect(found.map { $0.contains(" note alert-language") } == [true])
  }

  @Test("everywhere means every alert since the last change, also those that are over")
  func everywhere() throws {
    let story = [
      "language: fr", "push: near.apns", "wait: 1s", "expect: { everywhere: true }",
      "expect: { surface: lock-screen, everywhere: true }", "language: en",
      "expect: { everywhere: true, language: en }",
    ]
    let results = try probe(alert: locKey, steps: story).run().expectations
    #expect(results.map(\.passed) == [false, true, true, true])
    #expect(results.first?.found == "‘Nearly at your door’ in en (alert)")
  }

  @Test("an alert counts among the texts that are in one language or not")
  func counted() throws {
    let story = ["language: fr", "push: near.apns"]
    let lagging = try probe(alert: locKey, steps: story).run().texts
    let sound = try probe(alert: ofServer, steps: story).run().texts
    #expect(lagging.all - lagging.inOneLanguage == sound.all - sound.inOneLanguage + 1)
  }

  @Test("a push that the phone drops for its alert is reported, with the line")
  func refused() throws {
    let flat = probe(alert: #"{ "loc-key": "alert.near" }"#, steps: ["push: near.apns"])
    #expect(try flat.findings().contains { $0.hasPrefix("near.apns:5 error payload-") })
    var start = probe(alert: "null", steps: ["push: near.apns"])
    start.files["near.apns"] = start.files["near.apns"]!.replacing(
      "\"update\"", with: #""start", "attributes-type": "card", "attributes": {}"#)
    #expect(try start.findings().contains { $0.hasPrefix("near.apns:5 error payload-") })
  }

  @Test("a restart names what it costs at its item; one that cannot start again is an error")
  func restarted() throws {
    let sound = probe(alert: "{}", steps: ["wait: 2m", "language: fr"], policy: "restart")
    let finding = try sound.run().findings.first { $0.id == "restarted-identity" }
    #expect(finding?.severity == .note)
    #expect(finding?.place.file == "product.yaml")
    #expect(
      finding?.message
        == "‘card#1’ became ‘card#2’: another id and push token, and its start moves by 2 min")
  }
}
