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

  /// Presentations that share a dark card, as on watches and in cars. Nobody publishes how much
  /// wider than their room the card is: it has about as much as a watch shows, so that a round
  /// corner takes nothing of a text that reaches the edge of its room.
  package static func row(_ surfaces: [PlacedSurface], options: PointOptions) -> PointDrawing {
    let size = surfaces.first?.frame ?? PointSize(width: 0, height: 0)
    let edge = 10.0
    return device(
      PointSize(width: size.width + 2 * edge, height: size.height), surfaces,
      shapes: plate(
        PointRectangle(
          x: 0, y: 0, width: size.width + 2 * edge, height: size.height),
        radius: min(cardRadius, size.height / 2), colours: .island(options.appearance),
        options: options, surfaces, x: edge),
      options: options)
  }

  /// A presentation that fills a dark screen, as in StandBy.
  /// - Parameters:
  ///   - screen: of the device, as it lies.
  ///   - scale: how many times as large as on the Lock Screen it is shown.
  package static func screen(
    _ surface: PlacedSurface, screen: PointSize, scale: Double, options: PointOptions
  ) -> PointDrawing {
    let colours = PointColours.island(options.appearance)
    let frame = PointRectangle(screen)
    let path = PointPath.rectangle(frame, radius: screenRadius)
    let painted = PointPainter(surface: surface, colours: colours, options: options).shapes
    return device(
      screen, [surface],
      shapes: [
        .fill(path, colours.background),
        .group(
          PointGroup(
            clip: path,
            [
              .group(
                PointGroup(
                  x: (screen.width - surface.frame.width * scale) / 2,
                  y: (screen.height - surface.frame.height * scale) / 2, scale: scale, painted))
            ])),
      ] + edge(frame, radius: screenRadius, colours, options), options: options)
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
    shapes += camera(of: island, x: island.width / 2)
    for (surface, isLeft) in [(leading, !isMirrored), (trailing, isMirrored)] {
      guard let surface else { continue }
      shapes.append(
        slot(
          surface, x: isLeft ? 0 : size.width - surface.frame.width, in: PointRectangle(size),
          colours, options))
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
    shapes += camera(of: island, x: cameraX)
    if let surface {
      let inAttached = attachedX + (isMirrored ? island.cameraWidth : 0)
      let inDetached = detachedX + (detached.width - slot) / 2
      for (size, start, x) in [
        (attached, attachedX, inAttached), (detached, detachedX, inDetached),
      ] {
        let pill = PointRectangle(x: start, y: 0, width: size.width, height: size.height)
        shapes.append(self.slot(surface, x: x, in: pill, colours, options))
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
      + camera(of: island, x: size.width / 2)
    return device(size, ordered, shapes: shapes, options: options)
  }

  // MARK: Pieces

  /// Corners of a card on the Lock Screen, which nobody publishes: about what devices show.
  private static let cardRadius = 24.0
  /// Corners of a phone's screen, of which the same is true.
  private static let screenRadius = 55.0
  /// Round everything on the device.
  private static let margin = 24.0

  /// A plate with what stands on its surfaces from `x` on, clipped at its edge.
  private static func plate(
    _ frame: PointRectangle, radius: Double, colours: PointColours, options: PointOptions,
    _ surfaces: [PlacedSurface], x: Double = 0
  ) -> [PointShape] {
    let path = PointPath.rectangle(frame, radius: radius)
    let painted = surfaces.flatMap {
      PointPainter(surface: $0, colours: colours, options: options).shapes
    }
    var shapes: [PointShape] = [.fill(path, colours.background)]
    if !painted.isEmpty {
      let moved = x == 0 ? painted : [.group(PointGroup(x: x, painted))]
      shapes.append(.group(PointGroup(clip: path, moved)))
    }
    return shapes + edge(frame, radius: radius, colours, options)
  }

  /// What says at its edge what became of the activity.
  private static func edge(
    _ frame: PointRectangle, radius: Double, _ colours: PointColours, _ options: PointOptions
  ) -> [PointShape] {
    let edge = PointPath.rectangle(frame.inset(0.5), radius: radius - 0.5)
    return switch options.outline {
    case .active: [.stroke(edge, colours.edge, PointPen(1))]
    case .stale: [.stroke(edge, options.outlineColour, PointPen(1.25, dashes: [6, 4]))]
    case .ended:
      [.stroke(edge, options.outlineColour, PointPen(1.5, dashes: [0.01, 4], isRound: true))]
    }
  }

  /// A presentation in its place in a pill, clipped at the pill's edge.
  private static func slot(
    _ surface: PlacedSurface, x: Double, in pill: PointRectangle, _ colours: PointColours,
    _ options: PointOptions
  ) -> PointShape {
    .group(
      PointGroup(
        clip: .rectangle(pill, radius: pill.height / 2),
        [
          .group(
            PointGroup(
              x: x, y: (pill.height - surface.frame.height) / 2,
              PointPainter(surface: surface, colours: colours, options: options).shapes))
        ]))
  }

  /// The lens at the right end of what the sensors take of the island, whatever the direction.
  /// - Parameter middle: of what they take.
  private static func camera(of island: Island, x middle: Double) -> [PointShape] {
    let x = middle + (island.cameraWidth - island.height) / 2
    let y = island.height / 2
    return [
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
    let languages = Set(surfaces.flatMap { $0.texts.map(\.style.language) })
    return PointDrawing(
      size: PointSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
      ground: options.appearance.ground,
      shapes: [
        .group(PointGroup(x: margin, y: margin, shapes))
      ],
      title: "", details: texts.joined(separator: "; "),
      language: languages.count == 1 ? languages.first ?? nil : nil)
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
