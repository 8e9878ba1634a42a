package import Layout
package import Presentation
import Simulation

/// A picture of something on the device that can be had without the rest of the screen.
package enum DevicePictureChoice: String, Hashable, Sendable, CaseIterable {
  case lockScreen = "lock-screen"
  /// Leading and trailing in one pill.
  case compact
  /// Attached to the island, and detached beside it.
  case minimal
  /// All regions in one card.
  case expanded
  case banner
  case alwaysOn = "always-on"
  case standby
  /// On the smallest watch.
  case smartStack = "smart-stack"
  /// On the smallest display of a car.
  case carPlay = "carplay"
  case macMenuBar = "mac-menu-bar"

  /// By its own name or by a surface's id; nil for a surface that has no picture here.
  package init?(name: String) {
    if let choice = DevicePictureChoice(rawValue: name) {
      self = choice
      return
    }
    switch Surface(id: name) {
    case .compactLeading?, .compactTrailing?: self = .compact
    case .expandedLeading?, .expandedTrailing?, .expandedCenter?, .expandedBottom?: self = .expanded
    default: return nil
    }
  }

  /// Every name that `init(name:)` knows, in order.
  package static let names =
    [
      "lock-screen", "compact", "compact-leading", "compact-trailing", "minimal", "expanded",
      "expanded-leading", "expanded-trailing", "expanded-center", "expanded-bottom",
    ] + Surface.derived.map(\.id)

  /// The surface that shows presentations once more; nil where the picture is of those themselves.
  package var derived: Surface? {
    Surface(id: rawValue).flatMap { Surface.derived.contains($0) ? $0 : nil }
  }

  /// As in titles.
  package var title: String {
    switch self {
    case .lockScreen: "Lock Screen"
    case .compact: "compact"
    case .minimal: "minimal"
    case .expanded: "expanded"
    case .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      derived?.row.title ?? rawValue
    }
  }
}

extension DevicePictureChoice {
  /// The title as headings and captions have it.
  package var heading: String { title.prefix(1).uppercased() + title.dropFirst() }
}

/// Why there is no picture.
package struct NoDevicePicture: Error, Hashable {
  /// As `no activity`.
  package var reason: String
}

extension StageModel {
  /// The same Stage after a step, paused.
  package func standing(after step: Int) -> StageModel {
    var model = self
    model.notice = nil
    model.go(to: StagePosition(step: step))
    return model
  }

  /// A picture alone, as it is at this moment: dashed when stale, quiet where the phone shows
  /// something else. Beside a wrong run stand its language and reason, without the number that it
  /// has in the list of findings, which the picture does not show.
  package func picture(_ choice: DevicePictureChoice) throws(NoDevicePicture) -> CellGrid {
    let pictures = StagePictures(self, [])
    let room = StagePictures.Room()
    switch choice {
    case .lockScreen:
      guard let card = pictures.lockScreen(room) else {
        throw NoDevicePicture(reason: "nothing on the Lock Screen")
      }
      return card.picture.alone
    case .compact:
      try demandIsland(pictures, [.compactLeading, .compactTrailing])
      return pictures.compact(room).alone
    case .minimal:
      try demandIsland(pictures, [.minimal])
      let attached = pictures.minimal(isAttached: true, room)
      let detached = pictures.minimal(isAttached: false, room).alone
      var grid = CellGrid(
        columns: attached.grid.columns + StagePictures.gap + detached.columns, rows: detached.rows,
        glyphs: glyphs)
      grid.blit(attached.grid, column: 0, row: 0)
      grid.blit(detached, column: attached.grid.columns + StagePictures.gap, row: 0)
      return grid
    case .expanded:
      try demandIsland(
        pictures, [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom])
      return pictures.expanded(room).picture.alone
    case .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      guard let surface = choice.derived, let card = pictures.derived(surface, room) else {
        throw NoDevicePicture(
          reason: choice.derived.flatMap(pictures.reason) ?? "nothing to show there")
      }
      return card.picture.alone
    }
  }

  /// Throws where no island could show one of these; after the end its pill is there, and empty.
  func demandIsland(
    _ pictures: StagePictures, _ surfaces: [Surface]
  ) throws(NoDevicePicture) {
    let isThere = pictures.hasPlace(surfaces[0]) && frame.focus != nil
    let isOver = frame.focus?.phase == .ended
    let isDeclared = surfaces.contains { frame.surface($0) != nil }
    if !isThere || !isDeclared && !isOver, let reason = pictures.reason(surfaces[0]) {
      throw NoDevicePicture(reason: reason)
    }
  }
}

extension DevicePicture {
  /// The picture without the column of the cursor, with as much of the gutter as says something.
  fileprivate var alone: CellGrid {
    guard !notes.isEmpty else { return grid }
    let pane = pane(gutter: .tags(columns: 40)).grid
    let used = (0..<pane.rows).map { row in
      pane.row(row).lastIndex { !$0.isBlank }.map { $0 - pane.row(row).startIndex + 1 } ?? 0
    }
    return pane.part(
      CellRectangle(
        column: 1, row: 0, columns: max(grid.columns, (used.max() ?? 0) - 1), rows: pane.rows))
  }
}
