package import Presentation

extension World {
  /// The alerts of the last event, in order of delivery.
  package var currentAlerts: [KeptRender] { alerts.filter { $0.cause.event == event } }

  /// Whether another app's activity shares the island.
  package var isOtherAppRunning: Bool { otherAppClaim != nil }

  /// The id of the activity that a step means: by id, or the last started of a kind, or of all; one
  /// that is on the phone goes before one that has gone. Nil where there is none.
  package func activityID(named reference: String?) -> String? {
    if let reference, activities[reference] != nil { return reference }
    let named = activities.values.filter { reference == nil || $0.kind == reference }
    let present = named.filter { $0.phase != .dismissed }
    return (present.isEmpty ? named : present).max { $0.ordinal < $1.ordinal }?.id
  }
}
