import Languages
import Layout
import Localization
import Presentation

/// Fits the cards of one locale and keeps the worst state of each text.
struct PreviewFitting {
  private let request: PreviewRequest
  private let locale: LanguageTag
  private let shaper: any TextShaping
  private var cells: [PreviewCell] = []
  private var index: [PreviewCell.Identity: Int] = [:]

  init(_ request: PreviewRequest, locale: LanguageTag, shaper: any TextShaping) {
    self.request = request
    self.locale = locale
    self.shaper = shaper
  }

  /// The cells of devices of one kind; those that give a card the same room are fitted once.
  mutating func cells(of cards: [PreviewCard], on devices: [DeviceModel]) -> [PreviewCell] {
    for card in cards where isAsked(card) {
      for place in places(for: card, on: devices) {
        for size in request.textSizes { fit(card, in: place, at: size) }
      }
    }
    return cells
  }

  /// Devices that show a card alike.
  private struct Place {
    var room: PreviewRoom
    var devices: [DeviceModel]
    /// Of several that show it; nil for the device's own.
    var display: String?
  }

  private func isAsked(_ card: PreviewCard) -> Bool {
    request.surfaces.isEmpty
      ? !card.hasRoomOfLockScreen : card.seen.contains(where: request.surfaces.contains)
  }

  private func places(for card: PreviewCard, on devices: [DeviceModel]) -> [Place] {
    guard let surface = card.seen.first else { return [] }
    var places: [Place] = []
    for display in request.displays.displays(of: surface) {
      for device in devices {
        guard let room = PreviewRoom(for: card, on: device, display: display) else { continue }
        if let index = places.firstIndex(where: { $0.display == display && $0.room == room }) {
          places[index].devices.append(device)
        } else {
          places.append(Place(room: room, devices: [device], display: display))
        }
      }
    }
    return places
  }

  private mutating func fit(_ card: PreviewCard, in place: Place, at size: DynamicTypeSize) {
    let placed = card.placed(
      on: place.devices[0], display: place.display, at: size, shaper: shaper)
    // What stands in a row, or on one island, is too tall together.
    let tallest = placed.values.max { $0.tooTall < $1.tooTall }
    for (surface, placed) in placed.sorted(by: { $0.key < $1.key }) {
      let seen = card.shownOn ?? surface
      guard request.surfaces.isEmpty || request.surfaces.contains(seen) else { continue }
      for text in placed.texts {
        var cell = cell(text, placed, seen, card, place, size)
        if let tallest, tallest.isTooTall {
          cell.tooTall = tallest.tooTall
          cell.tallest = PreviewHeight(
            available: tallest.frame.height, over: tallest.tooTall, state: card.state)
        }
        keep(cell)
      }
    }
  }

  private func cell(
    _ text: PlacedText, _ placed: PlacedSurface, _ surface: Surface, _ card: PreviewCard,
    _ place: Place, _ size: DynamicTypeSize
  ) -> PreviewCell {
    let resolved = placed.resolved
    let own = resolved.texts[text.text]
    let top = own.spans.filter { $0.parent == nil }
    let provenances = top.map { resolved.provenances[$0.provenance] }
    let frame = place.devices[0].frame(of: surface, on: place.display)
    return PreviewCell(
      surface: surface, owner: card.owner, locale: locale,
      devices: place.devices, display: place.display, frame: frame, textSize: size,
      node: String(own.node.prefix { $0 != "[" }),
      provenance: provenances.first { $0.lookup != nil } ?? provenances.first, text: own.string,
      direction: own.direction, placed: text, surfaceHeight: placed.frame.height,
      narrowest: text.available,
      lineLimit: text.lineLimit(in: frame, on: placed), place: own.place, card: card)
  }

  private mutating func keep(_ cell: PreviewCell) {
    let identity = cell.identity
    guard let known = index[identity] else {
      index[identity] = cells.count
      cells.append(cell)
      return
    }
    let narrowest = min(cells[known].narrowest, cell.narrowest)
    let lineLimit = [cells[known].lineLimit, cell.lineLimit].compactMap { $0 }.min()
    let heights = [cells[known].tallest, cell.tallest].compactMap { $0 }
    if cell.isWorse(than: cells[known]) { cells[known] = cell }
    cells[known].narrowest = narrowest
    cells[known].lineLimit = lineLimit
    cells[known].tallest = heights.max { $0.over < $1.over }
  }
}

extension PlacedText {
  /// Lines that fit where it stands: a slot has one height, a card grows with its text as far as it
  /// may. Nil where neither limits it.
  fileprivate func lineLimit(in frame: SurfaceFrame?, on placed: PlacedSurface) -> Int? {
    guard let height = frame?.height, height.upperBound.isFinite,
      let line = lines.first?.height, line > 0
    else { return lineLimit ?? (cut == nil ? nil : lines.count) }
    let most =
      if height.lowerBound == height.upperBound {
        max(1, Int(height.upperBound * style.scale / line))
      } else if cut == nil {
        lines.count + Int(placed.spareHeight(of: height.upperBound) / line)
      } else {
        lines.count
      }
    return min(lineLimit ?? Int.max, most)
  }
}

extension PlacedSurface {
  /// Points by which its views may still grow where the card may be as high as `most`.
  fileprivate func spareHeight(of most: Double) -> Double {
    let frames = texts.map(\.frame) + elements.map(\.frame)
    let top = frames.map(\.y).min() ?? 0
    let bottom = frames.map(\.maxY).max() ?? 0
    return max(0, content.height + most - frame.height - (bottom - top))
  }
}
