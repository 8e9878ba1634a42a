package import Diagnostics

/// A start from the app that the system did not take.
package struct RefusedStart: Sendable, Hashable {
  /// The kind that was to be started, `delivery`.
  package var kind: String
  package var reason: Reason
  /// The step.
  package var place: SourceLocation

  /// Why; the words are stable.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// `request(…, startDate:)` takes an `AlertConfiguration` that is not optional.
    case scheduleNeedsAlert = "schedule-needs-alert"
    case scheduleNeedsSystem = "schedule-needs-system"
    case transientNeedsSystem = "transient-needs-system"
    /// ActivityKit's `visibility`: a start from the app needs it in front.
    case visibility

    /// The first iOS that takes it; nil where that is not what is missing.
    package var system: Int? {
      switch self {
      case .scheduleNeedsAlert, .visibility: nil
      case .scheduleNeedsSystem: 26
      case .transientNeedsSystem: 18
      }
    }
  }
}
