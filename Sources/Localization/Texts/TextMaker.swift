import Catalogs
import Internationalization
import Languages
import Presentation

/// Whoever makes texts: the render, or somebody who made one earlier and sent it as a string.
///
/// A reference, because a context is large and every text needs it; used by one thread, for one
/// call of `resolve`.
final class TextMaker {
  let library: ResourceLibrary
  let rule: LookupRule
  let formats: InternationalFormats
  let render: KeptRender
  /// The time of looking, for texts that run; nothing else may read it.
  private(set) var now: Instant
  let context: RenderContext
  let snapshot: ResourceSnapshot
  /// The context, where it is not the render's.
  let carried: RenderContext?
  /// An IANA zone that is known.
  let timeZone: String
  private(set) lazy var locales = EffectiveLocale(context: context, snapshot: snapshot)
  private var formatters: [(asked: BoundLocale.Asked, values: ValueFormatter)] = []

  init(
    library: ResourceLibrary, rule: LookupRule, formats: InternationalFormats, render: KeptRender,
    now: Instant, context: RenderContext
  ) {
    self.library = library
    self.rule = rule
    self.formats = formats
    self.render = render
    self.now = now
    self.context = context
    carried = context == render.context ? nil : context
    timeZone = formats.knowsZone(context.timeZone) ? context.timeZone : "UTC"
    snapshot = library.snapshot(at: context.process.resources, settings: context.settings)
  }

  /// Does something as if somebody looked at another time.
  func looking<Answer>(at moment: Instant, _ body: () -> Answer) -> Answer {
    let before = now
    now = moment
    defer { now = before }
    return body()
  }

  /// The formatters of a locale that is asked for; a presentation asks for few.
  func values(_ asked: BoundLocale.Asked) -> ValueFormatter {
    if let known = formatters.first(where: { $0.asked == asked }) { return known.values }
    let values = ValueFormatter(
      formats: formats, locale: locales.locale(asked), timeZone: timeZone)
    formatters.append((asked, values))
    return values
  }

  /// The same for a context in which a text was made earlier.
  func carrying(_ context: RenderContext) -> TextMaker {
    if context == self.context { return self }
    return TextMaker(
      library: library, rule: rule, formats: formats, render: render, now: now, context: context)
  }
}
