import Internationalization
import Languages
import Testing

@Suite("The tables of languages")
struct TablesTests {
  private func tag(_ spelling: String) throws -> LanguageTag {
    try #require(LanguageTag(spelling))
  }

  @Test(
    "give the default digits of CLDR 48",
    arguments: [
      ("ar", "latn"), ("ar-US", "latn"), ("ar-CA", "latn"), ("ar-001", "latn"), ("ar-AE", "latn"),
      ("ar-MA", "latn"), ("ar-DZ", "latn"), ("ar-TN", "latn"), ("ar-LY", "latn"),
      ("hi", "latn"), ("ur", "latn"), ("ur-IN", "arabext"), ("fa", "arabext"), ("ps-PK", "arabext"),
      ("mr", "deva"), ("ne", "deva"), ("bn", "beng"), ("my", "mymr"), ("ckb", "arab"),
      ("sd", "arab"), ("sd-Deva", "latn"), ("sd-IN", "latn"), ("pa", "latn"), ("pa-PK", "arabext"),
      ("pa-Arab", "arabext"), ("uz-AF", "arabext"), ("uz", "latn"), ("ff-Adlm", "adlm"),
      ("sat", "olck"), ("en", "latn"), ("th", "latn"), ("he", "latn"), ("ja", "latn"),
      ("ar-EG-u-nu-latn", "latn"), ("ar-u-nu-arab", "arab"), ("en-u-nu-nonsense", "latn"),
    ])
  func numbering(_ spelling: String, _ system: String) throws {
    #expect(NumberingSystem.default(for: try tag(spelling)) == system)
  }

  @Test(
    "give Arabic-Indic digits to these regions of Arabic and to no other",
    arguments: [
      "BH DJ EG ER IL IQ JO KM KW LB MR OM PS QA SA SD SO SS SY TD YE".split(separator: " ")
        .map(String.init)
    ])
  func arabicRegions(_ regions: [String]) {
    let all = LibraryDefaults.tags.filter { $0.language == "ar" }.compactMap(\.region)
    let indic = Set(all).union(regions).filter {
      NumberingSystem.default(for: LanguageTag(language: "ar", region: $0)) == "arab"
    }
    #expect(indic.sorted() == regions)
  }

  @Test("agree with the library on digits, but for what CLDR changed since")
  func numberingAgainstLibrary() {
    let differing = LibraryDefaults.tags.filter {
      LibraryDefaults.numbering(of: $0) != NumberingSystem.default(for: $0)
    }
    let changed: Set<String> = ["ar", "ar-001"]
    let left = differing.map(\.description).filter { !changed.contains($0) }
    #expect(
      left == [],
      "the library: \(left.map { LibraryDefaults.numbering(of: LanguageTag($0)!) ?? "?" })")
  }

  @Test("know digits and where they belong")
  func digits() throws {
    #expect(NumberingSystem.digits(of: "arab").map { String($0) } == "٠١٢٣٤٥٦٧٨٩")
    #expect(NumberingSystem.digits(of: "deva").map { String($0) } == "०१२३४५६७८९")
    #expect(NumberingSystem.digits(of: "roman") == nil)
    let seven = try #require(NumberingSystem.digit("۷"))
    #expect(seven.system == "arabext")
    #expect(seven.value == 7)
    #expect(NumberingSystem.digit("五") == nil)
    #expect(NumberingSystem.digit("x") == nil)
  }

  @Test("agree with the library on the direction of every language that it has")
  func directions() {
    let differing = LibraryDefaults.tags.filter {
      LibraryDefaults.isRightToLeft($0) != (WritingDirection(of: $0) == .rightToLeft)
    }
    #expect(differing == [])
  }

  @Test(
    "give the direction by script",
    arguments: [
      ("ar", WritingDirection.rightToLeft), ("he", .rightToLeft), ("fa", .rightToLeft),
      ("ur", .rightToLeft), ("iw", .rightToLeft), ("dv", .rightToLeft), ("pa-Arab", .rightToLeft),
      ("az-IR", .rightToLeft), ("ar-Latn", .leftToRight), ("en", .leftToRight),
      ("pa", .leftToRight), ("ja", .leftToRight), ("und", .leftToRight),
    ])
  func direction(_ spelling: String, _ direction: WritingDirection) throws {
    #expect(WritingDirection(of: try tag(spelling)) == direction)
  }

  @Test("agree with the library on the likely script of every language that it has")
  func likelyScripts() {
    let differing = LibraryDefaults.tags.filter {
      $0.isLanguage && LikelySubtags.script(of: $0) != LibraryDefaults.maximized($0)?.script
    }
    #expect(differing == [])
  }

  @Test("agree with the library on the default region, but for what CLDR changed since")
  func likelyRegions() {
    let differing = LibraryDefaults.tags.filter {
      $0.isLanguage && $0.region == nil
        && LikelySubtags.maximized($0).region != LibraryDefaults.maximized($0)?.region
    }
    let changed: Set<String> = ["yi"]
    #expect(differing.map(\.description).filter { !changed.contains($0) } == [])
  }

  @Test(
    "know which region says nothing new",
    arguments: [
      ("it-IT", true), ("it-CH", false), ("en-US", true), ("en-GB", false), ("en-001", false),
      ("zh-Hans-CN", true), ("zh-CN", true), ("zh-TW", false), ("zh-Hant-TW", false),
      ("sr-Latn-RS", true), ("sr-Latn-ME", false), ("pa-Arab-PK", false), ("pt-BR", true),
      ("pt-PT", false), ("fr", true), ("nb-NO", true),
    ])
  func defaultRegion(_ spelling: String, _ expected: Bool) throws {
    #expect(LikelySubtags.isDefaultRegion(of: try tag(spelling)) == expected)
  }

  @Test("list every parent that the library lists")
  func listedParents() {
    for tag in LibraryDefaults.tags {
      guard let listed = LibraryDefaults.listedParent(of: tag) else { continue }
      let ours = ParentLocales.parent(of: tag)
      #expect((ours ?? LanguageTag(language: "und")) == listed, "\(tag)")
    }
  }

  @Test(
    "give the chains of CLDR and those of bundles",
    arguments: [
      ("fr-CA", "fr", "fr"), ("es-MX", "es-419 es", "es-419 es"),
      ("en-AU", "en-001 en", "en-GB en-001 en"),
      ("en-NZ", "en-001 en", "en-AU en-GB en-001 en"), ("zh-Hant-TW", "zh-Hant", "zh-Hant zh-TW"),
      ("zh-Hans-CN", "zh-Hans zh", "zh-Hans zh"), ("zh-Hant", "", "zh-TW"),
      ("yue", "", "yue-Hant yue-HK zh-Hant-HK zh-HK zh-Hant zh-TW"), ("nb", "no", "no"),
      ("hi-Latn", "en-IN en-001 en", "en-IN en-GB en-001 en"), ("sr-Latn-RS", "sr-Latn", "sr-Latn"),
      ("ars", "", "ar"), ("en-DE", "en-150 en-001 en", "en-150 en-GB en-001 en"), ("en", "", ""),
      ("ca-ES-valencia", "ca-ES ca", "ca-ES ca"),
    ])
  func chains(_ spelling: String, _ cldr: String, _ bundle: String) throws {
    let tag = try tag(spelling)
    #expect(tag.parents.map(\.description).joined(separator: " ") == cldr)
    #expect(tag.bundleParents.map(\.description).joined(separator: " ") == bundle)
  }

  @Test(
    "know the scripts that a language is written in",
    arguments: [
      ("en", "Latn"), ("fr-CA", "Latn"), ("ar", "Arab"), ("fa", "Arab"), ("ur", "Arab"),
      ("ru", "Cyrl"), ("uk", "Cyrl"), ("bg", "Cyrl"), ("sr", "Cyrl"), ("sr-Latn", "Latn"),
      ("he", "Hebr"), ("ja", "Hani Hira Kana"), ("zh-Hans", "Hani"), ("zh-TW", "Hani"),
      ("ko", "Hang Hani"), ("hi", "Deva"), ("hi-Latn", "Latn"), ("th", "Thai"), ("el", "Grek"),
      ("ka", "Geor"), ("hy", "Armn"), ("am", "Ethi"), ("ta", "Taml"), ("bn", "Beng"),
    ])
  func scripts(_ spelling: String, _ expected: String) throws {
    let scripts = WritingScripts.expected(in: try tag(spelling))
    #expect(scripts.sorted().joined(separator: " ") == expected)
  }
}
