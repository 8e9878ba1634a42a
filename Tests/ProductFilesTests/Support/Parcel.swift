import ProductFiles

/// A small product that every test starts from.
enum Parcel {
  static let product = """
    product: Parcel
    languages: { default: en, supported: [en, fr, fr-CA, no] }
    brands: [Parcel]
    on-language-change: [persist, raise-revision, update-activities]
    targets:
      app: { kind: app, resources: [App], screen: App/screen.views.yaml }
      widgets: { kind: widget-extension, resources: [Widgets] }
    activities:
      delivery:
        target: widgets
        attributes: { orderID: String }
        content-state:
          phase: { codes: [packing, out-for-delivery, delivered], unknown: reject }
          arrival: Date?
          stops: Int
          note: UserText?
          tag: LanguageTag
          revision: Revision
        views: Widgets/delivery.views.yaml
    """

  static let views = """
    lock-screen:
      environment: { locale: content-state }
      vstack:
        - switch: phase
          cases:
            packing: { text: { key: status.packing, default: Packing } }
          else: { text: { key: status.other } }
        - text: { key: stops, args: [stops] }
    """

  static let screen = """
    app-screen:
      environment: { locale: decision }
      text: { key: title }
    """

  static let scenario = """
    scenario: Round trip
    product: product.yaml
    locale: fr-CA
    device: { languages: [en-US, de], region: CA, time-zone: America/Toronto, now: 2026-08-06T09:00 }
    steps:
      - start: delivery
        attributes: { orderID: A-1 }
        state: { phase: packing, arrival: +12m, stops: 3 }
        stale-after: 10m
      - language: $locale
      - push: near.apns
      - expect: { language: $locale, everywhere: true }
    """

  static let payload = """
    { "aps": { "timestamp": 1, "event": "update", "content-state": { "phase": "delivered" } } }
    """

  static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "status.packing": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Packing" } },
        "fr": { "stringUnit": { "state": "translated", "value": "En préparation" } } } } } }
    """

  /// The files, with those given in the place of or beside them.
  static func files(_ changes: [String: String?] = [:]) -> MemoryFiles {
    var files = MemoryFiles([
      "p/product.yaml": product, "p/Widgets/delivery.views.yaml": views,
      "p/App/screen.views.yaml": screen, "p/trip.scenario.yaml": scenario,
      "p/near.apns": payload, "p/Widgets/Localizable.xcstrings": catalog,
      "p/App/Localizable.xcstrings": catalog,
    ])
    for (path, text) in changes { files[path] = text.map { Array($0.utf8) } }
    return files
  }

  /// A text with one thing replaced, which must stand there.
  static func changed(_ text: String, _ old: String, _ new: String) -> String {
    precondition(text.contains(old), "‘\(old)’ does not stand in the fixture")
    return text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
