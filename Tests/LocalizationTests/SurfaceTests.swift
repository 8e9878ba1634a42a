import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("A surface after its texts were found")
struct SurfaceTests {
  private func message(_ key: String, _ binding: LocaleBinding = .environment) -> TextExpression {
    .message(MessageKey(key, place: place()), [], language: binding, formats: binding)
  }

  private func stage(_ renderContext: RenderContext = under()) throws -> Stage {
    Stage(
      try resources([
        "late": ["en": "Late", "ar": "متأخر", "fr": "En retard"],
        "symbol": ["en": "Parcel", "ar": "طرد", "fr": "Colis"],
      ]), renderContext)
  }

  @Test("has the views with their texts by index, spoken ones after the visible of their view")
  func views() throws {
    let view = ViewNode(
      id: "root", .stack(.vertical, alignment: .leading),
      children: [
        ViewNode(
          id: "symbol", .symbol("shippingbox"),
          modifiers: [.font("caption"), .accessibility(.label, message("symbol"))], place: place(2)),
        ViewNode(
          id: "label", .label(message("late"), symbol: "clock"),
          modifiers: [
            .accessibility(.value, message("symbol")), .accessibility(.hint, message("late")),
          ], place: place(3)),
        ViewNode(id: "text", .text(message("late")), place: place(4)),
        ViewNode(
          id: "bar", .progress(.literal(.int(1)), total: .literal(.int(4))), place: place(5)),
      ], place: place(1))
    let surface = try stage().surface(view)
    #expect(surface.texts.map(\.string) == ["Parcel", "Late", "Parcel", "Late", "Late"])
    #expect(surface.texts.map(\.role) == [.label, .visible, .value, .hint, .visible])
    #expect(surface.texts.map(\.node) == ["symbol", "label", "label", "label", "text"])
    #expect(surface.texts.map(\.place) == [2, 3, 3, 3, 4].map { place($0) })
    #expect(surface.texts.map(\.rootPlace) == Array(repeating: place(1), count: 5))
    #expect(
      surface.view.children.map(\.kind) == [
        .symbol("shippingbox"), .label(1, symbol: "clock"), .text(4), .progress(0.25),
      ])
    #expect(surface.view.children[0].modifiers == [.font("caption")])
    #expect(surface.texts.flatMap(\.spans).map(\.provenance) == [0, 1, 2, 3, 4])
    #expect(surface.render.surface == .lockScreen)
  }

  @Test("follows the nearest environment above each view, the process where there is none")
  func environments() throws {
    let view = ViewNode(
      id: "root", .stack(.vertical, alignment: .leading),
      children: [
        ViewNode(id: "a", .text(message("late")), place: place()),
        ViewNode(
          id: "b", .text(message("late")), modifiers: [.environmentLocale(.fixed(tag("fr")))],
          place: place()),
        ViewNode(
          id: "c", .text(message("late", .process)),
          modifiers: [.environmentLocale(.fixed(tag("fr")))], place: place()),
      ], place: place())
    #expect(try stage().surface(view).texts.map(\.string) == ["Late", "En retard", "Late"])
  }

  @Test("an environment read from a null field asks the process, and says what it read")
  func nullEnvironment() throws {
    let binding: LocaleBinding = .expression(.field(.state, ["localeTag"]))
    let view = ViewNode(
      id: "a", .text(message("late")), modifiers: [.environmentLocale(binding)], place: place())
    let surface = try stage().surface(view)
    #expect(surface.texts[0].string == "Late")
    #expect(surface.provenances[0].binding == BoundLocale(asked: .process, source: binding))
  }

  @Test("lies in the direction of the process's localization; the environment's does not turn it")
  func direction() throws {
    func surface(_ languages: [String], _ modifiers: [Modifier]) throws -> ResolvedSurface {
      let child = ViewNode(id: "t", .text(message("late")), place: place())
      return try stage(under(languages: languages)).surface(
        ViewNode(
          id: "r", .stack(.vertical, alignment: .leading), modifiers: modifiers,
          children: [child], place: place()))
    }
    let arabic = try surface(["ar"], [])
    #expect(arabic.view.direction == .rightToLeft)
    #expect(arabic.texts[0].direction == .rightToLeft)
    // Chosen inside the app and passed as an environment: the words turn, the card does not.
    let chosen = try surface(["en"], [.environmentLocale(.fixed(tag("ar")))])
    #expect(chosen.view.direction == .leftToRight)
    #expect(chosen.view.children[0].direction == .leftToRight)
    #expect(chosen.texts[0].direction == .rightToLeft)
    let turned = try surface(
      ["en"], [.environmentLocale(.fixed(tag("ar"))), .environmentDirection(.fixed(.rightToLeft))])
    #expect(turned.view.direction == .rightToLeft)
    #expect(turned.view.children[0].direction == .rightToLeft)
    // The extension has no Hebrew: what it chose instead decides.
    #expect(try surface(["he", "en"], []).view.direction == .leftToRight)
  }

  @Test("a text of no language lies as its view does")
  func directionOfValues() throws {
    let text = ViewNode(
      id: "t", .text(.verbatim(.literal(.text("A-17", .userContent)))), place: place())
    #expect(try stage(under(languages: ["ar"])).surface(text).texts[0].direction == .rightToLeft)
    #expect(try stage().surface(text).texts[0].direction == .leftToRight)
  }

  @Test("of a presentation that nobody knows is an unresolved view")
  func unknown() {
    let render = KeptRender(
      owner: .appScreen, surface: .appScreen, view: PresentationID("App/none.yaml#app-screen"),
      input: RenderInput(), context: under(),
      cause: Cause(event: 0, place: place(), kind: "launch"), at: morning)
    let surface = Resolver(library: ResourceLibrary([:], app: app), views: [:])
      .resolve(render, at: morning)
    #expect(
      surface.view.kind == .unresolved("no presentation ‘App/none.yaml#app-screen’"))
    #expect(surface.texts.isEmpty)
  }
}
