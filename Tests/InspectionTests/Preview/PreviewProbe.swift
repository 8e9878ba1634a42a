import Inspection
import Layout
import Localization
import Presentation
import ProductFiles

@testable import polyglance

/// The probe's product as a preview sees it: captions in a slot of 52.33 points.
enum PreviewProbe {
  /// A slot of the island with a line for each status.
  static let slot = """
    compact-trailing:
      environment: { locale: content-state }
      font: caption
      line-limit: 1
      hstack:
        - if: isStale
          then: { text: { key: late } }
          else:
            switch: phase
            cases:
              packing: { text: { key: status.packing } }
              near: { text: { key: status.near } }
              done: { text: { key: status.near } }
    """

  /// A previewer of the probe with these views, texts and story.
  static func previewer(
    views: String? = nil, texts: [String: [String: String]]? = nil, scenario: String? = nil,
    shaper: any TextShaping = EvenShaper()
  ) throws -> Previewer {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = views ?? slot
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(
      texts ?? [
        "status.packing": ["en": "Packed", "fr": "Emballage en cours", "fr-CA": "Emballage"],
        "status.near": ["en": "Near", "fr": "Proche", "fr-CA": "Tout près"],
        "late": ["en": "Late", "fr": "En retard", "fr-CA": "En retard"],
      ])
    if let scenario { probe.files["story.scenario.yaml"] = scenario }
    let loaded = try readProduct("product.yaml", files: MemoryFiles(probe.files))
    let scenarios = try readScenario(
      "story.scenario.yaml", files: MemoryFiles(probe.files), calendar: ICUCalendar(),
      product: loaded
    ).scenario
    return Previewer(
      VerificationMaterial(
        inspector: Inspector(
          product: loaded.product, resolver: Resolver(loaded), shaper: shaper),
        scenarios: [scenarios], calendar: ICUCalendar()), shaper: shaper)
  }

  /// Everything, on the phone alone.
  static func request(_ previewer: Previewer) -> PreviewRequest {
    var request = previewer.standard
    request.surfaces = Surface.activity
    return request
  }
}
