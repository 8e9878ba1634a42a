extension DeviceModel {
  /// The room that the device gives a surface; nil where it has none, which `absence(of:)` explains.
  package func frame(of surface: Surface) -> SurfaceFrame? {
    switch place(of: surface) {
    case .frame(let frame): frame
    case .none: nil
    }
  }

  /// Why the device has no room for a surface; nil where it has.
  package func absence(of surface: Surface) -> String? {
    switch place(of: surface) {
    case .frame: nil
    case .none(let reason): reason
    }
  }

  /// The room that the device gives a surface, or why it gives none.
  package func place(of surface: Surface) -> SurfacePlace {
    switch surface {
    case .lockScreen: .frame(card)
    case .compactLeading, .compactTrailing:
      onIsland {
        SurfaceFrame(
          surface, .slot, width: $0.compactWidth...$0.compactWidth, height: $0.height...$0.height,
          activitySource)
      }
    case .minimal:
      onIsland {
        SurfaceFrame(
          surface, .slot, width: $0.minimalWidth, height: $0.height...$0.height, activitySource)
      }
    case .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom:
      onIsland {
        SurfaceFrame(
          surface, .region, width: $0.expandedWidth...$0.expandedWidth, height: $0.expandedHeight,
          margin: ActivitySizes.margin, activitySource)
      }
    case .appScreen:
      .frame(
        SurfaceFrame(
          surface, .card, width: screen.width...screen.width,
          height: ActivitySizes.cardHeight.lowerBound...Double.infinity, margin: 16,
          .derived("the screen, with SwiftUI’s margin of 16; it scrolls")))
    case _: .none("‘\(surface)’ has no place of its own on a device")
    }
  }

  /// The presentation on the Lock Screen.
  private var card: SurfaceFrame {
    let width = activitySizes?.cardWidth ?? screen.width - 22
    return SurfaceFrame(
      .lockScreen, .card, width: width...width, height: ActivitySizes.cardHeight,
      margin: ActivitySizes.margin, activitySource)
  }

  private var activitySizes: ActivitySizes? { ActivitySizes.of(likeScreen ?? screen) }

  /// Where the sizes of Live Activities come from.
  package var activitySource: SizeSource {
    guard let sizes = activitySizes else { return .derived("screen width − 22") }
    guard sizes.screen != screen else {
      return .published(ActivitySizes.document, screen.description)
    }
    let kind = "\(screen) takes the \(points(sizes.cardWidth)) class"
    return .mapped(
      isNamed
        ? "\(kind), as the guidelines name \(name)" : "\(kind) of \(sizes.screen), the nearest one")
  }

  private func onIsland(_ frame: (Island) -> SurfaceFrame) -> SurfacePlace {
    guard let island else { return .none("no island on \(name)") }
    return .frame(frame(island))
  }
}
