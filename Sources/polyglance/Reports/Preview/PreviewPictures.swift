import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Pictures
import Presentation
import Simulation

/// A preview as pictures in points: one surface in many locales side by side, each in the state that
/// treats it worst, in the order of the cells.
struct PreviewPictures {
  var preview: Preview

  /// Beyond this many nobody looks at them, and no painter takes them.
  private static let most = 600

  /// The bytes of the file.
  /// - Throws: where there is nothing to be drawn, or too much.
  func bytes(as format: PreviewFormat) throws(NoSnapshot) -> [UInt8] {
    let scenes = scenes
    let count = scenes.map(\.items.count).reduce(0, +)
    guard count > 0 else {
      throw NoSnapshot(reason: "no text has a place here, so nothing is drawn")
    }
    guard count <= PreviewPictures.most else {
      throw NoSnapshot(
        reason: "that would be \(count) pictures: ask for fewer with ‘--surface’, ‘--locale’, "
          + "‘--device’ or ‘--text-size’")
    }
    switch format {
    case .png: return try paintPNG(sheet(scenes), scale: 2)
    case .html: return Array(drawHTML(page(scenes)).utf8)
    case .svg, .text, .json, .csv: return Array(drawSVG(sheet(scenes)).utf8)
    }
  }

  /// A surface on a class of devices at a text size.
  private struct Scene {
    var title: String
    var items: [PointSheet.Item]
    /// What is drawn, one an item: the text that its locale treats worst.
    var cells: [PreviewCell]
  }

  private struct SceneKey: Hashable {
    var surface: Surface
    var devices: [DeviceModel]
    var display: String?
    var textSize: DynamicTypeSize

    init(_ cell: PreviewCell) {
      // The regions of the island are one picture.
      surface = cell.surface.isExpandedRegion ? .expandedLeading : cell.surface
      devices = cell.devices
      display = cell.display
      textSize = cell.textSize
    }

    var title: String {
      let name = surface.isExpandedRegion ? "expanded" : surface.row.title
      let heading = name.prefix(1).uppercased() + name.dropFirst()
      let place = display ?? devices.shortList
      // The screens of cars bear the name of the surface.
      return (place.hasPrefix(heading) ? place : "\(heading) · \(place)") + " · \(textSize.title)"
    }

    func place(_ request: PreviewRequest) -> [Int] {
      [
        surface.order, devices.first.flatMap(request.devices.firstIndex) ?? 0,
        surface.framesOnAnyDevice.firstIndex { $0.display == display } ?? 0,
        DynamicTypeSize.allCases.firstIndex(of: textSize) ?? 0,
      ]
    }
  }

  private var scenes: [Scene] {
    var worst: [SceneKey: [PreviewCell]] = [:]
    for cell in preview.cells {
      let key = SceneKey(cell)
      if worst[key, default: []].contains(where: { $0.locale == cell.locale }) { continue }
      worst[key, default: []].append(cell)
    }
    let keys = worst.keys.sorted {
      $0.place(preview.request).lexicographicallyPrecedes($1.place(preview.request))
    }
    return keys.map { key in
      let cells = worst[key] ?? []
      return Scene(title: key.title, items: cells.map(item), cells: cells)
    }
  }

  private func item(_ cell: PreviewCell) -> PointSheet.Item {
    var options = PointOptions(
      appearance: appearance, typeface: typeface, showsMarks: preview.isMeasured)
    if cell.card.surfaces.contains(where: \.render.input.isStale) { options.outline = .stale }
    let placed = preview.previewer.placed(cell)
    let own = cell.card.shownOn == nil ? placed[cell.surface] : placed.values.first
    let island = cell.devices.first?.island ?? .regular
    var drawing: PointDrawing
    switch cell.surface {
    case .compactLeading:
      drawing = .compact(leading: own, trailing: nil, on: island, options: options)
    case .compactTrailing:
      drawing = .compact(leading: nil, trailing: own, on: island, options: options)
    case .minimal: drawing = .minimal(own, on: island, options: options)
    case .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom:
      drawing = .expanded(placed, on: island, options: options)
    case _ where cell.frame?.form == .row:
      let row = placed.sorted { $0.key < $1.key }.map(\.value)
      drawing = .row(row, options: options)
    case _:
      drawing =
        own.map { .card($0, options: options) }
        ?? .compact(leading: nil, trailing: nil, on: island, options: options)
    }
    drawing.title = "\(cell.surface.row.title), \(cell.locale)"
    guard preview.isMeasured else { return PointSheet.Item(drawing, caption: "\(cell.locale)") }
    return PointSheet.Item(
      drawing, caption: "\(cell.locale) · \(room(cell))", detail: cell.outcome,
      isWrong: cell.fate.isWrong)
  }

  /// By how much a text is over, and which way, or what it leaves, in words.
  private func room(_ cell: PreviewCell) -> String {
    switch cell.lack {
    case .lines(let needed, let allowed): return "\(counted(needed - allowed, "line")) over"
    case .height: return "\((cell.lack?.over ?? 0).points) pt too high"
    case .place(let beyond): return "\(beyond.points) pt out"
    case .width, nil: break
    }
    if abs(cell.over) < 0.05 { return cell.over > 0 ? "just over" : "just fits" }
    return cell.over > 0 ? "\(number(cell.over, 1)) pt over" : "\(number(-cell.over, 1)) pt spare"
  }

  private func sheet(_ scenes: [Scene]) -> PointDrawing {
    let sheets = scenes.enumerated().map { index, scene in
      PointSheet(
        scene.items, appearance: appearance, typeface: typeface, heading: scene.title,
        subheading: index == 0 ? extent : nil,
        note: index == scenes.count - 1 ? "Points, \(typeface.note)" : nil)
    }
    return sheets.count == 1
      ? sheets[0].drawing(title: title(scenes))
      : PointSheet.stack(sheets, appearance: appearance, title: title(scenes))
  }

  /// What was looked at.
  private var extent: String {
    let name = preview.previewer.material.inspector.product.name
    return "\(name) · \(counted(preview.request.locales.count, "locale")), each in its worst state"
  }

  private func page(_ scenes: [Scene]) -> HTMLPage {
    var pictures: [HTMLPage.Picture] = []
    for scene in scenes {
      for item in scene.items {
        let head = scenes.count > 1 ? "\(scene.title) · " : ""
        pictures.append(
          HTMLPage.Picture(
            svg: drawSVG(item.drawing, id: "p\(pictures.count + 1)-"),
            caption: head + item.caption, detail: item.detail, isWrong: item.isWrong))
      }
    }
    return HTMLPage(
      title: title(scenes),
      subtitle: extent, pictures: pictures,
      tables: scenes.map(table),
      findings: preview.isMeasured ? preview.cells.filter(\.fate.isWrong).map(finding) : nil,
      note: "Lengths in points, \(typeface.note).")
  }

  private func table(_ scene: Scene) -> HTMLPage.Table {
    let figures: [HTMLPage.Table.Column] =
      preview.isMeasured
      ? [
        .init("Needs", isNumber: true), .init("Of", isNumber: true), .init("Over", isNumber: true),
        .init("How it fits"),
      ] : []
    return HTMLPage.Table(
      title: scene.title,
      columns: [.init("Locale"), .init("Text")] + figures + [.init("State")],
      rows: scene.cells.map { cell in
        let text = HTMLPage.Words(
          cell.text, language: cell.locale.description,
          isRightToLeft: cell.direction == .rightToLeft)
        let figures = [
          cell.needs, cell.has, cell.over(minus: "–"), cell.outcome,
        ]
        return [.init("\(cell.locale)"), text]
          + (preview.isMeasured ? figures.map { .init($0) } : []) + [.init(cell.state)]
      })
  }

  private func finding(_ cell: PreviewCell) -> HTMLPage.Finding {
    let place = cell.textPlace
    return HTMLPage.Finding(
      severity: "warning", id: cell.step,
      place: "\(preview.paths.show(place.file)):\(place.line):\(place.column)",
      surface: "\(cell.surface), \(cell.locale)",
      message: "“\(cell.text)” needs \(cell.needs) of \(cell.has) \(unit(cell)) "
        + "\(seen(of: cell)): \(cell.outcome)")
  }

  private func seen(of cell: PreviewCell) -> String {
    guard cell.fate.isCut else { return "and is all drawn" }
    guard let shown = cell.shownText else { return "and is not all seen" }
    return shown.isEmpty ? "and is not seen" : "and shows “\(shown)”"
  }

  /// What its figures count.
  private func unit(_ cell: PreviewCell) -> String {
    switch cell.lack {
    case .lines: "lines"
    case .height: "pt of height"
    case .width, .place, nil: "pt"
    }
  }

  private func title(_ scenes: [Scene]) -> String {
    let name = preview.previewer.material.inspector.product.name
    return scenes.count == 1 ? "\(name), \(scenes[0].title)" : "\(name), what fits"
  }

  private var typeface: PointTypeface { PointTypeface(preview.previewer.measure) }

  private var appearance: PointAppearance {
    switch preview.request.appearance {
    case .light: .light
    case .dark: .dark
    case .reduced: .dimmed
    }
  }
}
