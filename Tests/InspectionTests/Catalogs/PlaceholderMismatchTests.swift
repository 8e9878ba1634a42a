import Inspection
import Testing

@Suite("Catalogs: placeholders")
struct PlaceholderMismatchTests {
  private static func findings(
    _ english: String, _ other: String, in language: String = "de", key: String = "key.name"
  ) throws -> [String] {
    try CatalogProbe(key, ["en": english, language: other]).findings("placeholder-mismatch")
  }

  @Test(
    "a placeholder that gets nothing, or something else, is told",
    arguments: [
      (
        "Arrives at %@", "Kommt um %1$@ (%2$@)",
        "error placeholder-mismatch de: ‘%2$@’ in ‘key.name’ in de gets nothing: there is no argument 2"
      ),
      (
        "Arrives soon", "Kommt um %@",
        "error placeholder-mismatch de: ‘%@’ in ‘key.name’ in de gets nothing: the source text takes none"
      ),
      (
        "%lld stops", "%@ Stopps",
        "error placeholder-mismatch de: ‘%@’ in ‘key.name’ in de takes an object such as a string, "
          + "and gets a whole number (‘%lld’)"
      ),
      (
        "%@ left", "%lf übrig",
        "error placeholder-mismatch de: ‘%lf’ in ‘key.name’ in de takes a number with decimals, and "
          + "gets an object such as a string (‘%@’)"
      ),
      (
        "%lld stops", "%d Stopps",
        "note placeholder-mismatch de: ‘%d’ in ‘key.name’ in de is of another size than ‘%lld’: "
          + "large numbers are cut"
      ),
      (
        "%1$@ at %2$@", "Um %2$@",
        "warning placeholder-mismatch de: ‘key.name’ in de leaves out argument 1, which the source "
          + "text shows (‘%1$@’)"
      ),
    ])
  func mismatch(english: String, german: String, expected: String) throws {
    #expect(try Self.findings(english, german) == ["2 " + expected])
  }

  @Test(
    "another order with positions, other lengths, a percent sign and prose are fine",
    arguments: [
      ("%1$@ at %2$lld", "%2$lld: %1$@"), ("%@ at %lld", "%2$lld: %1$@"), ("%lld", "%ld"),
      ("%lld stops", "%llu Stopps"), ("50% off", "50% der Preise"), ("100%", "100%ig"),
      ("%.1f km", "%.2f km"), ("%lld %% done", "%lld %% fertig"),
    ])
  func fine(english: String, german: String) throws {
    #expect(try Self.findings(english, german) == [])
  }

  @Test("the key carries the argument where the source text does not show it")
  func keyCarries() throws {
    let probe = CatalogProbe(entries: [
      "label.favourite %lld": CatalogProbe.entry([
        "en": CatalogProbe.unit("starred"),
        "de": CatalogProbe.unit("%#@count@")
          + ", \"substitutions\": { \"count\": { \"argNum\": 1, \"formatSpecifier\": \"lld\", "
          + CatalogProbe.plural(["one": "%arg Stern", "other": "%arg Sterne"]) + " } }",
        "fr": CatalogProbe.unit("%lld étoiles"), "it": CatalogProbe.unit("%2$lld stelle"),
      ])
    ])
    let found = try probe.findings("placeholder-mismatch")
    #expect(
      found == [
        "2 error placeholder-mismatch it: ‘%2$lld’ in ‘label.favourite %lld’ in it gets nothing: "
          + "there is no argument 2"
      ])
  }

  private static func plural(
    _ language: String, _ forms: KeyValuePairs<String, String>
  ) throws -> [String] {
    try CatalogProbe(entries: [
      "stops": CatalogProbe.entry([
        "en": CatalogProbe.plural(["one": "One stop", "other": "%lld stops"]),
        language: CatalogProbe.plural(forms),
      ])
    ]).findings("placeholder-mismatch")
  }

  @Test("a form may leave the number out where it stands for that number alone")
  func numberLeftOut() throws {
    #expect(
      try Self.plural(
        "ar",
        [
          "zero": "لا محطات", "one": "محطة واحدة", "two": "محطتان", "few": "%lld محطات",
          "many": "%lld محطة", "other": "%lld محطة",
        ]) == [])
    #expect(try Self.plural("fr", ["one": "Un arrêt", "other": "%lld arrêts"]) == [])
    #expect(
      try Self.plural(
        "ru",
        [
          "one": "одна остановка", "few": "%lld остановки", "many": "%lld остановок",
          "other": "%lld",
        ])
        == [
          "2 warning placeholder-mismatch ru: the form ‘one’ of ‘stops’ in ru leaves the number "
            + "out, and in ru ‘one’ also stands for 21"
        ])
    #expect(
      try Self.plural("de", ["one": "Ein Stopp", "other": "Viele Stopps"]) == [
        "2 warning placeholder-mismatch de: the form ‘other’ of ‘stops’ in de leaves the number "
          + "out, and in de ‘other’ also stands for 3"
      ])
  }

  @Test("each form of a substitution is compared with what is counted")
  func substitutions() throws {
    func entry(_ leaf: String) -> String {
      CatalogProbe.unit("%1$@ has %2$#@stops@")
        + ", \"substitutions\": { \"stops\": { \"argNum\": 2, \"formatSpecifier\": \"lld\", "
        + CatalogProbe.plural(["one": "%arg stop", "other": "\(leaf) stops"]) + " } }"
    }
    func findings(_ leaf: String) throws -> [String] {
      try CatalogProbe(entries: [
        "route": CatalogProbe.entry(["en": entry("%arg"), "de": entry(leaf)])
      ]).findings("placeholder-mismatch")
    }
    #expect(try findings("%arg") == [])
    #expect(try findings("%lld") == [])
    let object = try findings("%@")
    #expect(
      object == [
        "2 error placeholder-mismatch de: ‘%@’ in the form ‘other’ of the substitution ‘stops’ of "
          + "‘route’ in de takes an object such as a string, and gets a whole number (‘%#@stops@’)"
      ])
    #expect(
      try findings("viele") == [
        "2 warning placeholder-mismatch de: the form ‘other’ of the substitution ‘stops’ of ‘route’ "
          + "in de leaves the number out, and in de ‘other’ also stands for 3"
      ])
  }

  @Test(
    "a format that a formatter reads otherwise is unsafe",
    arguments: [
      (
        "%1$@ at %@", "error",
        "‘%1$@ at %@’: placeholders with and without a position: number all of them"
      ),
      (
        "%lld % done", "error",
        "‘%lld % done’: a formatter takes ‘% d’ for a placeholder: write ‘%%’"
      ),
      ("%lld%", "note", "‘%lld%’: a lone ‘%’ in a text with placeholders: write ‘%%’"),
      ("%lld %n", "error", "‘%lld %n’: ‘%n’ writes to memory"),
      (
        "%0$@ %@", "error",
        "‘%0$@ %@’: ‘%0$’ is out of range: positions count from 1, and no number has more than "
          + "three digits"
      ),
      (
        "%lld by %s", "warning",
        "‘%lld by %s’: ‘%s’ takes a C string and crashes on a Swift string: write ‘%@’"
      ),
      (
        "%1$@ and %3$@", "warning",
        "‘key.name’ takes argument 3 and never argument 2: number the placeholders without a gap"
      ),
    ])
  func unsafe(text: String, severity: String, message: String) throws {
    #expect(
      try CatalogProbe("key.name", ["en": text]).findings("format-unsafe") == [
        "2 \(severity) format-unsafe en: \(message)"
      ])
  }

  @Test("a percent sign is safe where the text takes no argument, and doubled where it does")
  func percent() throws {
    #expect(try CatalogProbe("sale", ["en": "50% off", "fr": "50 % de rabais"]).findings() == [])
    #expect(
      try CatalogProbe("level", ["en": "%lld%% full", "fr": "plein à %lld %%"]).findings() == [])
  }

  @Test("a plural variable that is declared as a number and shown as an object is unsafe")
  func declaredType() throws {
    let probe = CatalogProbe([
      "en.lproj/L.stringsdict": """
      <plist version="1.0"><dict><key>stops</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>li</string>
      <key>one</key><string>%@ stop</string><key>other</key><string>%li stops</string>
      </dict></dict></dict></plist>
      """
    ])
    let found = try probe.findings("format-unsafe")
    #expect(
      found == [
        "6 error format-unsafe en: ‘%@ stop’: ‘%@’ takes an object such as a string, and ‘count’ is "
          + "declared as ‘li’, a whole number"
      ])
  }
}
