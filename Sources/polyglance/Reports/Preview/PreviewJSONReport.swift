import Diagnostics
import Inspection
import Internationalization
import Languages
import Layout
import Localization
import Presentation
import Simulation

/// A preview for programs: a cell a line. Paths are relative to the folder of the product.
struct PreviewJSONReport {
  var preview: Preview

  /// The document, with a line end.
  var text: String {
    let data = InternationalData.current
    var text = "{\n"
    func add(_ name: String, _ value: JSONValue) {
      text += "  \(JSONValue.string(name).text): \(value.line),\n"
    }
    add("version", .int(1))
    add("tool", .string("polyglance \(Polyglance.version)"))
    add("data", .members([("icu", .string(data.icu)), ("cldr", .string(data.cldr))]))
    add("root", .string(preview.root))
    add("product", .string(preview.previewer.material.product.name))
    add("measure", preview.measure)
    add("region", .string(preview.region))
    add("appearance", .string(preview.request.appearance.rawValue))
    add("summary", summary)
    text += list("devices", devices) + ",\n"
    if preview.isMeasured { text += list("textSizes", preview.largestFits.map(encode)) + ",\n" }
    return text + list("cells", preview.cells.map(encode)) + "\n}\n"
  }

  private func list(_ name: String, _ elements: [JSONValue]) -> String {
    guard !elements.isEmpty else { return "  \"\(name)\": []" }
    return "  \"\(name)\": [\n" + elements.map { "    " + $0.line }.joined(separator: ",\n")
      + "\n  ]"
  }

  private var summary: JSONValue {
    let cells = preview.cells
    func count(_ holds: (PreviewCell) -> Bool) -> JSONValue? {
      preview.isMeasured ? .int(cells.count(where: holds)) : nil
    }
    return .members([
      ("cells", .int(cells.count)), ("cut", count(\.fate.losesWords)),
      ("truncated", count { $0.fate == .truncated }), ("clipped", count { $0.fate == .clipped }),
      ("scaled", count { $0.fate == .scaled }),
    ])
  }

  /// For each surface and each device that cells name, the devices that show it alike.
  private var devices: [JSONValue] {
    struct Class: Hashable {
      var surface: Surface
      var devices: [DeviceModel]
    }
    let classes = Set(preview.cells.map { Class(surface: $0.surface, devices: $0.devices) })
    func place(_ one: Class) -> [Int] {
      [
        one.surface.order,
        one.devices.first.flatMap { preview.request.devices.firstIndex(of: $0) } ?? 0,
      ]
    }
    return classes.sorted { place($0).lexicographicallyPrecedes(place($1)) }.map { one in
      .members([
        ("surface", .string(one.surface.id)),
        ("device", .optional(one.devices.first?.name)),
        ("frame", .optional(one.devices.first?.frame(of: one.surface)?.size)),
        ("alike", .array(one.devices.map { .string($0.name) })),
      ])
    }
  }

  private func encode(_ fit: LargestFit) -> JSONValue {
    .members([
      ("surface", .string(fit.surface.id)), ("owner", .string(fit.owner)),
      ("locale", .string(fit.locale.description)), ("device", .optional(fit.devices.first?.name)),
      ("key", .optional(fit.key)), ("view", .string(fit.node)),
      ("asDesigned", .optional(fit.asDesigned?.rawValue)),
      ("whole", .optional(fit.whole?.rawValue)),
    ])
  }

  private func encode(_ cell: PreviewCell) -> JSONValue {
    let paths = PathStyle.folder(preview.root)
    let (key, view) = (cell.textPlace, cell.place)
    func points(_ value: Double) -> JSONValue {
      preview.isMeasured ? .number(number(value, 2)) : .null
    }
    return .members([
      ("surface", .string(cell.surface.id)), ("owner", .string(cell.owner)),
      ("locale", .string(cell.locale.description)),
      ("device", .optional(cell.devices.first?.name)),
      ("textSize", .string(cell.textSize.rawValue)),
      ("key", .optional(cell.key)), ("table", .optional(cell.table)),
      ("source", .optional(cell.provenance?.source.name)), ("text", .string(cell.text)),
      ("widthPoints", points(cell.needed)), ("availablePoints", points(cell.available)),
      ("overPoints", points(cell.over)), ("step", preview.isMeasured ? .string(cell.step) : .null),
      ("steps", preview.isMeasured ? .array(cell.placed.steps.map(encode)) : nil),
      ("lines", preview.isMeasured ? .int(cell.lines) : nil),
      ("lineLimit", preview.isMeasured ? .optional(cell.lineLimit) : nil),
      (
        "cut",
        preview.isMeasured
          ? cell.placed.cut.map { .array([.int($0.lowerBound), .int($0.upperBound)]) } : nil
      ),
      ("shown", preview.isMeasured && cell.fate.losesWords ? .string(cell.shownText) : nil),
      ("clippedPoints", preview.isMeasured && cell.clipped > 0 ? points(cell.clipped) : nil),
      ("tooTallPoints", preview.isMeasured && cell.tooTall > 0 ? points(cell.tooTall) : nil),
      ("state", .string(cell.state)), ("file", .string(paths.show(key.file))),
      ("line", .int(key.line)), ("column", .int(key.column)),
      ("viewFile", .string(paths.show(view.file))), ("viewLine", .int(view.line)),
    ])
  }

  private func encode(_ step: FitStep) -> JSONValue {
    switch step {
    case .wrapped(let lines): .members([("wrapped", .int(lines))])
    case .tightened(let points): .members([("tightened", .number(number(points, 2)))])
    case .scaled(let factor): .members([("scaled", .number(number(factor, 2)))])
    case .truncated(let mode): .members([("truncated", .string("\(mode)"))])
    }
  }
}

extension Preview {
  /// With what its texts were measured.
  var measure: JSONValue {
    switch previewer.measure {
    case .cells: .members([("unit", .string("cells")), ("face", .null)])
    case .face(let family): .members([("unit", .string("points")), ("face", .string(family))])
    }
  }

  /// The region in force.
  var region: String { request.region ?? previewer.material.device.region }
}
