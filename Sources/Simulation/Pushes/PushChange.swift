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
  /// Digits or a tag.
  package var after: String

  /// Why a value was changed.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Moved by as much as the timestamp.
    case retimed
    /// Filled from the server's copy of the language and its revision.
    case filled
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
