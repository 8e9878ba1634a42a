import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Looking up one key")
struct KeyLookupTests {
  @Test("finds it in the chosen localization's file, with the state and place of the entry")
  func hit() throws {
    let stage = Stage(try resources(["late": ["en": "Late", "fr": "En retard"]]))
    let found = stage.message("late", in: "fr")
    #expect(found.string == "En retard")
    #expect(found.steps == ["fr hit"])
    #expect(found.lookup?.steps[0].file == "Widgets/Localizable.xcstrings")
    #expect(found.lookup?.state == "translated")
    #expect(found.lookup?.entryPlace?.file == "Widgets/Localizable.xcstrings")
    #expect(found.lookup?.target == widgets)
    #expect(found.lookup?.languagesWithKey == [tag("en"), tag("fr")])
    #expect(found.provenance.textPlace == place(9))
    #expect(found.provenance.viewPlace == place(7))
    #expect(found.provenance.source == .catalog)
  }

  @Test("ends at the first file: an fr-CA overlay of three keys hides all of fr")
  func overlay() throws {
    let set = try resources([
      "late": ["en": "Late", "fr": "En retard"],
      "stop": ["en": "Stop", "fr": "Arrêt", "fr-CA": "Arrêt (CA)"],
    ])
    let found = Stage(set).message("late", in: "fr-CA", default: "Late")
    #expect(found.string == "Late")
    #expect(found.steps == ["fr-CA no-key", "fr-CA default"])
    #expect(found.answered == nil)
    #expect(found.lookup?.languagesWithKey == [tag("en"), tag("fr")])
    let raw = Stage(set).message("late", in: "fr-CA")
    #expect(raw.string == "late")
    #expect(raw.steps == ["fr-CA no-key", "fr-CA raw-key"])
  }

  @Test("goes to the parent's and the development language's file where a language has none")
  func noFile() throws {
    let set = try resources([
      "Widgets/Localizable.xcstrings": catalog(["late": ["en": "Late", "fr": "En retard"]]),
      "Widgets/Other.xcstrings": catalog(["x": ["en": "x", "fr-CA": "x"]]),
    ])
    let parent = Stage(set).message("late", in: "fr-CA")
    #expect(parent.string == "En retard")
    #expect(parent.steps == ["fr-CA no-file", "fr hit"])
    let development = Stage(set).message("x", in: "fr", table: "Other")
    #expect(development.string == "x")
    #expect(development.steps == ["fr no-file", "en hit"])
    #expect(development.answered == "en")
    let nowhere = Stage(set).message("late", in: "fr-CA", table: "Nowhere")
    #expect(nowhere.steps == ["fr-CA no-file", "fr no-file", "en no-file", "fr-CA raw-key"])
  }

  @Test("looks into Base.lproj before the parents")
  func base() throws {
    let set = try resources(
      [
        "Base.lproj/Localizable.strings": "\"late\" = \"Late (base)\";",
        "fr.lproj/Localizable.strings": "\"late\" = \"En retard\";",
        "fr-CA.lproj/Other.strings": "\"x\" = \"x\";",
      ], developmentLanguage: "en")
    let found = Stage(set).message("late", in: "fr-CA")
    #expect(found.string == "Late (base)")
    #expect(found.steps == ["fr-CA no-file", "en hit"])
    #expect(found.lookup?.steps[1].file == "Base.lproj/Localizable.strings")
    #expect(found.answered == "en")
  }

  @Test("counts a key of Base.lproj alone as the development language's")
  func onlyInBase() throws {
    let set = try resources(
      [
        "Base.lproj/Localizable.strings": "\"late\" = \"Late\"; \"soon\" = \"Soon\";",
        "fr.lproj/Localizable.strings": "\"soon\" = \"Bientôt\";",
        "en.lproj/Localizable.strings": "\"soon\" = \"Soon\";",
      ], developmentLanguage: "en")
    let late = Stage(set).message("late", in: "fr")
    #expect(late.steps == ["fr no-key", "fr raw-key"])
    #expect(late.lookup?.languagesWithKey == [tag("en")])
    #expect(Stage(set).message("soon").lookup?.languagesWithKey == [tag("en"), tag("fr")])
  }

  @Test("shows a key that is its own text where a strings file of the source language lacks it")
  func keyIsTextOfStrings() throws {
    let set = try resources(
      [
        "en.lproj/Localizable.strings": "\"c.d\" = \"See dee\";",
        "fr.lproj/Localizable.strings":
          "\"Good morning\" = \"Bonjour\"; \"c.d\" = \"Cé\"; \"e.f\" = \"É\";",
      ], developmentLanguage: "en")
    let text = Stage(set).message("Good morning")
    #expect(text.string == "Good morning")
    #expect(text.steps == ["en no-key", "en raw-key"])
    #expect(text.lookup?.keyIsSourceText == true)
    #expect(Stage(set).message("e.f").lookup?.keyIsSourceText == false)
  }

  @Test("takes an empty value for a hit")
  func empty() throws {
    let set = try resources(
      ["fr.lproj/Localizable.strings": "\"late\" = \"\";"], developmentLanguage: "en")
    let found = Stage(set).message("late", in: "fr", default: "Late")
    #expect(found.string == "")
    #expect(found.steps == ["fr empty"])
    #expect(found.answered == "fr")
    #expect(found.text.spans.map(\.range) == [0..<0])
  }

  @Test("takes an empty default value for none")
  func emptyDefault() throws {
    let set = try resources(["stop": ["en": "Stop", "fr": "Arrêt"]])
    let found = Stage(set).message("late", in: "fr", default: "")
    #expect(found.string == "late")
    #expect(found.steps == ["fr no-key", "fr raw-key"])
  }

  @Test("shows a source text that is its own key as the source language's")
  func keyIsText() throws {
    let set = try resources(["On the way": ["fr": "En route"], "eta.label": ["fr": "Arrivée"]])
    let text = Stage(set).message("On the way")
    #expect(text.string == "On the way")
    #expect(text.steps == ["en hit"])
    #expect(text.answered == "en")
    #expect(text.lookup?.keyIsSourceText == true)
    // A name that programmers gave is nobody's text.
    let name = Stage(set).message("eta.label")
    #expect(name.string == "eta.label")
    #expect(name.steps == ["en raw-key"])
    #expect(name.answered == nil)
    #expect(name.lookup?.keyIsSourceText == false)
    // But the default value is.
    let given = Stage(set).message("eta.label", default: "Arrival")
    #expect(given.string == "Arrival")
    #expect(given.answered == "en")
  }

  @Test("names the other targets that have the key")
  func otherTargets() throws {
    let sets = [
      widgets: try resources(["stop": ["en": "Stop"]]),
      app: try resources(["late": ["en": "Late"]]),
      TargetID("server"): try resources(["late": ["en": "Late"], "stop": ["en": "Stop"]]),
    ]
    let found = Stage(sets).message("late")
    #expect(found.string == "late")
    #expect(found.steps == ["en no-key", "en raw-key"])
    #expect(found.lookup?.otherTargets == [app, TargetID("server")])
    #expect(found.lookup?.languagesWithKey == [])
    #expect(Stage(sets).message("late", bundle: .app).string == "Late")
    #expect(Stage(sets).message("late", bundle: .app).lookup?.target == app)
    #expect(Stage(sets).message("late", bundle: .target(TargetID("server"))).string == "Late")
  }

  @Test("in a product with its own lookup goes on key by key, and says so")
  func perKey() throws {
    let set = try resources([
      "late": ["en": "Late", "fr": "En retard"],
      "stop": ["en": "Stop", "fr": "Arrêt", "fr-CA": "Arrêt (CA)"],
      "only": ["en": "Only"],
    ])
    let rule = LookupRule.perKey([.parents, .language(tag("en"))])
    let stage = Stage([widgets: set], rule: rule)
    let parent = stage.message("late", in: "fr-CA", default: "default")
    #expect(parent.string == "En retard")
    #expect(parent.steps == ["fr-CA no-key", "fr hit"])
    #expect(parent.answered == "fr")
    let last = stage.message("only", in: "fr-CA")
    #expect(last.string == "Only")
    #expect(last.steps == ["fr-CA no-key", "fr no-key", "en hit"])
    let none = stage.message("none", in: "fr-CA", default: "default")
    #expect(none.string == "default")
    #expect(none.steps == ["fr-CA no-key", "fr no-key", "en no-key", "fr-CA default"])
    let parents = Stage([widgets: set], rule: .perKey([.parents])).message("only", in: "fr-CA")
    #expect(parents.steps == ["fr-CA no-key", "fr no-key", "fr-CA raw-key"])
  }

  @Test("keys are of one table only")
  func tables() throws {
    let set = try resources([
      "Widgets/Localizable.xcstrings": catalog(["late": ["en": "Late"]]),
      "Widgets/Other.xcstrings": catalog(["stop": ["en": "Stop"]]),
    ])
    #expect(Stage(set).message("stop").string == "stop")
    #expect(Stage(set).message("stop", table: "Other").string == "Stop")
  }

  @Test("by `String(localized:locale:)`: the locale formats and does not choose the language")
  func localeFormatsOnly() throws {
    let set = try resources(["%lld km": ["en": "%lld km away", "fr": "à %lld km"]])
    let found = Stage(set, under(languages: ["en"], region: "US")).text(
      .message(
        MessageKey("%lld km", place: place()), [.literal(.int(1234))], language: .process,
        formats: .fixed(tag("fr"))))
    #expect(found.string.plainSpaces == "1 234 km away")
    #expect(found.arguments[0].provenance.format?.locale == tag("fr"))
    #expect(found.arguments[0].provenance.binding?.source == .fixed(tag("fr")))
  }

  @Test("ships what is stale or needs review: a state is no gate")
  func states() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "late": {"extractionState": "stale", "localizations": {
          "fr": {"stringUnit": {"state": "needs_review", "value": "En retard"}},
          "de": {"stringUnit": {"state": "new", "value": ""}},
          "pl": {"stringUnit": {"state": "machine_translated", "value": "Spóźniony"}}}},
        "stop": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Halt"}}}}}}
      """
    let stage = Stage(try resources(["Widgets/Localizable.xcstrings": text]))
    #expect(stage.message("late", in: "fr").string == "En retard")
    #expect(stage.message("late", in: "fr").lookup?.state == "needs_review")
    #expect(stage.message("late", in: "pl").lookup?.state == "machine_translated")
    // Nothing was translated: the build leaves it out, and the file that is there decides.
    #expect(stage.message("late", in: "de").steps == ["de no-key", "de raw-key"])
  }

  @Test("`.stringsdict` stands over `.strings` in one table")
  func dictionaryOverStrings() throws {
    let dictionary = """
      <plist version="1.0"><dict><key>stops</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld stop</string><key>other</key><string>%ld stops</string></dict>
      </dict></dict></plist>
      """
    let set = try resources(
      [
        "en.lproj/Localizable.strings": "\"stops\" = \"%ld (plain)\"; \"late\" = \"Late\";",
        "en.lproj/Localizable.stringsdict": dictionary,
      ], developmentLanguage: "en")
    #expect(Stage(set).message("stops", .int(1)).string == "1 stop")
    #expect(Stage(set).message("late").string == "Late")
  }
}
