import Diagnostics
import ProductFiles
import Simulation
import TestSupport
import Testing

/// Mistakes in `product.yaml`, and what people are told.
///
/// A new case: add a line with what stands in `Parcel.product` and what replaces it, run with
/// `RECORD_GOLDENS=1`, read the message as someone who made that mistake, keep it.
@Suite struct BadProductTests {
  static let cases = [
    BadCase("an unknown key", "brands:", "brnads:"),
    BadCase("a missing key", "product: Parcel\n", ""),
    BadCase("a wrong type", "brands: [Parcel]", "brands: { Parcel: 1 }"),
    BadCase("a YAML tag", "brands: [Parcel]", "brands: !set [Parcel]"),
    BadCase("an unknown default language", "default: en,", "default: English please,"),
    BadCase("a default that is not supported", "default: en,", "default: de,"),
    BadCase("a language twice", "fr-CA, no]", "fr-CA, no, fr]"),
    BadCase("a boolean where a language stands", "fr-CA, no]", "fr-CA, true]"),
    BadCase("an unknown strictness", "brands: [Parcel]", "regions: lose"),
    BadCase("an unknown item of the procedure", "[persist, raise-", "[presist, raise-"),
    BadCase("a later item of the procedure", "[persist, raise-", "[reload-widgets, raise-"),
    BadCase("an unknown setting", "brands: [Parcel]", "platform: { plural-langauge: table }"),
    BadCase("a later setting", "brands: [Parcel]", "platform: { calendar-dst: strict }"),
    BadCase("an unknown option", "brands: [Parcel]", "platform: { plural-language: tabel }"),
    BadCase("an unknown finding id", "brands: [Parcel]", "severity: { stale-rendr: off }"),
    BadCase("an unknown severity", "brands: [Parcel]", "severity: { stale-render: fatal }"),
    BadCase(
      "a finding allowed without a reason", "brands: [Parcel]", "allow: [{ id: stale-render }]"),
    BadCase("an empty reason", "brands: [Parcel]", "allow: [{ id: stale-render, reason: ' ' }]"),
    BadCase(
      "an unknown finding allowed", "brands: [Parcel]", "allow: [{ id: stale-rendr, reason: x }]"),
    BadCase(
      "an unknown key of an allowance", "brands: [Parcel]",
      "allow: [{ id: stale-render, lokale: fr, reason: x }]"),
    BadCase("a fallback without its steps", "brands: [Parcel]", "fallback: per-key"),
    BadCase("an unknown step of a fallback", "brands: [Parcel]", "fallback: { per-key: [parent] }"),
    BadCase("an unknown kind of target", "kind: widget-extension", "kind: widget"),
    BadCase(
      "no app", "kind: app, resources: [App], screen: App/screen.views.yaml",
      "kind: widget-extension"),
    BadCase("a later kind of target", "kind: widget-extension", "kind: android-app"),
    BadCase(
      "a screen of an extension", "resources: [Widgets] }", "resources: [Widgets], screen: x }"),
    BadCase("two apps", "kind: widget-extension", "kind: app"),
    BadCase("a missing folder", "resources: [Widgets]", "resources: [Widget]"),
    BadCase("a file without strings", "resources: [Widgets]", "resources: [near.apns]"),
    BadCase("an unknown target", "target: widgets", "target: widget"),
    BadCase("an unknown type", "stops: Int", "stops: Integer"),
    BadCase("a type of the wrong kind", "stops: Int", "stops: 3"),
    BadCase("a list of two types", "stops: Int", "stops: [Int, String]"),
    BadCase("an empty enumeration", "[packing, out-for-delivery, delivered]", "[]"),
    BadCase("a code twice", "out-for-delivery, delivered]", "out-for-delivery, packing]"),
    BadCase("an unknown policy", "unknown: reject", "unknown: drop"),
    BadCase("a name that is no field", "stops: Int", "stop-count: Int"),
    BadCase(
      "an unknown field in an origin", "stops: Int",
      "stops: Int\n      title: { type: String, from: { text: { key: t, args: [stosp] } } }"),
    BadCase(
      "an origin without a text", "stops: Int",
      "stops: Int\n      title: { type: String, from: { txt: { key: t } } }"),
    BadCase("a missing views file", "Widgets/delivery.views.yaml", "Widgets/delivry.views.yaml"),
    BadCase("a views file in Swift", "Widgets/delivery.views.yaml", "Widgets/Delivery.swift"),
    BadCase("taking files away from nothing", "brands: [Parcel]", "without: [App]"),
    BadCase(
      "an edit that finds nothing", "brands: [Parcel]",
      "edits: [{ remove: { target: widgets, locale: de, key: status.packing } }]"),
    BadCase(
      "an edit of an unknown key", "brands: [Parcel]",
      "edits: [{ remove: { target: widgets, key: status.paking } }]"),
    BadCase(
      "an edit of an unknown target", "brands: [Parcel]",
      "edits: [{ set: { target: widgts, locale: fr, key: a, value: b } }]"),
    BadCase("what is not YAML", "brands: [Parcel]", "brands: [Parcel"),
    BadCase("a key twice", "brands: [Parcel]", "product: Other"),
  ]

  @Test func everyMistakeIsShownWhereItIsMade() {
    let vocabulary = Vocabulary(findings: ["stale-render", "frozen-text"])
    let text = messages(Self.cases) { mistake in
      let files = Parcel.files([
        "p/product.yaml": Parcel.changed(Parcel.product, mistake.old, mistake.new),
        "p/Widgets/Delivery.swift": "",
      ])
      return problem { () throws(InputProblem) in
        try readProduct("p/product.yaml", files: files, vocabulary: vocabulary)
      }
    }
    expectGolden(text, "messages")
  }

  @Test func aGroupWeighsForEachOfItsFindingsThatHasNoLineOfItsOwn() throws {
    let vocabulary = Vocabulary(
      findings: ["truncated", "clipped", "scaled"],
      findingGroups: ["cut": ["truncated", "clipped", "scaled"]])
    let weights = ["truncated": "error", "clipped": "error", "scaled": "off"]
    for severity in ["{ cut: error, scaled: off }", "{ scaled: off, cut: error }"] {
      let files = Parcel.files([
        "p/product.yaml": Parcel.changed(
          Parcel.product, "brands: [Parcel]", "brands: [Parcel]\nseverity: \(severity)")
      ])
      let product = try readProduct("p/product.yaml", files: files, vocabulary: vocabulary).product
      #expect(product.severities.mapValues { $0?.rawValue ?? "off" } == weights)
    }
  }

  @Test func aMissingFileNamesTheNearest() {
    #expect(
      problem { () throws(InputProblem) in try readProduct("p/prodct.yaml", files: Parcel.files()) }
        == """
        p/prodct.yaml:1:1: error: no such file
        did you mean ‘p/product.yaml’?
        """)
  }
}
