import Diagnostics
import Inspection
import Languages
import Testing

@Suite("Expectations")
struct ExpectationTests {
  private func results(
    _ expectation: String, extra: [String] = []
  ) throws -> (run: ScenarioRun, lines: [String]) {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: extra)
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "expect: \(expectation)",
    ])
    let run = try probe.run()
    return (run, run.expectations.compactMap { $0.line(paths: .folder(".")) })
  }

  @Test(
    "hold when what they say is so",
    arguments: [
      "{ language: fr, source: app-preference, revision: 2, everywhere: true, state: active }",
      "{ text: { equals: Préparation de la commande } }", "{ text: { contains: commande } }",
      "{ text: { matches: '^Pr.+e$' }, surface: lock-screen, activity: card }",
      "{ absent: [mixed-language, unlabelled] }",
      "{ spoken: [Préparation de la commande, { matches: 'commande$' }] }",
    ])
  func hold(expectation: String) throws {
    #expect(try results(expectation).lines == [])
  }

  @Test(
    "fail with what was there instead",
    arguments: [
      ("{ language: en }", "expected language en, found fr"),
      ("{ source: device-match }", "expected source device-match, found app-preference"),
      ("{ revision: 3 }", "expected revision 3, found 2"),
      ("{ state: ended }", "expected state ended, found active"),
      (
        "{ text: { equals: Packing } }",
        "expected a text ‘Packing’, found ‘Préparation de la commande’"
      ),
      (
        "{ spoken: { contains: image } }",
        "expected a spoken text with ‘image’, found ‘Préparation de la commande’"
      ),
      ("{ finding: { id: unlabelled } }", "expected finding unlabelled, found none"),
      (
        "{ activity: card#2, everywhere: true }",
        "expected every text in fr, found no activity ‘card#2’"
      ),
      (
        "{ activity: card#2, absent: mixed-language }",
        "expected no mixed-language, found no activity ‘card#2’"
      ),
    ])
  func fail(expectation: String, message: String) throws {
    let lines = try results(expectation).lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains(": error: \(message) [expectation] (fr, step 3)") == true)
  }

  @Test("each entry of one holds or fails by itself")
  func entriesStandAlone() throws {
    let (run, lines) = try results("{ language: fr, revision: 9 }")
    #expect(run.expectations.map(\.passed) == [true, false])
    #expect(lines.count == 1)
  }

  @Test(
    "what is spoken is held as a whole element and by its parts, in the device's trait words",
    arguments: ["Colis", "image", "'Colis, image'", "{ equals: 'Colis, image' }"])
  func spoken(match: String) throws {
    let symbol = "symbol: bag\n      accessibility: { label: { key: symbol } }"
    #expect(try results("{ spoken: \(match) }", extra: [symbol]).lines == [])
  }

  @Test(
    "where the phone could show no such card nothing holds, and the reason is told",
    arguments: [
      ("{ surface: compact-trailing, absent: [cut] }", "no island"),
      ("{ surface: compact-trailing, text: { contains: order } }", "no island"),
      ("{ surface: compact-trailing, finding: { id: truncated, count: 0 } }", "no island"),
      ("{ surface: always-on, absent: [cut] }", "Always-On"),
      ("{ surface: smart-stack, absent: [unlabelled] }", nil),
      ("{ surface: banner, absent: [cut] }", nil),
      ("{ surface: banner, text: { contains: order } }", nil),
      ("{ surface: lock-screen, absent: [cut] }", nil),
    ])
  func noSuchCard(expectation: String, reason: String?) throws {
    let found = try found(expectation, on: "iPhone SE (3rd generation)", slot: "compact-trailing")
    if let reason {
      #expect(found.count == 1)
      #expect(found.first?.contains(reason) == true)
    } else {
      #expect(found == [])
    }
  }

  @Test(
    "of a presentation that is not declared nothing holds, of one not shown now everything may",
    arguments: [
      ("{ surface: minimal, absent: [cut] }", ["not declared"]),
      ("{ surface: minimal, spoken: Colis }", ["not declared"]),
      ("{ surface: compact-trailing, text: { contains: order }, finding: truncated }", []),
      ("{ surface: compact-leading, everywhere: true }", ["not declared"]),
      // The Lock Screen's render shows nothing of what is cut in other frames.
      (
        "{ surface: standby, absent: [cut] }",
        ["nobody looked: what is cut is found on lock-screen alone"]
      ),
      ("{ surface: standby, text: { contains: order } }", []),
    ])
  func notDeclared(expectation: String, reasons: [String]) throws {
    #expect(
      try found(
        expectation, on: "iPhone 16 Pro", slot: "compact-trailing", steps: ["other-app: start"])
        == reasons)
  }

  @Test(
    "of a pending activity nothing holds that is about what is shown",
    arguments: [
      ("{ surface: lock-screen, absent: [cut] }", ["the activity is pending"]),
      ("{ activity: card, absent: [mixed-language] }", ["the activity is pending"]),
      ("{ surface: lock-screen, text: { contains: order } }", ["the activity is pending"]),
      ("{ state: pending, absent: [start-refused] }", []),
    ])
  func pending(expectation: String, reasons: [String]) throws {
    #expect(
      try found(
        expectation, on: "iPhone 16 Pro", slot: "compact-trailing",
        start: "start-after: 10m\n    alert: { keys: { body: title } }") == reasons)
  }

  @Test(
    "a transient activity has its expanded presentation alone: the others are not judged",
    arguments: [
      ("{ absent: [cut, mixed-language, hardcoded-literal] }", []),
      ("{ surface: lock-screen, absent: [cut] }", ["transient: expanded alone"]),
      ("{ surface: compact-trailing, text: { contains: order } }", ["transient: expanded alone"]),
      ("{ surface: expanded-leading, absent: [cut] }", []),
    ])
  func transient(expectation: String, reasons: [String]) throws {
    let slots = "expanded-leading:\n  text: { key: status.near }\ncompact-trailing"
    let run = try run(
      expectation, on: "iPhone 16 Pro", slot: slots, start: "style: transient")
    #expect(run.expectations.filter { !$0.passed }.map(\.found) == reasons)
    #expect(run.texts.cut == 0)
    #expect(run.findings.filter { $0.surface == "compact-trailing" }.isEmpty)
  }

  /// A card in English whose slot is too narrow for what it says.
  private func run(
    _ expectation: String, on device: String, slot: String, start: String = "stale-after: 10m",
    steps: [String] = []
  ) throws -> ScenarioRun {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = """
      lock-screen:
        text: { literal: Your order }
      \(slot):
        text: { literal: Your order is packed now }
        line-limit: 1
      """
    probe.files["story.scenario.yaml"] = """
      scenario: Story
      product: product.yaml
      locale: en
      device: { model: \(device), os: iOS 26.0, languages: [en], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
      steps:
        - start: card
          state: { phase: packing }
          \(start)
      \(steps.map { "  - \($0)\n" }.joined())
        - expect: \(expectation)
      """
    return try probe.run(shaper: EvenShaper())
  }

  private func found(
    _ expectation: String, on device: String, slot: String, start: String = "stale-after: 10m",
    steps: [String] = []
  ) throws -> [String] {
    let run = try run(expectation, on: device, slot: slot, start: start, steps: steps)
    return run.expectations.filter { !$0.passed }.map(\.found)
  }

  @Test("everywhere names the texts that are in another language")
  func everywhereNamesTexts() throws {
    let lines = try results("{ everywhere: true }", extra: ["text: { literal: On the way }"]).lines
    #expect(lines.first?.contains("‘On the way’ in no known language (lock-screen)") == true)
  }

  @Test("a finding that is expected is claimed and no longer counts")
  func claimsFindings() throws {
    let (run, lines) = try results(
      "{ finding: { id: unlabelled, surface: lock-screen, count: 1 } }", extra: ["symbol: bag"])
    #expect(lines == [])
    let claimed = run.findings.filter { $0.id == "unlabelled" }.map { ($0.locale, $0.claimed) }
    #expect(claimed.map { "\($0.0 ?? "") \($0.1)" } == ["en false", "fr true"])
  }

  @Test("absent looks at any severity")
  func absentLooksAtNotes() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: fr-CA", "expect: { absent: [regional-fallback] }",
    ])
    let failed = try probe.run().expectations.filter { !$0.passed }
    #expect(failed.map(\.found) == ["regional-fallback (lock-screen)"])
  }

  @Test("a text whose words are of another language is not in the language of its table")
  func foreignWords() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "supported: [en, fr, fr-CA]", with: "supported: [en, fr, ru, de]")
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "expect: { everywhere: true }",
    ])
    for (words, language) in [("Мы собираем заказ", "ru"), ("Ihr Paket ist noch nicht da", "de")] {
      probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
        "status.packing": ["en": "Packing your things", "fr": words, "de": words],
        "status.near": ["en": "Nearly there", "fr": "Presque arrivé", "de": "Gleich da"],
      ])
      let run = try probe.run()
      #expect(
        run.expectations.map(\.found) == ["‘\(words)’ in \(language) (lock-screen)"])
      #expect(
        run.frames.last?.surfaces.flatMap(\.judged).map { $0.language?.description } == [language])
    }
  }
}
