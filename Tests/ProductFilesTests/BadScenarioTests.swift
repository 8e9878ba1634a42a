import Diagnostics
import ProductFiles
import TestSupport
import Testing

/// Mistakes in `*.scenario.yaml`, and what people are told.
///
/// A new case: add a line with what stands in `Parcel.scenario` and what replaces it, run with
/// `RECORD_GOLDENS=1`, read the message as someone who made that mistake, keep it.
@Suite struct BadScenarioTests {
  static let step = "- expect: { language: $locale, everywhere: true }"

  static let cases = [
    BadCase("an unknown key", "steps:", "stpes:"),
    BadCase("no device", "device: {", "# device: {"),
    BadCase("no languages", "languages: [en-US, de], ", ""),
    BadCase("an unknown region", "region: CA", "region: Canada"),
    BadCase("an unknown time zone", "America/Toronto", "America/Torronto"),
    BadCase("a day that is none", "2026-08-06T09:00", "2026-02-30T09:00"),
    BadCase("an instant that is none", "2026-08-06T09:00", "tomorrow"),
    BadCase("an unknown device", "languages: [en-US", "model: iPhone 99, languages: [en-US"),
    BadCase("an unknown text size", "languages: [en-US", "text-size: huge, languages: [en-US"),
    BadCase(
      "a text size in another spelling", "languages: [en-US", "text-size: ax5, languages: [en-US"),
    BadCase("a locale without a value", "locale: fr-CA\n", ""),
    BadCase("a missing product", "product: product.yaml", "product: prodcut.yaml"),
    BadCase("an unknown verb", step, "- expct: { language: fr }"),
    BadCase("an unknown bare verb", step, "- lanch"),
    BadCase("a bare verb that needs a value", step, "- wait"),
    BadCase("a verb that needs a value", step, "- wait:"),
    BadCase("a value that a verb does not take", step, "- launch: now"),
    BadCase("a later verb", step, "- tap: card"),
    BadCase("an alert that is a verb", step, "- alert: delivery"),
    BadCase("an alert of an unknown form", step, "- update:\n    alert: loud"),
    BadCase("an alert by nobody", step, "- push: near.apns\n    alert: { kyes: near }"),
    BadCase("an alert without a text", step, "- update:\n    alert: { keys: {} }"),
    BadCase("an alert with a subtitle", step, "- update:\n    alert: { keys: { subtitle: near } }"),
    BadCase("an alert of the app by the server", step, "- update:\n    alert: { server: near }"),
    BadCase(
      "an alert by a server without resources", step,
      "- push: near.apns\n    alert: { server: near }"),
    BadCase(
      "a default of a loc-key", step,
      "- push: near.apns\n    alert: { keys: { body: { key: near, default: Near } } }"),
    BadCase(
      "an unknown locale of an alert", step,
      "- update:\n    alert: { keys: { body: { key: near, locale: sharedstore } } }"),
    BadCase(
      "an alert in place of bytes", step,
      "- push: { file: near.apns, as-written: true, alert: none }"),
    BadCase("a start at once with an alert", "stale-after: 10m", "alert: { keys: near }"),
    BadCase("a style of no name", "stale-after: 10m", "style: transent"),
    BadCase("two verbs in one step", step, "- launch:\n    wait: 3s"),
    BadCase("an unknown option", "stale-after: 10m", "stale-aftr: 10m"),
    BadCase("a number where a duration stands", "stale-after: 10m", "stale-after: 10"),
    BadCase("a step that is a number", step, "- 3"),
    BadCase("an unknown activity", "start: delivery", "start: delivry"),
    BadCase("an unknown field", "stops: 3 }", "stosp: 3 }"),
    BadCase("a missing field", ", stops: 3 }", " }"),
    BadCase("no state", "state: { phase: packing, arrival: +12m, stops: 3 }", "relevance-score: 1"),
    BadCase("a wrong type", "stops: 3 }", "stops: three }"),
    BadCase("a fraction of an Int", "stops: 3 }", "stops: 3.0 }"),
    BadCase("null for a field that must be there", "stops: 3 }", "stops: null }"),
    BadCase("an undeclared code", "phase: packing", "phase: packed"),
    BadCase("a Date that is none", "arrival: +12m", "arrival: soon"),
    BadCase("a Date that is a number", "arrival: +12m", "arrival: +12"),
    BadCase("a number where a String stands", "orderID: A-1", "orderID: 17"),
    BadCase(
      "a language that the app lacks", "language: $locale\n  - push", "language: fr-CN\n  - push"),
    BadCase(
      "an unknown language of the device", "language: $locale\n  - push",
      "language: { device: [Klingon] }\n  - push"),
    BadCase(
      "an unknown way to choose", "language: $locale\n  - push",
      "language: { devcie: fr }\n  - push"),
    BadCase("a missing payload", "near.apns", "neer.apns"),
    BadCase("an unknown receiver", "push: near.apns", "push: { file: near.apns, to: all }"),
    BadCase("a push without a file", "push: near.apns", "push: { as-written: true }"),
    BadCase("an unknown phase", step, "- expect: { state: stael }"),
    BadCase("a pattern that is none", step, "- expect: { text: { matches: \"(\" } }"),
    BadCase("an unknown finding", step, "- expect: { absent: [mixed-langauge] }"),
    BadCase(
      "an unknown key of a finding", step,
      "- expect: { finding: { id: stale-render, surfaces: minimal } }"),
    BadCase("expecting that not everything", step, "- expect: { everywhere: false }"),
    BadCase("expecting nothing", step, "- expect: { surface: minimal }"),
    BadCase("expecting what is spoken", step, "- expect: { spoken: { begins: a } }"),
    BadCase("expecting a language that the app lacks", step, "- expect: { language: de }"),
    BadCase(
      "a translation that is not there", step,
      "- remove-translation: { target: widgets, locale: pl, key: status.packing }"),
    BadCase(
      "a folder that is not there", step,
      "- translation-version: { target: widgets, folder: Widgets2 }"),
    BadCase("a change of no device", step, "- device: {}"),
    BadCase("a moment that is over", step, "- wait: 1m\n  - at: 2026-08-06T09:00"),
    BadCase("a system that is none", "languages: [en-US", "os: iOS -1, languages: [en-US"),
    BadCase("a score that is no number", "stale-after: 10m", "relevance-score: .nan"),
  ]

  @Test func everyMistakeIsShownWhereItIsMade() {
    let vocabulary = Vocabulary(
      findings: ["stale-render", "frozen-text"],
      findingGroups: ["mixed-language": ["stale-render"], "cut": []])
    let text = messages(Self.cases) { mistake in
      let files = Parcel.files([
        "p/trip.scenario.yaml": Parcel.changed(Parcel.scenario, mistake.old, mistake.new)
      ])
      return problem { () throws(InputProblem) in
        try readScenario(
          "p/trip.scenario.yaml", files: files, calendar: TestCalendar(), vocabulary: vocabulary)
      }
    }
    expectGolden(text, "messages")
  }
}
