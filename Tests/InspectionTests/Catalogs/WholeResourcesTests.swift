import Diagnostics
import Inspection
import Testing

@Suite("Catalogs: what a target ships as a whole")
struct WholeResourcesTests {
  @Test("a key that a language with the table lacks is told, with what shows")
  func untranslated() throws {
    func both(_ english: String, _ french: String) -> String {
      CatalogProbe.entry(["en": CatalogProbe.unit(english), "fr": CatalogProbe.unit(french)])
    }
    let probe = CatalogProbe(entries: [
      "a.name": CatalogProbe.entry([
        "en": CatalogProbe.unit("Open"), "fr": CatalogProbe.unit("Ouvert"),
        "de": CatalogProbe.unit("Offen"),
      ]),
      "b.name": both("Closed", "Fermé"), "Gone": "{ \"extractionState\": \"stale\" }",
      "Near": CatalogProbe.entry(["fr": CatalogProbe.unit("Près")]),
      "Brand": "{ \"shouldTranslate\": false }",
      "late": CatalogProbe.entry([
        "en": CatalogProbe.unit("Late"), "fr": CatalogProbe.unit("Tard"),
        "de": CatalogProbe.unit("Spät"),
      ]),
    ])
    let found = try probe.findings("untranslated")
    #expect(
      found == [
        "4 warning untranslated de: ‘Near’ is not translated into de: no other language steps in, "
          + "and the key shows",
        "6 warning untranslated de: ‘b.name’ is not translated into de: no other language steps "
          + "in, and its default value or the key itself shows",
      ])
  }

  @Test("a text that is empty in the source is empty in translation")
  func emptyInSource() throws {
    func copyright(_ english: String) throws -> [String] {
      try CatalogProbe(entries: [
        "NSHumanReadableCopyright": """
        { "comment": "Copyright", "extractionState": "extracted_with_value", "localizations": { \
        "en": { "stringUnit": { "state": "new", "value": "\(english)" } }, \
        "fr": { \(CatalogProbe.unit("")) } } }
        """
      ]).findings("untranslated")
    }
    #expect(try copyright("") == [])
    #expect(try copyright("Made by us").count == 1)
  }

  @Test("an empty text is an answer, and nothing shows")
  func empty() throws {
    let probe = CatalogProbe("a.name", ["en": "Open", "fr": " "])
    #expect(
      try probe.findings("untranslated") == [
        "2 error untranslated fr: ‘a.name’ is empty in fr: nothing shows"
      ])
    #expect(try CatalogProbe("sign", ["en": "·", "fr": ""]).findings("untranslated") == [])
  }

  @Test("a key of `.strings` that no language leads stands in the English file")
  func leadingFile() throws {
    let probe = CatalogProbe([
      "ar.lproj/L.strings": "\n\"a\" = \"ب ت\";", "en.lproj/L.strings": "\"a\" = \"Open\";",
    ])
    #expect(try probe.findings("comment-missing").map { $0.prefix(1) } == ["1"])
  }

  @Test("a key that no language has is told once, less where nobody wrote its text")
  func untranslatedAnywhere() throws {
    let probe = CatalogProbe(entries: [
      "Near": CatalogProbe.entry(["fr": CatalogProbe.unit("Près")]),
      "WindowID": CatalogProbe.entry([:]),
      "b.name": CatalogProbe.entry(["en": CatalogProbe.unit("Closed")]),
    ])
    let found = try probe.findings("untranslated")
    #expect(
      found == [
        "3 note untranslated –: ‘WindowID’ is not translated into the other language: translate it, "
          + "or say that it is not for translation",
        "4 warning untranslated –: ‘b.name’ is not translated into the other language: translate "
          + "it, or say that it is not for translation",
      ])
  }

  @Test("a language that has hardly begun is told once")
  func overlay() throws {
    var entries: [String: String] = [:]
    for index in 1...5 {
      entries["k\(index)"] = CatalogProbe.entry(
        index == 1
          ? [
            "en": CatalogProbe.unit("One"), "fr": CatalogProbe.unit("Un"),
            "fr-CA": CatalogProbe.unit("Un"),
          ]
          : ["en": CatalogProbe.unit("More"), "fr": CatalogProbe.unit("Plus")])
    }
    #expect(
      try CatalogProbe(entries: entries).findings("untranslated") == [
        "2 warning untranslated fr-CA: 1 of the 5 texts of ‘L’ are translated into fr-CA, and no "
          + "other language steps in for the 4 missing: translate them, or leave the language out "
          + "of the build"
      ])
  }

  @Test("a variety of the source language lacks nothing that the default value in code says")
  func varietyOfSource() throws {
    func extracted(_ text: String, state: String, _ more: String = "") -> String {
      """
      { "extractionState": "extracted_with_value", "localizations": { \
      "en": { "stringUnit": { "state": "\(state)", "value": "\(text)" } }, \
      "de": { \(CatalogProbe.unit("Deutsch")) }\(more) } }
      """
    }
    let british = ", \"en-GB\": { \(CatalogProbe.unit("Colour")) }"
    let probe = CatalogProbe(entries: [
      "a.color": extracted("Color", state: "new", british),
      "a.open": extracted("Open", state: "new"),
      "a.closed": extracted("Closed", state: "translated"),
      "a.hue": extracted(
        "Hue", state: "translated", ", \"en-GB\": { \(CatalogProbe.unit("Hue")) }"),
    ])
    #expect(try probe.findings("untranslated").map { $0.contains("‘a.closed’") } == [true])
  }

  @Test("a text that is a key is told, in any language, and so is a key that has none")
  func keyAsText() throws {
    let probe = CatalogProbe(entries: [
      "parcel.open": CatalogProbe.entry([
        "en": CatalogProbe.unit("Open"), "fr": CatalogProbe.unit("parcel.open"),
      ]),
      "parcel.closed": CatalogProbe.entry(["fr": CatalogProbe.unit("Fermé")]),
      "parcel.site": CatalogProbe.entry(["en": CatalogProbe.unit("example.com")]),
      "iPhone": CatalogProbe.entry(["fr": CatalogProbe.unit("iPhone")]),
    ])
    let found = try probe.findings("key-as-text")
    #expect(
      found == [
        "3 warning key-as-text en: ‘parcel.closed’ has no text in en: its default value shows, or "
          + "the key itself",
        "4 warning key-as-text fr: the text of ‘parcel.open’ in fr is a key, ‘parcel.open’",
      ])
  }

  @Test("what a storyboard shows is neither missing nor a key")
  func storyboards() throws {
    let probe = CatalogProbe([
      "mul.lproj/Main.xcstrings": """
      { "sourceLanguage": "en", "strings": {
        "F8V-Wb-Ixd.title": { "localizations": { "fr": { \(CatalogProbe.unit("Ouvrir")) } } },
        "G8V-Wb-Ixd.title": { "localizations": { "en": { \(CatalogProbe.unit("Close")) } } }
      }, "version": "1.0" }
      """
    ])
    #expect(try probe.findings() == [])
  }

  @Test("languages are compared with what is declared, both ways")
  func declared() throws {
    var probe = CatalogProbe("title", ["en": "Open", "fr": "Ouvert", "de": "Offen"])
    probe.declared = DeclaredLanguages(
      ["en", "fr", "fr-CA", "ja"], at: SourceLocation(file: "product.yaml", line: 9, column: 1),
      name: "languages.supported")
    let found = try probe.findings("undeclared-locale")
    #expect(
      found == [
        "2 warning undeclared-locale de: de is translated in ‘widgets’ and not declared in "
          + "languages.supported",
        "9 warning undeclared-locale ja: ja is declared in languages.supported, and ‘widgets’ has no "
          + "table in it",
      ])
  }

  @Test("Info.plist declares where nobody else does")
  func infoPlist() throws {
    let probe = CatalogProbe([
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleLocalizations</key>
      <array><string>en</string></array></dict></plist>
      """,
      "en.lproj/L.strings": "/* Title */ \"title\" = \"Open\";",
      "fr.lproj/L.strings": "\"title\" = \"Ouvert\";",
    ])
    let found = try probe.findings("undeclared-locale")
    #expect(
      found == [
        "1 warning undeclared-locale fr: fr is translated in ‘widgets’ and not declared in "
          + "CFBundleLocalizations"
      ])
  }

  @Test("spellings that are not canonical are told, two of one language more so")
  func spellings() throws {
    let probe = CatalogProbe([
      "en.lproj/L.strings": "\"title\" = \"Open\";",
      "fr_CA.lproj/L.strings": "\"title\" = \"Ouvert\";",
      "fr-CA.lproj/L.strings": "\"title\" = \"Ouvert\";",
      "zh-CN.lproj/L.strings": "\"title\" = \"开\";", "iw.lproj/L.strings": "\"title\" = \"פתוח\";",
      "qqq.lproj/L.strings": "\"title\" = \"a note\";",
    ])
    let found = try probe.findings("undeclared-locale")
    #expect(
      found == [
        "1 warning undeclared-locale fr-CA: ‘fr_CA’ and ‘fr-CA’ are one language in two places: the "
          + "platform opens one of them",
        "1 note undeclared-locale he: ‘iw’ is not the canonical spelling of ‘he’",
        "1 note undeclared-locale zh-CN: ‘zh-CN’ names a place, not a script: ‘zh-Hans’ is what "
          + "devices ask for",
      ])
  }

  @Test("what the compiler refuses or loses is told at its line")
  func shape() throws {
    let probe = CatalogProbe([
      "en.lproj/L.strings": "\"title\" = \"Open\";\n\"title\" = \"Closed\";",
      "M.xcstrings": """
      { "sourceLanguage": "en", "strings": { "stops": { "comment": "x", "localizations": { "en": {
        "variations": { "plural": { "other": { "variations": { "device": {} },
          \(CatalogProbe.unit("%lld stops")) } } } } } } }, "version": "1.0" }
      """,
    ])
    let found = try probe.findings("catalog-shape")
    #expect(
      found == [
        "2 warning catalog-shape –: a plural case cannot be varied further",
        "2 warning catalog-shape –: key stands twice: ‘title’ (it stands at line 1 too; the last "
          + "one counts)",
      ])
  }

  @Test("a source text that is a fragment is told")
  func fragments() throws {
    func findings(_ text: String) throws -> [String] {
      try CatalogProbe("title", ["en": text]).findings("concatenated-fragments")
    }
    #expect(
      try findings("Arrives at: ") == [
        "2 warning concatenated-fragments en: ‘Arrives at: ’ ends with a blank, as if a text were "
          + "glued to it: make one key of the whole message"
      ])
    #expect(
      try findings(" before you") == [
        "2 note concatenated-fragments en: ‘ before you’ begins with a blank, as if it were glued to "
          + "a text before: make one key of the whole message"
      ])
    #expect(
      try findings("Handed over by") == [
        "2 note concatenated-fragments en: ‘Handed over by’ ends in ‘by’, in the middle of a "
          + "sentence: make one key of the whole message"
      ])
    #expect(try findings("Sign in") == [])
    #expect(try findings("Handed over by %@") == [])
  }
}
