package import Diagnostics
package import Simulation

/// The scenario that a case plays, step by step, and the moments at which the case looks.
package struct Script: Sendable {
  package private(set) var scenario: Scenario
  package private(set) var looks: [Look] = []
  /// The line that a step points at unless it brings its own.
  private let place: SourceLocation

  /// A script without steps.
  package init(_ scenario: Scenario, at place: SourceLocation) {
    self.scenario = scenario
    self.place = place
  }

  /// A moment that the case judges.
  package struct Look: Sendable, Hashable {
    /// The step after which it is.
    package var step: Int
    /// The state that a cell is about, as `active`.
    package var state: String
  }

  /// Adds an event; `place` is the line of the product's files that gave it.
  package mutating func play(_ event: Event, at place: SourceLocation? = nil) {
    scenario.steps.append(
      Step(
        number: scenario.steps.count + 1, verb: event.verb, summary: event.summary,
        action: .event(event), place: place ?? self.place))
  }

  /// The number of the last step; 0 before the first.
  package var lastStep: Int { scenario.steps.count }

  /// Judges the moment after the last step, as of that state. Moments of one state make one cell a
  /// presentation.
  package mutating func look(_ state: String) {
    looks.append(Look(step: scenario.steps.count, state: state))
  }

  /// Starts an activity with its first content, or with another.
  package mutating func start(
    _ activity: ActivityMaterial, with sample: ContentSample? = nil, relevance: Double? = nil
  ) {
    let sample = sample ?? activity.opening
    play(
      .start(
        StartEvent(
          kind: activity.kind, attributes: activity.attributes, state: sample.fields,
          staleAfter: activity.staleAfter, relevanceScore: relevance)), at: sample.place)
  }

  /// The app updates an activity with a whole content.
  package mutating func update(
    _ activity: ActivityMaterial, with sample: ContentSample, alert: AlertContent? = nil
  ) {
    play(
      .update(
        UpdateEvent(
          activity: activity.kind, state: sample.fields, staleAfter: activity.staleAfter,
          alert: alert)),
      at: sample.place)
  }

  /// The server sends a whole content.
  package mutating func push(_ payload: Payload, to activity: ActivityMaterial) {
    push(PushEvent(payload: payload), to: activity)
  }

  /// The server sends a push of the scenarios to the activity of the kind: what the file says, moved
  /// to the present and filled in.
  package mutating func push(_ event: PushEvent, to activity: ActivityMaterial) {
    var event = event
    event.activity = activity.kind
    event.asWritten = false
    event.isBroadcast = false
    play(.push(event), at: event.payload.root.place)
  }
}
