package import Diagnostics
package import Presentation

/// What became of one push.
package struct PushRecord: Sendable, Hashable {
  /// As named in the scenario.
  package var file: String
  /// The step that sent it.
  package var place: SourceLocation
  /// What was sent, as its file has it, with the step's own alert; nil where nobody keeps it.
  package var payload: Payload?
  /// Nil where the payload names none, or none that exists.
  package var event: PushKind?
  /// The activity that it was for, or that it started; nil where there was none.
  package var activity: String?
  package var outcome: PushOutcome
  /// What the server put into the file's values before it sent them, in the order of the file.
  package var changes: [PushChange]
  /// Every declared Date that stands there as a number, in the order declared.
  package var dates: [DecodedDate]
  /// Bytes, as `Payload.size`.
  package var size: Int
  /// Unix seconds as sent; nil where it is no number.
  package var timestamp: Int?
  /// Unix seconds as sent; nil where there is none, or no number.
  package var staleDate: Int?
  /// Whether the file's timestamp is a plausible count of seconds, so that the payload could be
  /// moved to the present.
  package var isTimestampPlausible: Bool

  package init(
    file: String, place: SourceLocation, payload: Payload? = nil, event: PushKind?,
    activity: String?,
    outcome: PushOutcome, changes: [PushChange] = [], dates: [DecodedDate] = [], size: Int,
    timestamp: Int? = nil, staleDate: Int? = nil, isTimestampPlausible: Bool = true
  ) {
    self.file = file
    self.place = place
    self.payload = payload
    self.event = event
    self.activity = activity
    self.outcome = outcome
    self.changes = changes
    self.dates = dates
    self.size = size
    self.timestamp = timestamp
    self.staleDate = staleDate
    self.isTimestampPlausible = isTimestampPlausible
  }

  /// Why it had no effect; nil where it had, or never came.
  package var refusal: PushRefusal? {
    if case .refused(let refusal) = outcome { refusal } else { nil }
  }
}

/// What the phone did with a push.
package enum PushOutcome: Sendable, Hashable {
  case applied
  case refused(PushRefusal)
  /// Sent, and never received.
  case missed
  /// The phone is offline; delivered on return unless a newer one comes.
  case held
}

/// A Date of a content state or attributes, as a default `JSONDecoder` reads it.
package struct DecodedDate: Sendable, Hashable {
  /// As `content-state.estimatedArrival`.
  package var path: String
  package var place: SourceLocation
  /// Whole seconds as sent, counted from whenever the sender meant.
  package var sent: Int
  /// The same, counted from 2001-01-01T00:00:00Z.
  package var decoded: Instant

  package init(path: String, place: SourceLocation, sent: Int, decoded: Instant) {
    self.path = path
    self.place = place
    self.sent = sent
    self.decoded = decoded
  }
}
