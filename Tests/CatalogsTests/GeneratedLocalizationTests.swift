import Catalogs
import Languages
import Testing

/// A localization that is made of the source language.
struct GeneratedLocalizationTests {
  private let accented = LanguageTag("en-XA")!

  private func generated(_ set: ResourceSet, _ key: String, table: String = "Localizable") -> String
  {
    let made = set.generating(.accentedLonger, as: accented)
    let file = made.file(table: table, localization: BundleLocalization("en-XA"))
    return rendered(file?.entry(key)?.form)
  }

  private func catalog(_ body: String) throws -> ResourceSet {
    try resourceSet(["Widgets/Localizable.xcstrings": catalogText(body)])
  }

  @Test func `has every text of an entry: plurals, devices, widths, substitutions`() throws {
    let set = try catalog(
      #"""
      "late":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Late"}},
        "fr":{"stringUnit":{"state":"translated","value":"En retard"}}}},
      "n":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld stop"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld stops"}}}}}}},
      "tap":{"localizations":{"en":{"variations":{"device":{
        "mac":{"stringUnit":{"state":"translated","value":"Click"}},
        "other":{"stringUnit":{"state":"translated","value":"Tap"}}}}}}},
      "two":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@stops@ to go"},
        "substitutions":{"stops":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%arg stop"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg stops"}}}}}}}}}
      """#)
    #expect(generated(set, "late") == "‘[Ļåţé]’")
    #expect(generated(set, "n") == "plural(one: ‘[%lld šţöþ]’, other: ‘[%lld šţöþš öñé]’)")
    #expect(generated(set, "tap") == "device(mac: ‘[Çļîçķ öñé]’, other: ‘[Ţåþ]’)")
    #expect(
      generated(set, "two")
        == "‘[%#@stops@ ţö ĝö]’ with stops 1 lld plural(one: ‘%arg šţöþ’, other: ‘%arg šţöþš öñé’)")
    let made = set.generating(.accentedLonger, as: accented)
    let entry = made.file(table: "Localizable", localization: BundleLocalization("en-XA"))?.entry(
      "late")
    #expect(entry?.place == set.sourceEntry(of: "late", in: "Localizable")?.place)
    #expect(entry?.form.units[0].state == nil)
    #expect(made.localizations.map(\.spelling) == ["en", "en-XA", "fr"])
    #expect(set.localizations.map(\.spelling) == ["en", "fr"])
  }

  @Test func `has what .stringsdict says, and keys that are their own text`() throws {
    let set = try resourceSet(
      [
        "Widgets/en.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Before %#@stops@</string>
        <key>stops</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
        <string>lld</string><key>one</key><string>%lld stop</string>
        <key>other</key><string>%lld stops</string></dict></dict></dict></plist>
        """,
        "Widgets/fr.lproj/Texts.strings":
          "\"On the way\" = \"En route\";\n\"status.late\" = \"x\";",
      ], developmentLanguage: "en")
    #expect(
      generated(set, "n")
        == "‘[Ɓéƒöŕé %#@stops@ öñé]’ with stops - lld plural(one: ‘%lld šţöþ’, other: ‘%lld šţöþš öñé’)"
    )
    #expect(generated(set, "On the way", table: "Texts") == "‘[Öñ ţĥé ŵåý öñé]’")
    // An identifier says nothing that people should read, in whatever locale.
    #expect(generated(set, "status.late", table: "Texts") == "nothing")
  }

  @Test func `leaves what is not for translation, and a localization that is there`() throws {
    let set = try catalog(
      #"""
      "brand":{"shouldTranslate":false,"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"Courier"}}}},
      "own":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Own"}}}}
      """#)
    #expect(generated(set, "brand") == "‘Courier’")
    let shipped = try catalog(
      #"""
      "own":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Own"}},
        "en-XA":{"stringUnit":{"state":"translated","value":"(Own)"}}}}
      """#)
    #expect(generated(shipped, "own") == "‘(Own)’")
  }
}
