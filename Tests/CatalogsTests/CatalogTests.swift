import Catalogs
import Diagnostics
import Languages
import Testing

/// How String Catalogs read: each case is a shape that Xcode or people write.
struct CatalogTests {
  private func read(_ text: String) throws -> Catalog {
    try readCatalog(Array(text.utf8), file: "A/Localizable.xcstrings", table: "Localizable")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var localization: String
    var form: String
    var problems: [String] = []
    var testDescription: String { name }
  }

  static let forms: [Case] = [
    Case(
      name: "a unit", localization: #"{"stringUnit":{"state":"translated","value":"a"}}"#,
      form: "‘a’"),
    Case(
      name: "a state of a later version",
      localization: #"{"stringUnit":{"state":"machine_translated","value":"a"}}"#,
      form: "‘a’ machine_translated"),
    Case(
      name: "an empty state", localization: #"{"stringUnit":{"state":"","value":"a"}}"#,
      form: "‘a’ \"\""),
    Case(
      name: "an unknown state", localization: #"{"stringUnit":{"state":"frozen","value":"a"}}"#,
      form: "‘a’ frozen"),
    Case(
      name: "plural cases in any order, zero included",
      localization: """
        {"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld s"}},
        "zero":{"stringUnit":{"state":"new","value":"none"}}}}}
        """,
      form: "plural(other: ‘%lld s’, zero: ‘none’ new)"),
    Case(
      name: "devices without other, one varied by plural",
      localization: """
        {"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"tap"}},
        "mac":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"click"}},
        "other":{"stringUnit":{"state":"translated","value":"clicks"}}}}}}}}
        """,
      form: "device(iphone: ‘tap’, mac: plural(one: ‘click’, other: ‘clicks’))"),
    Case(
      name: "substitutions, one without argNum",
      localization: """
        {"stringUnit":{"state":"translated","value":"%#@BIRDS@ in %2$#@yards.é@"},
        "substitutions":{"BIRDS":{"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%arg bird"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld birds"}}}}},
        "yards.é":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg yards"}}}}}}}
        """,
      form: "‘%#@BIRDS@ in %2$#@yards.é@’ with BIRDS - lld plural(one: ‘%arg bird’, other: "
        + "‘%lld birds’); yards.é 2 lld plural(other: ‘%arg yards’)"),
    Case(
      name: "a string set of App Shortcuts",
      localization: """
        {"stringSet":{"state":"translated","values":["Open ${applicationName}","Start"]}}
        """,
      form: "set(‘Open ${applicationName}’, ‘Start’)"),
    Case(
      name: "unknown keys everywhere",
      localization: """
        {"audio":[1],"stringUnit":{"state":"translated","value":"a","by":{"x":null}}}
        """,
      form: "‘a’"),
    Case(name: "an empty localization", localization: "{}", form: "nothing"),
    Case(
      name: "a unit beside variations",
      localization: """
        {"stringUnit":{"state":"translated","value":"a"},"variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"b"}}}}}
        """,
      form: "plural(other: ‘b’)",
      problems: ["4:23: warning: a unit beside variations is lost"]),
    Case(
      name: "plural and device side by side",
      localization: """
        {"variations":{"plural":{"other":{"stringUnit":{"value":"p","state":"new"}}},
        "device":{"other":{"stringUnit":{"value":"d","state":"new"}}}}}
        """,
      form: "device(other: ‘d’ new)",
      problems: ["4:23: warning: plural and device variations side by side: one is lost"]),
    Case(
      name: "a plural case varied by device",
      localization: """
        {"variations":{"plural":{"other":{"variations":{"device":{}}}}}}
        """,
      form: "nothing", problems: ["4:62: warning: a plural case cannot be varied further"]),
    Case(
      name: "the fallback device varied",
      localization: """
        {"variations":{"device":{"other":{"variations":{"plural":{"other":{"stringUnit":
        {"state":"translated","value":"b"}}}}}}}}
        """,
      form: "device(other: plural(other: ‘b’))",
      problems: ["4:62: warning: the fallback ‘other’ cannot be varied further"]),
    Case(
      name: "a misspelt category and device",
      localization: """
        {"variations":{"device":{"iphnoe":{"stringUnit":{"state":"translated","value":"b"}}}}}
        """,
      form: "device(iphnoe: ‘b’)",
      problems: [
        "4:53: warning: unknown device ‘iphnoe’ (did you mean ‘iphone’?; expected one of "
          + "‘iphone’, ‘ipad’, ‘ipod’, ‘mac’, ‘applewatch’, ‘appletv’, ‘applevision’ or ‘other’)"
      ]),
    Case(
      name: "substitutions without a text",
      localization: """
        {"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
        """,
      form: "nothing",
      problems: ["4:23: warning: substitutions without a text that refers to them"]),
    Case(
      name: "a reference to nothing and a substitution without reference",
      localization: """
        {"stringUnit":{"state":"translated","value":"%#@nn@"},"substitutions":{"nm":{
        "argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
        """,
      form: "‘%#@nn@’ with nm 1 lld plural(other: ‘%arg’)",
      problems: [
        "4:72: warning: reference to an undefined substitution ‘nn’ (did you mean ‘nm’?)",
        "4:99: warning: nothing refers to the substitution ‘nm’",
      ]),
    Case(
      name: "values of a wrong type",
      localization: #"{"stringUnit":{"state":3,"value":["a"]},"variations":"plural"}"#,
      form: "‘’",
      problems: [
        "4:51: warning: expected a string for ‘state’",
        "4:61: warning: expected a string for ‘value’",
        "4:61: warning: unit without a value",
        "4:81: warning: expected an object for variations",
      ]),
  ]

  @Test(arguments: forms)
  func `a localization reads as`(_ a: Case) throws {
    let catalog = try read(catalogText(#""k":{"localizations":{"de":"# + a.localization + "}}"))
    let entry = try #require(catalog.entries.first)
    #expect(rendered(entry.localizations.first?.form) == a.form)
    #expect(catalog.shapeProblems.map(rendered) == a.problems)
  }

  @Test func `keys of every kind keep their order, places and facts`() throws {
    let catalog = try read(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {},
          " " : {"comment" : "A gap", "isCommentAutoGenerated" : true},
          "Z: %@\\n— %lld" : {"extractionState" : "extracted_with_value"},
          "A" : {"extractionState" : "later", "shouldTranslate" : false, "generatesSymbol" : true}
        },
        "version" : "1.7", "future" : [{}]
      }
      """)
    #expect(catalog.version == "1.7")
    #expect(catalog.sourceLanguage?.spelling == "en")
    #expect(catalog.entries.map(\.key) == ["", " ", "Z: %@\n— %lld", "A"])
    #expect(catalog.entries.map(\.facts.place.line) == [4, 5, 6, 7])
    #expect(catalog.entries.map(\.facts.place.column) == [5, 5, 5, 5])
    #expect(catalog.entries.map(\.facts.comment) == [nil, "A gap", nil, nil])
    #expect(catalog.entries.map(\.facts.isCommentAutoGenerated) == [false, true, false, false])
    #expect(
      catalog.entries.map(\.facts.extractionState) == [nil, nil, "extracted_with_value", "later"])
    #expect(catalog.entries.map(\.facts.shouldTranslate) == [true, true, true, false])
    #expect(catalog.shapeProblems.isEmpty)
  }

  @Test(arguments: ["1.0", "1.1", "1.2", "1.3", "2.0"])
  func `any version reads`(_ version: String) throws {
    #expect(try read(catalogText("", version: version)).version == version)
  }

  @Test func `languages keep their spelling and order`() throws {
    let spellings = ["zh-Hant-TW", "zh_CN", "nb", "sat-Olck", "es-419", "x!"]
    let list = spellings.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"a"}}"# }
    let catalog = try read(
      catalogText(#""k":{"localizations":{"# + list.joined(separator: ",") + "}}"))
    let languages = catalog.entries[0].localizations.map(\.language)
    #expect(languages.map(\.spelling) == spellings)
    #expect(
      languages.map { $0.tag?.description }
        == ["zh-Hant-TW", "zh-CN", "nb", "sat-Olck", "es-419", nil])
  }

  @Test func `of what stands twice the last counts, and the second is told`() throws {
    let catalog = try read(
      catalogText(
        """
        "k" : {"comment" : "first"},
        "l" : {},
        "k" : {"comment" : "second", "localizations" : {
          "fr" : {"stringUnit" : {"state" : "translated", "value" : "un"}},
          "de" : {"stringUnit" : {"state" : "translated", "value" : "eins"}},
          "fr" : {"stringUnit" : {"state" : "translated", "value" : "deux"}}
        }}
        """))
    #expect(catalog.entries.map(\.key) == ["k", "l"])
    #expect(catalog.entries[0].facts.comment == "second")
    #expect(
      catalog.entries[0].localizations.map { "\($0.language.spelling) \(rendered($0.form))" }
        == ["de ‘eins’", "fr ‘deux’"])
    #expect(
      catalog.shapeProblems.map(rendered) == [
        "6:1: warning: key stands twice: ‘k’ (it stands at line 4 too; the last one counts)",
        "9:3: warning: language stands twice: ‘fr’ (the last one counts)",
      ])
  }

  @Test func `a value's place is its first character`() throws {
    let catalog = try read(
      catalogText(
        """
        "ключ" : {"localizations" : {
          "de" : {"stringUnit" : {"value" : "a",
            "state" : "new"}}}}
        """))
    guard case .text(let unit)? = catalog.entries[0].localizations[0].form else {
      Issue.record("no text")
      return
    }
    #expect(unit.place.description == "A/Localizable.xcstrings:5:37")
    #expect(catalog.entries[0].localizations[0].place.column == 3)
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var problem: String
    var testDescription: String { name }
  }

  static let broken: [Broken] = [
    Broken(
      name: "merge markers", text: "{\n\"strings\" : {\n<<<<<<< HEAD\n}}",
      problem: "3:1: error: expected a key, found ‘<’"),
    Broken(name: "a list", text: "[]", problem: "1:1: error: a String Catalog is an object"),
    Broken(
      name: "no strings", text: "{\n\"sourceLanguage\" : \"en\"}",
      problem: "1:1: error: missing key ‘strings’"),
    Broken(
      name: "strings of a wrong type", text: "{\"strings\" :\n []}",
      problem: "2:2: error: expected an object of keys"),
  ]

  @Test(arguments: broken)
  func `what is no catalog is a located error`(_ a: Broken) throws {
    do {
      _ = try read(a.text)
      Issue.record("it reads")
    } catch let problem as InputProblem {
      #expect(rendered(problem) == a.problem)
    }
  }
}
