package import Languages
import Presentation
package import Simulation

/// Whoever decides a language for itself, with what it knows at a moment.
package struct Party: Sendable, Hashable {
  /// `app`, a target's name, `system`, `server`.
  package var name: String
  /// The languages that it would be asked with, preferred first.
  package var languages: [LanguageTag]
  /// The tag that it goes by.
  package var tag: LanguageTag?
  /// Where the tag comes from, as `app-preference`, `store`.
  package var source: String
  package var revision: Int?
}

extension World {
  /// The app, each extension in the order declared, the system, the server.
  package func parties(of product: Product) -> [Party] {
    let appLanguages = app?.facts.languages ?? []
    var parties = [
      Party(
        name: "app", languages: appLanguages, tag: decision.tag, source: decision.rule.rawValue,
        revision: decision.revision)
    ]
    for target in product.targets where target.kind == .widgetExtension {
      let render = renders.values.flatMap(\.values)
        .filter { $0.context.process.target == target.id }
        .max { $0.cause.event < $1.cause.event }
      parties.append(
        Party(
          name: target.id.name, languages: render?.context.process.languages ?? [],
          tag: render?.context.store.tag, source: "store",
          revision: render?.context.store.revision))
    }
    parties.append(
      Party(
        name: "system", languages: device.languages, tag: device.languages.first,
        source: "device", revision: nil))
    if server.tag != nil || product.serverTarget != nil {
      parties.append(
        Party(
          name: "server", languages: [], tag: server.tag, source: "sync-server",
          revision: server.revision))
    }
    return parties
  }
}
