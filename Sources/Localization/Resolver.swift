package import Internationalization
package import Presentation

/// Finds the texts of kept renders.
///
/// A projection: what a render shows depends on the render and on the library at the version that
/// the render pins, the same for ever; live texts depend on the time of looking besides, and on
/// nothing else.
package struct Resolver: Sendable {
  package let library: ResourceLibrary
  package let views: [PresentationID: ViewNode]
  package let rule: LookupRule
  private let formats: InternationalFormats

  /// A resolver over the presentations that renders name.
  package init(
    library: ResourceLibrary, views: [PresentationID: ViewNode], rule: LookupRule = .platform,
    formats: InternationalFormats = .shared
  ) {
    self.library = library
    self.views = views
    self.rule = rule
    self.formats = formats
  }

  /// What the render shows at a time of looking. A render of a presentation that nobody knows shows
  /// an unresolved view.
  package func resolve(_ render: KeptRender, at now: Instant) -> ResolvedSurface {
    resolve(render, at: now) { $0 }
  }

  /// The same after a change of the bound view: what it would show if its texts were asked otherwise.
  func resolve(
    _ render: KeptRender, at now: Instant, changing change: (BoundView) -> BoundView
  ) -> ResolvedSurface {
    guard let node = render.content ?? views[render.view] else {
      let view = ResolvedView(
        id: render.view.name, kind: .unresolved("no presentation ‘\(render.view)’"), modifiers: [],
        children: [], direction: .leftToRight)
      return ResolvedSurface(render: render, view: view, texts: [], provenances: [])
    }
    let bound = change(Evaluator(render.input, context: render.context).view(node))
    let maker = TextMaker(
      library: library, rule: rule, formats: formats, render: render, now: now,
      context: render.context)
    // UIKit: an app's direction is that of the localization which its main bundle chose. The
    // environment's locale does not change it; a view must set the direction itself (Xcode,
    // "Previewing localizations").
    var builder = SurfaceBuilder(
      writer: TextWriter(maker: maker, viewPlace: bound.place),
      processDirection: LayoutDirection(of: maker.locales.processLanguage))
    let view = builder.view(bound)
    return ResolvedSurface(
      render: render, view: view, texts: builder.texts, provenances: builder.provenances)
  }
}
