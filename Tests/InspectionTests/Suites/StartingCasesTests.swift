import Inspection
import Testing

@Suite("Cases about starting")
struct StartingCasesTests {
  @Test("a sound card passes in each language", arguments: ["LA-01", "LA-02"])
  func soundCard(id: String) throws {
    for locale in ["en", "fr"] { #expect(try ProductProbe().wrong(id, locale) == []) }
  }

  @Test("without scenarios the declared types are enough", arguments: ["LA-01", "LA-02"])
  func withoutScenarios(id: String) throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = nil
    #expect(try probe.wrong(id) == [])
  }

  @Test("a card that follows the process is right on a phone of its language, wrong after a choice")
  func processLocale() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(environment: "process")
    #expect(try probe.wrong("LA-01") == [])
    #expect(
      try probe.wrong("LA-02") == [
        "LA-02/fr/lock-screen/iPhone 16 Pro/active fail locale decision locale-not-passed"
      ])
  }

  @Test("where the app offers no choice there is nothing to choose")
  func noChoice() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([])
    probe.files["product.yaml"] = ProductProbe.product()
      .replacing("in-app-language: store", with: "in-app-language: none")
    #expect(try probe.verdict("LA-02") == .notApplicable)
    #expect(try probe.cells("LA-02").first?.reason == "the app offers no choice of language")
    #expect(try probe.verdict("LA-01") == .pass)
  }
}
