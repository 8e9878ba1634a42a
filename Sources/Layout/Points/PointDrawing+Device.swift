import Localization
package import Presentation

extension PointDrawing {
  /// The Lock Screen's card, a banner, or the app's screen.
  package static func card(_ surface: PlacedSurface, options: PointOptions) -> PointDrawing {
    device(
      surface.frame, [surface],
      shapes: plate(
        PointRectangle(surface.frame), radius: cardRadius, colours: .card(options.appearance),
        options: options, [surface]),
      options: options)
  }

  /// Presentations that share a dark card, as on watches and in cars.
  package static func row(_ surfaces: [PlacedSurface], options: PointOptions) -> PointDrawing {
    let size = surfaces.first?.frame ?? PointSize(width: 0, height: 0)
    return device(
      size, surfaces,
      shapes: plate(
        PointRectangle(size), radius: min(cardRadius, size.height / 2),
        colours: .island(options.appearance), options: options, surfaces),
      options: options)
  }

  /// Both compact presentations in one island, or an empty one where there are none.
  package static func compact(
    leading: PlacedSurface?, trailing: PlacedSurface?, on island: Island,
    options: PointOptions
  ) -> PointDrawing {
    let size = PointSize(width: island.width, height: island.height)
    let isMirrored = (leading ?? trailing)?.resolved.view.direction == .rightToLeft
    let colours = PointColours.island(options.appearance)
    var shapes = plate(
      PointRectangle(size), radius: size.height / 2, colours: colours, options: options, [])
    shapes += camera(x: island.width / 2, y: size.height / 2)
    for (surface, isLeft) in [(leading, !isMirrored), (trailing, isMirrored)] {
      guard let surface else { continue }
      shapes.append(
        slot(
          surface, x: isLeft ? 0 : size.width - surface.frame.width, in: size, colours, options))
    }
    return device(size, [leading, trailing].compactMap { $0 }, shapes: shapes, options: options)
  }

  /// The minimal presentation attached to the island, and detached beside it.
  package static func minimal(
    _ surface: PlacedSurface?, on island: Island, options: PointOptions
  ) -> PointDrawing {
    let colours = PointColours.island(options.appearance)
    let isMirrored = surface?.resolved.view.direction == .rightToLeft
    let slot = surface?.frame.width ?? island.height
    let gap = 12.0
    let attached = PointSize(width: slot + island.cameraWidth, height: island.height)
    let detached = PointSize(width: max(slot, island.height), height: island.height)
    let attachedX = isMirrored ? detached.width + gap : 0
    let detachedX = isMirrored ? 0 : attached.width + gap
    var shapes: [PointShape] = []
    for (size, x) in [(attached, attachedX), (detached, detachedX)] {
      shapes.append(
        .group(
          PointGroup(
            x: x,
            plate(
              PointRectangle(size), radius: size.height / 2, colours: colours, options: options, [])
          )))
    }
    let cameraX = attachedX + (isMirrored ? 0 : slot) + island.cameraWidth / 2
    shapes += camera(x: cameraX, y: island.height / 2)
    if let surface {
      let inAttached = attachedX + (isMirrored ? island.cameraWidth : 0)
      let inDetached = detachedX + (detached.width - slot) / 2
      for x in [inAttached, inDetached] {
        shapes.append(self.slot(surface, x: x, in: attached, colours, options))
      }
    }
    return device(
      PointSize(width: attached.width + gap + detached.width, height: island.height),
      [surface].compactMap { $0 }, shapes: shapes, options: options)
  }

  /// All regions of the expanded island round the camera; an empty island where there are none.
  package static func expanded(
    _ regions: [Surface: PlacedSurface], on island: Island, options: PointOptions
  ) -> PointDrawing {
    let ordered = regions.sorted { $0.key < $1.key }.map(\.value)
    guard let size = ordered.first?.frame else {
      return compact(leading: nil, trailing: nil, on: island, options: options)
    }
    let shapes =
      plate(
        PointRectangle(size), radius: island.cornerRadius, colours: .island(options.appearance),
        options: options, ordered)
      + camera(x: size.width / 2, y: island.height / 2)
    return device(size, ordered, shapes: shapes, options: options)
  }

  // MARK: Pieces

  /// Corners of a card on the Lock Screen, which nobody publishes: about what devices show.
  private static let cardRadius = 24.0
  /// Round everything on the device.
  private static let margin = 24.0

  /// A plate with what stands on its surfaces, clipped at its edge.
  private static func plate(
    _ frame: PointRectangle, radius: Double, colours: PointColours, options: PointOptions,
    _ surfaces: [PlacedSurface]
  ) -> [PointShape] {
    let path = PointPath.rectangle(frame, radius: radius)
    let painted = surfaces.flatMap {
      PointPainter(surface: $0, colours: colours, options: options).shapes
    }
    var shapes: [PointShape] = [.fill(path, colours.background)]
    if !painted.isEmpty { shapes.append(.group(PointGroup(clip: path, painted))) }
    let edge = PointPath.rectangle(frame.inset(0.5), radius: radius - 0.5)
    switch options.outline {
    case .active: shapes.append(.stroke(edge, colours.edge, PointPen(1)))
    case .stale:
      shapes.append(.stroke(edge, options.outlineColour, PointPen(1.25, dashes: [6, 4])))
    case .ended:
      shapes.append(
        .stroke(edge, options.outlineColour, PointPen(1.5, dashes: [0.01, 4], isRound: true)))
    }
    return shapes
  }

  /// A presentation in its place in the island, clipped at the island's edge.
  private static func slot(
    _ surface: PlacedSurface, x: Double, in island: PointSize, _ colours: PointColours,
    _ options: PointOptions
  ) -> PointShape {
    .group(
      PointGroup(
        x: x, y: (island.height - surface.frame.height) / 2,
        PointPainter(surface: surface, colours: colours, options: options).shapes))
  }

  /// The lens in the island.
  private static func camera(x: Double, y: Double) -> [PointShape] {
    [
      .fill(.circle(x: x, y: y, radius: 5.5), PointColour(0x15161C)),
      .fill(.circle(x: x, y: y, radius: 2.6), PointColour(0x1D2440)),
      .fill(.circle(x: x - 0.9, y: y - 0.9, radius: 0.7), PointColour(0x4A5578)),
    ]
  }

  /// A picture with room round what it shows.
  private static func device(
    _ size: PointSize, _ surfaces: [PlacedSurface], shapes: [PointShape], options: PointOptions
  ) -> PointDrawing {
    let texts = surfaces.flatMap { surface in
      surface.texts.map { surface.resolved.texts[$0.text].string }
    }
    return PointDrawing(
      size: PointSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
      ground: options.appearance.ground,
      shapes: [
        .group(PointGroup(x: margin, y: margin, shapes))
      ],
      title: "", details: texts.joined(separator: "; "))
  }
}

extension PointRectangle {
  fileprivate init(_ size: PointSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension PointOptions {
  /// Of a dashed or dotted edge, on the device's ground.
  fileprivate var outlineColour: PointColour { appearance.quietCaption }
}
