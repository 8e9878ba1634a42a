import Diagnostics
import Inspection
import Languages
import Layout
import Pictures
import Simulation
import Workbench

/// A moment of the Stage on its way to a picture.
struct Snapshot {
  let model: StageModel
  /// Nil for the whole Stage, or for all that the device shows.
  let surface: DevicePictureChoice?
  let measure: TextMeasure
  let options: StageOptions
  let scale: Int
  let paths: PathStyle

  /// The picture of the terminal's cells.
  func cells(as format: SnapshotFormat, isPlain: Bool) throws(NoSnapshot) -> [UInt8] {
    let grid: CellGrid
    do throws(NoDevicePicture) {
      if let surface { grid = try model.picture(surface) } else { grid = viewStage(model) }
    } catch {
      throw noPicture(error.reason)
    }
    let ground = options.background ?? .dark
    let depth: ColourDepth = options.noColor ? .mono : .indexed
    func svg() -> String { drawSVG(grid, title: title, ground: ground, depth: depth) }
    switch format {
    case .text: return Array(drawText(grid).utf8)
    case .ansi:
      let palette = Palette(.indexed, ground: ground)
      return Array((isPlain ? drawText(grid) : drawANSI(grid, palette: palette)).utf8)
    case .svg: return Array(svg().utf8)
    case .png:
      return try paintPNG(
        drawCells(grid, title: title, ground: ground, depth: depth), scale: scale)
    case .html: return html([HTMLPage.Picture(svg: svg(), isWide: grid.columns > 60)], note: "")
    }
  }

  /// The picture of the device, in points.
  func points(as format: SnapshotFormat, showsMarks: Bool) throws(NoSnapshot) -> [UInt8] {
    let typeface = PointTypeface(measure)
    let appearance = options.background.map { $0 == .light ? PointAppearance.light : .dark }
    let pointOptions = PointOptions(
      appearance: appearance ?? model.appearance, typeface: typeface, showsMarks: showsMarks)
    var items: [PointSheet.Item]
    do throws(NoDevicePicture) {
      items =
        if let surface { [try model.pointItem(surface, options: pointOptions)] } else {
          model.pointItems(options: pointOptions)
        }
    } catch {
      throw noPicture(error.reason)
    }
    guard !items.isEmpty else { throw noPicture("the device shows nothing") }
    func sheet() -> PointDrawing {
      PointSheet(
        items, appearance: pointOptions.appearance, typeface: typeface, width: 940,
        heading: model.source.title, subheading: moment, note: "Points, \(typeface.note)"
      ).drawing(title: title)
    }
    switch format {
    case .text, .ansi, .svg: return Array(drawSVG(sheet()).utf8)
    case .png: return try paintPNG(sheet(), scale: scale)
    case .html:
      let pictures = items.enumerated().map { index, item in
        HTMLPage.Picture(
          svg: drawSVG(item.drawing, id: "p\(index + 1)-"), caption: item.caption,
          detail: item.detail, isWrong: item.isWrong)
      }
      return html(pictures, note: "Lengths in points, \(typeface.note).")
    }
  }

  private func html(_ pictures: [HTMLPage.Picture], note: String) -> [UInt8] {
    let page = StagePage(model: model, surfaces: surface?.surfaces, paths: paths)
    return Array(drawHTML(page.page(title: title, pictures: pictures, note: note)).utf8)
  }

  private func noPicture(_ reason: String) -> NoSnapshot {
    NoSnapshot(
      reason: "no picture of \(surface?.title ?? "the device") after step "
        + "\(model.position.step): \(reason)")
  }

  /// As `fr-CA · iPhone 16 Pro · step 7 of 15, 09:00:30`.
  private var moment: String {
    let device = "\(model.frame.frame.world.device.model)"
    let step = "step \(model.position.step) of \(model.source.steps.count)"
    return "\(model.frame.decision.tag) · \(device) · \(step), \(model.frame.clock)"
  }

  private var title: String {
    let part = surface.map { ", \($0.title)" } ?? (model.workspace == .preview ? ", Preview" : "")
    let (step, count) = (model.position.step, model.source.steps.count)
    return "\(model.source.title)\(part), after step \(step) of \(count)"
  }
}

/// Why there is no picture, as the program says it.
struct NoSnapshot: Error {
  var reason: String
}
