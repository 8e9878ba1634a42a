import Localization
import Presentation
import Simulation

extension Moment {
  /// Whether the surface would say and show the same if its render had been made otherwise.
  func says(_ surface: ResolvedSurface, thatOf change: (inout KeptRender) -> Void) -> Bool {
    var render = surface.render
    change(&render)
    let other = resolver.resolve(render, at: world.clock)
    return surface.view.outline == other.view.outline
      && surface.texts.map(\.string) == other.texts.map(\.string)
  }

  /// Whether the phone never shows it at this moment; its kept render is still checked for language.
  func isHidden(_ render: KeptRender) -> Bool {
    visibility(of: render.surface, owner: render.owner, in: world).isShown == false
  }
}

extension ResolvedView {
  /// What is drawn, texts apart: kinds and symbols, without ids.
  fileprivate var outline: [String] { ["\(kind)"] + children.flatMap(\.outline) }
}
