import Diagnostics
import Inspection
import Presentation
import Testing

@Suite("Cases about a running activity")
struct RunningCasesTests {
  private static let lockScreen = "lock-screen/iPhone 16 Pro"

  /// The probe with a sound card in each place that an activity needs.
  private func whole(compact: String = "status.short", more: String = "") -> ProductProbe {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] =
      ProductProbe.views()
      + ["compact-leading", "minimal"].map {
        """
        \($0):
          environment: { locale: content-state }
          symbol: bag
          accessibility: { label: { key: symbol } }

        """
      }.joined() + """
        compact-trailing:
          environment: { locale: content-state }
          text: { key: \(compact) }

        """ + more
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
      "symbol": ["en": "Parcel", "fr": "Colis"], "late": ["en": "No news", "fr": "Sans nouvelles"],
      "status.short": ["en": "Packing", "fr": "Au départ"],
    ])
    return probe
  }

  // MARK: LA-03

  @Test("what a push brings says what a local update says")
  func pushedAndUpdated() throws {
    #expect(try ProductProbe().wrong("LA-03") == [])
  }

  @Test("a payload that does not decode fails, unless the scenario asks for the finding")
  func undecodablePayload() throws {
    var probe = ProductProbe()
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "lost" } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    #expect(try probe.wrong("LA-03") == ["LA-03/fr/iPhone 16 Pro fail delivery payload-rejected"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "push: near.apns", "expect: { finding: payload-rejected }",
    ])
    #expect(try probe.wrong("LA-03") == [])
  }

  @Test("a push that names a type which the app does not have starts nothing, and fails")
  func unknownType() throws {
    var probe = ProductProbe()
    probe.files["start.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "start", "attributes-type": "Cart",
        "attributes": {}, "content-state": { "phase": "near" },
        "alert": { "title": { "loc-key": "title" }, "body": { "loc-key": "title" } } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: start.apns"])
    let wrong = try probe.wrong("LA-03")
    #expect(wrong.first == "LA-03/fr/iPhone 16 Pro fail delivery payload-rejected")
  }

  @Test("words that the app alone makes are no push's words")
  func differsFromPush() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      fields: "      title: { type: String?, from: { text: { key: title, lookup: process } } }\n")
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: title }"])
    let cells = try probe.cells("LA-03", "en")
    #expect(cells.map(\.verdict).contains(.fail))
    #expect(
      cells.flatMap(\.evidence).contains {
        $0.outcome == .failed && $0.text.hasPrefix("lock-screen: says what it says after step")
      })
  }

  // MARK: LA-04

  @Test("each presentation is there and has a text of its own")
  func everyPresentation() throws {
    #expect(try whole().wrong("LA-04").filter { !$0.contains("not-applicable") } == [])
    let optional = try whole().cells("LA-04").filter { $0.verdict == .notApplicable }
    #expect(optional.compactMap { $0.surface?.id }.count == 4)
  }

  @Test("a presentation that the platform asks for and nobody declared fails")
  func missingPresentation() throws {
    #expect(try ProductProbe().wrong("LA-04")[0] == "LA-04/fr/iPhone 16 Pro fail key mapping")
  }

  @Test("a small presentation with the text of a large one is for a person to judge")
  func noOwnVariant() throws {
    let cells = try whole(compact: "status.packing").cells("LA-04")
    let cell = try #require(cells.first { $0.surface?.id == "compact-trailing" })
    #expect(cell.verdict == .inconclusive)
    #expect(cell.reason?.contains("‘status.packing’") == true)
  }

  @Test("a text that waits for its review fails")
  func notReviewed() throws {
    var probe = whole()
    let catalog = "Widgets/Localizable.xcstrings"
    probe.files[catalog] = probe.files[catalog]?.replacing(
      "\"translated\", \"value\": \"Au départ\"", with: "\"needs_review\", \"value\": \"Au départ\""
    )
    let failing = try probe.cells("LA-04").filter { $0.verdict == .fail }
    #expect(failing.map { $0.surface?.id } == ["compact-trailing"])
    #expect(failing[0].evidence.contains { $0.text.contains("status.short needs_review") })
  }

  // MARK: LA-05

  @Test("names for all that is read pass, a picture without one fails")
  func voiceOver() throws {
    #expect(try whole().wrong("LA-05") == [])
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["symbol: bag"])
    #expect(
      try probe.wrong("LA-05") == [
        "LA-05/fr/\(Self.lockScreen)/spoken fail key mapping unlabelled"
      ])
  }

  @Test("words joined in code are no whole message, unless a label is read instead")
  func joinedWords() throws {
    var probe = ProductProbe()
    let joined = "text: { joined: [{ key: late }, { literal: ' ' }, { key: symbol }] }"
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: [joined + "\n      accessibility: { label: { key: late } }"])
    #expect(try probe.wrong("LA-05") == [])
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [joined])
    #expect(
      try probe.wrong("LA-05") == [
        "LA-05/fr/\(Self.lockScreen)/spoken fail key mapping concatenated-fragments"
      ])
  }

  // MARK: LA-06 and LA-07

  @Test("each declared policy that happens passes", arguments: ["update", "restart", "nothing"])
  func policies(policy: String) throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(policy: policy)
    #expect(try probe.wrong("LA-06") == [])
    #expect(try probe.wrong("LA-07") == [])
  }

  @Test(
    "a policy that does not happen fails, and updates after the change are right all the same",
    arguments: [
      "[persist, raise-revision, sync-server]",
      "[update-activities, persist, raise-revision, sync-server]",
    ])
  func policyNotKept(procedure: String) throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(onChange: procedure)
    let cells = try probe.cells("LA-06")
    #expect(CellVerdict.summary(of: cells.map(\.verdict)) == .fail)
    #expect(cells.allSatisfy { $0.verdict == .pass || $0.boundary == .regeneration })
    #expect(try probe.wrong("LA-07") == [])
  }

  @Test("a server that is not told brings the old language back")
  func serverNotTold() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      onChange: "[persist, raise-revision, update-activities]")
    #expect(try probe.wrong("LA-06") == [])
    #expect(
      try probe.wrong("LA-07") == [
        "LA-07/fr/\(Self.lockScreen)/background fail regeneration stale-render"
      ])
  }

  // MARK: LA-08 and LA-09

  @Test("a card that tells that it is stale passes, one that does not fails though it only warns")
  func stale() throws {
    #expect(try ProductProbe().wrong("LA-08") == [])
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { key: status.near } }
      """
    #expect(
      try probe.wrong("LA-08") == [
        "LA-08/fr/\(Self.lockScreen)/stale fail on screen stale-unmarked"
      ])
  }

  @Test("a final content passes, an end without one fails")
  func ended() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["end: { state: { phase: near } }"])
    #expect(try probe.wrong("LA-09") == [])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["end: {}"])
    #expect(
      try probe.wrong("LA-09") == [
        "LA-09/fr/\(Self.lockScreen)/ended fail on screen ended-unmarked"
      ])
  }
}
