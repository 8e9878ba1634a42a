import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import ProductFiles
import Simulation

@testable import polyglance

/// A small sound product in memory. A test changes one part of it and looks at what is found.
struct ProductProbe {
  /// Path to text; a test replaces what it is about.
  var files: [String: String] = [
    "product.yaml": ProductProbe.product(),
    "App/Localizable.xcstrings": ProductProbe.catalog(["title": ["en": "Order", "fr": "Commande"]]),
    "Widgets/Localizable.xcstrings": ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
      "symbol": ["en": "Parcel", "fr": "Colis"], "eta %@": ["en": "At %@", "fr": "Vers %@"],
      "late": ["en": "No news", "fr": "Sans nouvelles"],
    ]),
    "card.views.yaml": ProductProbe.views(),
    "story.scenario.yaml": ProductProbe.scenario(),
  ]

  /// `product.yaml` with other procedures, other fields, or further lines at its end.
  static func product(
    onChange: String = "[persist, raise-revision, update-activities, sync-server]",
    fields: String = "", policy: String = "update", more: String = ""
  ) -> String {
    """
    product: Probe
    languages: { default: en, supported: [en, fr, fr-CA] }
    brands: [Acme]
    in-app-language: store
    on-language-change: \(onChange)
    on-launch: [decide, sync-server]
    fallback: platform
    targets:
      app: { kind: app, resources: [App] }
      widgets: { kind: widget-extension, resources: [Widgets] }
    activities:
      card:
        target: widgets
        attributes: {}
        content-state:
          phase: { codes: [packing, near, done], unknown: reject }
          eta: Date?
          note: String?
          person: UserText?
    \(fields)      localeTag: LanguageTag
          localeRevision: Revision
        on-language-change: \(policy)
        views: card.views.yaml
    \(more)
    """
  }

  /// A card with a status; `extra` are further views of its stack, `minimal` another presentation.
  static func views(extra: [String] = [], environment: String = "content-state") -> String {
    """
    lock-screen:
      environment: { locale: \(environment) }
      vstack:
        - if: isStale
          then: { text: { key: late } }
          else:
            switch: phase
            cases:
              packing: { text: { key: status.packing } }
              near: { text: { key: status.near } }
              done: { text: { key: status.near } }
    \(extra.map { "    - \($0)\n" }.joined())
    """
  }

  /// A start in English, then the steps; fr is chosen where they say so.
  static func scenario(_ steps: [String] = ["language: $locale"], head: String = "") -> String {
    """
    scenario: Story
    product: product.yaml
    locale: fr
    device: { languages: [en-US], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
    \(head)
    steps:
      - start: card
        state: { phase: packing }
    \(steps.map { "  - \($0)\n" }.joined())
    """
  }

  /// A String Catalog: key to language to text.
  static func catalog(_ texts: [String: [String: String]], source: String = "en") -> String {
    func quoted(_ text: String) -> String { JSONValue.string(text).text }
    let entries = texts.sorted { $0.key < $1.key }.map { key, languages in
      let units = languages.sorted { $0.key < $1.key }.map { language, text in
        "\(quoted(language)): { \"stringUnit\": { \"state\": \"translated\", \"value\": "
          + "\(quoted(text)) } }"
      }
      return
        "\(quoted(key)): { \"comment\": \"Card\", \"localizations\": { \(units.joined(separator: ",\n")) } }"
    }
    return "{ \"sourceLanguage\": \"\(source)\", \"strings\": {\n"
      + entries.joined(separator: ",\n") + "\n}, \"version\": \"1.0\" }"
  }

  /// What the inventory of the product lists, its story played unless it has none.
  func inventory() throws -> Inventory {
    let loaded = try readProduct("product.yaml", files: MemoryFiles(files))
    let scenarios =
      files["story.scenario.yaml"] == nil
      ? []
      : [
        try readScenario(
          "story.scenario.yaml", files: MemoryFiles(files), calendar: ICUCalendar(),
          product: loaded
        ).scenario
      ]
    return takeInventory(
      of: loaded.product, resolver: Resolver(loaded),
      states: InventoryStates(
        product: loaded.product, scenarios: scenarios, calendar: ICUCalendar()))
  }

  /// Plays the story.
  func run(
    locale: LanguageTag? = nil, shaper: any TextShaping = CellTextShaper()
  ) throws -> ScenarioRun {
    try inspected(locale: locale, shaper: shaper).run
  }

  /// Plays the story, and gives the inspector that looked at it too.
  func inspected(
    locale: LanguageTag? = nil, shaper: any TextShaping = CellTextShaper()
  ) throws -> (inspector: Inspector, run: ScenarioRun) {
    let vocabulary = Vocabulary(
      findings: CheckRegistry.all.map(\.id), findingGroups: CheckRegistry.idsByGroup)
    let loaded = try readScenario(
      "story.scenario.yaml", locale: locale, files: MemoryFiles(files), calendar: ICUCalendar(),
      vocabulary: vocabulary)
    let product = loaded.product.product
    let resolver = Resolver(loaded.product, folders: loaded.folders)
    let inspector = Inspector(product: product, resolver: resolver, shaper: shaper)
    return (inspector, play(loaded.scenario, with: inspector, calendar: ICUCalendar()))
  }

  /// `file:line severity id step surface`, one a finding.
  func findings(locale: LanguageTag? = nil) throws -> [String] {
    try run(locale: locale).findings.map { finding in
      "\(finding.place.file):\(finding.place.line) \(finding.severity.rawValue) \(finding.id)"
        + " step \(finding.step)\(finding.surface.map { " \($0)" } ?? "")"
    }
  }
}
