import Inspection
import Layout
import ProductFiles
import TestSupport

@testable import Workbench

/// A small product in five languages, and what Preview works on.
enum PreviewedVan {
  static let path = "van/trip.scenario.yaml"

  static func stage() throws -> ScenarioStage { try Replayed(path, in: MemoryFiles(files)).stage }

  /// - Parameter views: in place of the activity's presentations.
  static func previewer(
    shaper: any TextShaping = CountedFace(), views: String? = nil
  ) throws -> Previewer {
    var files = files
    if let views { files["van/Widgets/trip.views.yaml"] = views }
    let replayed = try Replayed(path, in: MemoryFiles(files))
    return Previewer(
      VerificationMaterial(
        inspector: replayed.inspector, scenarios: [replayed.scenario], calendar: ICUCalendar()),
      shaper: shaper)
  }

  private static let files = [
    "van/product.yaml": """
    product: Van
    languages: { default: en, supported: [en, de, ar, ja, fr] }
    brands: [Van]
    on-language-change: [persist, raise-revision, update-activities]
    targets:
      app: { kind: app, resources: [App] }
      widgets: { kind: widget-extension, resources: [Widgets] }
    activities:
      trip:
        target: widgets
        attributes: {}
        content-state:
          phase: { codes: [packing, nearby], unknown: reject }
          stops: Int
          tag: LanguageTag
          revision: Revision
        views: Widgets/trip.views.yaml
    """,
    path: """
    scenario: Trip
    product: product.yaml
    device:
      model: iPhone 16 Pro
      os: iOS 26.0
      languages: [en]
      region: GB
      time-zone: Europe/London
      now: 2026-08-06T09:00
    steps:
      - start: trip
        state: { phase: packing, stops: 2 }
      - update: { state: { phase: nearby } }
    """,
    "van/Widgets/trip.views.yaml": """
    lock-screen:
      environment: { locale: content-state }
      vstack:
        - text: { key: trip.long }
          line-limit: 1
        - text: { key: trip.stops, args: [stops] }
          font: caption
          line-limit: 1
    compact-leading:
      environment: { locale: content-state }
      symbol: box.truck
      accessibility: { label: { key: trip.label } }
    compact-trailing:
      environment: { locale: content-state }
      switch: phase
      cases:
        packing: { text: { key: packing.short }, line-limit: 1, minimum-scale-factor: 0.8, font: caption }
        nearby: { text: { key: nearby.short }, line-limit: 1, font: caption }
      else: { text: { key: nearby.short }, line-limit: 1, font: caption }
    minimal:
      environment: { locale: content-state }
      text: { value: stops }
    expanded-center:
      environment: { locale: content-state }
      text: { key: trip.long }
      line-limit: 1
    """,
    "van/App/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {} }
    """,
    "van/Widgets/Localizable.xcstrings": catalog([
      ("nearby.short", ["Near", "Nah", "قريب", "近く", "Près"]),
      ("packing.short", ["Packing", "Wird verpackt", "التجهيز", "準備中", "Emballage"]),
      ("trip.label", ["On the way", "Unterwegs", "في الطريق", "配送中", "En route"]),
      (
        "trip.long",
        [
          "Your parcel is being packed", "Ihre Sendung wird gerade sorgfältig für Sie verpackt",
          "يجري تجهيز طردك", "お荷物を準備しています", "Votre colis est en préparation",
        ]
      ),
      ("trip.stops", ["%lld stops", "%lld Stopps", "%lld محطات", "あと%lldか所", "%lld arrêts"]),
    ]),
  ]

  private static func catalog(_ entries: [(key: String, texts: [String])]) -> String {
    let languages = ["en", "de", "ar", "ja", "fr"]
    let strings = entries.map { entry in
      let all = zip(languages, entry.texts).map { language, text in
        "\"\(language)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
      }
      return "\"\(entry.key)\": { \"localizations\": { \(all.joined(separator: ",\n")) } }"
    }
    return """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
      \(strings.joined(separator: ",\n"))
      } }
      """
  }
}
