import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("A gloss")
struct GlossTests {
  private let set: ResourceSet

  init() throws {
    set = try resources([
      "late": ["en": "Late", "fr": "En retard"],
      "status.late": ["en": "Late", "fr": "En retard"],
      "stops": [
        "en": plural(["one": "%lld stop before you", "other": "%lld stops before you"]),
        "fr": plural(["one": "%lld arrêt avant vous", "other": "%lld arrêts avant vous"]),
        "ar": plural(["two": "محطتان قبلك", "other": "%lld محطة"]),
      ],
      "by": ["en": "At %2$@ by %1$@", "fr": "Par %1$@ à %2$@"],
      "status.only_fr": ["fr": "Seulement"],
    ])
  }

  /// The gloss of one text, found in the widget extension of a phone in Canada.
  private func gloss(
    _ text: TextExpression, state: [String: Value] = [:], _ context: RenderContext = under()
  ) -> (surface: ResolvedSurface, gloss: SurfaceGloss) {
    let id = PresentationID("delivery.views.yaml#lock-screen")
    let render = KeptRender(
      owner: .activity("delivery#1"), surface: .lockScreen, view: id,
      input: RenderInput(state: state), context: context,
      cause: Cause(event: 1, place: place(), kind: "start"), at: morning)
    let view = ViewNode(id: "text", .text(text), place: place(7))
    let resolver = Resolver(library: ResourceLibrary([widgets: set], app: app), views: [id: view])
    let surface = resolver.resolve(render, at: morning)
    return (surface, resolver.gloss(of: surface, in: tag("en"), at: morning))
  }

  private func message(
    _ key: String, _ arguments: [StateExpression] = [], in language: String,
    default text: String? = nil
  ) -> TextExpression {
    let binding = LocaleBinding.fixed(tag(language))
    return .message(
      MessageKey(key, defaultValue: text, place: place(9)), arguments, language: binding,
      formats: binding)
  }

  @Test("is the same message in the source language")
  func looksUpAgain() {
    let (surface, gloss) = gloss(message("late", in: "fr"))
    #expect(surface.texts[0].string == "En retard")
    #expect(gloss.text(0) == "Late")
    #expect(gloss.span(0, of: 0) == "Late")
  }

  @Test(
    "has the same arguments, in the plural and the digits of the source language",
    arguments: [("fr", 1, "1 stop before you"), ("ar", 2, "2 stops before you")])
  func keepsArguments(language: String, count: Int, expected: String) {
    let (_, gloss) = gloss(message("stops", [.literal(.int(count))], in: language))
    #expect(gloss.text(0) == expected)
  }

  @Test("formats as the surface would in the source language: by the tag that was passed alone")
  func formatsOfATag() {
    let time = StateExpression.string(
      .formatted(.literal(.date(morning)), .time(.short), .fixed(tag("fr"))))
    let (surface, gloss) = gloss(
      message("by", [.literal(.text("Noor", .userContent)), time], in: "fr"))
    #expect(surface.texts[0].string.plainSpaces == "Par Noor à 09:00")
    #expect(gloss.text(0)?.plainSpaces == "At 9:00 AM by Noor")
  }

  @Test("follows the region of the device where a process formats")
  func formatsOfAProcess() {
    let time = StateExpression.string(
      .formatted(.literal(.date(morning)), .time(.short), .process))
    let (_, gloss) = gloss(
      message("by", [.literal(.text("Noor", .userContent)), time], in: "fr"))
    #expect(gloss.text(0)?.plainSpaces == "At 9:00 a.m. by Noor")
  }

  @Test("is nil for what is in the source language already, by its table or by its code")
  func sourceLanguage() {
    for text in [
      message("late", in: "en"), message("none", in: "fr", default: "Nothing here"),
    ] {
      let (surface, gloss) = gloss(text)
      #expect(!surface.texts[0].string.isEmpty)
      #expect(gloss.text(0) == nil)
      #expect(gloss.span(0, of: 0) == nil)
    }
  }

  @Test("is nil for what was never looked up, and for a key that no table has")
  func withoutLookup() {
    let formatted = TextExpression.formatted(
      .literal(.date(morning)), .date(.long), .fixed(tag("fr")))
    let verbatim = TextExpression.verbatim(
      .literal(.text("En route", .literal(place(), path: []))))
    for text in [formatted, verbatim, message("none", in: "fr")] {
      #expect(gloss(text).gloss.text(0) == nil)
    }
    #expect(gloss(message("late", in: "fr")).gloss.text(5) == nil)
    #expect(gloss(message("late", in: "fr")).gloss.span(5, of: 0) == nil)
  }

  @Test("is the words of the code where the source language's table lacks the key")
  func defaultValue() {
    let (surface, gloss) = gloss(message("status.only_fr", in: "fr", default: "Only"))
    #expect(surface.texts[0].string == "Seulement")
    #expect(gloss.text(0) == "Only")
    #expect(self.gloss(message("status.only_fr", in: "fr")).gloss.text(0) == nil)
  }

  @Test("of joined parts is one for each part, in their order")
  func joined() {
    let name = TextExpression.verbatim(.literal(.text("Noor", .userContent)))
    let (surface, gloss) = gloss(
      .joined([message("late", in: "fr"), name, message("late", in: "en")]))
    #expect(surface.texts[0].string == "En retardNoorLate")
    #expect(gloss.text(0) == "LateNoorLate")
    #expect((0..<4).map { gloss.span($0, of: 0) } == [nil, "Late", nil, nil])
  }

  @Test("of a looked-up argument is found wherever the source language puts it")
  func lookedUpArgument() {
    let late = StateExpression.string(message("late", in: "fr"))
    let (surface, gloss) = gloss(
      message("by", [.literal(.text("Noor", .userContent)), late], in: "fr"))
    #expect(surface.texts[0].string == "Par Noor à En retard")
    #expect(gloss.text(0) == "At Late by Noor")
    let child = surface.texts[0].spans.indices.first {
      surface.texts[0].string[surface.texts[0].spans[$0].range] == "En retard"
    }
    #expect(child.map { gloss.span($0, of: 0) } == "Late")
  }

  @Test("of a text that was made earlier is found in the tables of its making")
  func carried() throws {
    let removed = ResourceVersion(edits: [
      .remove(
        target: widgets, table: "Localizable", locale: "en", key: "status.late", place: place(1))
    ])
    let binding = BoundLocale(asked: .process, source: .process)
    let made = Value.lookedUp(
      .message(
        MessageKey("status.late", place: place(9)), [], language: binding, formats: binding),
      under(languages: ["fr"]))
    let text = TextExpression.verbatim(.field(.state, ["headline"]))
    let (surface, before) = gloss(
      text, state: ["headline": made], under(languages: ["fr"], version: removed))
    #expect(surface.texts[0].string == "En retard")
    #expect(before.text(0) == "Late")
    // The render's own lookup sees the version without it.
    #expect(
      gloss(message("status.late", in: "fr"), under(languages: ["fr"], version: removed)).gloss
        .text(0)
        == nil)
  }
}
