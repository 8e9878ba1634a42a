import Layout
import Localization
import Presentation

/// Fits what an activity shows where the system shows it once more: the two compact presentations in
/// a row, any other by itself.
/// - Returns: by the surfaces whose renders are shown.
func fitOnceMore(
  _ sources: [ResolvedSurface], in frame: SurfaceFrame, shaper: any TextShaping
) -> [Surface: PlacedSurface] {
  func source(_ surface: Surface) -> ResolvedSurface? {
    sources.first { $0.render.surface == surface }
  }
  let (leading, trailing) = (source(.compactLeading), source(.compactTrailing))
  if leading != nil || trailing != nil {
    return fitRow(leading: leading, trailing: trailing, in: frame, shaper: shaper)
  }
  return sources.first.map {
    [$0.render.surface: fitSurface($0, in: frame, shaper: shaper)]
  } ?? [:]
}
