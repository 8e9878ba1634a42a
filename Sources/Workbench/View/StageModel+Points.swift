import Inspection
import Languages
package import Layout
import Localization
package import Presentation
import Simulation

extension StageModel {
  /// A picture alone in points, as everything was fitted, with what it shows as its caption.
  /// - Parameter options: the edge is that of this moment.
  package func pointItem(
    _ choice: DevicePictureChoice, options: PointOptions
  ) throws(NoDevicePicture) -> PointSheet.Item {
    let pictures = StagePictures(self, [])
    var options = options
    options.outline = frame.focus.map { DeviceOutline(phase: $0.phase) } ?? .active
    let surfaces = choice.surfaces
    var drawing: PointDrawing
    switch choice {
    case .lockScreen:
      guard let card = frame.surface(.lockScreen)?.placed else {
        throw NoDevicePicture(reason: "nothing on the Lock Screen")
      }
      drawing = .card(card, options: options)
    case .compact, .minimal, .expanded:
      try demandIsland(pictures, surfaces)
      drawing = island(choice, pictures, options)
    case .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      let placed = choice.derived.map(pictures.placed(derived:)) ?? []
      guard let first = placed.first else {
        throw NoDevicePicture(
          reason: choice.derived.flatMap(pictures.reason) ?? "nothing to show there")
      }
      if choice == .alwaysOn { options.appearance = .dimmed }
      let isRow = choice.derived.flatMap(pictures.frame)?.form == .row
      drawing = isRow ? .row(placed, options: options) : .card(first, options: options)
    }
    let tag = "\(frame.decision.tag)"
    drawing.title = "\(choice.title), \(tag)"
    return PointSheet.Item(
      drawing, caption: choice.title,
      detail: [tag, "\(frame.frame.world.device.model)", detail(choice, pictures)]
        .joined(separator: " · "))
  }

  /// Every picture that the device has at this moment; empty where it shows nothing.
  package func pointItems(options: PointOptions) -> [PointSheet.Item] {
    DevicePictureChoice.allCases.filter { $0.derived == nil }
      .compactMap { try? pointItem($0, options: options) }
  }

  private func island(
    _ choice: DevicePictureChoice, _ pictures: StagePictures, _ options: PointOptions
  ) -> PointDrawing {
    let island = pictures.island
    var placed: [Surface: PlacedSurface] = [:]
    for surface in pictures.onIsland(choice.surfaces) { placed[surface.surface] = surface.placed }
    switch choice {
    case .lockScreen, .compact, .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      return .compact(
        leading: placed[.compactLeading], trailing: placed[.compactTrailing], on: island,
        options: options)
    case .minimal: return .minimal(placed[.minimal], on: island, options: options)
    case .expanded: return .expanded(placed, on: island, options: options)
    }
  }

  /// How large it is, how many of its texts are cut, and whether the phone shows it.
  private func detail(_ choice: DevicePictureChoice, _ pictures: StagePictures) -> String {
    let placed =
      choice.derived.map(pictures.placed(derived:))
      ?? choice.surfaces.compactMap { frame.surface($0)?.placed }
    var words: [String] = []
    switch choice {
    case .lockScreen, .expanded, .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      words += placed.first.map { [points($0.frame)] } ?? []
    case .compact, .minimal: words += placed.map { points($0.frame) }
    }
    let cut = placed.map(\.cutTexts.count).reduce(0, +)
    var parts = [words.joined(separator: " and ")]
    if cut > 0 { parts.append("\(cut) cut") }
    let tooTall = placed.map(\.tooTall).max() ?? 0
    if tooTall > 0.05 { parts.append("\(short(tooTall)) pt too tall") }
    if let reason = pictures.reason(choice.derived ?? choice.surfaces[0]) { parts.append(reason) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func points(_ size: PointSize) -> String {
    "\(short(size.width)) × \(short(size.height)) pt"
  }

  /// A length to a tenth.
  private func short(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension DevicePictureChoice {
  /// What it shows, in order.
  package var surfaces: [Surface] {
    switch self {
    case .lockScreen: [.lockScreen]
    case .compact: [.compactLeading, .compactTrailing]
    case .minimal: [.minimal]
    case .expanded: [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom]
    case .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      derived.map { [$0] + $0.row.shows } ?? []
    }
  }
}

extension StageModel {
  /// As the device's renders were made; light where it has none.
  package var appearance: PointAppearance {
    frame.frame.surfaces.first.map { PointAppearance($0.resolved.render.context.appearance) }
      ?? .light
  }
}
