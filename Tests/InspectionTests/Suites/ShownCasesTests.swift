import Diagnostics
import Inspection
import Presentation
import Testing

@Suite("Cases about what is shown at once")
struct ShownCasesTests {
  /// The probe with a text for each code, and a Dynamic Island.
  private func whole(lockScreen extra: [String] = []) -> ProductProbe {
    var probe = ProductProbe()
    let code = """
        switch: phase
        cases:
          packing: { symbol: bag, accessibility: { label: { key: status.packing } } }
          near: { symbol: mappin, accessibility: { label: { key: status.near } } }
          done: { symbol: checkmark, accessibility: { label: { key: status.done } } }
      """
    probe.files["card.views.yaml"] =
      ProductProbe.views(extra: extra).replacing(
        "done: { text: { key: status.near } }", with: "done: { text: { key: status.done } }")
      + ["compact-leading", "compact-trailing", "minimal", "expanded-center"].map {
        """
        \($0):
          environment: { locale: content-state }
          if: isStale
          then: { symbol: clock, accessibility: { label: { key: late } } }
          else:
          \(code.replacing("\n", with: "\n  "))

        """
      }.joined()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
      "status.done": ["en": "All is yours", "fr": "Tout est là"],
      "late": ["en": "No news", "fr": "Sans nouvelles"], "symbol": ["en": "Parcel", "fr": "Colis"],
    ])
    return probe
  }

  // MARK: LA-19

  @Test("two of one app, then another's: who has the island, and how")
  func twoAtOnce() throws {
    #expect(try whole().wrong("LA-19") == [])
    let cells = try whole().cells("LA-19")
    func held(_ surface: String, _ state: String) -> [String] {
      cells.first { $0.surface?.id == surface && $0.state == state }?.evidence
        .filter { $0.outcome == .held }.map(\.text) ?? []
    }
    let two = held("compact-leading", "two of the app")
    #expect(
      two.contains("compact-leading of card#1: not shown: another activity has the island"))
    #expect(two.contains("compact-leading of card#2: shown"))
    #expect(
      held("minimal", "detached").contains("minimal of card#2: detached from the island"))
    #expect(
      held("minimal", "attached").contains("minimal of card#3: attached to the island"))
    #expect(held("compact-leading", "attached").contains { $0.hasSuffix("two apps: minimal") })
  }

  @Test("a minimal presentation in another language fails where it is shown and where it is not")
  func oneInAnotherLanguage() throws {
    var probe = whole()
    probe.files["card.views.yaml"] = probe.files["card.views.yaml"]?.replacing(
      "minimal:\n  environment: { locale: content-state }\n", with: "minimal:\n")
    let failing = try probe.cells("LA-19").filter { $0.verdict == .fail }
    #expect(failing.map(\.state) == ["two of the app", "detached", "attached"])
    #expect(Set(failing.map { $0.surface?.id }) == ["minimal"])
  }

  // MARK: LA-20

  @Test("every key of every branch is there")
  func keys() throws {
    #expect(try whole().wrong("LA-20") == [])
    #expect(
      try whole().cells("LA-20")[0].evidence.map(\.text) == ["‘widgets’ has 4 keys in en and fr"])
  }

  @Test("a key that only an unseen branch uses fails where it is not in the locale")
  func missingTranslation() throws {
    var probe = whole()
    probe.files["Widgets/Localizable.xcstrings"] = probe.files["Widgets/Localizable.xcstrings"]?
      .replacing(
        "\"fr\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Sans nouvelles\" } }",
        with: "\"de\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Nichts\" } }")
    #expect(try probe.wrong("LA-20", "en") == [])
    let cell = try #require(try probe.cells("LA-20").first { $0.verdict == .fail })
    #expect(cell.boundary == .resources && cell.surface == .lockScreen)
    #expect(
      cell.evidence.map(\.text) == ["‘widgets’ has 4 keys in en and fr: found ‘late’ not in fr"])
  }

  @Test("a default in the code is no key of the target")
  func onlyDefault() throws {
    var probe = whole(lockScreen: ["text: { key: hello, default: Hello }"])
    let failing = try probe.cells("LA-20").filter { $0.verdict == .fail }
    #expect(failing.map { $0.surface?.id } == ["lock-screen"])
    #expect(failing[0].evidence[0].text.hasSuffix("found no ‘hello’ of Localizable"))
    probe.files["card.views.yaml"] = whole(lockScreen: ["symbol: bag"]).files["card.views.yaml"]
    #expect(try probe.wrong("LA-20") == [], "a symbol asks for no key")
  }

  @Test("a spoken text needs its key as well")
  func spokenKey() throws {
    let probe = whole(lockScreen: ["symbol: bag\n      accessibility: { label: { key: voice } }"])
    let failing = try probe.cells("LA-20").filter { $0.verdict == .fail }
    #expect(failing.map { $0.surface?.id } == ["lock-screen"])
    #expect(failing[0].evidence[0].text.hasSuffix("found no ‘voice’ of Localizable"))
  }

  @Test("a key of an alert is asked of the app")
  func alertKey() throws {
    var probe = whole()
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update", "content-state": { "phase": "near" },
        "alert": { "title": { "loc-key": "title" }, "body": { "loc-key": "alert.near" } } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    let cell = try #require(try probe.cells("LA-20").first { $0.surface == .alert })
    #expect(cell.verdict == .fail && cell.boundary == .resources)
    #expect(
      cell.evidence.map(\.text) == [
        "‘app’ has 2 keys in en and fr: found no ‘alert.near’ of Localizable"
      ])
  }

  // MARK: LA-22

  @Test("stale and ended are told to eye and ear, whatever was shown")
  func told() throws {
    #expect(try whole().wrong("LA-22") == [])
    let states = try whole().cells("LA-22").compactMap(\.state)
    #expect(Set(states) == ["stale", "ended"])
  }

  @Test("a code whose end says the same fails on what stays")
  func endedAsBefore() throws {
    #expect(
      try ProductProbe().wrong("LA-22") == [
        "LA-22/fr/lock-screen/iPhone 16 Pro/ended fail on screen ended-unmarked"
      ])
    let failing = try ProductProbe().cells("LA-22").filter { $0.verdict == .fail }
    #expect(
      failing[0].evidence.contains {
        $0.outcome == .failed && $0.text.hasPrefix("lock-screen: looks other than after step")
      })
  }

  @Test("a picture that changes alone is told to nobody who listens")
  func notHeard() throws {
    var probe = whole()
    probe.files["card.views.yaml"] = probe.files["card.views.yaml"]?.replacing(
      "then: { symbol: clock, accessibility: { label: { key: late } } }",
      with: "then: { symbol: clock, accessibility: { label: { key: status.packing } } }")
    let failing = try probe.cells("LA-22").filter { $0.verdict == .fail }
    #expect(
      failing.compactMap { $0.surface?.id } == [
        "compact-leading", "compact-trailing", "minimal", "expanded-center",
      ])
    #expect(
      failing[0].evidence.contains { $0.outcome == .failed && $0.text.contains("is read other") })
    #expect(
      !failing[0].evidence.contains { $0.outcome == .failed && $0.text.contains("looks other") })
  }

  // MARK: LA-23

  @Test("each code has a face of its own in each presentation")
  func codes() throws {
    #expect(try whole().wrong("LA-23") == [])
    #expect(
      try whole().cells("LA-23")[0].evidence.contains {
        $0.text == "minimal: ‘done’ shows something of its own" && $0.outcome == .held
      })
  }

  @Test("two codes with one face fail, and only that presentation")
  func sharedFace() throws {
    var probe = whole()
    #expect(
      try ProductProbe().wrong("LA-23") == [
        "LA-23/fr/iPhone 16 Pro fail key mapping",
        "LA-23/fr/lock-screen/iPhone 16 Pro/phase fail key mapping",
      ])
    probe.files["card.views.yaml"] = probe.files["card.views.yaml"]?.replacing(
      "done: { text: { key: status.done } }", with: "done: { text: { key: status.near } }")
    let failed = try probe.cells("LA-23")[0].evidence.filter { $0.outcome == .failed }
    #expect(
      failed.map(\.text) == [
        "lock-screen: ‘done’ shows something of its own: found what ‘near’ shows"
      ])
  }

  @Test("where no presentation shows the codes nobody could look, and nothing passes")
  func unshownCodes() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = """
      lock-screen:
        environment: { locale: content-state }
        text: { key: status.near }
      """
    #expect(
      try probe.cells("LA-23").map(\.verdict) == [.inconclusive, .inconclusive])
  }

  @Test("a presentation that is empty shows no code, and no case has looked at it")
  func blank() throws {
    var probe = whole()
    probe.files["card.views.yaml"] =
      (probe.files["card.views.yaml"] ?? "") + "\nexpanded-bottom:\n  vstack: []\n"
    let cell = try #require(
      try probe.cells("LA-01", "en").first { $0.surface == .expandedBottom })
    #expect(cell.verdict == .inconclusive)
    #expect(cell.evidence.contains { $0.text == "expanded-bottom shows nothing" })
  }

  @Test("texts in another language are no claim that held")
  func nothingHeld() throws {
    var probe = whole()
    probe.files["card.views.yaml"] = probe.files["card.views.yaml"]?.replacing(
      "minimal:\n  environment: { locale: content-state }\n", with: "minimal:\n")
    let cell = try #require(
      try probe.cells("LA-06").first { $0.surface == .minimal && $0.verdict == .fail })
    let texts = cell.evidence.filter { $0.text.hasPrefix("minimal: 0 of ") }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.outcome == .fact })
  }

  @Test("a code without a branch fails")
  func noBranch() throws {
    var probe = whole()
    probe.files["card.views.yaml"] = probe.files["card.views.yaml"]?.replacing(
      "          done: { text: { key: status.done } }\n",
      with: "        else: { text: { key: late } }\n")
    let failing = try probe.cells("LA-23").filter { $0.verdict == .fail }
    #expect(failing.compactMap { $0.surface?.id } == ["lock-screen"])
    #expect(failing.last?.findings.map(\.id) == ["unmapped-code"])
  }

  @Test("a content without codes has no faces to compare")
  func noCodes() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product()
      .replacing("{ codes: [packing, near, done], unknown: reject }", with: "String")
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { key: late } }
      """
    #expect(try probe.verdict("LA-23") == .notApplicable)
  }
}
