import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Which localization a bundle chooses")
struct LocalizationChoiceTests {
  /// One key, translated into each language by its own name.
  private func set(_ languages: [String], source: String = "en") throws -> ResourceSet {
    try resources(
      ["name": Dictionary(uniqueKeysWithValues: languages.map { ($0, $0) })], source: source)
  }

  @Test(
    "is Apple's matcher's choice",
    arguments: [
      (["fr-CA"], ["en", "fr", "fr-CA"], "fr-CA"),
      (["fr-CA"], ["en", "fr"], "fr"),
      (["fr-CA"], ["en", "fr-FR"], "fr-FR"),
      (["en-AU"], ["en", "en-GB"], "en-GB"),
      (["zh-HK"], ["en", "zh-Hant", "zh-Hans"], "zh-Hant"),
      (["zh-TW"], ["en", "zh-Hant"], "zh-Hant"),
      (["es-MX"], ["en", "es", "es-419"], "es-419"),
      (["pt-PT"], ["en", "pt-BR"], "pt-BR"),
      (["pt-PT", "en"], ["en", "pt-BR"], "en"),
      (["fr-CH", "fr-CA"], ["en", "fr-FR", "fr-CA"], "fr-CA"),
      (["ja", "pl"], ["en", "pl"], "pl"),
      (["nb"], ["en", "no"], "nb"),
    ])
  func matcher(asked: [String], available: [String], chosen: String) throws {
    let stage = Stage(try set(available), under(languages: asked))
    #expect(stage.message("name").answered == (chosen == "nb" ? "no" : chosen))
  }

  @Test("is the development language where a process's list matches nothing")
  func development() throws {
    let found = Stage(try set(["de", "fr"], source: "de"), under(languages: ["ja"]))
      .message("name")
    #expect(found.string == "de")
    #expect(found.steps == ["de hit"])
    #expect(found.lookup?.asked == [tag("ja")])
  }

  @Test("follows the setting where an environment's locale matches nothing")
  func environmentWithoutMatch() throws {
    let set = try set(["de", "fr"], source: "de")
    let process = Stage(set, under(languages: ["fr"]))
    #expect(process.message("name", in: "ja").string == "fr")
    let development = Stage(
      set, under(languages: ["fr"], settings(.environmentWithoutMatch, "development")))
    #expect(development.message("name", in: "ja").string == "de")
    #expect(development.message("name", in: "ja").lookup?.asked == [tag("ja")])
  }

  @Test("goes by several tags in their order")
  func severalTags() throws {
    let stage = Stage(try set(["en", "de", "fr"]))
    let key = MessageKey("name", place: place())
    let list: LocaleBinding = .languages(["ja", "fr", "de"].map { .literal(.tag(tag($0))) })
    #expect(stage.text(.message(key, [], language: list, formats: list)).string == "fr")
  }

  @Test("goes by the device's languages for whoever asks for them, not by the process's")
  func device() throws {
    let stage = Stage(
      try set(["en", "de", "fr"]), under(languages: ["de"], device: ["fr-CA", "en"]))
    let key = MessageKey("name", place: place())
    let found = stage.text(.message(key, [], language: .device, formats: .device))
    #expect(found.string == "fr")
    #expect(found.lookup?.asked == [tag("fr-CA"), tag("en")])
  }

  @Test("of another bundle follows the main bundle's choice, not the person's list")
  func mainBundle() throws {
    // The extension has no French: the app's bundle, which has it, is asked in English too.
    let sets = [widgets: try set(["en", "de"]), app: try set(["en", "fr"])]
    let stage = Stage(sets, under(languages: ["fr", "en"]))
    #expect(stage.message("name", bundle: .app).string == "en")
    #expect(stage.message("name", bundle: .target(app)).string == "en")
    #expect(stage.message("name", in: "fr", bundle: .app).string == "fr")
    let both = Stage(
      [widgets: try set(["en", "fr"]), app: try set(["en", "fr"])],
      under(languages: ["fr", "en"]))
    #expect(both.message("name", bundle: .app).string == "fr")
  }

  @Test("of an old folder name is that of its language")
  func oldFolders() throws {
    let set = try resources(
      [
        "English.lproj/Localizable.strings": "\"name\" = \"English\";",
        "French.lproj/Localizable.strings": "\"name\" = \"French\";",
      ], developmentLanguage: "English")
    #expect(Stage(set, under(languages: ["fr-CA"])).message("name").string == "French")
  }

  @Test("is asked of nothing where a target ships no resources, and the key shows")
  func noResources() {
    let found = Stage([:]).message("name")
    #expect(found.string == "name")
    #expect(found.steps == ["en raw-key"])
    #expect(found.answered == nil)
  }
}
