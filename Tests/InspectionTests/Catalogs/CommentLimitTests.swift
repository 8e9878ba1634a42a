import Inspection
import Testing

/// Texts against the limit that their comment states.
struct CommentLimitTests {
  private func lines(_ probe: CatalogProbe) throws -> [String] {
    try probe.findings("comment-limit")
  }

  private func found(_ texts: [String: String], _ comment: String) throws -> [String] {
    try lines(CatalogProbe("short", texts, comment: comment))
  }

  @Test func aTranslationThatIsLongerIsToldWithBothNumbers() throws {
    #expect(
      try found(["en": "Packing", "de": "Wird verpackt"], "Island. Max 8 characters.") == [
        "2 warning comment-limit de: ‘Wird verpackt’ has 13 characters, and its comment says "
          + "‘Max 8 characters’"
      ])
    #expect(try found(["en": "Packing", "de": "Packt"], "Max 8 characters.").isEmpty)
  }

  @Test func wordsAreCountedWhereBlanksPartThem() throws {
    let texts = ["en": "On its way", "fr": "En route", "ja": "配達中です", "pl": "W drodze do ciebie"]
    let found = try found(texts, "At most three words")
    #expect(found.count == 1)
    #expect(found.first?.contains("has 4 words") == true)
  }

  @Test func whereBlanksPartNoWordsNoneAreCounted() throws {
    let four = "กำลัง จัดส่ง ให้ คุณ"
    #expect(try found(["en": "On its way", "th": four], "At most three words").isEmpty)
    #expect(try found(["en": "On its way", "th": four], "Max 10 characters").count == 1)
  }

  @Test func whatNobodySeesIsNoCharacter() throws {
    let texts = ["en": "Packing", "de": "Ver\u{AD}packt\u{200B}"]
    #expect(try found(texts, "max 8 characters").isEmpty)
    #expect(try found(texts, "max 7 characters").count == 1)
  }

  @Test func anArgumentCountsAsOne() throws {
    #expect(
      try found(["en": "%lld min", "fr": "%lld min", "de": "%lld Min."], "max 6 characters").isEmpty
    )
    #expect(
      try found(["en": "%lld min", "fr": "%lld minutes"], "max 6 characters").count == 1)
    #expect(try found(["en": "%lld min", "fr": "%lld min"], "two words").isEmpty)
  }

  @Test func lettersLeaveOutBlanksAndSigns() throws {
    #expect(try found(["en": "Soon", "fr": "Tout près"], "≤ 8 letters").isEmpty)
    #expect(try found(["en": "Soon", "fr": "Tout près !"], "≤ 7 letters").count == 1)
  }

  @Test func aSourceTextThatIsLongerIsToldAlone() throws {
    let found = try found(["en": "Packing it up", "de": "Wird verpackt"], "Max 8 characters")
    #expect(found.count == 1)
    #expect(found.first?.contains(" en: ") == true)
  }

  @Test func everyPluralFormIsHeldToIt() throws {
    let probe = CatalogProbe(entries: [
      "n": CatalogProbe.entry(
        [
          "en": CatalogProbe.plural(["one": "%lld stop", "other": "%lld stops"]),
          "de": CatalogProbe.plural(["one": "%lld Halt", "other": "%lld Haltestellen"]),
        ], comment: "Max 7 characters")
    ])
    let found = try lines(probe)
    #expect(found.count == 1)
    #expect(found.first?.contains("‘%lld Haltestellen’ has 14 characters") == true)
  }
}
