import Inspection
import Languages
import Layout
import Presentation

/// The pictures of cells, all of them at one scale.
struct PreviewPictures {
  private let previewer: Previewer
  private let places: PreviewPlaces
  private let glyphs: GlyphSet
  private(set) var scale: CellScale

  /// - Parameters:
  ///   - cells: what is drawn side by side: the scale is the coarsest that shows whatever fits.
  ///   - columns: that there are for one picture; nil for as many as it takes.
  init?(_ cells: [PreviewCell], columns: Int?, of model: StageModel) {
    guard let previewer = model.preview.previewer else { return nil }
    self.previewer = previewer
    places = model.preview.places
    glyphs = model.glyphs
    scale = CellScale(aspect: model.cellAspect)
    guard previewer.measure != .cells else { return }
    let pictures = self
    scale = CellScale.chosen(columns: columns, aspect: model.cellAspect) { scale in
      let drawn = cells.compactMap { pictures.at(scale).picture(of: $0) }
      return (drawn.map(\.grid.columns).max() ?? 0, drawn.reduce(0) { $0 + $1.cutsHere })
    }
  }

  /// Those of the widest.
  func columns(of cells: [PreviewCell]) -> Int {
    cells.compactMap { picture(of: $0)?.grid.columns }.max() ?? 0
  }

  private func at(_ scale: CellScale) -> PreviewPictures {
    var pictures = self
    pictures.scale = scale
    return pictures
  }

  /// The surface of a cell in its state; nil where it has no place on the device.
  func picture(of cell: PreviewCell, rows: Int? = nil) -> DevicePicture? {
    let placed = places.places(of: cell, by: previewer)
    let island = cell.devices.first?.island ?? .regular
    let options = DrawingOptions(
      glyphs: glyphs, isQuiet: cell.locale.pseudolocale != nil, showsMarks: false, rows: rows,
      scale: scale)
    if cell.surface.isExpandedRegion { return drawExpanded(placed, on: island, options: options) }
    return placed[cell.surface].map {
      PreviewPage.isSlot(cell.surface)
        ? drawMinimalDetached($0, on: island, options: options) : drawCard($0, options: options)
    }
  }
}
