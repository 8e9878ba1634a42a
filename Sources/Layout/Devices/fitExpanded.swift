package import Localization
package import Presentation

/// Fits the regions of the expanded island together, as the system does: leading and trailing
/// beside the camera in equal shares and below it where they are higher, `center` under the camera,
/// `bottom` under all three (ActivityKit, `DynamicIslandExpandedRegionPosition`). All have one frame.
/// - Returns: a placed surface for each region that was given; none where the device has no island.
package func fitExpanded(
  _ regions: [ResolvedSurface], on device: DeviceModel, shaper: any TextShaping = CellTextShaper()
) -> [Surface: PlacedSurface] {
  guard let island = device.island, let frame = device.frame(of: .expandedCenter) else {
    return [:]
  }
  var fittings: [Surface: ViewFitting] = [:]
  for region in regions { fittings[region.render.surface] = ViewFitting(region, shaper: shaper) }
  let rules = shaper.rules
  let width = frame.width.upperBound - 2 * frame.margin
  let isMirrored = regions.contains { $0.view.direction == .rightToLeft }
  var room = frame.height.upperBound - 2 * frame.margin
  var frames: [Surface: PointRectangle] = [:]
  var offers: [Surface: Proposal] = [:]

  func size(_ surface: Surface, width: Double) -> PointSize {
    guard let fitting = fittings[surface] else { return .zero }
    let offer = Proposal(width: width, height: max(0, room))
    offers[surface] = offer
    return fitting.size(fitting.root, offer)
  }
  func put(
    _ surface: Surface, _ size: PointSize, from x: Double, width: Double, y: Double,
    _ alignment: StackAlignment
  ) {
    let offset = alignment.offset(width - size.width, mirrored: isMirrored)
    frames[surface] = PointRectangle(
      x: x + offset, y: y, width: size.width, height: size.height)
  }

  let top = frame.margin
  let side = (width - island.cameraWidth) / 2
  let leading = size(.expandedLeading, width: side)
  let trailing = size(.expandedTrailing, width: side)
  let farSide = frame.margin + width - side
  put(
    .expandedLeading, leading, from: isMirrored ? farSide : frame.margin, width: side, y: top,
    .leading)
  put(
    .expandedTrailing, trailing, from: isMirrored ? frame.margin : farSide, width: side, y: top,
    .trailing)

  let isBeside = max(leading.height, trailing.height) > rules.cameraHeight
  let centerWidth = isBeside ? island.cameraWidth : width
  room -= rules.cameraHeight
  let center = size(.expandedCenter, width: centerWidth)
  put(
    .expandedCenter, center, from: isBeside ? frame.margin + side : frame.margin,
    width: centerWidth, y: top + rules.cameraHeight, .leading)

  let upper = max(leading.height, trailing.height, rules.cameraHeight + center.height)
  room = frame.height.upperBound - 2 * frame.margin - upper
  let bottom = size(.expandedBottom, width: width)
  put(.expandedBottom, bottom, from: frame.margin, width: width, y: top + upper, .leading)

  let needed = upper + bottom.height + 2 * frame.margin
  let height = min(frame.height.upperBound, max(frame.height.lowerBound, needed))
  let content = PointRectangle(
    x: frame.margin, y: top, width: width, height: height - 2 * frame.margin)
  return fittings.reduce(into: [:]) { placed, entry in
    guard let rectangle = frames[entry.key], let offer = offers[entry.key] else { return }
    entry.value.place(entry.value.root, in: rectangle, offered: offer)
    placed[entry.key] = entry.value.placed(
      frame: PointSize(width: frame.width.upperBound, height: height), content: content,
      tooTall: max(0, needed - height))
  }
}
