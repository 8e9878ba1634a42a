import Diagnostics
import Simulation

/// A push that starts an activity has no alert.
enum PayloadNoAlert: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-no-alert", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        A push that starts an activity has no `alert`. ActivityKit requires one, since people must \
        learn that something appeared.
        """,
      onDevice: """
        APNs accepts the push, and the activity was seen never to appear.
        """,
      mend: """
        Give the start an `alert` with a title and a body, by key.
        """,
      inCatalog: """
        Put the keys of title and body into `Localizable` of the app, not of the extension.
        """,
      onServer: """
        Add `alert` to every push whose `event` is `start`.
        """,
      before: """
        "event": "start", "attributes-type": "Delivery"
        """,
      after: """
        "event": "start", "attributes-type": "Delivery",
        "alert": {
          "title": { "loc-key": "delivery.started" },
          "body": { "loc-key": "delivery.soon" }
        }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard file.event == .start, let aps = file.aps else { return [] }
    if let alert = file["alert"], alert.value.kind != .null, alert.value.kind != .record([]) {
      return []
    }
    return [fault(at: file["alert"]?.value.place ?? aps.place)]
  }

  static func fault(at place: SourceLocation) -> PayloadFault {
    PayloadFault(
      definition,
      "this push starts an activity without an ‘alert’, and such pushes were seen never to show: "
        + "give it a title and a body", at: place, key: "alert", losesPush: true)
  }
}
