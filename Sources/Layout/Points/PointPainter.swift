import Localization
import Presentation

/// Draws what fitting placed on one surface, exactly there.
struct PointPainter {
  let surface: PlacedSurface
  let colours: PointColours
  let options: PointOptions

  /// Everything of the surface, elements below texts, in the points of its frame; what reaches beyond
  /// what the device shows of it is cut off there.
  var shapes: [PointShape] {
    let shapes = buttons + surface.elements.flatMap(shapes) + surface.texts.flatMap(shapes)
    return shapes.isEmpty ? [] : [.group(PointGroup(clip: .rectangle(surface.clip), shapes))]
  }

  // MARK: Texts

  private func shapes(_ text: PlacedText) -> [PointShape] {
    let resolved = surface.resolved.texts[text.text]
    let font = options.typeface.font(text.style)
    let usual = isSecondary(text.style) ? colours.secondary : colours.primary
    let colour = surface.inertNodes.contains(resolved.node) ? usual.faint : usual
    var shapes: [PointShape] = []
    for line in text.lines where !line.parts.isEmpty {
      shapes.append(
        .text(
          PointText(
            LineSources.join(line.parts, of: resolved.string).string, font: font, colour: colour,
            x: line.x, baseline: line.baseline, width: line.width,
            isRightToLeft: text.direction == .rightToLeft, language: text.style.language)))
    }
    if options.showsMarks, text.cut != nil, let last = text.lines.last {
      let y = min(last.baseline + 3, last.y + last.height - 0.5)
      shapes.append(
        .stroke(
          .lines([(last.x, y), (last.x + max(last.width, 6), y)]), colours.mark,
          PointPen(1.5, isRound: true)))
    }
    return shapes
  }

  /// Views carry no colour; the small styles are written as what is said beside the point is.
  private func isSecondary(_ style: TextStyle) -> Bool {
    PointPainter.hasSecondaryTexts.contains(surface.resolved.render.surface)
      && ["caption", "caption2", "footnote"].contains(style.font)
  }

  /// Where there is room for more than one thing; in the small places everything is the point.
  private static let hasSecondaryTexts: Set<Surface> = [
    .lockScreen, .appScreen, .expandedCenter, .expandedBottom,
  ]

  // MARK: Elements

  private func shapes(_ element: PlacedElement) -> [PointShape] {
    let frame = element.frame
    let isInert = surface.inertNodes.contains(element.node)
    switch element.kind {
    case .symbol(let name):
      return PointSymbol(name: name)
        .shapes(
          in: frame, colour: isInert ? colours.primary.faint : colours.primary,
          ground: colours.background, isMirrored: element.isMirrored)
    case .image: return image(frame)
    case .bar(let fraction): return bar(fraction, frame, isMirrored: element.isMirrored)
    case .horizontalDivider:
      return [.fill(.rectangle(hairline(frame, height: 0.5)), colours.secondary)]
    case .verticalDivider:
      let line = PointRectangle(
        x: frame.x + frame.width / 2 - 0.25, y: frame.y, width: 0.5, height: frame.height)
      return [.fill(.rectangle(line), colours.secondary)]
    case .buttonStart, .buttonEnd: return []
    case .toggle(let isOn):
      return toggle(isOn, frame, isMirrored: element.isMirrored, isInert: isInert)
    case .unresolved:
      return [
        .stroke(
          .rectangle(frame.inset(0.5), radius: 4), colours.mark, PointPen(1, dashes: [3, 2]))
      ]
    }
  }

  /// What lies behind the labels of buttons: from the start of each to its end.
  private var buttons: [PointShape] {
    surface.elements.compactMap { start -> PointShape? in
      guard start.kind == .buttonStart,
        let end = surface.elements.first(where: { $0.kind == .buttonEnd && $0.node == start.node })
      else { return nil }
      let left = min(start.frame.x, end.frame.x)
      let frame = PointRectangle(
        x: left, y: min(start.frame.y, end.frame.y),
        width: max(start.frame.maxX, end.frame.maxX) - left,
        height: max(start.frame.height, end.frame.height))
      let colour = surface.isInert ? colours.track.faint : colours.track
      return .fill(.rectangle(frame, radius: frame.height / 2), colour)
    }
  }

  private func bar(_ fraction: Double?, _ frame: PointRectangle, isMirrored: Bool) -> [PointShape] {
    let line = hairline(frame, height: min(frame.height, 4))
    guard let fraction else {
      let middle = line.midY
      return [
        .stroke(
          .lines([(line.x, middle), (line.maxX, middle)]), colours.track,
          PointPen(line.height, dashes: [6, 4]))
      ]
    }
    let part = fraction.isNaN ? 0 : min(1, max(0, fraction))
    var filled = line
    filled.width = part == 0 ? 0 : max(line.height, line.width * part)
    if isMirrored { filled.x = line.maxX - filled.width }
    let track = PointShape.fill(.rectangle(line, radius: line.height / 2), colours.track)
    guard filled.width > 0 else { return [track] }
    return [track, .fill(.rectangle(filled, radius: line.height / 2), colours.tint)]
  }

  private func toggle(
    _ isOn: Bool, _ frame: PointRectangle, isMirrored: Bool, isInert: Bool
  ) -> [PointShape] {
    let height = min(frame.height, frame.width / 1.4)
    let body = hairline(frame, height: height)
    let isRight = isOn != isMirrored
    let radius = height / 2
    let ground = isOn ? PointColour(0x34C759) : colours.track
    return [
      .fill(.rectangle(body, radius: radius), isInert ? ground.faint : ground),
      .fill(
        .circle(
          x: isRight ? body.maxX - radius : body.x + radius, y: body.midY,
          radius: max(0, radius - 1.5)),
        isInert ? PointColour(0xFFFFFF).faint : PointColour(0xFFFFFF)),
    ]
  }

  /// A picture of the app's, by its size alone.
  private func image(_ frame: PointRectangle) -> [PointShape] {
    let (x, y, w, h) = (frame.x, frame.y, frame.width, frame.height)
    let hills: [(x: Double, y: Double)] = [
      (x + 0.12 * w, y + 0.78 * h), (x + 0.38 * w, y + 0.45 * h), (x + 0.58 * w, y + 0.66 * h),
      (x + 0.7 * w, y + 0.55 * h), (x + 0.88 * w, y + 0.78 * h),
    ]
    return [
      .fill(.rectangle(frame, radius: min(w, h) * 0.22), colours.track),
      .stroke(.lines(hills), colours.secondary, PointPen(max(0.75, min(w, h) / 16), isRound: true)),
    ]
  }

  /// So high a part in the middle of a frame.
  private func hairline(_ frame: PointRectangle, height: Double) -> PointRectangle {
    PointRectangle(
      x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
  }
}

extension PointRectangle {
  /// Without so much at each side.
  func inset(_ edge: Double) -> PointRectangle {
    PointRectangle(
      x: x + edge, y: y + edge, width: max(0, width - 2 * edge), height: max(0, height - 2 * edge))
  }
}
