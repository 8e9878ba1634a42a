package import Diagnostics
package import Presentation

/// A push as it left the server: its values moved to the present and filled in.
package struct SentPush: Sendable, Hashable {
  package var push: PushEvent
  /// The payload as sent.
  package var root: GivenValue
  package var changes: [PushChange]
  /// As `PushRecord.isTimestampPlausible`.
  package var isTimestampPlausible: Bool
  /// The context in which the server resolved strings.
  package var context: RenderContext
  /// The step that sent it.
  package var place: SourceLocation

  package init(
    push: PushEvent, root: GivenValue, changes: [PushChange] = [], isTimestampPlausible: Bool,
    context: RenderContext, place: SourceLocation
  ) {
    self.push = push
    self.root = root
    self.changes = changes
    self.isTimestampPlausible = isTimestampPlausible
    self.context = context
    self.place = place
  }
}

/// `aps.event`.
package enum PushKind: String, Sendable, Hashable, CaseIterable {
  case start
  case update
  case end
}
