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
      for alike in classes(of: devices, for: card) {
        for size in request.textSizes { fit(card, on: alike, at: size) }
      }
    }
    return cells
  }

  private func isAsked(_ card: PreviewCard) -> Bool {
    request.surfaces.isEmpty
      || card.seen.contains(where: request.surfaces.contains)
  }

  private func classes(
    of devices: [DeviceModel], for card: PreviewCard
  ) -> [[DeviceModel]] {
    var classes: [(room: PreviewRoom, devices: [DeviceModel])] = []
    for device in devices {
      guard let room = PreviewRoom(for: card, on: device) else { continue }
      if let index = classes.firstIndex(where: { $0.room == room }) {
        classes[index].devices.append(device)
      } else {
        classes.append((room, [device]))
      }
    }
    return classes.map(\.devices)
  }

  private mutating func fit(
    _ card: PreviewCard, on devices: [DeviceModel], at size: DynamicTypeSize
  ) {
    let placed = card.placed(on: devices[0], at: size, shaper: shaper)
    for (surface, placed) in placed.sorted(by: { $0.key < $1.key }) {
      let seen = card.shownOn ?? surface
      guard request.surfaces.isEmpty || request.surfaces.contains(seen) else { continue }
      for text in placed.texts { keep(cell(text, placed, seen, card, devices, size)) }
    }
  }

  private func cell(
    _ text: PlacedText, _ placed: PlacedSurface, _ surface: Surface, _ card: PreviewCard,
    _ devices: [DeviceModel], _ size: DynamicTypeSize
  ) -> PreviewCell {
    let resolved = placed.resolved
    let own = resolved.texts[text.text]
    let top = own.spans.filter { $0.parent == nil }
    let provenances = top.map { resolved.provenances[$0.provenance] }
    return PreviewCell(
      surface: surface, owner: card.owner, locale: locale,
      devices: devices, textSize: size, node: String(own.node.prefix { $0 != "[" }),
      provenance: provenances.first { $0.lookup != nil } ?? provenances.first, text: own.string,
      direction: own.direction, placed: text,
      tooTall: placed.tooTall, narrowest: text.available,
      lineLimit: text.lineLimit(in: devices[0].frame(of: surface)),
      place: own.place, card: card)
  }

  private mutating func keep(_ cell: PreviewCell) {
    let identity = cell.identity
    guard let known = index[identity] else {
      index[identity] = cells.count
      cells.append(cell)
      return
    }
    let narrowest = min(cells[known].narrowest, cell.narrowest)
    if cell.isWorse(than: cells[known]) { cells[known] = cell }
    cells[known].narrowest = narrowest
  }
}

extension PlacedText {
  /// Lines that fit where it stands: a card grows with its text until it cuts it, a slot has one
  /// height.
  fileprivate func lineLimit(in frame: SurfaceFrame?) -> Int? {
    guard let height = frame?.height, height.lowerBound == height.upperBound,
      let line = lines.first?.height, line > 0
    else { return lineLimit ?? (cut == nil ? nil : lines.count) }
    return min(lineLimit ?? Int.max, max(1, Int(height.upperBound * style.scale / line)))
  }
}
