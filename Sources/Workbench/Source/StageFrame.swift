package import Inspection
package import Languages
package import Presentation
package import Simulation

/// Everything that the Stage shows of one position.
package struct StageFrame: Sendable {
  package var frame: Frame
  /// The clock in the device's zone, `09:00:30`.
  package var clock: String
  /// The last caption up to here.
  package var caption: String?
  /// The activity that the panes show; nil where none is on the phone.
  package var focus: Activity?
  /// What went wrong at an `expect` here; empty where everything held or nothing was judged.
  package var failed: [ExpectationResult]
  /// Whether an `expect` stands here that is not judged, because the script was left.
  package var isUnjudged: Bool
  package var parties: [Party]
  /// What the focused activity would show if it went stale now; nil where it cannot.
  package var ifStale: InspectedSurface? { stale.value }
  /// What it would show if it ended now; nil where it cannot.
  package var ifEnded: InspectedSurface? { ended.value }
  /// When the focused activity went stale, ended, and leaves the Lock Screen, as clocks.
  package var staleSince: String?
  package var endedAt: String?
  package var leavesAt: String?
  /// The diagnostics log of the run up to here, in order.
  package var log: [StageLogLine]
  /// The chapter that the position lies in.
  package var chapter: String?
  private let stale: Deferred<InspectedSurface?>
  private let ended: Deferred<InspectedSurface?>

  /// - Parameters:
  ///   - ifStale: made when somebody looks at it, as `ifEnded` is.
  ///   - ifEnded: nil where the activity cannot end.
  package init(
    frame: Frame, clock: String, caption: String? = nil, focus: Activity?,
    failed: [ExpectationResult] = [], isUnjudged: Bool = false, parties: [Party] = [],
    ifStale: Deferred<InspectedSurface?>, ifEnded: Deferred<InspectedSurface?>,
    staleSince: String? = nil, endedAt: String? = nil, leavesAt: String? = nil,
    log: [StageLogLine] = [], chapter: String? = nil
  ) {
    self.frame = frame
    self.clock = clock
    self.caption = caption
    self.focus = focus
    self.failed = failed
    self.isUnjudged = isUnjudged
    self.parties = parties
    stale = ifStale
    ended = ifEnded
    self.staleSince = staleSince
    self.endedAt = endedAt
    self.leavesAt = leavesAt
    self.log = log
    self.chapter = chapter
  }

  /// The language in force, and what gave it.
  package var decision: Decision { frame.world.decision }

  /// A surface of the focused activity; nil where it has none.
  package func surface(_ surface: Surface) -> InspectedSurface? {
    guard let focus else { return nil }
    return frame.surfaces.first { $0.surface == surface && $0.owner == .activity(focus.id) }
  }

  /// A place where the focused activity is shown once more without a render of its own; nil for any
  /// other surface.
  package func derived(_ surface: Surface) -> DerivedSurface? {
    guard let focus else { return nil }
    return frame.derived.first { $0.surface == surface && $0.owner == .activity(focus.id) }
  }
}

extension World {
  /// The activity that the panes show: the one on the island, else the last that ended and still
  /// stands on the Lock Screen, else one that is scheduled.
  package var focusedActivity: Activity? {
    if let id = activityOnIsland { return activities[id] }
    func latest(_ phase: ActivityPhase) -> Activity? {
      activities.values.filter { $0.phase == phase }
        .max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
    }
    return latest(.ended) ?? latest(.pending)
  }
}

/// A line of the diagnostics log with its time on the wall of the device's zone.
package struct StageLogLine: Sendable, Hashable {
  /// As `09:00:30`.
  package var clock: String
  package var entry: LogEntry

  package init(clock: String, entry: LogEntry) {
    self.clock = clock
    self.entry = entry
  }
}
