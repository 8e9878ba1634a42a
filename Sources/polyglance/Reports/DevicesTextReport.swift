import Presentation

/// The table of devices for people.
struct DevicesTextReport {
  /// Those that are told in full; empty: all, a line each.
  var models: [DeviceModel]

  /// The lines, each with its end.
  var text: String {
    let blocks =
      models.isEmpty
      ? [overview, displays, DevicesTextReport.estimates(of: Surface.all)] : models.map(details)
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var overview: [String] {
    let head = ["device", "screen", "island", "Lock Screen", "source of the sizes"]
    return DevicesTextReport.columns(
      [head]
        + DeviceModel.all.map { model in
          [
            model.name, model.screen.description, model.island.map { points($0.width) } ?? "–",
            model.frame(of: .lockScreen)?.size ?? "–", model.activitySource.description,
          ]
        })
  }

  /// What does not hang on the device.
  private var displays: [String] {
    DevicesTextReport.columns(
      [["besides", "surface", "size", "source"]]
        + Surface.all.flatMap(\.framesOnAnyDevice).map { frame in
          [frame.display ?? "", frame.surface.id, frame.size, frame.source.description]
        })
  }

  private func details(_ model: DeviceModel) -> [String] {
    let surfaces = Surface.all.filter { $0 != .androidWidget && $0 != .androidChip }
    let rows = surfaces.flatMap { surface -> [[String]] in
      switch model.place(of: surface) {
      case .none(let reason): return [[surface.id, "–", reason]]
      case .frames(let frames):
        return frames.map { frame in
          let source = frame.source.description
          let display = frame.display.flatMap { source.hasSuffix($0) ? nil : "\($0); " } ?? ""
          return [surface.id, frame.size, display + source]
        }
      }
    }
    let head = "\(model.name): screen \(model.screen)"
    let island = model.island.map {
      "island \(points($0.width)), of which the camera takes \(points($0.cameraWidth))"
    }
    return [[head, island ?? "no island"].joined(separator: ", ")]
      + DevicesTextReport.columns(rows).map { "  " + $0 }
      + DevicesTextReport.estimates(of: surfaces.filter { model.absence(of: $0) == nil })
      .map { "  " + $0 }
  }

  /// What is taken to be so though nobody states it; empty where nothing is.
  private static func estimates(of surfaces: [Surface]) -> [String] {
    let estimates = PlatformEstimate.all.filter { $0.surfaces.contains(where: surfaces.contains) }
    guard !estimates.isEmpty else { return [] }
    return ["stated nowhere, and taken to be so:"]
      + estimates.flatMap { estimate in
        wrap("- \(estimate.words)", indent: "  ").split(separator: "\n").enumerated().map {
          ($0 == 0 ? "" : "  ") + $1
        }
      }
  }

  /// Cells padded to columns; the last is as long as it is.
  private static func columns(_ rows: [[String]]) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.indices.map { column in
        column == row.count - 1
          ? row[column]
          : row[column] + String(repeating: " ", count: widths[column] - row[column].count + 2)
      }.joined()
    }
  }
}
