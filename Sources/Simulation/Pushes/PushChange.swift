package import Diagnostics

/// A value that the server changed before it sent the payload.
package struct PushChange: Sendable, Hashable {
  /// As `aps.content-state.localeTag`.
  package var path: String
  /// The value in the file; where it is missing, the object that lacks it.
  package var place: SourceLocation
  package var reason: Reason
  /// Digits or a tag; nil where there was nothing, or something else.
  package var before: String?
  /// Digits or a tag; of an alert `keys`, `server` or `none`.
  package var after: String

  /// Why a value was changed.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Moved by as much as the timestamp.
    case retimed
    /// Filled from the server's copy of the language and its revision.
    case filled
    /// The step says it in the place of what the file says.
    case replaced
  }

  package init(
    path: String, place: SourceLocation, reason: Reason, before: String?, after: String
  ) {
    self.path = path
    self.place = place
    self.reason = reason
    self.before = before
    self.after = after
  }
}

extension PushChange {
  /// The step's own alert in the place of the file's.
  init(alert: GivenValue) {
    let isServers = alert.fields.contains { field in
      if case .message = field.value.kind { true } else { false }
    }
    self.init(
      path: "aps.alert", place: alert.place, reason: .replaced, before: nil,
      after: alert.kind == .null ? "none" : isServers ? "server" : "keys")
  }
}
