import Diagnostics
import Presentation

/// The table of devices and of surfaces for programs.
struct DevicesJSONReport {
  var models: [DeviceModel]

  /// The document, with a line end.
  var text: String {
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      ("surfaces", .array(SurfaceRow.all.map(encode))),
      ("devices", .array(models.map(encode))),
      ("besides", .array(Surface.all.flatMap(\.framesOnAnyDevice).map(encode))),
      ("estimates", .array(PlatformEstimate.all.map(encode))),
    ])
    return document.text + "\n"
  }

  private func encode(_ row: SurfaceRow) -> JSONValue {
    .members([
      ("surface", .string(row.surface.id)), ("title", .string(row.title)),
      ("where", .string(row.place)), ("when", .string(row.time)),
      ("shows", .array(row.shows.map { .string($0.id) })), ("since", .optional(row.system)),
    ])
  }

  private func encode(_ estimate: PlatformEstimate) -> JSONValue {
    .members([
      ("surfaces", .array(estimate.surfaces.map { .string($0.id) })),
      ("estimate", .string(estimate.words)),
    ])
  }

  private func encode(_ model: DeviceModel) -> JSONValue {
    .members([
      ("device", .string(model.name)), ("kind", .string(model.kind.rawValue)),
      ("screen", .array([number(model.screen.width), number(model.screen.height)])),
      (
        "island",
        model.island.map { island in
          .members([
            ("width", number(island.width)), ("camera", number(island.cameraWidth)),
            ("cornerRadius", number(island.cornerRadius)),
          ])
        } ?? .null
      ),
      ("alwaysOn", .bool(model.hasAlwaysOn)),
      ("frames", .array(Surface.all.flatMap { model.frames(of: $0).map(encode) })),
      (
        "absent",
        .array(
          Surface.all.compactMap { surface in
            model.absence(of: surface).map {
              .members([("surface", .string(surface.id)), ("reason", .string($0))])
            }
          })
      ),
    ])
  }

  private func encode(_ frame: SurfaceFrame) -> JSONValue {
    .members([
      ("surface", .string(frame.surface.id)), ("display", .optional(frame.display)),
      ("width", range(frame.width)), ("height", range(frame.height)),
      ("margin", number(frame.margin)), ("scale", number(frame.scale)),
      ("standing", .string(frame.source.standing.rawValue)),
      ("source", .string(frame.source.description)),
    ])
  }

  /// Least and most; null where nothing limits it.
  private func range(_ range: ClosedRange<Double>) -> JSONValue {
    .array([
      number(range.lowerBound), range.upperBound.isFinite ? number(range.upperBound) : .null,
    ])
  }

  private func number(_ length: Double) -> JSONValue { .number(points(length)) }
}
