package import Localization
package import Presentation

/// Fits the regions of the expanded island together, as the system does (ActivityKit,
/// `DynamicIslandExpandedRegionPosition`). All have one frame.
/// - Returns: a placed surface for each region that was given; none where the device has no island.
package func fitExpanded(
  _ regions: [ResolvedSurface], on device: DeviceModel, shaper: any TextShaping = CellTextShaper()
) -> [Surface: PlacedSurface] {
  guard let island = device.island, let frame = device.frame(of: .expandedCenter) else {
    return [:]
  }
  var layout = ExpandedLayout(regions, frame: frame, island: island, shaper: shaper)
  layout.arrange()
  return layout.place()
}
