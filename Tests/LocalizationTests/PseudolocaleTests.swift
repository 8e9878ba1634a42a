import Catalogs
import Languages
import Localization
import Presentation
import Testing

@Suite("Texts in a pseudolocale")
struct PseudolocaleTests {
  private func set() throws -> ResourceSet {
    try resources([
      "late": ["en": "Late", "fr": "En retard"],
      "%lld stops": [
        "en": plural(["one": "%lld stop", "other": "%lld stops"]),
        "ar": plural(["two": "%lld two", "few": "%lld few", "other": "%lld other"]),
      ],
      "Arriving": ["fr": "Arrive"], "by %@": ["en": "by %@"], "status.eta": ["fr": "HPA"],
    ])
  }

  @Test("are found like those of any localization: the file that people edit, at its line")
  func hit() throws {
    let found = Stage(try set()).message("late", in: "en-XA")
    #expect(found.string == "[Ļåţé]")
    #expect(found.steps == ["en-XA hit"])
    #expect(found.answered == "en-XA")
    #expect(found.lookup?.steps[0].file == "Widgets/Localizable.xcstrings")
    #expect(
      found.lookup?.entryPlace == Stage(try set()).message("late", in: "en").lookup?.entryPlace)
    // Nobody wrote it: it stands beside no other language of the key.
    #expect(found.lookup?.languagesWithKey == [tag("en"), tag("fr")])
  }

  @Test("are asked by a process whose first language it is, and by no other")
  func process() throws {
    let stage = Stage(try set(), under(languages: ["en-XA", "fr"]))
    #expect(stage.message("late").string == "[Ļåţé]")
    let french = Stage(try set(), under(languages: ["fr", "en-XA"]))
    #expect(french.message("late").string == "En retard")
    #expect(Stage(try set(), under(languages: ["en-US"])).message("late").string == "Late")
    #expect(Stage(try set(), under(languages: ["he"])).message("late").string == "Late")
  }

  @Test("are made of what the source language shows: a key that is its text, a default value")
  func keysAndDefaults() throws {
    let stage = Stage(try set())
    #expect(stage.message("Arriving", in: "en-XA").string == "[Åŕŕîṽîñĝ öñé]")
    let given = stage.message("status.eta", in: "en-XA", default: "ETA")
    #expect(given.string == "[ÉŢÅ]")
    #expect(given.answered == "en-XA")
    #expect(stage.message("status.eta", in: "en-XA").steps == ["en-XA raw-key"])
    // No table has it: the words of code stay plain.
    let missing = stage.message("nowhere", in: "en-XA", default: "Nowhere")
    #expect(missing.string == "Nowhere" && missing.answered == nil)
  }

  @Test(
    "count and format as the development language does, a process with the device's region",
    arguments: ["en-XA", "ar-XB", "en-x-double"])
  func formats(locale: String) throws {
    let context = under(languages: [locale], region: "DE")
    let stage = Stage(try set(), context)
    let two = stage.message("%lld stops", .int(2))
    #expect(two.category == "other")
    #expect(two.lookup?.categoryLanguage == tag("en"))
    #expect(stage.message("%lld stops", .int(12345)).arguments.map(\.string) == ["12.345"])
    let many = stage.message("%lld stops", .int(12345), in: locale)
    #expect(many.arguments.map(\.string) == ["12,345"])
    #expect(many.arguments[0].provenance.format?.locale == tag(locale))
    #expect(many.arguments[0].provenance.format?.numbering == "latn")
    let byLocale = Stage(
      try set(), under(languages: [locale], settings(.pluralLanguage, "locale")))
    #expect(byLocale.message("%lld stops", .int(1)).category == "one")
    #expect(byLocale.message("%lld stops", .int(2)).category == "other")
  }

  @Test("take the formats of the language that they are made of, whatever their tag says")
  func otherDevelopmentLanguage() throws {
    let set = try resources(
      ["%lld stops": ["ru": plural(["one": "%lld a", "few": "%lld b", "many": "%lld c"])]],
      source: "ru")
    let found = Stage(set, under(region: "")).message("%lld stops", .int(1234), in: "en-XA")
    #expect(found.category == "few")
    #expect(found.arguments[0].string.plainSpaces == "1 234")
  }

  @Test("leave arguments alone, but for those that are looked up themselves")
  func arguments() throws {
    let found = Stage(try set()).message("by %@", .text("Anna", .userContent), in: "en-XA")
    #expect(found.string == "[ƀý Anna]")
  }

  @Test("turn the direction of texts, and of a layout whose process speaks it")
  func direction() throws {
    let left = Stage(try set()).message("late", in: "en-XA")
    #expect(left.text.direction == .leftToRight)
    for locale in ["ar-XB", "en-x-rtl"] {
      #expect(Stage(try set()).message("late", in: locale).text.direction == .rightToLeft)
      let stage = Stage(try set(), under(languages: [locale]))
      let view = ViewNode(
        id: "text", .text(.verbatim(.literal(.text("x", .userContent)))), place: place())
      #expect(stage.surface(view).view.direction == .rightToLeft)
    }
    #expect(Stage(try set()).message("late", in: "en-x-rtl").string == "Late")
    #expect(Stage(try set()).message("late", in: "ar-XB").string == "\u{202E}Late\u{202C}")
  }

  @Test("follow an edit of the text that they are made of")
  func versions() throws {
    let edited = ResourceVersion(edits: [
      .set(
        target: widgets, table: "Localizable", locale: "en", key: "late", value: "Delayed",
        place: place())
    ])
    let stage = Stage(try set(), under(languages: ["en-x-bounded"], version: edited))
    #expect(stage.message("late").string == "[# Delayed #]")
  }
}
