import Diagnostics
import Languages
package import Presentation

/// One event at work: the world that it changes and what it is changed by. Each topic is an
/// extension in a file of its own.
struct Reducer {
  var world: World
  let product: Product
  /// Nil at the launch before the first event, which names no moment.
  let calendar: (any CivilCalendar)?
  /// The step.
  let place: SourceLocation

  /// Turns the page: the event has a number, and nothing has happened in it yet.
  mutating func begin() {
    world.event += 1
    world.log = []
    world.pushes = []
    world.restarts = []
    world.refusedStarts = []
  }

  func cause(_ kind: String, at place: SourceLocation? = nil) -> Cause {
    Cause(event: world.event, place: place ?? self.place, kind: kind)
  }

  mutating func log(
    _ event: String, _ subject: String? = nil, _ fields: [(String, String?)] = [],
    at place: SourceLocation? = nil
  ) {
    world.log.append(
      LogEntry(
        at: world.clock, event: event, subject: subject,
        fields: fields.compactMap { name, value in value.map { LogEntry.Field(name, $0) } },
        place: place ?? self.place))
  }

  /// Runs a change, and makes the app's screen again if the running app could see it: the screen
  /// follows the decision, the store and the activities.
  mutating func observing(_ kind: String, _ change: (inout Reducer) -> Void) {
    let before = Observed(world)
    change(&self)
    let isMissing = world.renders[.appScreen] == nil
    if world.app != nil, isMissing || before != Observed(world) { renderScreen(cause(kind)) }
  }

  private struct Observed: Equatable {
    let decision: Decision
    let store: SharedStore
    let activities: [String: Activity]

    init(_ world: World) {
      decision = world.decision
      store = world.store
      activities = world.activities
    }
  }
}

extension SharedStore {
  /// What a reader gets at this instant.
  package var pair: TaggedRevision { TaggedRevision(tag: tag, revision: revision) }
}

extension Scenario {
  /// Where causes before the first step point.
  var beginning: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }
}
