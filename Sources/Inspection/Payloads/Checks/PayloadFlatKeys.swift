import Diagnostics
import Simulation

/// The alert of a Live Activity has the keys of an ordinary notification.
enum PayloadFlatKeys: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-flat-keys", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The alert of a push for a Live Activity names its texts as an ordinary notification does: \
        `title-loc-key`, `loc-key` and their `…-args` beside each other. A Live Activity has them \
        inside `title` and `body`. What a device does with the flat form is unpublished; pushes \
        were reported to be dropped (setting `flat-alert-keys`).
        """,
      onDevice: """
        No alert, and possibly no update at all.
        """,
      mend: """
        Put `loc-key` and `loc-args` inside `title` and inside `body`.
        """,
      onServer: """
        Use the sending library's form for Live Activities, not that for alerts.
        """,
      before: """
        "alert": { "title-loc-key": "delivery.near", "loc-key": "delivery.look" }
        """,
      after: """
        "alert": {
          "title": { "loc-key": "delivery.near" },
          "body": { "loc-key": "delivery.look" }
        }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard file.isLiveActivity, let alert = file["alert"]?.value else { return [] }
    let flat = alert.fields.filter { APSKeys.flat[$0.name] != nil }
    guard let first = flat.first else { return [] }
    return [fault(flat.map(\.name), at: first.place)]
  }

  static func fault(_ keys: [String], at place: SourceLocation) -> PayloadFault {
    let names = keys.map { "‘\($0)’" }.joined(separator: ", ")
    let parts = keys.compactMap { APSKeys.flat[$0] }.reduce(into: [String]()) {
      if !$0.contains("‘\($1)’") { $0.append("‘\($1)’") }
    }
    return PayloadFault(
      definition,
      "\(names) \(keys.count == 1 ? "is" : "are") for ordinary notifications; a Live Activity has "
        + "‘loc-key’ and ‘loc-args’ inside \(parts.joined(separator: " and "))",
      at: place, losesPush: true)
  }
}
