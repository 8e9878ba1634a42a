import Presentation

/// The system ends an activity eight hours after its start (ActivityKit docs).
private let longestActivity = 8 * 3600
/// An ended activity stays on the Lock Screen so long at most (ActivityKit docs).
let longestAfterEnd = 4 * 3600

extension Reducer {
  /// Moves the clock, through everything that is due on the way: by time, then in the order of the
  /// kinds, then by id.
  mutating func advance(to time: Instant) {
    while let due = nextDue(), due.at <= time {
      world.clock = max(world.clock, due.at)
      observing(due.kind.word) { $0.happen(due) }
    }
    world.clock = max(world.clock, time)
  }

  mutating func advance(to moment: LocalMoment) {
    guard let calendar, let time = calendar.instant(of: moment, timeZone: world.device.timeZone)
    else {
      log("time-refused", nil, [("reason", "no-such-moment")])
      return
    }
    guard time >= world.clock else {
      log("time-refused", nil, [("reason", "past")])
      return
    }
    advance(to: time)
  }

  private mutating func happen(_ due: Due) {
    switch due.kind {
    case .start:
      world.activities[due.id]?.phase = .active
      world.activities[due.id]?.startsAt = nil
      let claim = claimIsland()
      world.activities[due.id]?.startClaim = claim
      render(due.id, cause("start"), from: .local)
      if let alert = world.activities[due.id]?.scheduledAlert {
        alertFromApp(due.id, alert, cause("start"))
      }
    case .stale:
      world.activities[due.id]?.phase = .stale
      log("stale", due.id)
      render(due.id, cause("stale"), from: .system)
    case .longest:
      finish(due.id, dismissing: world.clock.later(by: longestAfterEnd))
      log("end", due.id, [("reason", "eight-hours"), ("update", UpdateSource.system.rawValue)])
    case .dismissal: remove(due.id, "dismissal")
    }
  }

  private func nextDue() -> Due? {
    world.activities.values.flatMap { activity -> [Due] in
      var due: [Due] = []
      switch activity.phase {
      case .pending:
        if let at = activity.startsAt { due.append(Due(at: at, kind: .start, id: activity.id)) }
      case .active, .stale:
        if activity.phase == .active, let at = activity.staleAt {
          due.append(Due(at: at, kind: .stale, id: activity.id))
        }
        due.append(
          Due(
            at: activity.startedAt.later(by: longestActivity), kind: .longest, id: activity.id))
      case .ended:
        if let at = activity.dismissesAt {
          due.append(Due(at: at, kind: .dismissal, id: activity.id))
        }
      case .dismissed: break
      }
      return due
    }.min()
  }
}

/// Something that happens by itself at a time.
private struct Due: Comparable {
  let at: Instant
  let kind: Kind
  let id: String

  enum Kind: Int {
    case start
    case stale
    case longest
    case dismissal

    var word: String {
      switch self {
      case .start: "start"
      case .stale: "stale"
      case .longest: "end"
      case .dismissal: "dismissal"
      }
    }
  }

  static func < (a: Due, b: Due) -> Bool {
    (a.at, a.kind.rawValue, a.id) < (b.at, b.kind.rawValue, b.id)
  }
}
