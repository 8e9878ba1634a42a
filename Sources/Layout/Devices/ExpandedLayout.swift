import Localization
import Presentation

/// Where the regions of the expanded island stand.
///
/// Leading and trailing share the width beside the camera equally and wrap below it; `center` stands
/// under the camera and leaves them their widths, `bottom` is under all of them (ActivityKit,
/// "Displaying live data with Live Activities"). A region that its priority or its placement sends
/// under the camera has the whole width there, two of them a half each, and `center` stands under
/// them.
///
/// How the widths are found is not published; this is an estimate. Leading and trailing always have
/// their share, and each is clipped at its end. One that reaches more than half the height of the
/// camera's row below it, as a second line does, narrows `center`, which wraps or is cut in what is
/// left; one that reaches less far, as a line in a larger font does, moves `center` down by that much.
struct ExpandedLayout {
  private let fittings: [Surface: ViewFitting]
  private let frame: SurfaceFrame
  private let margins: Insets
  private let cameraWidth: Double
  /// Height of the row with the camera, from the top of the content.
  private let cameraHeight: Double
  private let isMirrored: Bool
  /// Of each region, in a layout that begins at the left with leading, from the content's corner.
  private var areas: [Surface: PointRectangle] = [:]
  private var offers: [Surface: Proposal] = [:]
  /// From where to where a region may be seen, as `areas` counts; what is not here has all.
  private var shares: [Surface: Range<Double>] = [:]

  private static let sides = [Surface.expandedLeading, .expandedTrailing]

  init(
    _ regions: [ResolvedSurface], frame: SurfaceFrame, island: Island, shaper: any TextShaping
  ) {
    fittings = regions.reduce(into: [:]) {
      $0[$1.render.surface] = ViewFitting($1, shaper: shaper)
    }
    self.frame = frame
    cameraWidth = island.cameraWidth
    isMirrored = regions.contains { $0.view.direction == .rightToLeft }
    margins = regions.sorted { $0.render.surface < $1.render.surface }
      .reduce(Insets(frame.margin)) { $1.view.contentMargins.replacing($0) }
    cameraHeight = max(0, frame.margin + shaper.rules.cameraHeight - margins.top)
  }

  private var width: Double { max(0, frame.width.upperBound - margins.horizontal) }
  /// The lowest that content may reach.
  private var room: Double { max(0, frame.height.upperBound - margins.vertical) }
  /// What leading and trailing have each beside the camera.
  private var side: Double { max(0, (width - cameraWidth) / 2) }

  mutating func arrange() {
    let below = ExpandedLayout.sides.filter(standsBelow)
    let beside = ExpandedLayout.sides.filter { fittings[$0] != nil && !below.contains($0) }
    for surface in beside { put(surface, width: side, y: 0) }
    if below.isEmpty, favourite != .expandedCenter {
      putCenter()
    } else {
      putBelow(below)
      put(.expandedCenter, width: width, y: lowest)
    }
    put(.expandedBottom, width: width, y: lowest)
  }

  /// How far down the regions reach that stand already, the camera at least.
  private var lowest: Double { max(cameraHeight, areas.values.map(\.maxY).max() ?? 0) }

  private mutating func putBelow(_ surfaces: [Surface]) {
    let top = lowest
    for surface in surfaces { put(surface, width: width / Double(surfaces.count), y: top) }
  }

  /// Under the camera, between what reaches down there.
  private mutating func putCenter() {
    guard fittings[.expandedCenter] != nil else { return }
    let heights = ExpandedLayout.sides.filter { !narrowsCenter($0) }.map { areas[$0]?.height ?? 0 }
    let y = max(cameraHeight, heights.max() ?? 0)
    let (left, right) = (taken(.expandedLeading), taken(.expandedTrailing))
    let gap = max(0, width - left - right)
    put(.expandedCenter, width: gap, y: y)
    guard let own = areas[.expandedCenter]?.width else { return }
    // In the middle of the island as long as nobody stands there.
    let x = own > gap ? left + (gap - own) / 2 : min(max((width - own) / 2, left), left + gap - own)
    areas[.expandedCenter]?.x = x
    shares[.expandedCenter] = left..<left + gap
  }

  /// What a region beside the camera takes from `center`.
  private func taken(_ surface: Surface) -> Double {
    narrowsCenter(surface) ? min(side, areas[surface]?.width ?? 0) : 0
  }

  private func narrowsCenter(_ surface: Surface) -> Bool {
    (areas[surface]?.height ?? 0) > cameraHeight * 1.5 + 0.001
  }

  /// Whether a region leaves its place beside the camera.
  private func standsBelow(_ surface: Surface) -> Bool {
    guard let fitting = fittings[surface] else { return false }
    if favourite == surface { return true }
    guard fitting.surface.view.modifiers.contains(.verticalPlacement(.belowIfTooWide)) else {
      return false
    }
    return fitting.size(fitting.root, .ideal).width > side + 0.001
  }

  /// The region whose priority is higher than that of every other; nil where two share the highest.
  private var favourite: Surface? {
    let priorities = fittings.mapValues { fitting -> Double in
      for case .regionPriority(let priority) in fitting.surface.view.modifiers { return priority }
      return 0
    }
    let highest = priorities.values.max()
    let found = priorities.filter { $0.value == highest }.map(\.key)
    return found.count == 1 && priorities.count > 1 ? found.first : nil
  }

  private func size(_ surface: Surface, width: Double, y: Double) -> PointSize {
    guard let fitting = fittings[surface] else { return .zero }
    return fitting.size(fitting.root, Proposal(width: width, height: max(0, room - y)))
  }

  /// Measures a region and stands it at its edge: leading and trailing at theirs, others in the
  /// middle.
  private mutating func put(_ surface: Surface, width offered: Double, y: Double) {
    guard fittings[surface] != nil else { return }
    let size = size(surface, width: offered, y: y)
    let x: Double =
      switch surface {
      case .expandedLeading: 0
      case .expandedTrailing: width - size.width
      default: (width - size.width) / 2
      }
    areas[surface] = PointRectangle(x: x, y: y, width: size.width, height: size.height)
    offers[surface] = Proposal(width: offered, height: max(0, room - y))
    switch surface {
    case .expandedLeading: shares[surface] = 0..<offered
    case .expandedTrailing: shares[surface] = max(0, width - offered)..<width
    default: break
    }
  }

  /// What is seen of a region: up to the end of its share, and at the island's edge its margin too.
  private func clip(
    _ surface: Surface, outer: PointRectangle, content: PointRectangle
  )
    -> PointRectangle?
  {
    guard var share = shares[surface] else { return nil }
    if isMirrored { share = width - share.upperBound..<width - share.lowerBound }
    var clip = outer
    let left = share.lowerBound > 0.001 ? content.x + share.lowerBound : outer.x
    let right = share.upperBound < width - 0.001 ? content.x + share.upperBound : outer.maxX
    (clip.x, clip.width) = (left, right - left)
    return clip
  }

  /// Places the views of each region.
  func place() -> [Surface: PlacedSurface] {
    let bottom = areas.values.map(\.maxY).max() ?? 0
    let height = min(
      frame.height.upperBound, max(frame.height.lowerBound, bottom + margins.vertical))
    let outer = PointRectangle(x: 0, y: 0, width: frame.width.upperBound, height: height)
    let content = outer.inset(margins, mirrored: isMirrored)
    return fittings.reduce(into: [:]) { placed, entry in
      guard var area = areas[entry.key], let offer = offers[entry.key] else { return }
      if isMirrored { area.x = width - area.x - area.width }
      let tooTall = max(0, area.maxY - room)
      let tooWide = max(0, area.width - (offer.width ?? .infinity))
      area.x += content.x
      area.y += content.y
      entry.value.place(entry.value.root, in: area, offered: offer)
      placed[entry.key] = entry.value.placed(
        frame: outer.size, content: content, tooTall: tooTall, tooWide: tooWide,
        within: clip(entry.key, outer: outer, content: content))
    }
  }
}
