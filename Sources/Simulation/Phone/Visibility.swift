package import Presentation

/// Whether the phone shows a surface of an owner at a moment. A surface that is not shown keeps its
/// render, and the render is still checked.
package enum Visibility: Sendable, Hashable {
  case shown
  /// Shown, in a way that people may not expect.
  case shownAs(Manner)
  case hidden(Reason)
  /// The device has no such surface; why, in words.
  case absent(String)

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
    /// The island shows nothing and no app is in use.
    case locked = "the device is locked"
    /// Always-On, while the device is in use.
    case unlocked = "the device is not locked"
    /// A banner comes for an update with an alert alone.
    case noAlert = "no alert has come"
    /// There is no banner over the app that owns it.
    case inUse = "the app is in use"
    /// A transient activity has no other presentation than the expanded one.
    case transient = "transient: expanded alone"
  }

  /// How a surface is shown where that is not plain; the words are stable.
  package enum Manner: String, Sendable, Hashable, CaseIterable {
    /// Minimal, beside the camera.
    case attached = "attached to the island"
    /// Minimal, in a circle of its own.
    case detached = "detached from the island"
    case onWatchAndIsland =
      "title and body on the paired Apple Watch; the iPhone lights up and shows expanded"
    case onWatchAndBanner =
      "title and body on the paired Apple Watch; the device lights up and shows the banner"
    /// There is no banner over the app that owns it.
    case onWatch = "title and body on the paired Apple Watch; the device lights up"
  }

  package var isShown: Bool {
    switch self {
    case .shown, .shownAs: true
    case .hidden, .absent: false
    }
  }

  /// Whether there is a moment at which the phone shows it, if not this one: the device has it, and
  /// the activity is not of a style without it.
  package var isPossible: Bool {
    switch self {
    case .shown, .shownAs: true
    case .hidden(let reason): reason != .transient
    case .absent: false
    }
  }

  /// Whether the phone shows it now or may at another moment: none shows a surface again that the
  /// activity has left for good, though the render is kept.
  package var isOrMayBeShown: Bool {
    switch self {
    case .shown, .shownAs: true
    case .hidden(let reason): isPossible && reason != .ended && reason != .dismissed
    case .absent: false
    }
  }

  /// In words, as after `not shown: `; nil where it is shown.
  package var reason: String? {
    switch self {
    case .shown, .shownAs: nil
    case .hidden(let reason): reason.rawValue
    case .absent(let reason): reason
    }
  }

  /// How it is shown, in words; nil where that is plain or it is not shown.
  package var manner: String? {
    switch self {
    case .shown, .hidden, .absent: nil
    case .shownAs(let manner): manner.rawValue
    }
  }
}

/// What the phone shows of an owner on a surface. Expanded counts as shown wherever a touch would
/// open it; StandBy, watch, car and Mac wherever somebody who looks there would see it.
/// Source: ActivityKit docs, “Displaying live data with Live Activities”.
package func visibility(of surface: Surface, owner: Owner, in world: World) -> Visibility {
  switch owner {
  case .appScreen:
    guard let app = world.app else { return .hidden(.notRunning) }
    if world.isLocked { return .hidden(.locked) }
    return app.isForeground ? .shown : .hidden(.inBackground)
  case .activity where surface == .alert: return .shownAs(mannerOfAlert(in: world))
  case .activity(let id):
    if let reason = world.device.absence(of: surface) { return .absent(reason) }
    guard let activity = world.activities[id] else { return .hidden(.dismissed) }
    switch activity.phase {
    case .pending: return .hidden(.pending)
    case .dismissed: return .hidden(.dismissed)
    case .active, .stale, .ended: break
    }
    if activity.isTransient, !surface.isExpandedRegion { return .hidden(.transient) }
    if activity.phase == .ended, !surface.outlastsEnd { return .hidden(.ended) }
    return visibility(of: surface, activity, in: world)
  }
}

extension Surface {
  /// Whether an ended activity stays there until it is dismissed; it leaves the island and the car at
  /// once (Human Interface Guidelines, Live Activities).
  fileprivate var outlastsEnd: Bool {
    switch self {
    case .lockScreen, .banner, .alwaysOn, .standby, .smartStack, .macMenuBar: true
    case _: false
    }
  }
}

private func visibility(of surface: Surface, _ activity: Activity, in world: World) -> Visibility {
  switch surface {
  case .lockScreen, .standby, .smartStack, .carPlay, .macMenuBar: return .shown
  case .alwaysOn: return world.isLocked ? .shown : .hidden(.unlocked)
  case .banner: return banner(of: activity, in: world)
  case _: break
  }
  if world.isLocked { return .hidden(.locked) }
  guard world.activityOnIsland == activity.id else { return .hidden(.otherActivity) }
  if surface == .minimal {
    guard world.isOtherAppRunning else { return .hidden(.oneApp) }
    return .shownAs(world.isAppAttached ? .attached : .detached)
  }
  let isCompact = surface == .compactLeading || surface == .compactTrailing
  return isCompact && world.isOtherAppRunning ? .hidden(.twoApps) : .shown
}

/// The Lock Screen presentation over the Home Screen and other apps, for a moment.
private func banner(of activity: Activity, in world: World) -> Visibility {
  if world.isLocked { return .hidden(.locked) }
  guard world.currentAlerts.contains(where: { $0.owner == .activity(activity.id) }) else {
    return .hidden(.noAlert)
  }
  return world.app?.isForeground == true ? .hidden(.inUse) : .shown
}

/// The iPhone shows no title and no body: it lights up and shows the expanded island; without an
/// island a banner, unless it is locked or the app that owns the activity is in use.
private func mannerOfAlert(in world: World) -> Visibility.Manner {
  if world.device.model.island != nil { return .onWatchAndIsland }
  return world.app?.isForeground == true || world.isLocked ? .onWatch : .onWatchAndBanner
}

extension World {
  /// Whether the app's minimal presentation is the one attached to the island while another app
  /// shares it. Which it is the system chooses by a rule that is not published; see the setting
  /// `island-between-apps`. No alert of the other app is known here.
  fileprivate var isAppAttached: Bool {
    let running = activities.values.filter { $0.phase == .active || $0.phase == .stale }
    guard let started = running.map(\.startClaim).max(), let other = otherAppClaim else {
      return true
    }
    let hasAlerted = running.contains { $0.alertClaim != nil }
    if settings[.islandBetweenApps] == "latest-alerted", hasAlerted { return true }
    return started > other
  }

  /// The app's activity that has its place on the island: the highest relevance score, of equals the
  /// one started first; nil where none runs.
  package var activityOnIsland: String? {
    activities.values.filter { $0.phase == .active || $0.phase == .stale }
      .min { ($1.relevanceScore, $0.ordinal) < ($0.relevanceScore, $1.ordinal) }?.id
  }
}
