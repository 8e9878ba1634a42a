package import Localization
package import Presentation

/// Fits the regions of the expanded island together, as the system does: leading and trailing
/// beside the camera in equal shares and below it where they are higher, `center` under the camera,
/// `bottom` under all three (ActivityKit, `DynamicIslandExpandedRegionPosition`). All have one frame.
/// - Returns: a placed surface for each region that was given.
package func fitExpanded(
  _ regions: [ResolvedSurface], on device: IslandDevice, shaper: any TextShaping = CellTextShaper()
) -> [Surface: PlacedSurface] {
  var fittings: [Surface: ViewFitting] = [:]
  for region in regions { fittings[region.render.surface] = ViewFitting(region, shaper: shaper) }
  let rules = shaper.rules
  let width = device.cardWidth - 2 * device.margin
  let isMirrored = regions.contains { $0.view.direction == .rightToLeft }
  var room = device.cardHeight.upperBound - 2 * device.margin
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

  let top = device.margin
  let side = (width - device.cameraWidth) / 2
  let leading = size(.expandedLeading, width: side)
  let trailing = size(.expandedTrailing, width: side)
  let farSide = device.margin + width - side
  put(
    .expandedLeading, leading, from: isMirrored ? farSide : device.margin, width: side, y: top,
    .leading)
  put(
    .expandedTrailing, trailing, from: isMirrored ? device.margin : farSide, width: side, y: top,
    .trailing)

  let isBeside = max(leading.height, trailing.height) > rules.cameraHeight
  let centerWidth = isBeside ? device.cameraWidth : width
  room -= rules.cameraHeight
  let center = size(.expandedCenter, width: centerWidth)
  put(
    .expandedCenter, center, from: isBeside ? device.margin + side : device.margin,
    width: centerWidth, y: top + rules.cameraHeight, .leading)

  let upper = max(leading.height, trailing.height, rules.cameraHeight + center.height)
  room = device.cardHeight.upperBound - 2 * device.margin - upper
  let bottom = size(.expandedBottom, width: width)
  put(.expandedBottom, bottom, from: device.margin, width: width, y: top + upper, .leading)

  let needed = upper + bottom.height + 2 * device.margin
  let height = min(device.cardHeight.upperBound, max(device.cardHeight.lowerBound, needed))
  let content = PointRectangle(
    x: device.margin, y: top, width: width, height: height - 2 * device.margin)
  return fittings.reduce(into: [:]) { placed, entry in
    guard let frame = frames[entry.key], let offer = offers[entry.key] else { return }
    entry.value.place(entry.value.root, in: frame, offered: offer)
    placed[entry.key] = entry.value.placed(
      frame: PointSize(width: device.cardWidth, height: height), content: content,
      tooTall: max(0, needed - height))
  }
}
