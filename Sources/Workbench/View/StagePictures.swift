import Inspection
import Layout
import Localization
import Presentation
import Simulation

/// The pictures of the device that the panes show.
struct StagePictures {
  let model: StageModel
  let findings: [StageFinding]
  private let device: DeviceModel

  init(_ model: StageModel, _ findings: [StageFinding]) {
    self.model = model
    self.findings = findings
    device = model.frame.frame.world.device.model
  }

  /// Where there is none, the shape of what is missing.
  var island: Island { device.island ?? .regular }

  /// Columns of a card with its outline.
  var cardColumns: Int {
    let width = device.frame(of: .lockScreen)?.width.upperBound ?? device.screen.width
    return Int((width / CellTextShaper.cellWidth).rounded())
  }

  /// A picture, how large it is in points, and how its layout runs.
  struct Card {
    var picture: DevicePicture
    /// Nil for an empty pill.
    var size: PointSize?
    var isRightToLeft: Bool
  }

  /// The Lock Screen presentation as it stands.
  func lockScreen(rows: Int) -> Card? {
    model.frame.surface(.lockScreen).flatMap { surface in
      let phase = model.frame.focus?.phase
      return card(
        surface, outline: phase.map(DeviceOutline.init(phase:)) ?? .active,
        isQuiet: !surface.visibility.isShown, rows: rows)
    }
  }

  /// What the Lock Screen would show.
  func hypothetical(_ surface: InspectedSurface, _ outline: DeviceOutline, rows: Int) -> Card? {
    card(surface, outline: outline, isQuiet: true, rows: rows)
  }

  private func card(
    _ surface: InspectedSurface, outline: DeviceOutline, isQuiet: Bool, rows: Int
  ) -> Card? {
    guard let placed = fitSurface(surface.resolved, on: device) else { return nil }
    return Card(
      picture: Layout.drawCard(
        placed, options: options([surface], outline: outline, isQuiet: isQuiet, rows: rows)),
      size: placed.frame, isRightToLeft: surface.resolved.view.direction == .rightToLeft)
  }

  /// Compact leading and trailing; the pill is empty after the end.
  func compact() -> DevicePicture {
    let surfaces = onIsland([.compactLeading, .compactTrailing])
    let placed = surfaces.compactMap { fitSurface($0.resolved, on: device) }
    return drawCompact(
      leading: placed.first { $0.resolved.render.surface == .compactLeading },
      trailing: placed.first { $0.resolved.render.surface == .compactTrailing },
      on: island, options: options(surfaces, isQuiet: isQuiet(.compactLeading)))
  }

  func minimal(isAttached: Bool) -> DevicePicture {
    let surfaces = onIsland([.minimal])
    let placed = surfaces.first.flatMap { fitSurface($0.resolved, on: device) }
    let options = options(surfaces, isQuiet: isQuiet(.minimal))
    return isAttached
      ? drawMinimalAttached(placed, on: island, options: options)
      : drawMinimalDetached(placed, on: island, options: options)
  }

  func expanded(rows: Int) -> Card {
    let surfaces = onIsland([
      .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom,
    ])
    guard !surfaces.isEmpty else {
      let pill = drawCompact(
        leading: nil, trailing: nil, on: island,
        options: options([], isQuiet: isQuiet(.expandedLeading)))
      return Card(picture: pill, size: nil, isRightToLeft: false)
    }
    let placed = fitExpanded(surfaces.map(\.resolved), on: device)
    return Card(
      picture: drawExpanded(
        placed, on: island,
        options: options(surfaces, isQuiet: isQuiet(.expandedLeading), rows: rows)),
      size: placed.values.first?.frame,
      isRightToLeft: surfaces.contains { $0.resolved.view.direction == .rightToLeft })
  }

  /// A surface after fitting; nil where it has no place on the phone.
  func placed(_ surface: Surface) -> PlacedSurface? {
    guard surface != .alert, let inspected = model.frame.surface(surface) else { return nil }
    let regions: [Surface] = [
      .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom,
    ]
    guard regions.contains(surface) else { return fitSurface(inspected.resolved, on: device) }
    let resolved = regions.compactMap { model.frame.surface($0)?.resolved }
    return fitExpanded(resolved, on: device)[surface]
  }

  /// Points across a region: a pill's slot, or the width that the texts have in a card.
  func points(_ surface: Surface, _ placed: PlacedSurface) -> Int {
    let isRegion = device.frame(of: surface)?.form != .slot
    let widest = placed.texts.map(\.available).max() ?? placed.content.width
    let width = isRegion ? widest : placed.frame.width
    return Int(width.rounded())
  }

  /// Whether the device has the surface at all.
  func hasPlace(_ surface: Surface) -> Bool { device.frame(of: surface) != nil }

  /// Why the phone does not show a surface at this moment; nil where it does.
  func reason(_ surface: Surface) -> String? {
    if let absence = device.absence(of: surface) { return absence }
    guard model.frame.focus != nil else { return "no activity" }
    guard let surface = model.frame.surface(surface) else { return "not declared" }
    return surface.visibility.reason.map { "not shown: \($0)" }
  }

  private func isQuiet(_ surface: Surface) -> Bool { reason(surface) != nil }

  /// Surfaces with something in them: the island is empty once the activity has ended.
  func onIsland(_ surfaces: [Surface]) -> [InspectedSurface] {
    guard device.island != nil else { return [] }
    switch model.frame.focus?.phase {
    case .active, .stale: return surfaces.compactMap { model.frame.surface($0) }
    case .pending, .ended, .dismissed, nil: return []
    }
  }

  private func options(
    _ surfaces: [InspectedSurface], outline: DeviceOutline? = nil, isQuiet: Bool,
    rows: Int? = nil
  ) -> DrawingOptions {
    DrawingOptions(
      glyphs: model.glyphs,
      outline: outline ?? (model.frame.focus?.phase == .stale ? .stale : .active),
      isQuiet: isQuiet,
      marks: model.frame.marks(of: surfaces, numbered: findings, model.tints),
      showsMarks: model.shows.marks, rows: rows)
  }
}

extension DeviceOutline {
  /// How something in that phase is drawn.
  init(phase: ActivityPhase) {
    switch phase {
    case .pending, .active: self = .active
    case .stale: self = .stale
    case .ended, .dismissed: self = .ended
    }
  }
}
