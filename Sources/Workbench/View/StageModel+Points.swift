import Inspection
import Languages
package import Layout
import Localization
package import Presentation
import Simulation

extension StageModel {
  /// A picture alone in points, as everything was fitted, with its name, its size and what became of
  /// the activity as its caption.
  /// - Parameter options: the edge is that of this moment.
  package func pointItem(
    _ choice: DevicePictureChoice, options: PointOptions
  ) throws(NoDevicePicture) -> PointSheet.Item {
    let pictures = StagePictures(self, [])
    var options = options
    let outline = frame.focus.map { DeviceOutline(phase: $0.phase) } ?? .active
    options.outline = outline
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
      guard let first = placed.first, let place = choice.derived.flatMap(pictures.frame) else {
        throw NoDevicePicture(
          reason: choice.derived.flatMap(pictures.reason) ?? "nothing to show there")
      }
      drawing = derived(choice, first, placed, place, options)
    }
    let words =
      switch outline {
      case .active: ""
      case .stale: " · stale"
      case .ended: " · ended"
      }
    drawing.title = "\(choice.heading), \(frame.decision.tag)"
    return PointSheet.Item(
      drawing, caption: choice.heading + words, detail: detail(choice, pictures),
      isWrong: options.showsMarks && placed(choice, pictures).contains(where: losesSomething))
  }

  /// Every picture that the device has at this moment, large ones first; empty where it shows
  /// nothing. After the end one empty island stands for all that it could show.
  package func pointItems(options: PointOptions) -> [PointSheet.Item] {
    let isOver = frame.focus?.phase == .ended
    let choices: [DevicePictureChoice] =
      isOver ? [.lockScreen, .compact] : [.lockScreen, .expanded, .compact, .minimal]
    return choices.compactMap { try? pointItem($0, options: options) }
  }

  private func derived(
    _ choice: DevicePictureChoice, _ first: PlacedSurface, _ placed: [PlacedSurface],
    _ place: SurfaceFrame, _ options: PointOptions
  ) -> PointDrawing {
    switch choice {
    case .alwaysOn:
      var options = options
      options.appearance = .dimmed
      return .card(first, options: options)
    case .standby:
      let screen = frame.frame.world.device.model.screen
      return .screen(
        first, screen: PointSize(width: Double(screen.height), height: Double(screen.width)),
        scale: place.scale, options: options)
    case .lockScreen, .compact, .minimal, .expanded, .banner, .smartStack, .carPlay, .macMenuBar:
      return place.form == .row ? .row(placed, options: options) : .card(first, options: options)
    }
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
    let placed = placed(choice, pictures)
    var sizes: [String]
    switch choice {
    case .lockScreen, .expanded, .banner, .alwaysOn, .standby, .smartStack, .carPlay, .macMenuBar:
      sizes = placed.first.map { [points($0.frame)] } ?? []
    case .compact, .minimal: sizes = placed.map { points($0.frame) }
    }
    if sizes.count == 2, sizes[0] == sizes[1] { sizes = ["\(sizes[0]) each"] }
    // An empty island has no size of what it shows.
    if frame.focus?.phase == .ended, choice == .compact { sizes = [] }
    let scale = choice.derived.flatMap(pictures.frame)?.scale ?? 1
    let size = sizes.joined(separator: " and ") + (scale == 1 ? "" : " at \(short(scale))×")
    let isBlank =
      choice.derived == nil
      && choice.surfaces.allSatisfy { frame.surface($0)?.visibility.isOrMayBeShown == false }
    let cut = isBlank ? 0 : placed.map(\.cutTexts.count).reduce(0, +)
    var parts = [size]
    if cut > 0 { parts.append("\(cut) cut") }
    let tooTall = placed.map(\.tooTall).max() ?? 0
    if tooTall > 0.05 { parts.append("\(short(tooTall)) pt too tall") }
    let reason = choice.derived.map(pictures.reason) ?? pictures.reason(choice.surfaces)
    if let reason { parts.append(reason) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func placed(
    _ choice: DevicePictureChoice, _ pictures: StagePictures
  ) -> [PlacedSurface] {
    choice.derived.map(pictures.placed(derived:))
      ?? choice.surfaces.compactMap { frame.surface($0)?.placed }
  }

  private func losesSomething(_ surface: PlacedSurface) -> Bool {
    !surface.cutTexts.isEmpty || surface.tooTall > 0.05
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
