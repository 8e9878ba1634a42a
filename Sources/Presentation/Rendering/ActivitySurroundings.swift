/// What the environment tells a view of an activity about the place where it is shown
/// (SwiftUI, `EnvironmentValues`; ActivityKit, “Creating custom views for Live Activities”).
package struct ActivitySurroundings: Hashable, Sendable {
  /// Always-On: dimmed, and without animation.
  package var isLuminanceReduced = false
  /// StandBy, over the whole screen.
  package var isActivityFullscreen = false
  package var activityFamily = ActivityFamily.medium

  package init() {}

  /// The surroundings on a surface.
  package init(of surface: Surface) {
    switch surface {
    case .alwaysOn: isLuminanceReduced = true
    case .standby: isActivityFullscreen = true
    case .smartStack, .carPlay: activityFamily = .small
    case _: break
    }
  }

  /// As expressions name them.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case isLuminanceReduced
    case isActivityFullscreen
    case activityFamily
  }

  /// The value that an expression reads.
  package subscript(_ name: Name) -> Value {
    switch name {
    case .isLuminanceReduced: .bool(isLuminanceReduced)
    case .isActivityFullscreen: .bool(isActivityFullscreen)
    case .activityFamily: .code(activityFamily.rawValue, of: name.rawValue)
    }
  }

  /// The names whose values differ from those on the Lock Screen and in the island.
  package var distinct: [Name] {
    let plain = ActivitySurroundings()
    return Name.allCases.filter { self[$0] != plain[$0] }
  }
}

/// `ActivityFamily`.
package enum ActivityFamily: String, Hashable, Sendable, CaseIterable {
  /// The Smart Stack of a watch and CarPlay, for apps that declare it.
  case small
  case medium
}
