import Diagnostics
import Inspection
import Presentation
import Testing

@Suite("Cases about a language that changed")
struct ChangedCasesTests {
  private func probe(
    _ onChange: String = "[persist, raise-revision, update-activities, sync-server]",
    policy: String = "update", environment: String = "content-state", more: String = ""
  ) -> ProductProbe {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      onChange: onChange, policy: policy, more: more)
    probe.files["card.views.yaml"] = ProductProbe.views(environment: environment)
    return probe
  }

  // MARK: LA-16

  @Test("a restart is counted with its identity and its time")
  func restart() throws {
    #expect(try probe(policy: "restart").wrong("LA-16") == [])
    let cell = try probe(policy: "restart").cells("LA-16")[0]
    #expect(cell.findings.map { "\($0.id) \($0.claimed)" } == ["restarted-identity true"])
    #expect(
      cell.evidence.contains {
        $0.text == "card#1 became card#2, its start moves by 12 min" && $0.outcome == .fact
      })
    #expect(try probe().verdict("LA-16") == .notApplicable)
  }

  @Test("a restart that does not happen, or that nobody is told of, fails")
  func restartNotKept() throws {
    let missing = probe("[persist, raise-revision, sync-server]", policy: "restart")
    #expect(try missing.wrong("LA-16") == ["LA-16/fr/iPhone 16 Pro/restarted fail regeneration"])
    let untold = probe(policy: "restart", more: "severity: { restarted-identity: off }")
    #expect(try untold.verdict("LA-16") == .fail)
  }

  // MARK: LA-17

  @Test("one tag and one revision after the change", arguments: ["update", "restart", "nothing"])
  func agreement(policy: String) throws {
    #expect(try probe(policy: policy).wrong("LA-17") == [])
  }

  @Test("a product without a choice of its own agrees on the phone's language")
  func agreementOfPhone() throws {
    var probe = probe()
    probe.files["product.yaml"] = ProductProbe.product(onChange: "[]")
      .replacing("in-app-language: store", with: "in-app-language: none")
      .replacing("[decide, sync-server]", with: "[decide, update-activities, sync-server]")
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([])
    #expect(try probe.wrong("LA-17") == [])
  }

  @Test("a presentation that reads another language than the others fails")
  func disagreement() throws {
    var mixed = probe()
    mixed.files["card.views.yaml"] =
      ProductProbe.views() + "minimal: { text: { key: status.near } }\n"
    let failing = try mixed.cells("LA-17").filter { $0.verdict == .fail }
    #expect(Set(failing.map { $0.surface?.id }) == ["minimal"])
    #expect(failing.allSatisfy { $0.findings.contains { $0.id == "locale-not-passed" } })
  }

  @Test("a push with the language of before fails, at the step that sends it")
  func oldCopy() throws {
    var probe = probe("[persist, raise-revision, update-activities]")
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "near" } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    let cell = try probe.cells("LA-17")[0]
    #expect(cell.verdict == .fail && cell.boundary == .regeneration)
    #expect(
      cell.evidence.contains {
        $0.outcome == .failed && $0.text.hasSuffix("found lock-screen en r1")
      })
  }

  // MARK: LA-18

  @Test("the order is judged, and another order is shown to be caught")
  func order() throws {
    #expect(try probe().wrong("LA-18") == [])
    #expect(
      try probe().cells("LA-18")[0].evidence.contains {
        $0.outcome == .held
          && $0.text.hasPrefix("‘update-activities’ before ‘persist’ is caught at 5:")
      })
  }

  @Test(
    "an update before the choice is stored fails at its line",
    arguments: [
      "[update-activities, persist, raise-revision, sync-server]",
      "[persist, update-activities, raise-revision, sync-server]",
    ])
  func early(procedure: String) throws {
    #expect(
      try probe(procedure).wrong("LA-18") == [
        "LA-18/fr/iPhone 16 Pro/after the choice fail regeneration stale-render"
      ])
    let finding = try #require(
      try probe(procedure).cells("LA-18")[0].findings.first { $0.id == "stale-render" })
    #expect(finding.place.file == "product.yaml" && finding.place.line == 5)
  }

  @Test("a card that reads nothing of it shows no lag, and the case could not look")
  func unread() throws {
    #expect(try probe(environment: "process").verdict("LA-18") == .inconclusive)
  }

  @Test(
    "a procedure without either item races nothing",
    arguments: ["[persist, raise-revision]", "[update-activities]"])
  func nothingToRace(procedure: String) throws {
    #expect(try probe(procedure).verdict("LA-18") == .notApplicable)
    #expect(try probe(policy: "nothing").verdict("LA-18") == .notApplicable)
  }

  // MARK: LA-21

  @Test("old spellings are skipped, reported and left as they are")
  func oldSpellings() throws {
    #expect(try probe().wrong("LA-21") == [])
    #expect(
      try probe().cells("LA-21", "fr-CA").map(\.state) == ["stored fr_CA", "stored French"])
    #expect(try probe().cells("LA-21").map(\.state) == ["stored fr_FR", "stored French"])
    #expect(try probe().cells("LA-21").flatMap(\.findings).allSatisfy(\.claimed))
  }

  @Test("one that nobody is told of fails")
  func untoldSpelling() throws {
    let silent = probe(more: "severity: { stored-tag-invalid: off }")
    #expect(
      try silent.wrong("LA-21").first
        == "LA-21/fr/iPhone 16 Pro/stored fr_FR fail locale decision")
  }

  @Test("a product that stores no language has none to misread")
  func noStore() throws {
    var none = probe()
    none.files["product.yaml"] = ProductProbe.product()
      .replacing("in-app-language: store", with: "in-app-language: none")
    none.files["story.scenario.yaml"] = ProductProbe.scenario([])
    #expect(try none.verdict("LA-21") == .notApplicable)
  }
}
