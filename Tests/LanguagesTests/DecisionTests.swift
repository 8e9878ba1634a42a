import Languages
import Testing

@Suite("A decision")
struct DecisionTests {
  private func tags(_ text: String) -> [LanguageTag] {
    text.split(separator: " ").compactMap { LanguageTag(String($0)) }
  }

  private func inputs(
    stored: String? = nil, perApp: String? = nil, device: String = "de en"
  ) -> DecisionInputs {
    DecisionInputs(
      stored: stored, perApp: perApp.flatMap { LanguageTag($0) }, device: tags(device),
      supported: tags("en fr fr-CA de"), productDefault: LanguageTag(language: "en"))
  }

  @Test("takes a canonical, supported preference as it stands")
  func preference() {
    let choice = decide(inputs(stored: "fr-CA", perApp: "de"))
    #expect(choice == LanguageChoice(tag: tags("fr-CA")[0], rule: .appPreference))
  }

  @Test(
    "passes over a stored preference that is none, and says why",
    arguments: [
      ("fr_CA", LanguageChoice.StoredFault.notCanonical(canonical: LanguageTag("fr-CA")!)),
      ("French", .notCanonical(canonical: LanguageTag("fr")!)), ("Français", .notATag),
      ("", .notATag), ("ja", .notSupported), ("de-AT", .notSupported),
    ])
  func invalid(_ stored: String, _ fault: LanguageChoice.StoredFault) {
    let choice = decide(inputs(stored: stored, perApp: "fr"))
    #expect(choice.tag.description == "fr")
    #expect(choice.rule == .platformAppLocale)
    #expect(choice.storedFault == fault)
  }

  @Test("matches the per-app language before the device's list")
  func perApp() {
    let choice = decide(inputs(perApp: "fr-BE"))
    #expect(choice.tag.description == "fr")
    #expect(choice.rule == .platformAppLocale)
    #expect(choice.match?.kind == .related)
  }

  @Test("matches the device's list in order")
  func device() {
    let choice = decide(inputs(device: "ja fr-CA en"))
    #expect(choice.tag.description == "fr-CA")
    #expect(choice.rule == .deviceMatch)
    #expect(choice.match?.preference == 1)
    #expect(choice.match?.kind == .exact)
  }

  @Test("falls back to the default")
  func fallback() {
    let choice = decide(inputs(perApp: "ja", device: "ko"))
    #expect(choice == LanguageChoice(tag: tags("en")[0], rule: .productDefault))
  }

  @Test("names its rules in the words of the log and in short words")
  func words() {
    #expect(
      DecisionRule.allCases.map(\.rawValue)
        == ["app-preference", "platform-app-locale", "device-match", "default"])
    #expect(DecisionRule.allCases.map(\.word) == ["app", "per-app", "device", "default"])
  }
}
