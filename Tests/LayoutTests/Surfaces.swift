import Diagnostics
import Languages
import Layout
import Localization
import Presentation

/// Builds resolved surfaces as Localization makes them: views, texts, spans.
final class SurfaceBuilder {
  private var texts: [ResolvedText] = []
  private var provenances: [Provenance] = []
  private let direction: LayoutDirection
  private let language: String

  init(language: String = "fr-CA") {
    self.language = language
    direction =
      WritingDirection(of: LanguageTag(language)!) == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private static let place = SourceLocation(file: "Widgets/delivery.views.yaml", line: 3, column: 5)

  /// A text of one span, or of a span with arguments inside it.
  func text(
    _ string: String, arguments: [String] = [], role: TextRole = .visible, node: String? = nil,
    modifiers: [Modifier] = []
  ) -> ResolvedView {
    let whole = add(string, arguments: arguments, role: role, node: node)
    return view(.text(whole), id: texts[whole].node, modifiers: modifiers)
  }

  func label(_ string: String, symbol: String = "shippingbox") -> ResolvedView {
    let index = add(string, arguments: [], role: .visible, node: nil)
    return view(.label(index, symbol: symbol), id: texts[index].node)
  }

  /// A text that is only spoken, of the view with that id.
  func spoken(_ string: String, of node: String) {
    _ = add(string, arguments: [], role: .label, node: node)
  }

  private func add(
    _ string: String, arguments: [String], role: TextRole, node: String?
  ) -> Int {
    let tag = LanguageTag(language)!
    provenances.append(
      Provenance(
        source: .catalog, viewPlace: Self.place, textPlace: Self.place,
        lookup: LookupTrace(
          target: TargetID("widgets"), table: "Localizable", key: "k", asked: [tag],
          answered: tag)))
    let provenance = provenances.count - 1
    var spans = [Span(range: 0..<string.utf8.count, provenance: provenance, parent: nil)]
    for argument in arguments {
      spans.append(Span(range: string.utf8Range(of: argument), provenance: provenance, parent: 0))
    }
    texts.append(
      ResolvedText(
        node: node ?? "root/text.\(texts.count)", role: role, string: string, spans: spans,
        direction: direction, place: Self.place, rootPlace: Self.place, isLive: false))
    return texts.count - 1
  }

  func view(
    _ kind: ResolvedViewKind, id: String = "root", modifiers: [Modifier] = [],
    _ children: [ResolvedView] = []
  ) -> ResolvedView {
    ResolvedView(
      id: id, kind: kind, modifiers: modifiers, children: children, direction: direction)
  }

  func hstack(_ children: ResolvedView...) -> ResolvedView {
    view(.stack(.horizontal, alignment: .center), children)
  }

  func vstack(_ children: ResolvedView...) -> ResolvedView {
    view(.stack(.vertical, alignment: .leading), children)
  }

  var spacer: ResolvedView { view(.spacer) }

  func surface(_ surface: Surface, _ root: ResolvedView) -> ResolvedSurface {
    let tag = LanguageTag(language)!
    let context = RenderContext(
      process: ProcessFacts(
        target: TargetID("widgets"), launchedAt: Instant(0), languages: [tag],
        resources: ResourceVersion()),
      decision: nil, store: TaggedRevision(tag: tag, revision: 8), content: nil,
      deviceLanguages: [tag], region: "CA", timeZone: "America/Toronto")
    return ResolvedSurface(
      render: KeptRender(
        owner: .activity("delivery#1"), surface: surface,
        view: PresentationID("Widgets/delivery.views.yaml#\(surface.id)"), input: RenderInput(),
        context: context, cause: Cause(event: 1, place: Self.place, kind: "start"),
        at: Instant(0)),
      view: root, texts: texts, provenances: provenances)
  }
}

extension String {
  /// The UTF-8 offsets of the first occurrence; the whole text where there is none.
  func utf8Range(of part: String) -> Range<Int> {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    for start in 0...max(0, bytes.count - wanted.count)
    where bytes[start...].starts(with: wanted) {
      return start..<start + wanted.count
    }
    return 0..<bytes.count
  }
}

extension DevicePicture {
  /// The picture as it is printed.
  var text: String { grid.lines.map { $0 + "\n" }.joined() }
}

/// The Courier's Lock Screen in French, all well.
func frenchCard() -> ResolvedSurface {
  let b = SurfaceBuilder()
  let header = b.hstack(b.label("Courier"), b.spacer, b.text("nº A-1042"))
  return b.surface(
    .lockScreen,
    b.vstack(
      header, b.text("Bientôt chez vous"),
      b.text("Arrivée vers 09 h 05 · 1 arrêt avant vous", arguments: ["09 h 05"]),
      b.view(.progress(0.8)), b.text("Mis à jour à 09 h 00")))
}

/// The same with prose in the payload, a date of another locale and a raw key.
func brokenCard() -> (surface: ResolvedSurface, marks: [Mark]) {
  let b = SurfaceBuilder()
  let header = b.hstack(b.label("Courier"), b.spacer, b.text("nº A-1042"))
  let surface = b.surface(
    .lockScreen,
    b.vstack(
      header, b.text("Driver is nearby"),
      b.text("Arrivée vers 9:05 AM", arguments: ["9:05 AM"]),
      b.view(.progress(0.8)), b.text("live_activity.stops"), b.text("Mis à jour à 09 h 00")))
  let texts = surface.texts.map(\.string)
  return (
    surface,
    [
      Mark(
        surface: .lockScreen, text: 2, range: 0..<texts[2].utf8.count, language: "en",
        reason: "P", finding: 1, tint: 0),
      Mark(
        surface: .lockScreen, text: 3, range: texts[3].utf8Range(of: "9:05 AM"), language: "en",
        reason: "N", finding: 2, tint: 0),
      Mark(
        surface: .lockScreen, text: 4, range: 0..<texts[4].utf8.count, language: nil,
        reason: "K", finding: 3),
    ]
  )
}

/// The Courier's Lock Screen in Arabic.
func arabicCard() -> ResolvedSurface {
  let b = SurfaceBuilder(language: "ar")
  let header = b.hstack(b.label("Courier"), b.spacer, b.text("رقم A-1042"))
  return b.surface(
    .lockScreen,
    b.vstack(
      header, b.text("يصل قريبًا"), b.text("الوصول نحو ٩:٠٥ ص، محطة واحدة قبلك"),
      b.view(.progress(0.8)), b.text("آخر تحديث ٩:٠٠ ص")))
}

/// A compact presentation: symbol and number, or a duration.
func slot(_ surface: Surface, _ string: String, language: String = "fr-CA") -> ResolvedSurface {
  let b = SurfaceBuilder(language: language)
  return b.surface(
    surface,
    surface == .compactLeading
      ? b.hstack(b.view(.symbol("shippingbox"), id: "root/symbol.0"), b.text(string))
      : b.text(string))
}

extension DeviceModel {
  /// A phone with the larger island.
  static let large = DeviceModel.named("iPhone 16 Plus") ?? .standard
}

/// A surface in its room on a device that has it.
func fit(
  _ surface: ResolvedSurface, on device: DeviceModel, shaper: any TextShaping = CellTextShaper()
) -> PlacedSurface {
  guard let placed = fitSurface(surface, on: device, shaper: shaper) else {
    preconditionFailure("\(device) has no \(surface.render.surface)")
  }
  return placed
}
