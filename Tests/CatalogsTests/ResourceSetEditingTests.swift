import Catalogs
import Diagnostics
import Testing

/// Edits of a set: `base` holds two keys, French for one of them, and a German `.strings` table.
struct ResourceSetEditingTests {
  private let place = SourceLocation(file: "product.yaml", line: 9, column: 3)

  private func base() throws -> ResourceSet {
    try resourceSet([
      "W/Localizable.xcstrings": catalogText(
        """
        "late" : {"localizations" : {
          "en" : {"stringUnit" : {"state" : "translated", "value" : "Late"}},
          "fr" : {"stringUnit" : {"state" : "needs_review", "value" : "En retard"}}}},
        "Soon" : {}
        """),
      "de.lproj/Other.strings": "\"x\" = \"X\";",
    ])
  }

  @Test func `a language whose last entry is removed has no file`() throws {
    var set = try base()
    let isRemoved = set.remove(table: "Localizable", localization: "fr", key: "late")
    #expect(isRemoved)
    #expect(rendered(set, "late") == ["en: ‘Late’"])
    #expect(set.file(table: "Localizable", localization: BundleLocalization("fr")) == nil)
    #expect(set.localizations.map(\.spelling) == ["de", "en"])
  }

  @Test func `a strings file stays when it is empty`() throws {
    var set = try base()
    let isRemoved = set.remove(table: "Other", localization: "de", key: "x")
    #expect(isRemoved)
    #expect(set.localizations.map(\.spelling) == ["de", "en", "fr"])
    #expect(set.keys(in: "Other").isEmpty)
  }

  @Test func `without its source text a key is its text`() throws {
    var set = try base()
    let isRemoved = set.remove(table: "Localizable", localization: "en", key: "late")
    #expect(isRemoved)
    #expect(rendered(set, "late") == ["en: ‘late’ (key)", "fr: ‘En retard’ needs_review"])
    let isRemovedAgain = set.remove(table: "Localizable", localization: "en", key: "late")
    #expect(!isRemovedAgain)
  }

  @Test func `a key is removed from all languages`() throws {
    var set = try base()
    let isRemoved = set.remove(table: "Localizable", localization: nil, key: "late")
    #expect(isRemoved)
    #expect(rendered(set, "late") == [])
    #expect(set.keys(in: "Localizable") == ["Soon"])
    #expect(set.facts(of: "late", in: "Localizable") == nil)
    #expect(set.localizations.map(\.spelling) == ["de", "en"])
  }

  @Test(arguments: [
    ("Localizable", "it", "late"), ("Localizable", "fr", "none"), ("None", "fr", "late"),
    ("Localizable", "fr", "Soon"), ("Localizable", "en", "Soon"),
  ])
  func `removing what is not there changes nothing`(
    _ table: String, _ language: String, _ key: String
  ) throws {
    var set = try base()
    let isRemoved = set.remove(table: table, localization: language, key: key)
    #expect(!isRemoved)
    #expect(try set == base())
  }

  @Test func `a set text keeps the place and the state of the one before`() throws {
    var set = try base()
    set.set(table: "Localizable", localization: "fr", key: "late", value: "Tard", at: place)
    #expect(rendered(set, "late") == ["en: ‘Late’", "fr: ‘Tard’ needs_review"])
    let entry = set.file(table: "Localizable", localization: BundleLocalization("fr"))?
      .entry("late")
    #expect(entry?.place.description == "W/Localizable.xcstrings:6:63")
  }

  @Test func `a new language stands in the catalog, at the key`() throws {
    var set = try base()
    set.set(table: "Localizable", localization: "pl", key: "Soon", value: "Wkrótce", at: place)
    #expect(rendered(set, "Soon") == ["en: ‘Soon’ (key)", "pl: ‘Wkrótce’"])
    #expect(set.localizations.map(\.spelling) == ["de", "en", "fr", "pl"])
    let file = set.file(table: "Localizable", localization: BundleLocalization("pl"))
    #expect(file?.path == "W/Localizable.xcstrings")
    #expect(file?.entry("Soon")?.place.description == "W/Localizable.xcstrings:7:1")
  }

  @Test func `a new key and table stand where the edit is written`() throws {
    var set = try base()
    set.set(table: "New", localization: "fr", key: "k", value: "v", at: place)
    #expect(set.tableNames == ["Localizable", "New", "Other"])
    #expect(set.facts(of: "k", in: "New")?.place == place)
    #expect(
      set.file(table: "New", localization: BundleLocalization("fr"))?.path == "product.yaml")
  }

  @Test func `a language is found under another spelling of its tag`() throws {
    var set = try resourceSet(["zh_TW.lproj/A.strings": "a = b;"])
    set.set(table: "A", localization: "zh-TW", key: "a", value: "c", at: place)
    #expect(rendered(set, "a", in: "A") == ["zh_TW: ‘c’"])
    let isRemoved = set.remove(table: "A", localization: "zh-TW", key: "a")
    #expect(isRemoved)
  }

  @Test func `copies are values, and the same edits give equal sets`() throws {
    let original = try base()
    var one = original
    var other = original
    one.set(table: "Localizable", localization: "fr", key: "late", value: "T", at: place)
    #expect(one != other)
    other.set(table: "Localizable", localization: "fr", key: "late", value: "T", at: place)
    #expect(one == other)
    one.remove(table: "Localizable", localization: nil, key: "Soon")
    #expect(one != other)
    other.remove(table: "Localizable", localization: nil, key: "Soon")
    #expect(one == other)
    #expect(try original == base())
  }
}
