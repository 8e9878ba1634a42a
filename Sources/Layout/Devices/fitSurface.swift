package import Localization
package import Presentation

/// Fits a surface in the room that a device gives it.
/// - Returns: nil where the device has no such surface, as compact on a phone without an island.
package func fitSurface(
  _ surface: ResolvedSurface, on device: DeviceModel, shaper: any TextShaping = CellTextShaper()
) -> PlacedSurface? {
  device.frame(of: surface.render.surface).map { fitSurface(surface, in: $0, shaper: shaper) }
}

/// Fits a surface that has a frame to itself. A region of the expanded island is fitted as if it
/// had the whole width; `fitExpanded` knows better.
package func fitSurface(
  _ surface: ResolvedSurface, in frame: SurfaceFrame, shaper: any TextShaping = CellTextShaper()
) -> PlacedSurface {
  let fitting = ViewFitting(surface, shaper: shaper)
  switch frame.form {
  case .card, .region, .row: return fitting.fitCard(frame)
  case .slot: return fitting.fitSlot(frame)
  }
}

extension ViewFitting {
  /// A card with margins, as high as its content within limits; what is lower stands in the middle.
  fileprivate func fitCard(_ frame: SurfaceFrame) -> PlacedSurface {
    let height = frame.height
    let width = frame.width.upperBound - 2 * frame.margin
    let room = height.upperBound - 2 * frame.margin
    let offer = Proposal(width: width, height: room.isFinite ? room : nil)
    let size = size(root, offer)
    let needed = size.height + 2 * frame.margin
    let total = min(height.upperBound, max(height.lowerBound, needed))
    let content = PointRectangle(
      x: frame.margin, y: frame.margin, width: width, height: total - 2 * frame.margin)
    place(
      root,
      in: PointRectangle(
        x: content.x + (width - size.width) / 2,
        y: content.y + max(0, (content.height - size.height) / 2), width: size.width,
        height: size.height),
      offered: offer)
    return placed(
      frame: PointSize(width: frame.width.upperBound, height: total), content: content,
      tooTall: max(0, needed - total), tooWide: max(0, size.width - width))
  }

  /// A place in the island without margins but those that its root asks for: leading and trailing
  /// at the camera or at the outer edges, minimal in the middle.
  fileprivate func fitSlot(_ frame: SurfaceFrame) -> PlacedSurface {
    let width = frame.width
    let height = tree.rules.islandHeight ?? frame.height.upperBound
    let margins = surface.view.contentMargins.replacing(Insets())
    let room = Proposal(width: width.upperBound, height: height).inset(margins)
    let size = size(root, room)
    let own = max(width.lowerBound, min(width.upperBound, size.width + margins.horizontal))
    let isMirrored = surface.view.direction == .rightToLeft
    let content = PointRectangle(x: 0, y: 0, width: own, height: height)
      .inset(margins, mirrored: isMirrored)
    let alignment: StackAlignment =
      switch surface.render.surface {
      case .compactLeading: tree.rules.isSnug ? .trailing : .leading
      case .compactTrailing: tree.rules.isSnug ? .leading : .trailing
      default: .center
      }
    place(
      root,
      in: PointRectangle(
        x: content.x + alignment.offset(content.width - size.width, mirrored: isMirrored),
        y: content.y + (content.height - size.height) / 2, width: size.width,
        height: size.height),
      offered: room)
    return placed(
      frame: PointSize(width: own, height: height), content: content,
      tooTall: max(0, size.height - content.height), tooWide: max(0, size.width - content.width))
  }
}

extension ResolvedView {
  /// What the root of a presentation on the island says of its margins.
  var contentMargins: ContentMargins {
    for case .contentMargins(let margins) in modifiers { return margins }
    return ContentMargins()
  }
}
