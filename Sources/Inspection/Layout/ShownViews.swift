import Layout
import Localization
import Presentation

/// Which child each `ViewThatFits` of a moment took, where a face measures: the others are neither
/// seen nor heard, and nothing is said of them. Where cells are counted nobody knows, and all stay.
struct ShownViews: Sendable {
  private var choices: [Owner: [Surface: [String: Int]]] = [:]

  init(of surfaces: [ResolvedSurface], in placements: Placements, measure: TextMeasure) {
    guard measure.isOfPoints else { return }
    for surface in surfaces where surface.hasChoices {
      let (owner, kind) = (surface.render.owner, surface.render.surface)
      choices[owner, default: [:]][kind] = placements[surface]?.placed(kind)?.choices
    }
  }

  /// Whether every surface is shown with all its views.
  var isEmpty: Bool { choices.isEmpty }

  /// The surface with the views that are shown of it.
  func shown(_ surface: ResolvedSurface) -> ResolvedSurface {
    guard let choices = choices[surface.render.owner]?[surface.render.surface] else {
      return surface
    }
    return surface.keeping(choices)
  }
}
