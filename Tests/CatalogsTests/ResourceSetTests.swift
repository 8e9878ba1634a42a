import Catalogs
import Diagnostics
import Languages
import Testing

/// What one target ships, from its files.
struct ResourceSetTests {
  private static let path = "Widgets/Localizable.xcstrings"

  private func unit(_ language: String, _ value: String, state: String = "translated") -> String {
    #""\#(language)":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private func key(_ key: String, _ units: String..., facts: String = "") -> String {
    #""\#(key)":{\#(facts)"localizations":{\#(units.joined(separator: ","))}}"#
  }

  private func catalog(_ keys: String..., source: String = "en") -> String {
    catalogText(keys.joined(separator: ",\n"), source: source)
  }

  @Test func `a language exists where an entry has a value`() throws {
    let set = try resourceSet([
      Self.path: catalog(
        key("eta", unit("en", "ETA"), unit("fr-CA", "HPA"), unit("de", "", state: "new")),
        key("gone", unit("en", "Gone"), unit("ja", "", state: "needs_review")))
    ])
    #expect(set.localizations.map(\.spelling) == ["en", "fr-CA", "ja"])
    #expect(set.localizations.map { $0.tag?.description } == ["en", "fr-CA", "ja"])
    #expect(set.developmentLanguage?.spelling == "en")
    #expect(set.tableNames == ["Localizable"])
    #expect(set.keys(in: "Localizable") == ["eta", "gone"])
    #expect(rendered(set, "eta") == ["en: ‘ETA’", "fr-CA: ‘HPA’"])
    #expect(rendered(set, "gone") == ["en: ‘Gone’", "ja: ‘’ needs_review"])
    #expect(set.file(table: "Localizable", localization: BundleLocalization("de")) == nil)
    let french = set.file(table: "Localizable", localization: BundleLocalization("fr-CA"))
    #expect(french?.path == Self.path)
    #expect(french?.entry("gone") == nil)
    #expect(french?.entry("eta")?.place.line == 4)
    #expect(set.problems.isEmpty)
  }

  @Test func `of a plural only what is translated ships`() throws {
    let set = try resourceSet([
      Self.path: catalog(
        #"""
        "n":{"localizations":{"pl":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld minuta"}},
        "few":{"stringUnit":{"state":"new","value":""}},
        "other":{"stringUnit":{"state":"needs_review","value":"%lld minuty"}}}}}}}
        """#)
    ])
    #expect(
      rendered(set, "n") == [
        "en: ‘n’ (key)", "pl: plural(one: ‘%lld minuta’, other: ‘%lld minuty’ needs_review)",
      ])
  }

  @Test func `stale keys ship, and what is not for translation ships as written`() throws {
    let set = try resourceSet([
      Self.path: catalog(
        key("old", unit("fr", "vieux"), facts: #""extractionState":"stale","#),
        key("Courier", facts: #""shouldTranslate":false,"#))
    ])
    #expect(rendered(set, "old") == ["en: ‘old’ (key)", "fr: ‘vieux’"])
    #expect(rendered(set, "Courier") == ["en: ‘Courier’ (key)"])
    #expect(set.facts(of: "Courier", in: "Localizable")?.shouldTranslate == false)
    #expect(set.facts(of: "old", in: "Localizable")?.extractionState == "stale")
  }

  @Test func `a key without a source text is its text`() throws {
    let set = try resourceSet([
      Self.path: catalog(
        key("Arriving soon", unit("fr", "Bientôt")), #""%lld stops":{}"#,
        key("status.late", unit("fr", "En retard")),
        key("same", unit("en", "same")), key("eta", unit("en", "ETA", state: "new")))
    ])
    #expect(rendered(set, "Arriving soon") == ["en: ‘Arriving soon’ (key)", "fr: ‘Bientôt’"])
    #expect(rendered(set, "%lld stops") == ["en: ‘%lld stops’ (key)"])
    let isText = set.keys(in: "Localizable").filter { set.keyIsSourceText($0, in: "Localizable") }
    #expect(isText == ["Arriving soon", "%lld stops", "same"])
    #expect(!set.keyIsSourceText("none", in: "Localizable"))
    #expect(rendered(set, "eta") == ["en: ‘ETA’ new"])
  }

  @Test func `so is one of a strings file without an entry in the source language`() throws {
    let files: KeyValuePairs = [
      "en.lproj/Localizable.strings": #""c.d" = "See dee"; "Late" = "Delayed";"#,
      "fr.lproj/Localizable.strings":
        #""a.b" = "Bonjour"; "Good morning" = "Bonjour"; "c.d" = "Cé"; "Late" = "En retard";"#,
      "fr.lproj/Only.strings": #""Good night" = "Bonne nuit"; "good_night" = "Bonne nuit";"#,
      "fr.lproj/Main.strings": #""F8V-Wb-Ixd.title" = "Suivi";"#,
    ]
    let set = try resourceSet(files, developmentLanguage: "en")
    func areText(_ table: String) -> [String] {
      set.keys(in: table).filter { set.keyIsSourceText($0, in: table) }.sorted()
    }
    #expect(areText("Localizable") == ["Good morning"])
    #expect(areText("Only") == ["Good night"])
    #expect(areText("Main") == [])
    #expect(!set.keyIsSourceText("Good morning", in: "Only"), "no language has it")
    let unknown = try resourceSet(files)
    #expect(!unknown.keyIsSourceText("Good morning", in: "Localizable"), "of no known language")
  }

  @Test(arguments: [
    ("status.arriving", true), ("ETA_LABEL", true), ("etaLabel", true), ("a.b_c-d", true),
    ("notifications.label.favorite %lld", true), ("delivery-status-late", true),
    ("Arriving", false), ("On the way", false), ("done", false), ("E-Mail", false),
    ("%lld", false), ("%lld min", false), ("A/B", false), ("", false), ("Wait...", false),
    ("v1.0", true), ("12.30", false), ("e-mail", false), ("Über.uns", false),
  ])
  func `a key reads like a name or like a text`(_ key: String, _ isName: Bool) {
    #expect(isIdentifierKey(key) == isName)
  }

  @Test func `the build may fill what is not translated`() throws {
    let set = try resourceSet([
      Self.path: catalog(
        key("a", unit("en", "A"), unit("fr", "À")), key("b", unit("en", "B")), #""c":{}"#),
      "fr.lproj/Other.strings": "\"x\" = \"X\";",
    ])
    let filled = set.fillingUntranslated()
    #expect(rendered(set, "b") == ["en: ‘B’"])
    #expect(rendered(filled, "a") == ["en: ‘A’", "fr: ‘À’"])
    #expect(rendered(filled, "b") == ["en: ‘B’", "fr: ‘B’ (source)"])
    #expect(rendered(filled, "c") == ["en: ‘c’ (key)", "fr: ‘c’ (source)"])
    #expect(filled.units() == set.units())
  }

  @Test func `a stringsdict overrides strings of its localization`() throws {
    let set = try resourceSet(
      [
        "en.lproj/Localizable.strings": "/* Shown when late */\n\"n\" = \"%d\"; \"b\" = \"B\";",
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0"?><plist><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one</string><key>other</key><string>%d</string>
        </dict></dict></dict></plist>
        """,
        "fr.lproj/Localizable.stringsdict": "{ b = BB; }",
      ], developmentLanguage: "en")
    #expect(rendered(set, "n") == ["en: ‘%#@v@’ with v - d plural(one: ‘one’, other: ‘%d’)"])
    #expect(rendered(set, "b") == ["en: ‘B’", "fr: ‘BB’"])
    let english = set.file(table: "Localizable", localization: BundleLocalization("en"))
    #expect(english?.path == "en.lproj/Localizable.strings")
    #expect(english?.entry("n")?.place.description == "en.lproj/Localizable.stringsdict:2:38")
    #expect(set.facts(of: "n", in: "Localizable")?.comment == "Shown when late")
    #expect(set.problems.isEmpty)
  }

  @Test func `side by side spellings are two folders`() throws {
    let set = try resourceSet([
      "en-GB.lproj/A.strings": "a = colour;", "en_GB.lproj/A.strings": "a = Colour;",
      "qqq.lproj/A.strings": "a = doc;", "skr-arab.lproj/A.strings": "a = s;",
      "English.lproj/A.strings": "a = e;",
    ])
    #expect(
      set.localizations.map { "\($0.spelling) \($0.tag?.description ?? "-")" } == [
        "English en", "en-GB en-GB", "en_GB en-GB", "qqq qqq", "skr-arab skr-Arab",
      ])
    #expect(
      rendered(set, "a", in: "A") == [
        "English: ‘e’", "en-GB: ‘colour’", "en_GB: ‘Colour’", "qqq: ‘doc’", "skr-arab: ‘s’",
      ])
  }

  @Test func `with Base the development language is a localization`() throws {
    let set = try resourceSet(
      ["Base.lproj/Main.strings": "\"F8V-Wb-Ixd.title\" = \"T\";", "fr.lproj/A.strings": ""],
      developmentLanguage: "en")
    #expect(set.hasBase)
    #expect(set.localizations.map(\.spelling) == ["en", "fr"])
    #expect(set.file(table: "Main", localization: BundleLocalization("en")) == nil)
    #expect(
      set.file(table: "Main", localization: .base)?.path == "Base.lproj/Main.strings")
    #expect(set.tables["Main"]?.hidesKey("F8V-Wb-Ixd.title") == true)
  }

  @Test func `an empty strings file is a file`() throws {
    let set = try resourceSet(["fa.lproj/Localizable.strings": "\u{FEFF}\n"])
    #expect(set.localizations.map(\.spelling) == ["fa"])
    #expect(
      set.file(table: "Localizable", localization: BundleLocalization("fa"))?.entries.isEmpty
        == true)
  }

  @Test func `a bundle says its languages in Info.plist`() throws {
    let set = try resourceSet([
      "App.app/Info.plist": """
      <?xml version="1.0"?><plist><dict>
      <key>CFBundleDevelopmentRegion</key><string>fr</string>
      <key>CFBundleLocalizations</key><array><string>fr</string><string>de</string></array>
      </dict></plist>
      """,
      "App.app/it.lproj/Localizable.strings": "a = b;",
    ])
    #expect(set.localizations.map(\.spelling) == ["de", "fr", "it"])
    #expect(set.developmentLanguage?.spelling == "fr")
  }

  @Test func `a build variable is no development region`() throws {
    let set = try resourceSet([
      "Info.plist": "{ CFBundleDevelopmentRegion = \"$(DEVELOPMENT_LANGUAGE)\"; }",
      Self.path: catalog(key("a", unit("pl", "A")), source: "pl"),
    ])
    #expect(set.developmentLanguage?.spelling == "pl")
  }

  @Test func `a bundle without localizations has its development language`() throws {
    let set = try resourceSet([:], developmentLanguage: "en")
    #expect(set.localizations.map(\.spelling) == ["en"])
    #expect(ResourceSet().localizations.isEmpty)
  }

  @Test func `a table that stands twice is read once, and told`() throws {
    let set = try resourceSet([
      "A/Localizable.xcstrings": catalog(key("a", unit("en", "first"))),
      "B/Localizable.xcstrings": catalog(key("a", unit("en", "second"))),
      "de.lproj/Localizable.strings": "a = x;",
      "en.lproj/Localizable.strings": "a = third;",
    ])
    #expect(rendered(set, "a") == ["de: ‘x’", "en: ‘first’"])
    #expect(
      set.problems.map { "\($0.location.file): \(rendered($0))" } == [
        "B/Localizable.xcstrings: 1:1: warning: table ‘Localizable’ stands twice in one target "
          + "(it is read from A/Localizable.xcstrings)",
        "en.lproj/Localizable.strings: 1:1: warning: table ‘Localizable’ stands twice in one "
          + "target (it is read from A/Localizable.xcstrings)",
      ])
  }

  @Test func `a storyboard's catalog never shows its keys`() throws {
    let set = try resourceSet([
      "mul.lproj/Main.xcstrings": catalog(
        key("F8V-Wb-Ixd.title", unit("fr", "Titre")), #""Cancel":{}"#)
    ])
    #expect(rendered(set, "F8V-Wb-Ixd.title", in: "Main") == ["fr: ‘Titre’"])
    #expect(rendered(set, "Cancel", in: "Main") == ["en: ‘Cancel’ (key)"])
    #expect(set.localizations.map(\.spelling) == ["en", "fr"])
  }

  @Test func `a file that cannot be read leaves the others`() throws {
    var reader = ResourceSetReader()
    let good = try #require(ResourceFile(path: "fr.lproj/A.strings"))
    let bad = try #require(ResourceFile(path: "B.xcstrings"))
    #expect(throws: InputProblem.self) { try reader.add(bad, Array("{".utf8)) }
    try reader.add(good, Array("a = b;".utf8))
    #expect(rendered(reader.finish(), "a", in: "A") == ["fr: ‘b’"])
  }

  @Test func `units stand in a fixed order with their places`() throws {
    let set = try resourceSet([
      "A/Zoo.xcstrings": catalog(
        key("z", unit("fr", "Z"), unit("de", "Zett")), key("a", unit("en", "A"))),
      "de.lproj/Abc.strings": "q = Q;",
    ])
    #expect(
      set.units().map {
        "\($0.table) \($0.key) \($0.localization.spelling) \($0.text) "
          + "\($0.place.line):\($0.place.column)"
      } == [
        "Abc q de Q 1:5", "Zoo z de Zett 4:127", "Zoo z en z 4:1", "Zoo z fr Z 4:72",
        "Zoo a en A 5:72",
      ])
  }

  @Test(arguments: [
    ("App/fr-CA.lproj/Localizable.strings", "strings Localizable fr-CA"),
    ("Localizable.xcstrings", "xcstrings Localizable -"),
    ("A/mul.lproj/Main.xcstrings", "xcstrings Main mul"),
    ("x.lproj/A.B.stringsdict", "stringsdict A.B x"),
    ("App.app/Info.plist", "plist  -"), ("App.app/Other.plist", "none"), ("README", "none"),
    ("a.swift", "none"),
  ])
  func `a path tells what a file is`(_ path: String, _ what: String) {
    let file = ResourceFile(path: path)
    #expect(
      file.map { "\($0.kind.rawValue) \($0.table) \($0.localization ?? "-")" } ?? "none" == what)
  }
}
