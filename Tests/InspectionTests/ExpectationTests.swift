import Diagnostics
import Inspection
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

  @Test("on a surface without a render nothing is read")
  func nothingIsRead() throws {
    let lines = try results("{ spoken: Colis, surface: minimal }").lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains("expected a spoken text ‘Colis’, found nothing to read") == true)
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
}
