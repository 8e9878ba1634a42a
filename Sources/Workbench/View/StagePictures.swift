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

  /// Columns of a card with its outline at the scale that panes are made for.
  var cardColumns: Int {
    let width = device.frame(of: .lockScreen)?.width.upperBound ?? device.screen.width
    return Int((width / CellScale.standard.width).rounded())
  }

  /// The two of the compact island.
  static let slots: [Surface] = [.compactLeading, .compactTrailing]

  /// The regions of the expanded island.
  static let regions: [Surface] = [
    .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom,
  ]

  /// Columns between the two forms of minimal.
  static let gap = 2

  /// The cells that there are for a picture.
  struct Room {
    /// Nil: as many as it takes.
    var columns: Int?
    var rows: Int?
    /// Whether the picture is to be as large as there is room, whatever its texts need.
    var isFilled = false
  }

  /// A picture, how large it is in points, and how its layout runs.
  struct Card {
    var picture: DevicePicture
    /// Nil for an empty pill.
    var size: PointSize?
    /// Points by which the device clips it, below and at the side.
    var clipped = PointSize(width: 0, height: 0)
    var isRightToLeft: Bool
  }

  /// The Lock Screen presentation as it stands.
  func lockScreen(_ room: Room) -> Card? {
    model.frame.surface(.lockScreen).flatMap { surface in
      let phase = model.frame.focus?.phase
      return card(
        surface, outline: phase.map(DeviceOutline.init(phase:)) ?? .active,
        isQuiet: !surface.visibility.isShown, room)
    }
  }

  /// What the Lock Screen would show.
  func hypothetical(_ surface: InspectedSurface, _ outline: DeviceOutline, _ room: Room) -> Card? {
    card(surface, outline: outline, isQuiet: true, room)
  }

  private func card(
    _ surface: InspectedSurface, outline: DeviceOutline, isQuiet: Bool, _ room: Room
  ) -> Card? {
    guard let placed = surface.placed else { return nil }
    let options = options([surface], outline: outline, isQuiet: isQuiet, rows: room.rows)
    return Card(
      picture: draw(.card, options, room) { drawCard(placed, options: $0) },
      size: placed.frame, clipped: PointSize(width: placed.clippedWidth, height: placed.tooTall),
      isRightToLeft: surface.resolved.view.direction == .rightToLeft)
  }

  /// Compact leading and trailing; the pill is empty after the end.
  func compact(_ room: Room) -> DevicePicture {
    let surfaces = onIsland(Self.slots)
    let placed = surfaces.compactMap(\.placed)
    return draw(
      .compact, options(surfaces, isQuiet: reason(Self.slots) != nil), room
    ) {
      drawCompact(
        leading: placed.first { $0.resolved.render.surface == .compactLeading },
        trailing: placed.first { $0.resolved.render.surface == .compactTrailing },
        on: island, options: $0)
    }
  }

  /// - Parameter room: that both forms share.
  func minimal(isAttached: Bool, _ room: Room) -> DevicePicture {
    let surfaces = onIsland([.minimal])
    let placed = surfaces.first?.placed
    return draw(.minimal, options(surfaces, isQuiet: reason(.minimal) != nil), room) {
      isAttached
        ? drawMinimalAttached(placed, on: island, options: $0)
        : drawMinimalDetached(placed, on: island, options: $0)
    }
  }

  func expanded(_ room: Room) -> Card {
    let surfaces = onIsland(Self.regions)
    guard !surfaces.isEmpty else {
      let pill = draw(.compact, options([], isQuiet: reason(Self.regions) != nil), room) {
        drawCompact(leading: nil, trailing: nil, on: island, options: $0)
      }
      return Card(picture: pill, size: nil, isRightToLeft: false)
    }
    let placed = surfaces.reduce(into: [Surface: PlacedSurface]()) { $0[$1.surface] = $1.placed }
    let options = options(surfaces, isQuiet: reason(Self.regions) != nil, rows: room.rows)
    return Card(
      picture: draw(.expanded, options, room) { drawExpanded(placed, on: island, options: $0) },
      size: placed.values.first?.frame,
      clipped: PointSize(
        width: placed.values.map(\.clippedWidth).max() ?? 0,
        height: placed.values.map(\.tooTall).max() ?? 0),
      isRightToLeft: surfaces.contains { $0.resolved.view.direction == .rightToLeft })
  }

  /// A place where the activity is shown once more; nil where there is nothing to show.
  func derived(_ surface: Surface, _ room: Room) -> Card? {
    let placed = placed(derived: surface)
    guard let first = placed.first else { return nil }
    let shown = placed.map(\.resolved.render.surface)
    let inspected = shown.compactMap { model.frame.surface($0) }
    let options = options(
      inspected, outline: model.frame.focus.map { DeviceOutline(phase: $0.phase) },
      isQuiet: reason(surface) != nil, rows: room.rows)
    return Card(
      picture: draw(.card, options, room) { drawCard(placed, options: $0) }, size: first.frame,
      clipped: PointSize(
        width: placed.map(\.clippedWidth).max() ?? 0, height: placed.map(\.tooTall).max() ?? 0),
      isRightToLeft: first.resolved.view.direction == .rightToLeft)
  }

  /// What such a place shows, in the room that it has on its smallest display.
  func placed(derived surface: Surface) -> [PlacedSurface] {
    guard let focus = model.frame.focus, let frame = frame(surface) else { return [] }
    return model.frame.frame.placed(surface, of: .activity(focus.id), in: frame)
  }

  /// The room that the device gives a surface; nil where it gives none.
  func frame(_ surface: Surface) -> SurfaceFrame? { device.frame(of: surface) }

  /// Draws at the scale that the picture has in its room.
  private func draw(
    _ picture: StagePicture, _ options: DrawingOptions, _ room: Room,
    with drawing: (DrawingOptions) -> DevicePicture
  ) -> DevicePicture {
    var options = options
    if room.isFilled, let columns = room.columns {
      options.scale = model.scales.finest(columns: columns) { scale in
        options.scale = scale
        return drawing(options)
      }
    } else {
      options.scale = model.scales.scale(of: picture, columns: room.columns)
    }
    return drawing(options)
  }

  /// A surface after fitting; nil where it has no place on the phone.
  func placed(_ surface: Surface) -> PlacedSurface? { model.frame.surface(surface)?.placed }

  /// Points across a region: a pill's slot, or the width that the texts have in a card.
  func points(_ surface: Surface, _ placed: PlacedSurface) -> String {
    let isRegion = device.frame(of: surface)?.form != .slot
    let widest = placed.texts.map(\.available).max() ?? placed.content.width
    let width = isRegion ? widest : placed.frame.width
    return width < 100 ? width.points : "\(Int(width.rounded()))"
  }

  /// Whether the device has the surface at all.
  func hasPlace(_ surface: Surface) -> Bool { device.frame(of: surface) != nil }

  /// Why the phone does not show a surface at this moment; nil where it does.
  func reason(_ surface: Surface) -> String? {
    if let absence = device.absence(of: surface) { return absence }
    guard model.frame.focus != nil else { return "no activity" }
    if let derived = model.frame.derived(surface) {
      if case .absent(let reason) = derived.visibility { return reason }
      return derived.visibility.reason.map { "not shown: \($0)" }
    }
    guard let surface = model.frame.surface(surface) else {
      // Nothing is rendered before its time.
      let isPending = model.frame.focus?.phase == .pending
      return isPending ? "not shown: \(Visibility.Reason.pending.rawValue)" : "not declared"
    }
    return surface.visibility.reason.map { "not shown: \($0)" }
  }

  /// The same of surfaces that make one picture: a product need not declare each of them.
  func reason(_ surfaces: [Surface]) -> String? {
    (surfaces.first { model.frame.surface($0) != nil } ?? surfaces.first).flatMap(reason)
  }

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
