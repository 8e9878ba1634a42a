import Languages
import Testing

@Suite("A language tag")
struct LanguageTagTests {
  @Test(
    "is read from the spellings that files hold",
    arguments: [
      ("fr", "fr"), ("fr-CA", "fr-CA"), ("fr_CA", "fr-CA"), ("FR-ca", "fr-CA"),
      ("zh-hant-tw", "zh-Hant-TW"), ("ZH_HANT", "zh-Hant"), ("skr-arab", "skr-Arab"),
      ("sat-Olck", "sat-Olck"), ("es-419", "es-419"), ("ca-valencia", "ca-valencia"),
      ("de-1996", "de-1996"), ("iw", "he"), ("in", "id"), ("heb", "he"), ("ind", "id"),
      ("eng-us", "en-US"), ("no", "no"), ("nb-NO", "nb-NO"), ("zh-CN", "zh-CN"), ("sh", "sr-Latn"),
      ("tl", "fil"), ("cmn-Hans", "zh-Hans"), ("zh-yue-HK", "yue-HK"), ("French", "fr"),
      ("Chinese", "zh-Hans"), ("fr_CA.UTF-8", "fr-CA"), ("sr_RS@latin", "sr-RS"), ("qqq", "qqq"),
      ("root", "und"),
    ])
  func reads(_ spelling: String, _ canonical: String) throws {
    #expect(try #require(LanguageTag(spelling)).description == canonical)
  }

  @Test(
    "is not made of anything else",
    arguments: [
      "", "-", "f", "Base", "fr-", "-fr", "fr--CA", "Français", "français", "fr CA", "12", "e2",
      "en-USA", "en-a", "en-u", "en-x", "fr-CA-fr", "de-1996-1996", "en-ThisIsTooLong",
      "base.lproj",
      "fr/CA", "C", "POSIX", "en-u-nu-latn-u-ca-buddhist",
    ])
  func refuses(_ spelling: String) {
    #expect(LanguageTag(spelling) == nil)
  }

  @Test(
    "has one spelling that may be stored",
    arguments: [
      ("fr-CA", true), ("zh-Hans", true), ("es-419", true), ("ar-EG-u-nu-latn", true),
      ("fr_CA", false), ("French", false), ("zh_CN", false), ("FR", false), ("iw", false),
      ("zh-hant", false), ("ar@numbers=latn", false), ("Français", false), ("", false),
    ])
  func canonical(_ spelling: String, _ expected: Bool) {
    #expect(LanguageTag.isCanonical(spelling) == expected)
  }

  @Test("keeps its extensions, in canonical order")
  func extensions() throws {
    let tag = try #require(LanguageTag("ar-EG-u-NU-latn-ca-islamic-umalqura-a-foo-x-Old"))
    #expect(tag.description == "ar-EG-a-foo-u-ca-islamic-umalqura-nu-latn-x-old")
    #expect(tag.keyword("nu") == "latn")
    #expect(tag.keyword("ca") == "islamic-umalqura")
    #expect(tag.keyword("hc") == nil)
    #expect(tag.base.description == "ar-EG")
    #expect(LanguageTag("ar_EG@numbers=latn;hours=h23")?.description == "ar-EG-u-hc-h23-nu-latn")
    #expect(LanguageTag("en-u-kn-true")?.description == "en-u-kn")
    #expect(LanguageTag("en-u-kn")?.keyword("kn") == "true")
    #expect(LanguageTag("be-x-old")?.description == "be-x-old")
  }

  @Test("knows codes that nobody speaks", arguments: ["und", "mul", "zxx", "qqq", "qaa", "root"])
  func noLanguage(_ spelling: String) throws {
    #expect(try #require(LanguageTag(spelling)).isLanguage == false)
  }

  @Test("sorts by its spelling")
  func sorts() {
    let tags = ["fr-CA", "zh-Hant", "ar", "fr", "zh-Hans"].compactMap { LanguageTag($0) }
    #expect(tags.sorted().map(\.description) == ["ar", "fr", "fr-CA", "zh-Hans", "zh-Hant"])
  }

  @Test(
    "read again from its own spelling is the same",
    arguments: [
      "sr-Latn-RS", "en-GB-oxendict", "sl-rozaj-1994", "hi-Latn", "th-TH-u-ca-buddhist-nu-thai",
    ])
  func roundTrip(_ spelling: String) throws {
    let tag = try #require(LanguageTag(spelling))
    #expect(LanguageTag(tag.description) == tag)
    #expect(tag.description == spelling)
  }
}
