import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Versions of resources")
struct ResourceLibraryTests {
  private func library() throws -> ResourceLibrary {
    ResourceLibrary(
      [
        widgets: try resources(["late": ["en": "Late", "fr": "En retard"], "stop": ["en": "Stop"]]),
        app: try resources(["title": ["en": "Courier"]]),
      ], app: app, folders: ["v2": try resources(["late": ["en": "Delayed", "de": "Verspätet"]])])
  }

  private func says(
    _ key: String, _ language: String, _ edits: [ResourceEdit],
    _ options: PlatformSettings = PlatformSettings()
  ) throws -> Found {
    let library = try library()
    let id = PresentationID("v")
    let message = TextExpression.message(
      MessageKey(key, place: place()), [], language: .process, formats: .process)
    let render = KeptRender(
      owner: .activity("delivery#1"), surface: .lockScreen, view: id, input: RenderInput(),
      context: under(languages: [language], version: ResourceVersion(edits: edits), options),
      cause: Cause(event: 1, place: place(), kind: "start"), at: morning)
    let view = ViewNode(id: "t", .text(message), place: place())
    let surface = Resolver(library: library, views: [id: view]).resolve(render, at: morning)
    return Found(text: surface.texts[0], provenances: surface.provenances)
  }

  private func remove(_ key: String, _ locale: String?) -> ResourceEdit {
    .remove(target: widgets, table: "Localizable", locale: locale, key: key, place: place(3, "p"))
  }

  private func set(_ key: String, _ locale: String, _ value: String) -> ResourceEdit {
    .set(
      target: widgets, table: "Localizable", locale: locale, key: key, value: value,
      place: place(4, "p"))
  }

  @Test("edits hold in their order")
  func edits() throws {
    #expect(try says("late", "fr", []).string == "En retard")
    #expect(try says("late", "fr", [set("late", "fr", "Tard")]).string == "Tard")
    let twice = [set("late", "fr", "Tard"), set("late", "fr", "Très tard")]
    #expect(try says("late", "fr", twice).string == "Très tard")
    #expect(try says("late", "fr", twice.reversed()).string == "Tard")
    let gone = try says("late", "fr", [set("stop", "fr", "Arrêt"), remove("late", "fr")])
    #expect(gone.string == "late")
    #expect(gone.steps == ["fr no-key", "fr raw-key"])
    #expect(gone.lookup?.languagesWithKey == [tag("en")])
  }

  @Test("the last translation of a language takes its file along")
  func lastTranslation() throws {
    let found = try says("late", "fr", [remove("late", "fr")])
    #expect(found.string == "Late")
    #expect(found.answered == "en")
  }

  @Test("a replaced folder is another set of files, and later edits are on it")
  func replace() throws {
    let replace = ResourceEdit.replace(target: widgets, folder: "v2", place: place(5, "p"))
    #expect(try says("late", "de", [replace]).string == "Verspätet")
    #expect(try says("late", "fr", [replace]).string == "Delayed")
    #expect(try says("late", "de", [set("late", "en", "x"), replace]).string == "Verspätet")
    #expect(try says("late", "de", [replace, set("late", "de", "Spät")]).string == "Spät")
  }

  @Test("the build's rule for entries without a translation is a setting")
  func untranslated() throws {
    let omitted = try says("stop", "fr", [])
    #expect(omitted.string == "stop")
    #expect(omitted.answered == nil)
    let filled = try says("stop", "fr", [], settings(.untranslatedEntries, "source"))
    #expect(filled.string == "Stop")
    // The file is French, the words are not.
    #expect(filled.steps == ["fr hit"])
    #expect(filled.answered == "en")
    #expect(filled.lookup?.languagesWithKey == [tag("en")])
  }

  @Test("equal versions give equal sets, and one does not show in another")
  func versions() throws {
    let library = try library()
    let edited = ResourceVersion(edits: [set("late", "fr", "Tard")])
    let before = library.sets(at: ResourceVersion())
    #expect(library.sets(at: edited) != before)
    #expect(
      library.sets(at: ResourceVersion(edits: [set("late", "fr", "Tard")]))
        == library.sets(at: edited))
    #expect(library.sets(at: ResourceVersion()) == before)
    #expect(library.sets(at: edited)[app] == before[app])
  }
}
