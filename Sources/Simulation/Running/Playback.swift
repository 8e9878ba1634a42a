package import Diagnostics
import Presentation

/// A scenario played through, to be stepped in both ways, with what was done live between its steps.
package struct Playback: Sendable {
  package let scenario: Scenario
  package private(set) var run: Run
  /// The scenario's steps in order, and live events where they were put in.
  package private(set) var entries: [Entry]

  /// A step of the script or something done live.
  package struct Entry: Sendable, Hashable {
    package var action: Action
    /// Where the run stands after it; steps that are no events leave it where it was.
    package var end: Position
    /// False for what follows a live event: the script's expectations were written without it.
    package var isJudged: Bool

    /// What an entry is.
    package enum Action: Sendable, Hashable {
      case step(Step)
      case live(Placed<Event>)
    }

    /// The step; nil for a live event.
    package var step: Step? {
      if case .step(let step) = action { step } else { nil }
    }
  }

  /// Plays the whole scenario.
  package init(product: Product, scenario: Scenario, calendar: any CivilCalendar) {
    self.scenario = scenario
    run = Run(
      product: product, from: World.launched(product: product, scenario: scenario),
      calendar: calendar)
    entries = []
    for step in scenario.steps {
      let action = Entry.Action.step(step)
      if let event = action.event { run.play(event) }
      entries.append(Entry(action: action, end: run.end, isJudged: true))
    }
  }

  /// The world after so many entries; 0 is before the first step.
  package func world(after count: Int) -> World { run.world(at: position(after: count)) }

  /// Calls back with each entry and the world after it, in order. Each world is made from the one
  /// before, so that a walk through all of them costs what playing them costs.
  package func forEachEntry(_ body: (Int, Entry, World) -> Void) {
    var world = run.world(at: .start)
    var played = 0
    for (index, entry) in entries.enumerated() {
      for event in run.events[played..<max(played, entry.end.events)] {
        reduce(&world, event, product: run.product, calendar: run.calendar)
      }
      played = max(played, entry.end.events)
      body(index, entry, world)
    }
  }

  /// Where the run stands after so many entries.
  package func position(after count: Int) -> Position {
    count <= 0 || entries.isEmpty ? .start : entries[min(count, entries.count) - 1].end
  }

  /// How many entries are over at a position.
  package func entriesDone(at position: Position) -> Int {
    entries.firstIndex { $0.end > position } ?? entries.count
  }

  /// The same script with an event put in: what came before stays, what comes after is played again
  /// on what it left, and is not judged.
  ///
  /// - Parameters:
  ///   - done: how many entries come before it, so that it may stand before steps that are no
  ///     events.
  ///   - moment: a position inside the next entry, which is a wait that goes on after the event;
  ///     nil where it stands between entries.
  package func inserting(
    _ event: Event, afterEntries done: Int, at moment: Position? = nil, from place: SourceLocation
  ) -> Playback {
    let done = min(max(0, done), entries.count)
    let start = self.position(after: done)
    let next = start...max(start, self.position(after: done + 1))
    let position = moment.flatMap { next.contains($0) ? $0 : nil } ?? start
    var branch = self
    branch.run = run.branching(at: position)
    branch.entries.removeSubrange(done...)
    let isCut = branch.run.end.events > position.events
    branch.append(.live(Placed(event, at: place)), playing: [Placed(event, at: place)])
    var first = position.events
    for entry in entries[done...] {
      var events = Array(run.events[first..<entry.end.events])
      if isCut, first == position.events, !events.isEmpty {
        let end = run.time(at: Position(events: first + 1))
        events[0] = Placed(
          .wait(end.seconds - run.time(at: position).seconds), at: events[0].place)
      }
      first = entry.end.events
      branch.append(entry.action, playing: events)
    }
    return branch
  }

  /// A script that ends at a position, to go on by hand.
  package func branching(at position: Position) -> Playback {
    var branch = self
    branch.run = run.branching(at: position)
    branch.entries.removeSubrange(entriesDone(at: position)...)
    return branch
  }

  /// Adds what is not judged, and plays what is left of it: a live event may have split a wait.
  private mutating func append(_ action: Entry.Action, playing events: [Placed<Event>]) {
    for event in events { run.play(event) }
    entries.append(Entry(action: action, end: run.end, isJudged: false))
  }
}

extension Playback.Entry.Action {
  /// What it plays; nil for a step that is no event.
  package var event: Placed<Event>? {
    switch self {
    case .live(let event): event
    case .step(let step):
      switch step.action {
      case .event(let event): Placed(event, at: step.place)
      case .expect, .caption, .chapter, .pause, .snapshot: nil
      }
    }
  }
}
