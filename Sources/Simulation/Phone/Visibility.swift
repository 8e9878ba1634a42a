package import Presentation

/// Whether the phone shows a surface of an owner at a moment. A surface that is not shown keeps its
/// render, and the render is still checked.
package enum Visibility: Sendable, Hashable {
  case shown
  case hidden(Reason)

  /// Why a surface is not shown; the words are stable.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Minimal while activities of one app alone run.
    case oneApp = "one app"
    /// Compact while another app's activity shares the island.
    case twoApps = "two apps: minimal"
    /// The app has another activity with a higher relevance score, or an equal one started first.
    case otherActivity = "another activity has the island"
    /// The island is empty after the end.
    case ended
    case pending
    case dismissed
    case notRunning = "the app does not run"
    case inBackground = "the app is in the background"
  }

  package var isShown: Bool { self == .shown }

  /// In words, as after `not shown: `; nil where it is shown.
  package var reason: String? {
    switch self {
    case .shown: nil
    case .hidden(let reason): reason.rawValue
    }
  }
}

/// What the phone shows of an owner on a surface. Expanded counts as shown wherever a touch would
/// open it. Source: ActivityKit docs, “Displaying live data with Live Activities”.
package func visibility(of surface: Surface, owner: Owner, in world: World) -> Visibility {
  switch owner {
  case .appScreen:
    guard let app = world.app else { return .hidden(.notRunning) }
    return app.isForeground ? .shown : .hidden(.inBackground)
  case .activity(let id):
    guard let activity = world.activities[id] else { return .hidden(.dismissed) }
    switch activity.phase {
    case .pending: return .hidden(.pending)
    case .dismissed: return .hidden(.dismissed)
    case .ended: return surface == .lockScreen ? .shown : .hidden(.ended)
    case .active, .stale: return visibility(of: surface, activity, in: world)
    }
  }
}

private func visibility(of surface: Surface, _ activity: Activity, in world: World) -> Visibility {
  if surface == .lockScreen { return .shown }
  guard world.activityOnIsland == activity.id else { return .hidden(.otherActivity) }
  if surface == .minimal { return world.isOtherAppRunning ? .shown : .hidden(.oneApp) }
  let isCompact = surface == .compactLeading || surface == .compactTrailing
  return isCompact && world.isOtherAppRunning ? .hidden(.twoApps) : .shown
}

extension World {
  /// The app's activity that has its place on the island: the highest relevance score, of equals the
  /// one started first; nil where none runs.
  package var activityOnIsland: String? {
    activities.values.filter { $0.phase == .active || $0.phase == .stale }
      .min { ($1.relevanceScore, $0.ordinal) < ($0.relevanceScore, $1.ordinal) }?.id
  }
}
