import Diagnostics
import Inspection
import Presentation
import Testing

@Suite("Cases about what a content holds")
struct ContentCasesTests {
  private static let lockScreen = "lock-screen/iPhone 16 Pro"

  // MARK: LA-10

  @Test("a lost translation that a default covers is told and passes, a raw key fails")
  func lostTranslation() throws {
    var probe = ProductProbe()
    #expect(
      try probe.wrong("LA-10") == ["LA-10/fr/\(Self.lockScreen)/active fail lookup raw-key-shown"])
    probe.files["card.views.yaml"] = ProductProbe.views().replacing(
      "{ key: status.packing }", with: "{ key: status.packing, default: Packing your things }")
    #expect(try probe.wrong("LA-10") == [])
    let cells = try probe.cells("LA-10")
    #expect(
      cells.flatMap(\.findings).map { "\($0.id) \($0.key ?? "") \($0.claimed)" } == [
        "fallback-language status.packing true"
      ])
    #expect(
      cells[0].evidence.contains {
        $0.text == "‘status.packing’ of Localizable in fr is told as missing" && $0.outcome == .held
      })
    #expect(try probe.wrong("LA-10", "en") == [], "the default in the code says the same")
  }

  @Test("a card without a text of a catalog loses none")
  func nothingToLose() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { literal: Acme } }
      """
    #expect(try probe.verdict("LA-10") == .notApplicable)
  }

  // MARK: LA-11

  /// The probe with a count, in Polish, whose forms are these.
  private func counting(_ forms: [String]) -> ProductProbe {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(fields: "      stops: Int\n")
      .replacing("[en, fr, fr-CA]", with: "[en, pl]")
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { key: stops %lld, args: [stops] } }
      """
    let polish = forms.map {
      "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%lld słowo \($0)\" } }"
    }
    probe.files["Widgets/Localizable.xcstrings"] = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "stops %lld": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld stop" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld stops" } } } } },
        "pl": { "variations": { "plural": { \(polish.joined(separator: ", ")) } } } } } } }
      """
    probe.files["story.scenario.yaml"] = nil
    return probe
  }

  @Test("every category of the locale is met, and has a form")
  func counts() throws {
    let probe = counting(["one", "few", "many", "other"])
    #expect(try probe.wrong("LA-11", "pl") == [])
    #expect(
      try probe.cells("LA-11", "pl")[0].evidence.contains {
        $0.outcome == .held && $0.text == "every plural category of pl: one, few, many"
      })
  }

  @Test("a category without a form fails")
  func missingForm() throws {
    let failing = try counting(["one", "few"]).cells("LA-11", "pl").filter { $0.verdict == .fail }
    #expect(failing.map { $0.surface?.id } == ["lock-screen"])
    #expect(failing[0].evidence.contains { $0.text.hasSuffix("found none in stops %lld") })
  }

  @Test("a form that ‘other’ stands in for fails, with the place of the entry")
  func formStoodIn() throws {
    let probe = counting(["one", "many", "other"])
    #expect(
      try probe.wrong("LA-11", "pl") == [
        "LA-11/pl/iPhone 16 Pro fail lookup comment-missing plural-category-missing"
      ])
    #expect(
      try probe.cells("LA-11", "pl")[0].evidence.contains {
        $0.text == "each count reads as pl has it: found ‘other’ in stops %lld"
      })
  }

  @Test("a time follows the clock of the person")
  func clocks() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: ["text: { key: eta %@, args: [{ format: { time: eta } }] }"])
    #expect(try probe.wrong("LA-11") == [])
    #expect(
      try probe.cells("LA-11")[0].evidence.contains {
        $0.text == "times follow the clock of 12 and of 24 hours" && $0.outcome == .held
      })
  }

  /// The probe with a text that runs to its date, in its card's language unless the platform's
  /// default is left.
  private func running(_ format: String, asTheCard: Bool = true) -> ProductProbe {
    var probe = ProductProbe()
    if asTheCard {
      probe.files["product.yaml"] = ProductProbe.product(
        more: "platform: { live-text-locale: environment }")
    }
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: ["text: { live: { \(format): eta } }"])
    return probe
  }

  @Test(
    "a running text is looked at on both sides of each unit, and past its date",
    arguments: ["timer", "relative", "offset"])
  func runningText(format: String) throws {
    let cells = try running(format).cells("LA-11")
    #expect(cells.map(\.verdict) == [.pass, .pass])
    #expect(cells.map { $0.state ?? "" } == ["", "running"])
    let looked = cells.dropFirst().flatMap(\.evidence).filter { $0.text.hasSuffix("texts in fr") }
    #expect(looked.count == 11 && looked.allSatisfy { $0.outcome == .held })
  }

  @Test("words of a running text that follow the phone fail at their boundaries")
  func foreignRunningText() throws {
    let failing = try running("relative", asTheCard: false).cells("LA-11")
      .filter { $0.verdict == .fail }
    #expect(failing.map { $0.state ?? "" } == ["running"])
    #expect(Set(failing.flatMap(\.findings).map(\.id)) == ["locale-not-passed"])
    #expect(
      try running("timer", asTheCard: false).verdict("LA-11") == .pass, "digits of no language")
  }

  @Test("a day without an hour is told at its boundaries, and follows no clock")
  func daysAlone() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: ["text: { key: eta %@, args: [{ format: { date: eta } }] }"])
    let cells = try probe.cells("LA-11")
    #expect(cells.map(\.verdict) == [.pass, .pass])
    #expect(!cells[0].evidence.contains { $0.text.hasPrefix("times follow") })
  }

  @Test("a content without numbers and dates has no boundaries")
  func noBoundaries() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing("      eta: Date?\n", with: "")
    #expect(try probe.verdict("LA-11") == .notApplicable)
  }

  // MARK: LA-12

  @Test("an unknown code that is rejected is told, and the last content stays")
  func rejectedCode() throws {
    #expect(try ProductProbe().wrong("LA-12") == [])
    #expect(
      try ProductProbe().cells("LA-12")[0].findings.map { "\($0.id) \($0.claimed)" } == [
        "payload-rejected true"
      ])
  }

  @Test("an unknown code that is kept needs a safe text, and is never shown itself")
  func keptCode() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing("reject", with: "keep")
    let views = ProductProbe.views()
    probe.files["card.views.yaml"] = views.replacing(
      "          done: { text: { key: status.near } }",
      with: "          done: { text: { key: status.near } }\n        else: { text: { key: late } }")
    #expect(try probe.wrong("LA-12") == [])
    probe.files["card.views.yaml"] = views.replacing(
      "          done: { text: { key: status.near } }",
      with:
        "          done: { text: { key: status.near } }\n        else: { text: { value: phase } }")
    #expect(
      try probe.wrong("LA-12") == [
        "LA-12/fr/\(Self.lockScreen)/phase unknown fail key mapping payload-prose"
      ])
  }

  @Test("a content without codes has nothing unknown")
  func noCodes() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product()
      .replacing("{ codes: [packing, near, done], unknown: reject }", with: "String")
    probe.files["card.views.yaml"] = """
      lock-screen: { environment: { locale: content-state }, text: { key: late } }
      """
    #expect(try probe.verdict("LA-12") == .notApplicable)
  }
}
