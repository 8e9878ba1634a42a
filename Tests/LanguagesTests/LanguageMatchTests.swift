import Languages
import Testing

/// One question to the matcher; written `preferences | available > expected, kind score`.
struct MatchCase: CustomTestStringConvertible, Sendable {
  var preferences: [String]
  var available: [String]
  var expected: [String]
  var kind: LanguageMatch.Kind?
  var score: Int?
  var testDescription: String { "\(preferences) among \(available)" }

  init(
    _ preferences: String, _ available: String, _ expected: String, _ kind: LanguageMatch.Kind?,
    _ score: Int? = nil
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.preferences = words(preferences)
    self.available = words(available)
    self.expected = words(expected)
    self.kind = kind
    self.score = score
  }
}

@Suite("The platform's matcher")
struct LanguageMatchTests {
  @Test(
    "chooses as ualoc_localizationsToUse does",
    arguments: [
      // Exact, by preference.
      MatchCase("fr-CA", "en fr fr-CA", "fr-CA fr", .exact, -1),
      MatchCase("fr", "en fr-CA fr", "fr", .exact, -1),
      MatchCase("de en", "en fr de", "de", .exact, -1),
      // More generic: the statement of QA1828.
      MatchCase("en-GB", "fr en", "en", .related, 2),
      MatchCase("fr-CA de", "en fr de", "fr", .related, 1),
      MatchCase("ru de", "en fr de", "de", .exact, -1),
      MatchCase("ru", "en fr", "", nil),
      // Normalized.
      MatchCase("zh-TW", "zh-Hant-TW en", "zh-Hant-TW", .normalized, 0),
      MatchCase("zh-Hant-TW", "en zh-TW", "zh-TW", .normalized, 0),
      MatchCase("zh-CN", "zh-Hans-CN", "zh-Hans-CN", .normalized, 0),
      MatchCase("no", "en nb", "nb", .normalized, 0),
      MatchCase("nb", "en no", "no", .normalized, 0),
      MatchCase("he", "en iw", "iw", .normalized, 0),
      MatchCase("id", "in en", "in", .normalized, 0),
      MatchCase("fr-CA", "fr_CA en", "fr_CA", .exact, -1),
      MatchCase("en", "French English", "English", .normalized, 0),
      MatchCase("fr-FR", "French English", "French", .related, 1),
      // The parents of English.
      MatchCase("en-AU", "en en-GB", "en-GB en", .related, 1),
      MatchCase("en-IN", "en en-GB en-001", "en-GB en-001 en", .related, 1),
      MatchCase("en-HK", "en en-GB", "en-GB en", .related, 1),
      MatchCase("en-SG", "en-GB en", "en-GB en", .related, 1),
      MatchCase("en-ZA", "en en-001", "en-001 en", .related, 2),
      MatchCase("en-NZ", "en en-AU en-GB", "en-AU en-GB en", .related, 1),
      MatchCase("en", "en-GB", "en-GB", .related, 3),
      MatchCase("en-US", "en-GB en", "en", .related, 1),
      // Spanish.
      MatchCase("es-MX", "es es-419", "es-419 es", .related, 1),
      MatchCase("es-MX", "es-ES es", "es", .related, 2),
      MatchCase("es-AR", "es es-MX", "es", .related, 2),
      MatchCase("es-AR", "es-ES es-MX", "es-MX", .related, 2),
      MatchCase("es-419", "es-MX es", "es-MX es", .related, 1),
      MatchCase("es-419", "es es-MX", "es", .related, 1),
      // Chinese and its relatives.
      MatchCase("zh-HK", "zh-Hans zh-Hant", "zh-Hant", .related, 2),
      MatchCase("zh-HK", "en zh-TW zh-CN", "zh-TW", .related, 3),
      MatchCase("zh-Hant-HK", "zh-Hant zh-HK zh-Hans", "zh-HK zh-Hant", .normalized, 0),
      MatchCase("zh-Hant-MO", "zh-Hant zh-HK", "zh-HK zh-Hant", .related, 1),
      MatchCase("zh-Hant-HK", "zh-Hant-TW zh-Hans", "zh-Hant-TW", .related, 3),
      MatchCase("zh-Hans", "zh-Hant en", "", nil),
      MatchCase("zh-Hans-CN", "zh-Hant zh-Hans", "zh-Hans", .related, 1),
      MatchCase("zh-SG", "zh-Hant zh-CN", "zh-CN", .related, 2),
      MatchCase("yue", "zh-Hans zh-Hant-HK", "zh-Hant-HK", .related, 4),
      MatchCase("yue", "zh-Hans zh-Hant", "zh-Hant", .related, 6),
      MatchCase("yue-Hans", "zh-Hant zh-Hans", "zh-Hans", .related, 2),
      MatchCase("wuu", "zh-Hant zh-Hans", "zh-Hans", .related, 3),
      // Norwegian.
      MatchCase("nn", "en nb no", "nb no", .related, 3),
      MatchCase("nn", "en nn nb", "nn", .exact, -1),
      MatchCase("nb-NO", "en no", "no", .related, 1),
      // Hindi and English only in Latin script.
      MatchCase("hi-Latn", "en hi", "en", .related, 5),
      MatchCase("hi-Latn", "hi en-IN en", "en-IN en", .related, 2),
      MatchCase("hi", "en", "", nil),
      MatchCase("ars", "en ar", "ar", .related, 2),
      // Siblings through a common parent.
      MatchCase("fr-CA", "en fr-FR", "fr-FR", .related, 2),
      MatchCase("fr-CA", "fr-CH fr-FR", "fr-FR", .related, 2),
      // A country that is not the default is one further away.
      MatchCase("it", "it-CH it-IT", "it-IT", .related, 1),
      MatchCase("it", "it-CH", "it-CH", .related, 2),
      MatchCase("de", "de-AT de-DE de-CH", "de-DE", .related, 1),
      MatchCase("sr-Latn", "sr sr-Latn-ME sr-Latn-RS", "sr-Latn-RS", .related, 1),
      // Portuguese.
      MatchCase("pt-PT", "pt-BR en", "pt-BR", .lastResort),
      MatchCase("pt-PT en", "pt-BR en", "en", .exact, -1),
      MatchCase("pt-PT fr-CA", "pt-BR fr en", "fr", .related, 1),
      MatchCase("pt-PT", "pt-BR pt", "pt", .related, 1),
      MatchCase("pt-BR", "pt-PT en", "pt-PT", .related, 3),
      MatchCase("pt-AO", "pt pt-PT", "pt-PT pt", .related, 1),
      // A later exact match of the same language.
      MatchCase("fr-CH fr-CA", "fr-FR fr-CA", "fr-CA", .laterExact),
      MatchCase("fr-CH fr-CA", "fr fr-CA", "fr", .related, 1),
      MatchCase("en-CA es en-GB", "en-AU en-GB es", "en-GB", .laterExact),
      MatchCase("zh-HK zh-CN", "zh-TW zh-CN", "zh-TW", .related, 3),
      // Scripts without a common parent.
      MatchCase("sr-Latn", "sr en", "", nil),
      MatchCase("uz-Cyrl", "uz en", "", nil),
      // No language at all.
      MatchCase("ja", "zxx en", "zxx", .noLanguage),
      MatchCase("", "en", "", nil),
      MatchCase("en", "", "", nil),
      MatchCase("fr", "Base fr", "fr", .exact, -1),
      // Keywords do not count.
      MatchCase("ar-EG-u-nu-latn", "ar ar-EG", "ar-EG ar", .exact, -1),
    ])
  func chooses(_ question: MatchCase) {
    let match = LanguageMatch(spellings: question.preferences, among: question.available)
    #expect((match?.localizations ?? []) == question.expected)
    #expect(match?.kind == question.kind)
    #expect(match?.score == question.score)
  }

  @Test("says which preference decided")
  func decidingPreference() throws {
    let tags = { (text: String) in text.split(separator: " ").compactMap { LanguageTag(String($0)) }
    }
    #expect(LanguageMatch(tags("ja fr-CA"), among: tags("en fr"))?.preference == 1)
    #expect(LanguageMatch(tags("fr-CH fr-CA"), among: tags("fr-FR fr-CA"))?.preference == 1)
    #expect(LanguageMatch(tags("pt-PT ja"), among: tags("pt-BR"))?.preference == 0)
    #expect(match(tags("fr-CA"), among: tags("en fr fr-CA")) == tags("fr-CA fr"))
    #expect(match(tags("ru"), among: tags("en")).isEmpty)
  }

  @Test("lists one localization once, however it is spelled")
  func oddSpellings() throws {
    let match = try #require(LanguageMatch(spellings: ["en-GB"], among: ["en_GB", "en-GB", "en"]))
    #expect(match.localizations == ["en_GB", "en-GB", "en"])
    #expect(match.tags.map(\.description) == ["en-GB", "en-GB", "en"])
    let hongKong = try #require(LanguageMatch(spellings: ["zh-HK"], among: ["zh-HK", "zh-TW"]))
    #expect(hongKong.localizations == ["zh-HK", "zh-TW"])
  }
}
