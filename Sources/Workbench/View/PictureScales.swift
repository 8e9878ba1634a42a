import Layout
import Presentation
import Synchronization

/// The scale of each picture in the columns that its pane has: chosen over all steps of a script, so
/// that no picture changes its size from one step to the next.
final class PictureScales: Sendable {
  private let source: any StageSource
  private let glyphs: GlyphSet
  private let aspect: Double
  private let state = Mutex(State())

  private struct State {
    /// Gathered when the first scale is asked for.
    var places: [StagePlaces]?
    var chosen: [Key: CellScale] = [:]
  }

  private struct Key: Hashable {
    var picture: StagePicture
    var columns: Int?
  }

  /// - Parameter aspect: height of a cell over its width.
  init(_ source: any StageSource, glyphs: GlyphSet, aspect: Double) {
    self.source = source
    self.glyphs = glyphs
    self.aspect = aspect
  }

  /// The scale of a picture that has so many columns; nil for as many as it takes.
  func scale(of picture: StagePicture, columns: Int?) -> CellScale {
    // Where cells are counted, a text that fits has its cells.
    if source.measure == .cells { return CellScale(aspect: aspect) }
    return state.withLock { state in
      let key = Key(picture: picture, columns: columns)
      if let known = state.chosen[key] { return known }
      let places = state.places ?? source.places
      state.places = places
      let scale = CellScale.chosen(columns: columns, aspect: aspect) { scale in
        let options = DrawingOptions(glyphs: glyphs, showsMarks: false, scale: scale)
        let drawn = places.flatMap { $0.pictures(picture, options) }
        return (drawn.map(\.columns).max() ?? 0, drawn.reduce(0) { $0 + $1.cutsHere })
      }
      state.chosen[key] = scale
      return scale
    }
  }

  /// The finest scale at which one picture has the columns.
  func finest(columns: Int, drawing: (CellScale) -> DevicePicture) -> CellScale {
    let scales = (CellScale.widths + CellScale.enlarged).map {
      CellScale(width: $0, aspect: aspect)
    }
    return scales.last { drawing($0).grid.columns <= columns } ?? CellScale(aspect: aspect)
  }
}

/// What is drawn at one scale.
enum StagePicture: Hashable {
  /// The Lock Screen as it is, and as it would be.
  case card
  case compact
  /// Attached and detached beside one another.
  case minimal
  case expanded
}

extension StagePlaces {
  /// What a pane has to draw of it, as columns and as lines that have not enough of them.
  fileprivate func pictures(
    _ picture: StagePicture, _ options: DrawingOptions
  ) -> [(columns: Int, cutsHere: Int)] {
    switch picture {
    case .card:
      let cards = [surfaces[.lockScreen]].compactMap { $0 } + hypothetical
      return cards.map { measured(drawCard($0, options: options)) }
    case .compact:
      guard let island else { return [] }
      return [
        measured(
          drawCompact(
            leading: surfaces[.compactLeading], trailing: surfaces[.compactTrailing], on: island,
            options: options))
      ]
    case .minimal:
      guard let island, let minimal = surfaces[.minimal] else { return [] }
      let attached = drawMinimalAttached(minimal, on: island, options: options)
      let detached = drawMinimalDetached(minimal, on: island, options: options)
      return [
        (attached.grid.columns + StagePictures.gap + detached.grid.columns, detached.cutsHere)
      ]
    case .expanded:
      guard let island else { return [] }
      let regions = surfaces.filter { StagePictures.regions.contains($0.key) }
      return regions.isEmpty
        ? [] : [measured(drawExpanded(regions, on: island, options: options))]
    }
  }

  private func measured(_ picture: DevicePicture) -> (columns: Int, cutsHere: Int) {
    (picture.grid.columns, picture.cutsHere)
  }
}
