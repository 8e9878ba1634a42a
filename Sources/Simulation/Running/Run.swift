package import Presentation

/// A history that can be visited: its events, and the world after every 64th. Going to a position
/// replays at most 64 events and is exact.
package struct Run: Sendable {
  private static let spacing = 64

  package let product: Product
  package let calendar: any CivilCalendar
  package private(set) var events: [Placed<Event>] = []
  /// The clock before the first event and after each.
  private var times: [Instant]
  private var checkpoints: [World]
  /// The world after the last event.
  package private(set) var now: World

  /// A history that begins with a world.
  package init(product: Product, from world: World, calendar: any CivilCalendar) {
    self.product = product
    self.calendar = calendar
    times = [world.clock]
    checkpoints = [world]
    now = world
  }

  /// After the last event.
  package var end: Position { Position(events: events.count) }

  /// Adds an event at the end.
  package mutating func play(_ event: Placed<Event>) {
    reduce(&now, event, product: product, calendar: calendar)
    events.append(event)
    times.append(now.clock)
    if events.count.isMultiple(of: Self.spacing) { checkpoints.append(now) }
  }

  /// The world at a position; one outside the run is brought to its ends.
  package func world(at position: Position) -> World {
    let count = min(max(0, position.events), events.count)
    let checkpoint = count / Self.spacing
    var world = checkpoints[checkpoint]
    for event in events[(checkpoint * Self.spacing)..<count] {
      reduce(&world, event, product: product, calendar: calendar)
    }
    if let time = inside(position) {
      reduce(&world, events[count], until: time, product: product, calendar: calendar)
    }
    return world
  }

  /// The clock at a position.
  package func time(at position: Position) -> Instant {
    inside(position) ?? times[min(max(0, position.events), events.count)]
  }

  /// The last position at a time; a time outside the run is brought to its ends.
  package func position(at time: Instant) -> Position {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return .start }
    let isBetween = low < times.count && times[low - 1] < time
    return Position(events: low - 1, time: isBetween ? time : nil)
  }

  /// A history of its own up to a position, to go on from there; a wait that the position lies in is
  /// cut. This one stays as it is.
  package func branching(at position: Position) -> Run {
    let count = min(max(0, position.events), events.count)
    var branch = self
    branch.events.removeSubrange(count...)
    branch.times.removeSubrange((count + 1)...)
    branch.checkpoints.removeSubrange((count / Self.spacing + 1)...)
    branch.now = world(at: Position(events: count))
    if let time = inside(position) {
      let passed = time.seconds - times[count].seconds
      branch.play(Placed(.wait(passed), at: events[count].place))
    }
    return branch
  }

  /// The time of a position that lies truly inside a wait.
  private func inside(_ position: Position) -> Instant? {
    guard let time = position.time, events.indices.contains(position.events),
      events[position.events].value.movesClock, times[position.events] < time
    else { return nil }
    return min(time, times[position.events + 1])
  }
}
