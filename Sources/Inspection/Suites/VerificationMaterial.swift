import Diagnostics
package import Languages
package import Presentation
package import Simulation

/// What the cases of a product work with.
package struct VerificationMaterial: Sendable {
  package var inspector: Inspector
  package var calendar: any CivilCalendar
  package var settings: PlatformSettings
  /// The phone of the first scenario, else a plain one; cases choose its languages.
  package var device: Device
  /// When scripts begin: as the first scenario does.
  package var now: Instant
  /// In the order declared.
  package var activities: [ActivityMaterial]
  /// What each presentation can show or speak, over all branches of its views; taken when a case
  /// first asks.
  package var inventory: Inventory { taken.value }
  private let taken: Deferred<Inventory>

  package var product: Product { inspector.product }

  /// Gathers what the scenarios offer, by playing them: what the phone refused is no content.
  ///
  /// - Parameter scenarios: those beside the product, each read for one locale.
  package init(
    inspector: Inspector, scenarios: [Scenario], calendar: any CivilCalendar,
    settings: PlatformSettings? = nil
  ) {
    let product = inspector.product
    self.inspector = inspector
    self.calendar = calendar
    self.settings = settings ?? product.settings
    let device = scenarios.first?.device
    self.device =
      device ?? Device(languages: [product.defaultLanguage], region: "US", timeZone: "UTC")
    // 6 August 2026, nine in the morning, UTC.
    now = scenarios.first?.now ?? Instant(1_786_006_800)
    var gatherer = MaterialGatherer(product: product, calendar: calendar)
    for scenario in scenarios { gatherer.gather(scenario) }
    activities = product.activities.map(gatherer.material)
    // Which keys a view can use does not hang on what a scenario brings.
    taken = Deferred {
      takeInventory(
        of: product, resolver: inspector.resolver,
        states: InventoryStates(product: product, scenarios: [], calendar: calendar))
    }
  }

  /// The launch locales: every language that the product supports.
  package var locales: [LanguageTag] { product.supported }
}
