import Languages
import Testing

@Suite("Pseudolocales")
struct PseudolocaleTests {
  private let english = LanguageTag(language: "en")

  @Test("have canonical tags, Android's or of private use, that name them")
  func tags() {
    let tags = Pseudolocale.allCases.map { $0.tag(of: english) }
    #expect(
      tags.map(\.description) == [
        "en-XA", "ar-XB", "en-x-accented", "en-x-double", "en-x-bounded", "en-x-rtl",
      ])
    #expect(tags.map(\.pseudolocale) == Pseudolocale.allCases)
    #expect(tags.allSatisfy { LanguageTag.isCanonical($0.description) && $0.isLanguage })
    let german = LanguageTag("de-AT")!
    #expect(Pseudolocale.accentedLonger.tag(of: german).description == "en-XA")
    #expect(Pseudolocale.doubleLength.tag(of: german).description == "de-AT-x-double")
    #expect(LanguageTag("DE_at-x-DOUBLE")?.pseudolocale == .doubleLength)
  }

  @Test(
    "are nothing else",
    arguments: [
      "en", "ar", "en-XB", "ar-XA", "fr-XA", "en-XK", "en-Latn-XA", "en-x-old", "en-XA-x-y",
    ])
  func others(spelling: String) {
    #expect(LanguageTag(spelling)!.pseudolocale == nil)
  }

  @Test("are written as they say: only two turn round")
  func direction() {
    let directions = Pseudolocale.allCases.map { WritingDirection(of: $0.tag(of: english)) }
    #expect(
      directions == [
        .leftToRight, .rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft,
      ])
    let hebrew = LanguageTag(language: "he")
    #expect(WritingDirection(of: Pseudolocale.bounded.tag(of: hebrew)) == .rightToLeft)
  }

  @Test(
    "are matched by themselves alone, and answer for nothing else",
    arguments: [
      (["en-XA"], ["en", "en-XA"], ["en-XA"]),
      (["en-XA", "fr"], ["en", "fr"], ["fr"]),
      (["en-x-double"], ["en", "en-x-bounded", "en-x-double"], ["en-x-double"]),
      (["en-x-double", "de"], ["en", "de"], ["de"]),
      (["en-US"], ["en-XA", "en-x-double", "en"], ["en"]),
      (["en-US", "fr"], ["en-XA", "fr"], ["fr"]),
      (["ar-EG", "en"], ["en", "ar-XB"], ["en"]),
      (["fr", "en-XA"], ["en-XA", "fr"], ["fr"]),
      (["en-GB", "en-XA"], ["en-US", "en-XA"], ["en-US"]),
    ])
  func match(preferences: [String], available: [String], expected: [String]) {
    let match = LanguageMatch(spellings: preferences, among: available)
    #expect(match?.localizations == expected)
  }
}
