import Inspection
import Testing

@Suite("Catalogs: plural forms")
struct PluralCategoryMissingTests {
  private static let source = CatalogProbe.plural(["one": "%lld stop", "other": "%lld stops"])

  private static func findings(
    _ language: String, _ forms: KeyValuePairs<String, String>
  ) throws -> [String] {
    try CatalogProbe(entries: [
      "stops": CatalogProbe.entry(["en": source, language: CatalogProbe.plural(forms)])
    ]).findings("plural-category-missing")
  }

  @Test("a form that whole numbers need is missed, with a number that takes it")
  func missing() throws {
    #expect(
      try Self.findings("ru", ["one": "%lld остановка", "other": "%lld остановок"]) == [
        "2 warning plural-category-missing ru: ‘stops’ has no plural form ‘few’, ‘many’ in ru: "
          + "2 takes the form ‘other’"
      ])
    #expect(
      try Self.findings("de", ["other": "%lld Stopps"]) == [
        "2 warning plural-category-missing de: ‘stops’ has no plural form ‘one’ in de: "
          + "1 takes the form ‘other’"
      ])
  }

  @Test("a form for decimals alone is not missed where whole numbers are counted")
  func decimals() throws {
    let forms: KeyValuePairs = ["one": "%lld km", "few": "%lld kmy", "other": "%lld kmů"]
    #expect(try Self.findings("cs", forms) == [])
    #expect(
      try Self.findings("cs", ["one": "%.1f km", "few": "%.1f kmy", "other": "%.1f kmů"]) == [
        "2 warning plural-category-missing cs: ‘stops’ has no plural form ‘many’ in cs: "
          + "a number with decimals takes the form ‘other’"
      ])
  }

  @Test("‘other’ is missed most, less where no whole number comes to it")
  func other() throws {
    #expect(
      try Self.findings("de", ["one": "%lld Stopp"]) == [
        "2 error plural-category-missing de: ‘stops’ has no plural form ‘other’ in de: "
          + "2 and numbers of no other form have nothing to show"
      ])
    #expect(
      try Self.findings("ru", ["one": "%lld день", "few": "%lld дня", "many": "%lld дней"]) == [
        "2 warning plural-category-missing ru: ‘stops’ has no plural form ‘other’ in ru: "
          + "the format requires it, and numbers of no other form have nothing to show"
      ])
  }

  @Test("‘many’ for whole millions alone is a note", arguments: ["fr", "es", "it", "pt-BR", "pt"])
  func millions(language: String) throws {
    let found = try Self.findings(language, ["one": "%lld a", "other": "%lld b"])
    #expect(
      found == [
        "2 note plural-category-missing \(language): ‘stops’ has no plural form ‘many’ in "
          + "\(language): 1000000 takes the form ‘other’"
      ])
  }

  @Test("an explicit zero, forms that the language does not use and one wording for all are fine")
  func fine() throws {
    #expect(
      try Self.findings("ja", ["zero": "なし", "one": "%lld か所", "other": "%lld か所"]) == [])
    #expect(try Self.findings("he", ["one": "a", "two": "b", "other": "%lld c"]) == [])
    #expect(try Self.findings("ru", ["one": "%lld км", "other": "%lld км"]) == [])
    let units = CatalogProbe(entries: [
      "km": CatalogProbe.entry([
        "en": CatalogProbe.plural(["other": "%lld km"]),
        "ru": CatalogProbe.plural(["other": "%lld км"]),
      ])
    ])
    #expect(try units.findings("plural-category-missing") == [])
  }

  @Test("variables of a .stringsdict and substitutions are looked at by name")
  func variables() throws {
    func table(_ forms: String) -> String {
      """
      <plist version="1.0"><dict><key>stops</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(forms)
      </dict></dict></dict></plist>
      """
    }
    let probe = CatalogProbe([
      "en.lproj/L.stringsdict": table(
        "<key>one</key><string>%d stop</string><key>other</key><string>%d stops</string>"),
      "pl.lproj/L.stringsdict": table(
        "<key>one</key><string>%d postój</string><key>other</key><string>%d postoju</string>"),
    ])
    #expect(
      try probe.findings("plural-category-missing") == [
        "6 warning plural-category-missing pl: the substitution ‘count’ has no plural form ‘few’, "
          + "‘many’ in pl: 2 takes the form ‘other’"
      ])
  }
}
