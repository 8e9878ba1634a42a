import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation

/// A payload file by itself, with or without the product of `ProductProbe`.
enum PayloadProbe {
  /// `aps` with what every push for a Live Activity has; members given replace or follow.
  static func update(_ members: String, event: String = "update") -> String {
    """
    { "aps": { "event": "\(event)", "timestamp": 1786021230,
    \(members)
    } }
    """
  }

  /// A start of the card with everything that it needs, and further members.
  static func start(_ members: String) -> String {
    update(
      """
      "attributes-type": "card", "attributes": {}, "content-state": { "phase": "near" },
      \(members)
      """, event: "start")
  }

  /// `line severity id: message`, one a finding, by line and id.
  static func findings(
    _ payload: String, probe: ProductProbe? = nil, languages: [String] = ["en", "fr"]
  ) throws -> [String] {
    let read = try readPayload(Array(payload.utf8), named: "p.apns", path: "p.apns")
    let loaded = try probe.map { try readProduct("product.yaml", files: MemoryFiles($0.files)) }
    let bundles = loaded.map { loaded in
      [
        AlertBundle(
          library: ResourceLibrary(loaded.resources, app: TargetID("app")),
          target: TargetID("app"), version: ResourceVersion(),
          languages: languages.compactMap(LanguageTag.init))
      ]
    }
    let file = PayloadFile(read, product: loaded?.product, bundles: bundles ?? [])
    return inspect(file).sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map { finding in
      let locale = finding.locale.map { " (\($0))" } ?? ""
      return "\(finding.place.line) \(finding.severity.rawValue) \(finding.id): "
        + "\(finding.message)\(locale)"
    }
  }
}
