import Diagnostics
import Inspection
import Internationalization
import Languages
import Layout
import Localization
import Presentation
import Simulation

/// A preview for programs: a cell a line, without spaces, since there are very many. What all cells of a
/// text share stands once, in `texts`. Paths are relative to the folder of the product.
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
    let texts = PreviewTextIndex(preview.cells)
    text += list("texts", texts.texts.enumerated().map(encode)) + ",\n"
    if preview.isMeasured {
      text += list("textSizes", preview.largestFits.map { encode($0, texts) }) + ",\n"
    }
    return text + list("cells", preview.cells.map { encode($0, texts) }) + "\n}\n"
  }

  private func list(_ name: String, _ elements: [JSONValue]) -> String {
    guard !elements.isEmpty else { return "  \"\(name)\": []" }
    return "  \"\(name)\": [\n" + elements.map(\.compact).joined(separator: ",\n")
      + "\n  ]"
  }

  private var summary: JSONValue {
    let cells = preview.cells
    func count(_ holds: (PreviewCell) -> Bool) -> JSONValue? {
      preview.isMeasured ? .int(cells.count(where: holds)) : nil
    }
    return .members([
      ("cells", .int(cells.count)), ("cut", count(\.fate.isCut)),
      ("truncated", count { $0.fate == .truncated }), ("clipped", count { $0.fate == .clipped }),
      ("tooTall", count { $0.fate == .tooTall }),
      ("overflowing", count { $0.fate == .overflows }), ("broken", count { $0.fate == .broken }),
      ("scaled", count { $0.fate == .scaled }),
    ])
  }

  /// For each surface and each device that cells name, the devices that show it alike.
  private var devices: [JSONValue] {
    struct Class: Hashable {
      var surface: Surface
      var devices: [DeviceModel]
      var frame: SurfaceFrame?
    }
    let classes = Set(
      preview.cells.map { Class(surface: $0.surface, devices: $0.devices, frame: $0.frame) })
    func place(_ one: Class) -> [Int] {
      [
        one.surface.order,
        one.devices.first.flatMap { preview.request.devices.firstIndex(of: $0) } ?? 0,
        one.surface.framesOnAnyDevice.firstIndex { $0 == one.frame } ?? 0,
      ]
    }
    return classes.sorted { place($0).lexicographicallyPrecedes(place($1)) }.map { one in
      .members([
        ("surface", .string(one.surface.id)),
        ("device", .optional(one.devices.first?.name)),
        ("display", one.frame?.display.map { .string($0) }),
        ("frame", .optional(one.frame?.size)),
        ("alike", .array(one.devices.map { .string($0.name) })),
      ])
    }
  }

  /// What is the same of a text in every locale, on every device and at every text size.
  private func encode(_ index: Int, _ text: PreviewTextIndex.Text) -> JSONValue {
    let paths = PathStyle.folder(preview.root)
    return .members([
      ("id", .int(index)), ("surface", .string(text.surface.id)), ("owner", .string(text.owner)),
      ("key", .optional(text.key)), ("table", .optional(text.table)),
      ("source", .optional(text.source)), ("file", .string(paths.show(text.place.file))),
      ("line", .int(text.place.line)), ("column", .int(text.place.column)),
      ("viewFile", .string(paths.show(text.view.file))), ("viewLine", .int(text.view.line)),
    ])
  }

  private func encode(_ fit: LargestFit, _ texts: PreviewTextIndex) -> JSONValue {
    .members([
      ("textID", .optional(texts.id(of: fit))), ("surface", .string(fit.surface.id)),
      ("locale", .string(fit.locale.description)), ("device", .optional(fit.devices.first?.name)),
      ("display", fit.display.map { .string($0) }),
      ("key", .optional(fit.key)), ("asDesigned", .optional(fit.asDesigned?.rawValue)),
      ("whole", .optional(fit.whole?.rawValue)),
    ])
  }

  private func encode(_ cell: PreviewCell, _ texts: PreviewTextIndex) -> JSONValue {
    let isMeasured = preview.isMeasured
    func points(_ value: Double) -> JSONValue {
      isMeasured ? .number(number(value, 2)) : .null
    }
    let cut = cell.placed.cut.map { JSONValue.array([.int($0.lowerBound), .int($0.upperBound)]) }
    let scale = cell.placed.style.scale
    return .members([
      ("surface", .string(cell.surface.id)), ("locale", .string(cell.locale.description)),
      ("device", .optional(cell.devices.first?.name)),
      ("display", cell.display.map { .string($0) }),
      ("textSize", .string(cell.textSize.rawValue)),
      ("key", .optional(cell.key)), ("text", .string(cell.text)),
      ("widthPoints", points(cell.needed)), ("availablePoints", points(cell.available)),
      ("overPoints", points(cell.over)), ("step", isMeasured ? .string(cell.step) : .null),
      ("lines", isMeasured && cell.lines > 1 ? .int(cell.lines) : nil),
      ("scale", isMeasured && scale < 1 ? .number(number(scale, 2)) : nil),
      ("cut", isMeasured ? cut : nil),
      ("shown", isMeasured && cell.fate.isCut ? cell.shownText.map { .string($0) } : nil),
      ("clippedPoints", isMeasured && cell.clipped > 0 ? points(cell.clipped) : nil),
      ("lacks", isMeasured ? cell.lack.map(encode) : nil),
      ("tooTallPoints", isMeasured ? cell.tallest.map { points($0.over) } : nil),
      ("widestText", isMeasured ? cell.placed.widest.map { .string($0.string) } : nil),
      ("brokenWord", isMeasured && cell.placed.breaksWord ? .bool(true) : nil),
      ("state", .string(cell.state)), ("textID", .optional(texts.id(of: cell))),
    ])
  }

  /// Which way a text lacks room: needed and available are points, of lines how many there are.
  private func encode(_ lack: TextLack) -> JSONValue {
    func points(_ value: Double) -> JSONValue { .number(number(value, 2)) }
    let amounts: [(String, JSONValue?)] =
      switch lack {
      case .width(let needed, let available), .height(let needed, let available):
        [("needed", points(needed)), ("available", points(available))]
      case .lines(let needed, let allowed):
        [("needed", .int(needed)), ("available", .int(allowed))]
      case .place(let beyond): [("beyond", points(beyond))]
      }
    return .members([("what", .string(lack.name))] + amounts)
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
