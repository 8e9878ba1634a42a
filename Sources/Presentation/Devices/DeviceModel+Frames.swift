extension DeviceModel {
  /// The room that the device gives a surface, on the smallest display where there are several; nil
  /// where it has none, which `absence(of:)` explains.
  package func frame(of surface: Surface) -> SurfaceFrame? { frames(of: surface).first }

  /// The room that the device gives a surface on each display that shows it, the smallest first: the
  /// watches that can be paired, the screens of cars.
  package func frames(of surface: Surface) -> [SurfaceFrame] {
    switch place(of: surface) {
    case .frames(let frames): frames
    case .none: []
    }
  }

  /// Why the device has no room for a surface; nil where it has.
  package func absence(of surface: Surface) -> String? {
    switch place(of: surface) {
    case .frames: nil
    case .none(let reason): reason
    }
  }

  /// The room that the device gives a surface, or why it gives none.
  package func place(of surface: Surface) -> SurfacePlace {
    switch surface {
    case .lockScreen: .frames([card])
    case .compactLeading, .compactTrailing:
      onIsland {
        SurfaceFrame(surface, .slot, $0.compactWidth, $0.height, activitySource)
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
    case .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar: derivedPlace(of: surface)
    case .appScreen:
      .frames([
        SurfaceFrame(
          surface, .card, width: screen.width...screen.width,
          height: ActivitySizes.cardHeight.lowerBound...Double.infinity, margin: 16,
          .derived("the screen, with SwiftUI’s margin of 16; it scrolls"))
      ])
    case .alert: .none("an alert’s title and body are on the paired Apple Watch, where they scroll")
    case .androidWidget, .androidChip: .none("\(name) does not run Android")
    case _: widgetPlace(of: surface)
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
    return .frames([frame(island)])
  }

  /// Where the presentations of Live Activities are shown once more.
  private func derivedPlace(of surface: Surface) -> SurfacePlace {
    switch surface {
    case .banner:
      return island == nil
        ? .frames([card.of(surface, .derived("as on the Lock Screen, \(card.size)"))])
        : .none("\(name) has an island, which shows expanded instead")
    case .alwaysOn:
      return hasAlwaysOn
        ? .frames([card.of(surface, .derived("as on the Lock Screen, \(card.size)"))])
        : .none("no Always-On display on \(name)")
    case _ where kind != .iPhone: return .none("\(surface.row.title) needs an iPhone")
    case .standby:
      return .frames([
        card.of(
          surface, scale: 2, .derived("twice the Lock Screen presentation, filling the screen"))
      ])
    case .smartStack, .carPlay: return .frames(surface.framesOnAnyDevice)
    case _:
      let shape = island ?? .regular
      return .frames([
        SurfaceFrame(
          surface, .row, 2 * shape.compactWidth, shape.height, on: "paired Mac",
          .derived("as compact leading and trailing on an iPhone"))
      ])
    }
  }

  private func widgetPlace(of surface: Surface) -> SurfacePlace {
    let own = WidgetSizes.of(screen)
    guard let sizes = own ?? likeScreen.flatMap(WidgetSizes.of),
      let canvas = sizes.canvas[surface]
    else { return .none("no published size of the \(surface.row.title) for \(name)") }
    let like = sizes.screens.map(\.description).joined(separator: " and ")
    let source: SizeSource =
      own == nil
      ? .mapped("\(screen) takes the sizes of \(like)")
      : .published(WidgetSizes.document, screen.description)
    // The guidelines state margins for the Home Screen, and smaller ones without a number elsewhere.
    let accessories = [Surface.accessoryInline, .accessoryCircular, .accessoryRectangular]
    return .frames([
      SurfaceFrame(
        surface, .card, canvas.width, canvas.height,
        margin: accessories.contains(surface) ? 0 : WidgetSizes.margin,
        scale: sizes.scale, source)
    ])
  }
}
