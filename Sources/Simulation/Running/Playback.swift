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
    for step in scenario.steps { append(.step(step), isJudged: true) }
  }

  /// The world after so many entries; 0 is before the first step.
  package func world(after count: Int) -> World { run.world(at: position(after: count)) }

  /// Where the run stands after so many entries.
  package func position(after count: Int) -> Position {
    count <= 0 || entries.isEmpty ? .start : entries[min(count, entries.count) - 1].end
  }

  /// How many entries are over at a position.
  package func entriesDone(at position: Position) -> Int {
    entries.firstIndex { $0.end > position } ?? entries.count
  }

  /// The same script with an event put in: what came before stays, what comes after is played again
  /// on what it left, and is not judged. A wait that the position lies in goes on after the event.
  package func inserting(
    _ event: Event, at position: Position, from place: SourceLocation
  ) -> Playback {
    let done = entriesDone(at: position)
    var branch = self
    branch.run = run.branching(at: position)
    branch.entries.removeSubrange(done...)
    let next = self.position(after: done + 1)
    let rest = run.time(at: next).seconds - run.time(at: position).seconds
    let isCut = branch.run.end.events > position.events
    branch.append(.live(Placed(event, at: place)), isJudged: false)
    for (index, entry) in entries[done...].enumerated() {
      branch.append(entry.action, isJudged: false, rest: isCut && index == 0 ? rest : nil)
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

  private mutating func append(_ action: Entry.Action, isJudged: Bool, rest: Int? = nil) {
    if let event = action.event {
      run.play(rest.map { Placed(.wait($0), at: event.place) } ?? event)
    }
    entries.append(Entry(action: action, end: run.end, isJudged: isJudged))
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
